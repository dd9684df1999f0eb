import { describe, expect, it } from '@jest/globals';
import { emailFailure } from './email-failure.ts';

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
