import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ExpectedList } from '#core/api/generated.ts';
import { countsOf, findPerson, hereAfter, type Scan, search, withScan, withScans } from './scans.ts';

const AT = Date.parse('2025-10-10T16:00:00Z');
const scope = '2025-10';

function listOf(names: string[], owed = 0): ExpectedList {
  const person = (name: string, index: number) => ({
    id: `p${index}`,
    name,
    nameId: `n${index}`,
    child: false,
    people: 1,
    codes: [],
    here: null,
  });
  return {
    scope,
    takenAt: '2025-10-10T16:00:00Z',
    endsAt: '2025-10-12T00:00:00Z',
    parties: [{ id: 'party', owed, people: names.map(person) }],
  };
}

const scan = (id: string, minute: number, holds = true): Scan => ({
  scope,
  kind: 'here',
  id,
  holds,
  at: AT + minute * 60_000,
});
const arrivals = fc.array(fc.record({ person: fc.nat(19), minute: fc.nat(600) }), { maxLength: 200 });

describe('scans that wait', () => {
  it('are one for each person, with the earliest time', () => {
    const waiting = [5, 3, 9].map((minute) => scan('p0', minute)).reduce<Scan[]>(withScan, []);

    expect(waiting).toEqual([scan('p0', 3)]);
  });

  it('give way to an undo, and the undo to another scan', () => {
    const undone = [scan('p0', 3), scan('p0', 4, false)].reduce<Scan[]>(withScan, []);

    expect(undone).toEqual([{ ...scan('p0', 4, false), follows: true }]);
    expect(withScan(undone, scan('p0', 6))).toEqual([{ ...scan('p0', 6), follows: true }]);
  });

  it('are taken back by an undo of the same moment, and by none of before', () => {
    const here = new Date(AT).toISOString();

    expect(hereAfter(here, scan('p0', 0, false))).toBeNull();
    expect(hereAfter(here, { ...scan('p0', 0, false), at: AT - 1 })).toBe(here);
  });

  it('of two devices come to the truth, whichever goes up first and however they are split', () => {
    fc.assert(
      fc.property(arrivals, fc.infiniteStream(fc.boolean()), fc.boolean(), (truth, splits, isFirst) => {
        const devices: [Scan[], Scan[]] = [[], []];
        for (const { person, minute } of truth) {
          const device = splits.next().value ? 0 : 1;
          devices[device] = withScan(devices[device], scan(`p${person}`, minute));
        }
        const server = new Map<string, string | null>();
        for (const one of isFirst ? devices.flat() : devices.toReversed().flat())
          server.set(one.id, hereAfter(server.get(one.id) ?? null, one));

        const expected = new Map<string, number>();
        for (const { person, minute } of truth)
          expected.set(
            `p${person}`,
            Math.min(minute, expected.get(`p${person}`) ?? Number.POSITIVE_INFINITY),
          );
        expect(new Map([...server].map(([id, here]) => [id, here && Date.parse(here)]))).toEqual(
          new Map([...expected].map(([id, minute]) => [id, AT + minute * 60_000])),
        );
      }),
    );
  });
});

describe('the list with what was scanned', () => {
  it('counts and shows those who are here, and who has paid', () => {
    const list = withScans(listOf(['Dana', 'Theo'], 10), [
      scan('p1', 2),
      { scope, kind: 'paid', id: 'party', holds: true, at: AT },
    ]);

    expect(countsOf(list)).toEqual({ here: 1, expected: 2 });
    expect(list.parties[0]?.owed).toBe(0);
    expect(findPerson(list, ({ id }) => id === 'p1')?.person.here).toBe('2025-10-10T16:02:00.000Z');
  });

  it('takes no scans of another list', () => {
    const list = listOf(['Dana']);

    expect(withScans(list, [{ ...scan('p0', 1), scope: 'another' }])).toEqual(list);
  });

  it('finds names by all words that were typed, without marks and in any case', () => {
    const list = listOf(['Ola Szymańska', 'Ola Berg', 'Éva 100%']);
    const found = (text: string) => search(list, text, 8).map(({ person }) => person.name);

    expect(found('ola szy')).toEqual(['Ola Szymańska']);
    expect(found('OLA')).toEqual(['Ola Szymańska', 'Ola Berg']);
    expect(found('eva')).toEqual(['Éva 100%']);
    expect(found('  ')).toEqual([]);
    const numbered = listOf(['Guest 13', 'Guest 30', 'Guest 3']);
    expect(search(numbered, 'guest 3', 2).map(({ person }) => person.name)).toEqual(['Guest 30', 'Guest 3']);
    expect(search(list, 'o', 1)).toHaveLength(1);
  });
});
