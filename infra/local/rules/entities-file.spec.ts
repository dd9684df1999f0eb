import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { namingFiles, tablesOf } from './entities-file.ts';

describe('the files that name entities', () => {
  const files = namingFiles();

  it('should name what the files define; `npm run contract` writes them', () => {
    expect(files.size).toBeGreaterThan(5);
    for (const [file, text] of files) {
      expect(readFileSync(join(ROOT, file), 'utf8')).toBe(text);
    }
  });

  it('should call the tables of a module by its name, also by one of two words', () => {
    expect(tablesOf('users')).toBe('UsersTables');
    expect(tablesOf('lost-found')).toBe('LostFoundTables');
  });

  it('should name each by its class, where it has one', () => {
    const all = files.get('backend/src/entities.ts');
    expect(all).toMatch(/^ {2}Registration,$/m);
    expect(all).toMatch(/^ {2}StaffSchema,$/m);
    expect(all).not.toMatch(/^ {2}RegistrationSchema,$/m);
  });
});
