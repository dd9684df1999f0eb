import { expect, it } from '@jest/globals';
import type { AuditItem } from '#core/api/staff.ts';
import { grouped, summed, timesText } from './grouped-entries.ts';

const entry = (id: string, changes: Partial<AuditItem> = {}): AuditItem => ({
  id,
  at: '2025-10-01T12:00:00Z',
  who: 'Dana',
  what: 'Deleted an invitation',
  several: null,
  isRefusal: false,
  network: null,
  path: null,
  ...changes,
});

it('what somebody did several times in a row is one entry, with the newest time; another person begins anew', () => {
  const entries = [
    entry('4', { at: '2025-10-01T13:00:00Z' }),
    entry('3'),
    entry('2', { who: 'Ola' }),
    entry('1'),
  ];
  expect(grouped(entries).map(({ id, at, times }) => [id, at, times])).toEqual([
    ['4', '2025-10-01T13:00:00Z', 2],
    ['2', '2025-10-01T12:00:00Z', 1],
    ['1', '2025-10-01T12:00:00Z', 1],
  ]);
});

it('the same done to another thing, or from elsewhere, is another entry', () => {
  const entries = [
    entry('3', { path: '/emailer/history/1' }),
    entry('2'),
    entry('1', { network: '203.0.113.0/24' }),
  ];
  expect(grouped(entries)).toHaveLength(3);
  // Where no network is shown.
  expect(grouped(entries, { byNetwork: false })).toHaveLength(2);
});

it('a group says since when it goes on, unless all was in one minute', () => {
  const at = (moment: string) => ({ at: `2025-10-0${moment}:00Z` });
  const text = (...entries: Partial<AuditItem>[]) =>
    grouped(entries.map((changes, index) => entry(String(index), changes))).map((each) =>
      timesText(each, 'Europe/Berlin'),
    );
  expect(text(at('2T13:00'))).toEqual(['']);
  expect(text(at('2T13:00'), at('2T13:00'))).toEqual([', 2 times']);
  expect(text(at('2T13:00'), at('2T12:30'), at('1T12:00'))).toEqual([
    expect.stringMatching(/^, 3 times since Oct 1, (2025, )?2:00.PM$/),
  ]);
});

it('in short, what was done to many one by one is one entry, whoever did it and whatever came between', () => {
  const checkIn = (id: string, who: string, minute: number) =>
    entry(id, {
      who,
      at: `2025-10-10T14:0${minute}:00Z`,
      what: `Checked in ${id}`,
      several: 'Checked in {count} people',
      network: `203.0.${minute}.0/24`,
      path: `/${id}`,
    });
  const sold = entry('6', { at: '2025-10-10T14:05:00Z', what: 'Changed the plan', path: '/organise' });
  const entries = [checkIn('Ada', 'Dora', 9), checkIn('Ben', 'Ola', 7), sold, checkIn('Cem', 'Dora', 2)];
  const said = (...items: AuditItem[]) =>
    summed(items).map((each) => `${each.who}: ${each.what}${timesText(each, 'UTC')}`);

  expect(said(...entries)).toEqual([
    expect.stringMatching(/^Dora and 1 other: Checked in 3 people since Oct 10, (2025, )?2:02.PM$/),
    'Dana: Changed the plan',
  ]);
  expect(summed(entries)[0]).toMatchObject({ id: 'Ada', path: null });
  // One alone is told by name, and leads there.
  expect(said(checkIn('Ada', 'Dora', 9), sold)).toEqual(['Dora: Checked in Ada', 'Dana: Changed the plan']);
});
