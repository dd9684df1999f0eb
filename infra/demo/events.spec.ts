import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoData } from './demo.ts';
import { emailOf } from './people.ts';

const NOW = new Date('2025-09-20T12:00:00Z');
const DANA = emailOf('Dana Whitfield');

describe('the schedule of the demo', () => {
  const { events, flags, registrations } = demoData({}, NOW);
  const emails = new Set(registrations.map(({ email }) => email));

  it('should have co-hosts who play and do not own the game', () => {
    const hosted = events.filter(({ coHosts }) => coHosts.length > 0);

    expect(hosted.map(({ gameName }) => gameName)).toEqual([
      'Cosmic Encounter',
      'Blood on the Clocktower',
      'Power Grid',
    ]);
    for (const { coHosts, participants, owner } of hosted) {
      expect(participants).toEqual(expect.arrayContaining(coHosts));
      expect(coHosts).not.toContain(owner);
    }
  });

  // The tour in README.md says so.
  it('should let Dana own a game and help to host another one, each with questions and messages', () => {
    const own = events.find(({ gameName }) => gameName === 'Cascadia');
    const other = events.find(({ gameName }) => gameName === 'Cosmic Encounter');

    expect(own).toMatchObject({ owner: { email: DANA }, discussion: [{}], messages: [{}] });
    expect(other).toMatchObject({ coHosts: [{ email: DANA }], discussion: [{}, {}], messages: [{}, {}] });
    expect(other?.discussion.map(({ answers }) => answers.length)).toEqual([1, 0]);
  });

  it('should have a cancelled game, whose link README.md gives', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const cancelled = events.filter((event) => event.cancelled);

    expect(cancelled).toHaveLength(1);
    for (const { id } of cancelled) {
      expect(readme).toContain(`/events?event=${id}`);
    }
  });

  it('should be talked about by people who are registered, hosts alone write to players, all of it before now', () => {
    for (const { owner, coHosts, discussion, messages } of events) {
      const asked = discussion.flatMap(({ answers, ...question }) => [question, ...answers]);
      expect(asked.filter(({ by }) => !emails.has(by))).toEqual([]);
      const hosts = [owner, ...coHosts].map(({ email }) => email);
      expect(messages.filter(({ by }) => !hosts.includes(by))).toEqual([]);
      expect([...asked, ...messages].filter(({ at }) => new Date(at) >= NOW)).toEqual([]);
    }
  });

  it('should have a flag of each colour that is up for as long as flags are', () => {
    expect(flags.map(({ colour, until }) => [colour, until])).toEqual([
      ['green', '2025-09-20T12:30:00.000Z'],
      ['yellow', '2025-09-20T12:30:00.000Z'],
    ]);
  });

  it('should leave out what needs somebody who is not there', () => {
    const few = demoData({ REGISTRATION_CAPACITY: '12' }, NOW);
    const people = new Set(few.registrations.map(({ email }) => email));

    const said = few.events.flatMap(({ discussion, messages }) => [
      ...discussion.flatMap(({ answers, ...question }) => [question, ...answers]),
      ...messages,
    ]);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(({ by }) => !people.has(by))).toEqual([]);
  });

  it('should ask the same questions when fewer people are there to ask', () => {
    const asked = (of: typeof events) =>
      of.flatMap(({ discussion }) => discussion.map(({ message }) => message));
    const few = demoData({ REGISTRATION_CAPACITY: '12' }, NOW);

    expect(asked(events)).toEqual(expect.arrayContaining(asked(few.events)));
  });
});
