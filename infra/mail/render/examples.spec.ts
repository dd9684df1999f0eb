import { expect, it } from '@jest/globals';
import { examplesOf } from './examples.ts';

it('the dates of examples follow the convention that they speak of, and stay where nothing is said', () => {
  const datesOf = (firstDay?: string) =>
    JSON.stringify(examplesOf('gameday-invitation', firstDay).map(({ mail }) => mail.props)).match(
      /\d{4}-\d{2}-\d{2}/g,
    );
  expect(datesOf()).toContain('2025-10-10');
  expect(datesOf('2027-10-08')).toContain('2027-10-08');
  expect(datesOf('2027-10-08')).not.toContain('2025-10-10');
  expect(datesOf('2025-10-10')).toEqual(datesOf());
});
