import { draw } from './draw.ts';
import { seedHashOf } from './drawn-order.ts';
import { type PublishedDraw, UnreadableDrawError } from './published-draw.ts';
import { madeUpWishes } from './testing/made-up-wishes.ts';
import { verify } from './verification.ts';

const seed = 'a seed';
const input = madeUpWishes('published', {
  games: 8,
  parties: 30,
  wishes: [1, 5],
  moveAlong: 0.5,
  groups: 0.2,
});
const published: PublishedDraw = { seedHash: seedHashOf(seed), seed, input, result: draw(input, seed) };
const differencesOf = (change: Partial<PublishedDraw>, hash?: string) =>
  verify(JSON.stringify({ ...published, ...change }), hash).differences;

describe('checking a published draw', () => {
  it('should find nothing where it was run as published', () => {
    expect(differencesOf({})).toEqual([]);
    expect(differencesOf({}, published.seedHash)).toEqual([]);
  });

  it('should name the party that has another seat', () => {
    const [first, ...others] = published.result.seats;
    if (!first) throw new Error('nobody has a seat');
    const seats = [{ ...first, games: [...first.games, 99] }, ...others];
    expect(differencesOf({ result: { ...published.result, seats } })).toEqual([
      `Seats are others for party ${first.party}.`,
    ]);
    expect(differencesOf({ result: { ...published.result, seats: others } })).toHaveLength(1);
  });

  it('should see another order of a waitlist, other counts and seats for nobody', () => {
    const { result } = published;
    const waitlists = result.waitlists.map((row) => ({ ...row, parties: row.parties.toReversed() }));
    expect(differencesOf({ result: { ...result, waitlists } })[0]).toMatch(/^Waitlists are others for game /);
    const counts = { ...result.counts, peopleWithNothing: 0 };
    expect(differencesOf({ result: { ...result, counts } })).toEqual(['The counts are others.']);
    expect(
      differencesOf({ result: { ...result, seats: [...result.seats, { party: 999, games: [1] }] } }),
    ).toEqual(['Seats are others for party 999.']);
  });

  it('should see another seed than was promised', () => {
    expect(differencesOf({ seed: 'another' })[0]).toBe(
      `The seed's hash is ${seedHashOf('another')}, not ${published.seedHash}.`,
    );
    expect(differencesOf({}, 'abc')).toEqual([
      `You saw the hash abc, and ${published.seedHash} is published.`,
    ]);
  });

  it.each([
    ['words', 'the file is not JSON'],
    ['[]', 'the file is no object'],
    [JSON.stringify({ ...published, seed: 7 }), 'seed is no text'],
    [JSON.stringify({ ...published, input: { ...input, games: [] } }), 'wishes for a game'],
    [
      JSON.stringify({ ...published, input: { ...input, games: [{ id: 1.5 }] } }),
      'games[0].id is no whole number',
    ],
    [
      JSON.stringify({ ...published, input: { ...input, parties: [...input.parties, input.parties[0]] } }),
      'twice',
    ],
  ])('should say where %.20s is no published draw', (text, words) => {
    expect(() => verify(text)).toThrow(UnreadableDrawError);
    expect(() => verify(text)).toThrow(words);
  });
});
