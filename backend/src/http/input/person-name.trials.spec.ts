import { nameProblem } from './person-name.ts';

/** What people put where a name belongs: the wrong column, the whole entry of an address book. */
const ADDRESSES = [
  'one@mail.example',
  'Dana <dana@mail.example>',
  'dana@mail.example (Dana)',
  'one@mail.example, two@mail.example',
];
const NAMES = ['Dana @ the bar', '@dana', 'Ola O’Hara', '=SUM(1+1)*cmd'];

describe('an address in the place of a name', () => {
  it.each(ADDRESSES)('should be refused in words: %s', (name) => {
    expect(nameProblem(name)).toBe('Please enter a name, not an e-mail address');
  });

  it.each(NAMES)('should leave a name that is none: %s', (name) => {
    expect(nameProblem(name)).toBeNull();
  });
});
