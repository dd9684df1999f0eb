import { afterEach, expect, it, jest } from '@jest/globals';
import { failureText } from './failure-text.ts';

const FAILED = 'Failed to join the event';

afterEach(() => void jest.restoreAllMocks());

it('says why a call failed: by the server’s reason, or because the browser has no network', () => {
  const refused = { status: 409, data: { message: 'The event is full.' } };
  const unreached = { status: 'FETCH_ERROR', error: 'TypeError' };
  expect(failureText(`${FAILED}.`, refused)).toBe('Failed to join the event. The event is full.');
  expect(failureText(FAILED, unreached)).toBe(FAILED);

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(failureText(FAILED, unreached)).toBe(
    'Failed to join the event. You have no network. Try again when it is back.',
  );
});
