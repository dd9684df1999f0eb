import { databaseTrouble } from './database-trouble.ts';
import { loggableError } from './loggable-error.ts';

describe('databaseTrouble', () => {
  it.each([
    ['a lock that was not to be had', '55P03'],
    ['a deadlock that came back with every try', '40P01'],
    ['a serialization failure that came back with every try', '40001'],
  ])('should ask to try again after %s', (_what, code) => {
    const trouble = databaseTrouble(Object.assign(new Error('as the driver says it'), { code }));

    expect(trouble?.getStatus()).toBe(503);
    expect(trouble?.title).toBe('Busy');
    expect(trouble?.headers).toEqual({ 'Retry-After': '5' });
  });

  it.each([
    ['a failover to a server that only reads', '25006'],
    ['a full disk', '53100'],
    ['a name that nobody knows at the moment', 'EAI_AGAIN'],
    ['a host that is gone', 'ENOTFOUND'],
    ['a connection that broke off', 'EPIPE'],
    ['a host that does not answer', 'ETIMEDOUT'],
  ])('should say that the service is unavailable after %s', (_what, code) => {
    const trouble = databaseTrouble(Object.assign(new Error('as the driver says it'), { code }));

    expect(trouble?.getStatus()).toBe(503);
    expect(trouble?.title).toBe('Unavailable');
    expect(trouble?.headers).toEqual({ 'Retry-After': '5' });
  });

  it('should say that the service is unavailable where a pooler refuses a limit', () => {
    const refusal = Object.assign(new Error('unsupported startup parameter: statement_timeout'), {
      code: '08P01',
    });

    expect(databaseTrouble(refusal)?.getStatus()).toBe(503);
    expect(loggableError(refusal)).toMatchObject({
      code: '08P01',
      advice: expect.stringContaining(
        'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
      ),
    });
  });

  it('should leave a statement of ours that breaks the protocol to be found', () => {
    const bug = Object.assign(new Error('bind message supplies 1 parameters, but it requires 2'), {
      code: '08P01',
    });

    expect(databaseTrouble(bug)).toBeNull();
    expect(loggableError(bug)).not.toHaveProperty('advice');
  });

  it('should say nothing of an error that is no trouble of the database', () => {
    expect(databaseTrouble(new Error('a bug'))).toBeNull();
    expect(databaseTrouble(Object.assign(new Error('taken'), { code: '23505' }))).toBeNull();
  });
});
