import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Happening, Life } from '../definition/life.ts';
import { happenings } from '../happenings/happenings.ts';
import { golden } from '../testing/golden.ts';
import { type MailSort, SORTS, sortsThat } from './lives.ts';

const HAPPENINGS_FOLDER = join(import.meta.dirname, '../happenings');
const HAPPENINGS = Object.keys(happenings) as Happening[];
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2025-10-01T12:00:00Z');

/** In how many days of now a mail expires whose matter ends after so many. */
function daysUntil({ expires }: Life, end: number): number | null {
  const moment = expires({ now: NOW, end: new Date(NOW.getTime() + end * DAY_MS) });
  return moment && (moment.getTime() - NOW.getTime()) / DAY_MS;
}

/** When a mail expires: with what it is about, by the calendar, or never. */
function expiryText(life: Life): string {
  const [lasting, over] = [daysUntil(life, 2), daysUntil(life, -1)];
  if (lasting === null) return 'never';
  if (lasting === 2)
    return over === -1 ? 'at the end' : `at the end, or after ${over} days once that is over`;
  return `after ${lasting} ${lasting === 1 ? 'day' : 'days'}`;
}

function nameOf({ kind, news }: MailSort): string {
  return news === null ? kind : `${kind} ${news}`;
}

const lines = (what: string, names: readonly string[]) =>
  names.length > 0 ? [`  ${what}: ${[...names].sort().join(', ')}`] : [];

/** What becomes of each sort of mail while it waits. */
function textOfSorts(): string {
  const sorts = SORTS.map(({ life, ...sort }) =>
    [
      nameOf(sort),
      `  expires: ${expiryText(life)}`,
      ...lines('ended by', life.endedBy),
      ...lines('corrected by', life.correctedBy ?? []),
    ].join('\n'),
  );
  return `${sorts.sort().join('\n')}\n`;
}

/** The same from the other side: which mails each happening ends and corrects. */
function textOfHappenings(): string {
  const met = (are: 'endedBy' | 'correctedBy', happening: Happening) => sortsThat(are, happening).map(nameOf);
  const happenings = HAPPENINGS.map((happening) =>
    [
      happening,
      ...lines('ends', met('endedBy', happening)),
      ...lines('corrects', met('correctedBy', happening)),
    ].join('\n'),
  );
  return `${happenings.join('\n')}\n`;
}

describe('the life of a waiting mail', () => {
  it.each([
    ['lives.txt', textOfSorts()],
    ['happenings.txt', textOfHappenings()],
  ])('should be as %s says (UPDATE_GOLDEN=1 writes it anew)', (file, text) => {
    expect(text).toBe(golden(`kinds/${file}`, text));
  });

  it('should meet each happening in some mail', () => {
    for (const happening of HAPPENINGS) {
      expect([...sortsThat('endedBy', happening), ...sortsThat('correctedBy', happening)]).not.toEqual([]);
    }
  });

  it('should name each happening once, whatever its subject', async () => {
    const subjects = globSync('*.ts', { cwd: HAPPENINGS_FOLDER }).filter((file) => file !== 'happenings.ts');
    const told = await Promise.all(subjects.map((file) => import(join(HAPPENINGS_FOLDER, file))));

    const names = told.flatMap((exported) => Object.values<object>(exported).flatMap(Object.keys));
    expect(names.sort()).toEqual([...HAPPENINGS].sort());
  });

  it('should not begin without the end of what it ends with', () => {
    const invitation = SORTS.find(({ kind }) => kind === 'gameday-invitation');

    expect(() => invitation?.life.expires({ now: NOW, end: null })).toThrow('must be told when that ends');
  });
});
