import { readFileSync } from 'node:fs';
import { CHECKSUMS, checksumLines } from './migration-checksums.ts';
import { migrationFiles } from './migrations.ts';

describe('the checksums of migrations', () => {
  it('should be those of the migrations, as `npm run contract` writes them', () => {
    expect(readFileSync(CHECKSUMS, 'utf8')).toBe(checksumLines());
  });

  it('should say so when a migration that stands was changed', () => {
    const [first, ...rest] = migrationFiles();
    const changed = { file: first?.file ?? '', statements: `${first?.statements} ` };

    expect(() => checksumLines([changed, ...rest])).toThrow(
      '0001-users-gamedays-mail.sql was changed, and migrations that stand never are',
    );
    expect(() => checksumLines(rest)).toThrow('0001-users-gamedays-mail.sql was changed');
  });

  it('should take in one that is new', () => {
    const added = { file: '9999-new.sql', statements: 'select 1' };
    const lines = checksumLines([...migrationFiles(), added]);
    expect(lines).toMatch(/\n[\da-f]{64} {2}9999-new\.sql\n$/);
  });
});
