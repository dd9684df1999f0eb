import { loggableError } from './loggable-error.ts';

describe('loggableError', () => {
  it('keeps kind and place of a database error, and nothing of the row', () => {
    const error = Object.assign(new Error('insert into x values (priya@mail.example) - failing row'), {
      code: '23502',
      detail: 'Failing row contains (priya@mail.example, secret-token)',
      constraint: 'invitation_token_unique',
    });

    const text = JSON.stringify(loggableError(error));

    expect(text).not.toMatch(/priya|secret-token/);
    expect(loggableError(error)).toMatchObject({ code: '23502', constraint: 'invitation_token_unique' });
  });

  it('keeps the message of any other error', () => {
    expect(loggableError(new TypeError('x is not a function'))).toMatchObject({
      type: 'TypeError',
      message: 'x is not a function',
      stack: expect.stringContaining('    at '),
    });
    expect(loggableError('text')).toMatchObject({ type: 'Error' });
  });
});
