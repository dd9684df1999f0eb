import { databaseTrouble } from './database-trouble.ts';

describe('databaseTrouble', () => {
  it.each([
    ['a lock that was not to be had', '55P03'],
    ['a deadlock that came back with every try', '40P01'],
    ['a serialization failure that came back with every try', '40001'],
  ])('should ask to try again after %s', (_what, code) => {
    const trouble = databaseTrouble(Object.assign(new Error('as the driver says it'), { code }));

    expect(trouble?.getStatus()).toBe(503);
    expect(trouble?.title).toBe('Busy');
    expect(trouble?.retryAfterSeconds).toBe(5);
  });

  it('should say nothing of an error that is no trouble of the database', () => {
    expect(databaseTrouble(new Error('a bug'))).toBeNull();
    expect(databaseTrouble(Object.assign(new Error('taken'), { code: '23505' }))).toBeNull();
  });
});
