import { readFileSync } from 'node:fs';
import { KINDS_FILE, kindsFile } from '../product/mail-kinds.ts';

describe('the list of all kinds of mail', () => {
  it('should be what the folders say (npm run contract writes it anew)', () => {
    expect(readFileSync(KINDS_FILE, 'utf8')).toBe(kindsFile());
  });
});
