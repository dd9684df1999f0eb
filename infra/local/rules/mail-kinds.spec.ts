import { readFileSync } from 'node:fs';
import { mailLists } from '../product/mail-kinds.ts';

describe('the lists of kinds of mail, and of what happens to what they are about', () => {
  it.each([...mailLists()])(
    'should be in %s what the folders say (npm run contract writes it anew)',
    (file, text) => {
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );
});
