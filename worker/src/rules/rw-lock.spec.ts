import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { RwLock } from './rw-lock.ts';

describe('RwLock', () => {
  it('should let others run together, and one alone with nobody', async () => {
    const lock = new RwLock();
    let beside = 0;
    let alone = 0;
    let mostBeside = 0;
    const check = () => {
      mostBeside = Math.max(mostBeside, beside);
      expect(alone).toBeLessThanOrEqual(1);
      expect(alone > 0 && beside > 0).toBe(false);
    };
    const works = Array.from({ length: 30 }, (_, index) =>
      index % 5 === 4
        ? lock.runExclusive(async () => {
            alone += 1;
            check();
            await sleep(2);
            alone -= 1;
          })
        : lock.runShared(async () => {
            beside += 1;
            check();
            await sleep(2);
            beside -= 1;
          }),
    );
    await Promise.all(works);
    expect(mostBeside).toBeGreaterThan(1);
  });

  it('should go on after work that fails', async () => {
    const lock = new RwLock();
    await expect(lock.runShared(() => Promise.reject(new Error('a')))).rejects.toThrow('a');
    await expect(lock.runExclusive(() => Promise.reject(new Error('b')))).rejects.toThrow('b');
    expect(await lock.runShared(() => Promise.resolve('on'))).toBe('on');
    expect(await lock.runExclusive(() => Promise.resolve('alone'))).toBe('alone');
  });
});
