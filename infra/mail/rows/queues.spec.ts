import { expect, it } from '@jest/globals';
import { jobsOf, LOW_PRIORITY, NORMAL_PRIORITY } from './queues.ts';

it.each([
  [0, []],
  [1, [1]],
  [100, [100]],
  [250, [100, 100, 50]],
])('should put %i mails into jobs of at most 100, each mail into one', (count, sizes) => {
  const ids = Array.from({ length: count }, (_, n) => `mail ${n}`);
  const jobs = jobsOf(ids);
  expect(jobs.map(({ data }) => data.ids.length)).toEqual(sizes);
  expect(jobs.flatMap(({ data }) => data.ids)).toEqual(ids);
});

it('should give jobs the priority of their mails, and each mail of low priority a job of its own', () => {
  expect(jobsOf(['one', 'two'])).toMatchObject([{ opts: { priority: NORMAL_PRIORITY } }]);
  expect(jobsOf(['one', 'two'], LOW_PRIORITY)).toMatchObject([
    { data: { ids: ['one'] }, opts: { priority: LOW_PRIORITY } },
    { data: { ids: ['two'] }, opts: { priority: LOW_PRIORITY } },
  ]);
});
