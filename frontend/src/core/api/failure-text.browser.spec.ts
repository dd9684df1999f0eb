import { afterEach, expect, it, jest } from '@jest/globals';
import { failureText } from './failure-text.ts';

const FAILED = 'Failed to join the event';

afterEach(() => void jest.restoreAllMocks());

const unreached = { status: 'FETCH_ERROR', error: 'TypeError' };

it('says why a call failed: by the server’s reason, or because the browser has no network', () => {
  const refused = { status: 409, data: { message: 'The event is full.' } };
  expect(failureText(`${FAILED}.`, refused)).toBe('Failed to join the event. The event is full.');
  expect(failureText(FAILED, { status: 500 })).toBe(FAILED);

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(failureText(FAILED, unreached)).toBe(
    'Failed to join the event. You have no network. Try again when it is back.',
  );
});

it.each([unreached, { status: 'TIMEOUT_ERROR' }])(
  'says that it may have been done where the browser believes to have a network and no answer came',
  (error) => {
    expect(failureText(FAILED, error)).toBe(
      'Failed to join the event. No answer came from the server: it may have been done all the same.',
    );
  },
);

it('does not say so of an answer that could not be read, or of what the browser itself did not do', () => {
  const unread = { status: 'PARSING_ERROR', originalStatus: 413, data: '<html>', error: 'SyntaxError' };
  expect(failureText(FAILED, unread)).toBe(FAILED);
  expect(failureText(FAILED, new DOMException('Denied', 'NotAllowedError'))).toBe(FAILED);
});
