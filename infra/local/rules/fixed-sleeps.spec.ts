import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

// A spec that sleeps and then expects something is red on a busy machine; one that expects nothing is green there whatever
// happens. So each waits for the thing itself, or for a sign that the thing cannot come any more. Where time itself is what
// is tried, as an outage of so many seconds, a comment on the line above says so.

const FOLDERS = ['backend', 'worker', 'frontend', 'infra'];
const OF_TESTS = /\.spec\.tsx?$|\/(test|testing|e2e)\/[^/]+\.tsx?$/;
const NOT_OURS = /\/(dist|node_modules|results)\//;
const SLEEP = /\b(sleep|waitForTimeout)\(|setTimeout\((resolve|go|done)\b/;
/** What asks again and again pauses for less. */
const SHORTEST = /[(,]\s*(\d{3,}|\d+_\d{3}|[1-9]\d*e\d)\b/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
).filter((file) => OF_TESTS.test(file) && !NOT_OURS.test(file));

it('should find no spec that sleeps for a tenth of a second or longer without a word why', () => {
  const sleeps = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    return lines.flatMap((line, n) => {
      const isSleep = SLEEP.test(line) && SHORTEST.test(line.slice(line.search(SLEEP)));
      const isSaid = /^\s*(\/\/|\*|\/\*\*)/.test(lines[n - 1] ?? '');
      return isSleep ? [{ where: `${file}:${n + 1}: ${line.trim()}`, isSaid }] : [];
    });
  });
  expect(sleeps.length).toBeGreaterThan(5);
  expect(sleeps.filter(({ isSaid }) => !isSaid).map(({ where }) => where)).toEqual([]);
});
