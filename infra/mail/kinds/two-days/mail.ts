import { defineMail } from '../../definition/define-mail.ts';
import { atEndOrAfterDays } from '../../definition/life.ts';
import type { OwnDaysFacts, OwnThing } from '../../facts/own-days.ts';
import { planView } from '../../facts/plan-view.ts';
import {
  EXAMPLE_REGISTRATION,
  ownDaysLinkOf,
  type RegistrationFacts,
  registrationView,
} from '../../facts/registration-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';
import { guestName, plainText } from '../../wording/wording.ts';

export interface TwoDaysProps extends RegistrationFacts, OwnDaysFacts {
  /** Ways to the venue. */
  directions: { title: string; text: string }[];
}

const GAME: OwnThing = {
  title: 'Cascadia',
  path: '/events?event=01980000-0000-7000-8000-000000000004',
  when: { day: '2025-10-10', startsAt: '2025-10-10T16:00:00.000Z', duration: 60 },
  who: [{ names: ['Dana Whitfield', 'Theo Whitfield'], does: null }],
};

const MOVED: OwnThing = {
  ...GAME,
  title: 'Spirit Island',
  when: { day: '2025-10-10', startsAt: '2025-10-10T17:30:00.000Z', duration: 150, tableId: 'a3' },
  who: [{ names: ['Dana Whitfield'], does: null }],
  table: { label: 'A3', room: 'Room A' },
  before: { day: '2025-10-10', startsAt: '2025-10-10T19:15:00.000Z', duration: 150 },
  changedAt: '2025-10-05T14:00:00.000Z',
  missing: ['A teacher is still needed'],
};

const WAITED_FOR: OwnThing = {
  ...GAME,
  title: 'Dune: Imperium',
  when: { day: '2025-10-10', startsAt: '2025-10-10T21:00:00.000Z', duration: 150 },
  who: [],
  waiting: [{ name: 'Dana Whitfield', place: 1 }],
};

const hourOf = (hour: number) => ({
  day: '2025-10-11',
  startsAt: `2025-10-11T${13 + hour}:00:00.000Z`,
  duration: 60,
});

const GAMEDAY: OwnThing = {
  title: 'Gameday',
  path: '/gameday/2025-10-03',
  when: { date: '2025-10-03', startTime: '18:30:00', endTime: null },
  place: 'Second Shelf Library\n3 Mill Lane',
  who: [{ names: ['You'], does: 'are coming, 3 people in all' }],
};

/** On the second day, at a full hour of its morning and afternoon. */
const atHour = (hour: number, title: string): OwnThing => ({ ...GAME, title, when: hourOf(hour) });

/** One evening and the night in which the clocks go back, in New York. */
const CLOCK_CHANGE: Partial<TwoDaysProps> = {
  days: [
    { date: '2025-11-01', hours: '12:00 PM – 11:45 PM' },
    { date: '2025-11-02', hours: '12:30 AM – 9:00 PM' },
  ],
  things: [
    {
      ...GAME,
      title: 'Through the Ages',
      when: { day: '2025-11-01', startsAt: '2025-11-02T03:00:00.000Z', duration: 240 },
    },
    {
      ...GAME,
      title: 'Second Half Past One',
      when: { day: '2025-11-02', startsAt: '2025-11-02T06:30:00.000Z', duration: 60 },
    },
    {
      ...GAME,
      title: 'First Half Past One',
      when: { day: '2025-11-02', startsAt: '2025-11-02T05:30:00.000Z', duration: 60 },
    },
  ],
};

const FAMILY = ['Dana', 'Theo', 'Ines', 'Bartholomew', 'Maximiliana'].map((name, index) => ({
  name: `${name} Whitfield`,
  badge: index < 3,
  id: `01980000-0000-7000-8000-00000000001${index}`,
}));

/** Before the doors open, everything that people have of the convention: their games, their codes, and the way there. */
export const twoDays = defineMail<TwoDaysProps>({
  order: 26,
  title: 'Your two days',
  purpose:
    'Tells everybody who is registered their games, what has changed or is missing, their badge codes, what is to pay and the way there.',
  list: null,
  // Of no use once the days are over, unless that is when it was sent.
  life: { expires: atEndOrAfterDays(3), endedBy: ['registration-removed'] },
  words: CONVENTION_WORDS,
  view: (props, site) => {
    const registration = registrationView(props, site);
    return {
      ...registration,
      heading: registration.dates,
      link: ownDaysLinkOf(props.codeId, site),
      plan: planView(props, site.timeZone),
      directions: props.directions.map(({ title, text }) => ({
        title: guestName(title) ?? '',
        text: plainText(text).replaceAll('\n', ' '),
      })),
    };
  },
  example: {
    ...EXAMPLE_REGISTRATION,
    heldUntil: null,
    things: [
      GAME,
      MOVED,
      WAITED_FOR,
      { ...GAME, title: 'Hanabi', when: { day: '2025-10-11', startsAt: null, duration: 60 } },
      GAMEDAY,
    ],
    directions: [
      { title: 'By tram', text: 'Lines 4 and 11 stop at Canal Street, right before the entrance.' },
      { title: 'Step-free', text: 'Use the side entrance. All rooms are on one floor.' },
    ],
  },
  exampleName: 'Dana Whitfield',
  forms: {
    'without a game': { props: { things: [], directions: [], amountDue: 0 } },
    'one game': { props: { things: [GAME], heldUntil: EXAMPLE_REGISTRATION.heldUntil } },
    'ten games': {
      props: {
        things: [
          GAMEDAY,
          GAME,
          MOVED,
          WAITED_FOR,
          {
            ...atHour(0, 'Ark Nova'),
            who: [{ names: ['Theo Whitfield'], does: 'organizes it' }],
            missing: ['Nobody brings the game yet', 'A teacher is wanted'],
          },
          {
            ...atHour(1, 'Azul'),
            before: { day: '2025-10-10', startsAt: null, duration: 60 },
            changedAt: null,
          },
          {
            ...atHour(2, 'Wingspan'),
            before: { ...hourOf(2), duration: 90 },
          },
          atHour(
            3,
            'A very long name of a game about the long history of long names of games, second edition',
          ),
          {
            ...atHour(4, 'Root'),
            when: { ...hourOf(4), tableId: 'a3' },
            table: { label: 'A3', room: 'Room A' },
            before: { ...hourOf(4), tableId: 'a4', table: { label: 'A4', room: 'Room A' } },
            changedAt: '2025-10-05T14:00:00.000Z',
            waiting: [{ name: 'Ines Whitfield', place: 4 }],
          },
          atHour(5, 'Carcassonne'),
          {
            ...atHour(6, 'Codenames'),
            who: [{ names: ['Dana Whitfield', 'Theo Whitfield', 'Ines Whitfield'], does: null }],
          },
        ],
      },
    },
    'family of five': {
      props: {
        attendees: FAMILY,
        amountDue: 30,
        things: [
          { ...GAME, who: [{ names: FAMILY.map(({ name }) => name), does: null }] },
          { ...MOVED, who: [{ names: ['Ines Whitfield'], does: null }] },
          GAMEDAY,
        ],
      },
    },
    'when clocks change': { props: CLOCK_CHANGE },
  },
});
