import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../paths.ts';

it('should name the file that loops for ever, and end the run', () => {
  const rootDir = mkdtempSync(join(tmpdir(), 'limit-'));
  try {
    writeFileSync(join(rootDir, 'endless.spec.js'), 'it("loops", () => { for (;;); });');
    writeFileSync(join(rootDir, 'quick.spec.js'), 'it("ends", () => {});');
    const reporter = join(import.meta.dirname, 'limit-reporter.mjs');
    const reporters = ['default', [reporter, { longest: 3_000 }]];
    const config = JSON.stringify({ rootDir, testMatch: ['**/*.spec.js'], reporters });

    const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
    const { signal, stderr } = spawnSync(process.execPath, [jest, '--config', config, '--maxWorkers=2'], {
      encoding: 'utf8',
      timeout: 80_000,
      killSignal: 'SIGKILL',
    });

    expect(stderr).not.toContain('FAIL quick.spec.js');
    expect(stderr).toContain('FAIL endless.spec.js: it has not ended in 0.05 minutes.');
    expect(signal).toBe('SIGTERM');
  } finally {
    rmSync(rootDir, { recursive: true });
  }
});
