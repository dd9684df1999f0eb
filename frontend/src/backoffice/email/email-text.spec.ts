import { describe, expect, it } from '@jest/globals';
import { emailFailure, sendTimeText } from './email-text.ts';

describe('why one of the e-mail tools failed', () => {
  const answer = { status: 502, statusText: 'Bad Gateway' };

  it("is the server's detail", () => {
    const data = { title: 'Unauthorized', message: 'No', detail: 'The password is not correct.' };
    expect(emailFailure({ status: 403, data, answer })).toBe('The password is not correct.');
  });

  it('is the status of an answer without one', () => {
    expect(emailFailure({ status: 502, data: {}, answer })).toBe('Error: 502 - Bad Gateway');
    expect(emailFailure({ status: 'PARSING_ERROR', data: '<html>', answer })).toBe(
      'Error: 502 - Bad Gateway',
    );
  });

  it('is unknown without an answer', () => {
    expect(emailFailure({ status: 'FETCH_ERROR', error: 'TypeError' })).toBe('Unknown error occurred.');
  });
});

it("names the moment of a scheduled mailing with the convention's zone", () => {
  expect(sendTimeText('2025-10-10T18:30', 'America/New_York')).toBe(
    'Friday, October 10, 2025 at 6:30 PM, Eastern Time (America/New_York)',
  );
});
