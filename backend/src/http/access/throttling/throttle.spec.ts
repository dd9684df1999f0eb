import type { Config } from '@tablefall/platform/config/config';
import type { Request } from 'express';
import { bodyAddress, perAccount, perSubject } from './throttle.ts';

describe('the throttle key of an address in the body', () => {
  const keyOf = (email: unknown) => bodyAddress('email')({ body: { email } } as Request);

  it.each([
    ' dana@mail.example ',
    'DANA@mail.example',
    'da\u202Ana@mail.example',
    'dana@mail.example\u200B',
    'mailto:dana@mail.example',
    '“dana@mail.example”;',
    '\u2066dana@mail.example\u2069',
  ])('is the address that %j stands for', (spelling) => {
    expect(keyOf(spelling)).toBe('dana@mail.example');
  });

  it.each([undefined, null, 42, ['dana@mail.example']])('is nothing for %j', (value) => {
    expect(keyOf(value)).toBeUndefined();
  });
});

describe('a throttle of an endpoint', () => {
  const config = { THROTTLE_HAND_OVER_PER_HOUR: 7 } as Config;
  const limitOf = ({ name, perHour }: ReturnType<typeof perAccount>) => [name, perHour(config)];

  it('is named like its setting, or counts by itself', () => {
    expect(limitOf(perAccount('hand-over'))).toEqual(['hand-over', 7]);
    expect(limitOf(perSubject('badge-offer', 'hand-over'))).toEqual(['badge-offer', 7]);
    expect(limitOf(perAccount('table-flags', 30))).toEqual(['table-flags', 30]);
  });

  it('counts nothing of a stranger where it is one of accounts, and what the endpoint is about where it has no key', () => {
    expect(perAccount('hand-over').key?.({ principal: null } as never)).toBeUndefined();
    expect(perSubject('badge-offer', 'hand-over').key).toBeUndefined();
  });

  it('does not compile for a setting that there is not', () => {
    // @ts-expect-error: no setting THROTTLE_RAFFLES_PER_HOUR
    perAccount('raffles');
  });
});
