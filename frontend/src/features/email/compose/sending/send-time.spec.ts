import { expect, it } from '@jest/globals';
import { sendTimeText } from './send-time.ts';

it("names the moment of a scheduled mailing with the convention's zone", () => {
  expect(sendTimeText('2025-10-10T18:30', 'America/New_York')).toBe(
    'Friday, October 10, 2025 at 6:30 PM, Eastern Time (America/New_York)',
  );
});
