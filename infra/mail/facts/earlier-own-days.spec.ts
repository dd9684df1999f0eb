import { describe, expect, it } from '@jest/globals';
import { catalogue } from '../catalogue/catalogue.ts';
import { render } from '../render/render.ts';
import { EXAMPLE_SITE } from '../testing/site.ts';

const MAIL = {
  id: '01980000-0000-7000-8000-00000000000a',
  kind: 'two-days' as const,
  recipientName: 'Dana Whitfield',
  createdAt: new Date('2025-09-01T10:00:00Z'),
};
const rendered = (props: (typeof catalogue)['two-days']['example']) =>
  render({ ...MAIL, props }, EXAMPLE_SITE);

describe('a mail of the two days that an earlier release wrote', () => {
  it('should read as one of today does', () => {
    const { example: now } = catalogue['two-days'];
    const { things: _, ...props } = now;
    const game = {
      eventId: '01980000-0000-7000-8000-000000000004',
      gameName: 'Cascadia',
      day: '2025-10-10',
      startsAt: '2025-10-10T16:00:00.000Z',
      duration: 60,
      players: ['Dana Whitfield', 'Theo Whitfield'],
      organizer: null as string | null,
      waiting: [] as object[],
      before: null as object | null,
      changedAt: null as string | null,
      missing: { gameOwner: false, teacher: 'none' } as object | null,
    };
    const moved = {
      ...game,
      gameName: 'Spirit Island',
      startsAt: '2025-10-10T17:30:00.000Z',
      duration: 150,
      players: ['Dana Whitfield'],
      tableId: 'a3',
      table: { label: 'A3', room: 'Room A' },
      before: { day: '2025-10-10', startsAt: '2025-10-10T19:15:00.000Z', duration: 150 },
      changedAt: '2025-10-05T14:00:00.000Z',
      missing: { gameOwner: false, teacher: 'needed' },
    };
    const waitedFor = {
      ...game,
      gameName: 'Dune: Imperium',
      startsAt: '2025-10-10T21:00:00.000Z',
      duration: 150,
      players: [],
      waiting: [{ name: 'Dana Whitfield', place: 1 }],
      missing: null,
    };
    const gameday = {
      gamedayId: '01980000-0000-7000-8000-000000000001',
      date: '2025-10-03',
      startTime: '18:30:00',
      endTime: null,
      location: 'Second Shelf Library\n3 Mill Lane',
      people: 3,
      hasPage: true,
    };
    const games = [
      game,
      moved,
      waitedFor,
      { ...game, gameName: 'Hanabi', day: '2025-10-11', startsAt: null },
    ];
    const earlier = { ...props, games, gamedays: [gameday] } as object as typeof now;

    const mail = rendered(earlier);

    expect(mail).toEqual(rendered(now));
    expect(mail.text).toContain('Spirit Island');
  });
});
