import { describe, expect, it } from '@jest/globals';
import { countsOf, findPerson, search } from '../desk/scans.ts';
import { practiceDesk } from './practice-desk.ts';
import { PRACTICE, practiceList } from './practice-list.ts';

const NOW = new Date('2025-10-01T12:00:00Z');
const list = practiceList(NOW, '2025-10-12T01:00:00.000Z', 10);

describe('the practice list', () => {
  const shown = (desk: ReturnType<typeof practiceDesk>) => {
    const now = desk.snapshot().lists.get(PRACTICE);
    if (!now) throw new Error('no list');
    return now;
  };
  const hereOf = (desk: ReturnType<typeof practiceDesk>, id: string) =>
    findPerson(shown(desk), (person) => person.id === id)?.person.here;
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('has invented people alone, whose names say so', () => {
    const names = list.parties.flatMap(({ people }) => people.map(({ name }) => name));

    expect(names.filter((name) => !/ (Practice|Example|Sample|Rehearsal)$/.test(name))).toEqual([]);
    expect(new Set(list.parties.flatMap(({ people }) => people.map(({ id }) => id))).size).toBe(names.length);
  });

  it('has somebody for each thing that is met at a door', () => {
    const people = list.parties.flatMap((party) => party.people);

    expect(search(list, 'gus sample', 5)).toHaveLength(2);
    expect(list.parties.map(({ owed }) => owed)).toEqual([0, 10, 20, 0, 0, 10, 0]);
    expect(people.filter(({ child }) => child)).toHaveLength(2);
    expect(people.some((person) => person.people > 1)).toBe(true);
    expect(countsOf(list)).toEqual({ here: 1, expected: 12 });
  });

  it('takes check-ins, payments and what takes them back, and nothing waits', async () => {
    const desk = practiceDesk(list);
    const [ada, boris] = list.parties;
    const id = ada?.people[0]?.id ?? '';
    desk.mark(PRACTICE, 'here', id);
    desk.mark(PRACTICE, 'paid', boris?.id ?? '');
    await settled();

    expect(hereOf(desk, id)).toMatch(/^\d{4}-/);
    expect(shown(desk).parties[1]?.owed).toBe(0);
    desk.mark(PRACTICE, 'here', id, false);
    desk.mark(PRACTICE, 'paid', boris?.id ?? '', false);
    await settled();

    expect(hereOf(desk, id)).toBeNull();
    expect(shown(desk).parties[1]?.owed).toBe(10);
    expect(desk.snapshot()).toMatchObject({ waiting: [], news: [], awaySince: null, failures: 0 });
  });
});
