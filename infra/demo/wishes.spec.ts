import { demoData } from './demo.ts';
import { emailOf } from './people.ts';

const { events, wishes, wishesAreDrawn } = demoData({}, new Date('2025-09-20T12:00:00Z'));
const wishedFor = (id: string) => wishes.filter(({ eventId }) => eventId === id);
const freeIn = ({ spots, participants }: (typeof events)[number]) => spots - participants.length;

describe('the wishes of the demo', () => {
  it('should be for games in which none of the family sits or waits', () => {
    for (const { email, eventId } of wishes) {
      const game = events.find(({ id }) => id === eventId);
      const known = [...(game?.participants ?? []), ...(game?.waitlist ?? [])];
      expect(known.map((person) => person.email)).not.toContain(email);
    }
  });

  // The tour in README.md says so.
  it('should be drawn, those of Dana as well', () => {
    expect(wishesAreDrawn).toBe(true);
    expect(wishes.map(({ email }) => email)).toContain(emailOf('Dana Whitfield'));
  });

  it('should be more than the seats of some games, and leave seats of others to whoever comes first', () => {
    const people = (id: string) => wishedFor(id).reduce((sum, { names }) => sum + names.length, 0);
    const open = events.filter(({ visible, cancelled }) => visible && !cancelled);
    expect(open.some((game) => freeIn(game) > 0 && people(game.id) > freeIn(game))).toBe(true);
    expect(open.filter((game) => freeIn(game) > people(game.id)).length).toBeGreaterThan(10);
  });
});
