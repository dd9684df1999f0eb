import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReachableByAll, outsidePlace } from './outside-place.ts';

describe('the place outside of a private checkout', () => {
  let dir = '';
  let cleared: string[] = [];
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'outside-'));
    mkdirSync(join(dir, 'var'));
    cleared = [];
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const place = (root = '/private/checkout', local = join(dir, 'local')) =>
    outsidePlace(async (folder) => void cleared.push(folder), { local, root, parent: join(dir, 'var') });

  it('should stay the same over restarts', async () => {
    const first = await place();
    writeFileSync(join(first, 'data'), 'kept');
    expect(await place()).toBe(first);
    expect(existsSync(join(first, 'data'))).toBe(true);
  });

  it('should be deleted, and what ran there ended, once `.local` was deleted', async () => {
    const first = await place();
    mkdirSync(join(first, 'postgres'));
    rmSync(join(dir, 'local'), { recursive: true });
    expect(await place()).not.toBe(first);
    expect(existsSync(first)).toBe(false);
    expect(cleared).toContain(join(first, 'postgres'));
  });

  it('should leave alone what belongs to another checkout or is not ours to judge', async () => {
    const other = await place('/private/other', join(dir, 'other-local'));
    mkdirSync(join(dir, 'var/tablefall-unknown'));
    await place();
    expect(existsSync(other)).toBe(true);
    expect(existsSync(join(dir, 'var/tablefall-unknown'))).toBe(true);
    expect(cleared).toEqual([]);
  });

  it('should be needed below a folder that others may not enter', () => {
    expect(isReachableByAll('/usr/bin')).toBe(true);
    chmodSync(dir, 0o700);
    expect(isReachableByAll(join(dir, 'var'))).toBe(false);
  });
});
