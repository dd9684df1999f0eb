import type { Request } from 'express';
import { bodyField } from './throttle.ts';

describe('the throttle key of a body field', () => {
  const keyOf = (email: unknown) => bodyField('email')({ body: { email } } as Request);

  it.each([
    ' dana@mail.example ',
    'DANA@mail.example',
    'da\u202Ana@mail.example',
    '\u2066dana@mail.example\u2069',
  ])('is the address that %j stands for', (spelling) => {
    expect(keyOf(spelling)).toBe('dana@mail.example');
  });

  it.each([undefined, null, 42, ['dana@mail.example']])('is nothing for %j', (value) => {
    expect(keyOf(value)).toBeUndefined();
  });
});
