import { expect, it } from '@jest/globals';
import type { AuditItem } from '#api/staff.ts';
import { grouped, timesText } from './grouped-entries.ts';

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
