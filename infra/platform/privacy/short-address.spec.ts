import { shortenedAddress } from './short-address.ts';

describe('shortenedAddress', () => {
  it.each([
    ['dana@mail.example', 'd…a@mail.example'],
    ['abc@mail.example', 'a…c@mail.example'],
    ['ab@mail.example', 'a…@mail.example'],
    ['a@mail.example', 'a…@mail.example'],
  ])('turns %s into %s', (email, shortened) => {
    expect(shortenedAddress(email)).toBe(shortened);
  });
});
