import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { fresh } from './freshness.ts';

const SOURCES = join(import.meta.dirname, '..');
/** Options that say when an answer is asked for again. */
const OPTIONS = /\b(pollingInterval|skipPollingIfUnfocused|refetchOnFocus):/;

it('an answer is asked for again as its row says, at once by whoever comes back, and not in a hidden tab', () => {
  const seen = { skipPollingIfUnfocused: true, refetchOnFocus: true };
  expect(fresh('listEvents')).toEqual({ ...seen, pollingInterval: 60_000 });
  expect(fresh('getInvitationDetails')).toEqual({ ...seen, pollingInterval: 0 });
  expect(fresh('getMailing', { isMoving: true })).toEqual({ ...seen, pollingInterval: 2_000 });
  expect(fresh('getEvent', { isShown: false })).toMatchObject({ pollingInterval: 0, refetchOnFocus: false });
  expect(fresh('getHall')).toMatchObject({ pollingInterval: 15_000, skipPollingIfUnfocused: false });
});

it('no page says so beside that table', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const said = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.spec\.|api\/freshness\.ts$/.test(file) &&
      OPTIONS.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(said).toEqual([]);
});
