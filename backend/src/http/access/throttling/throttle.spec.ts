import type { Request } from 'express';
import { bodyAddress } from './throttle.ts';

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
