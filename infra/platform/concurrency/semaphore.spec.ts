import { setTimeout as sleep } from 'node:timers/promises';
import { KeyedSemaphore } from './semaphore.ts';

/** Work that goes on until it is told to end. */
function endless() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

describe('KeyedSemaphore', () => {
  it('should let so many of one key work at once, and the next when one of them has ended or failed', async () => {
    const semaphore = new KeyedSemaphore(2);
    const [first, second] = [endless(), endless()];
    const begun: string[] = [];
    const run = (name: string, work: () => Promise<void>) =>
      semaphore.run('gameday', 60_000, () => {
        begun.push(name);
        return work();
      });

    const all = [run('first', first.work), run('second', second.work)];
    const failing = run('third', () => Promise.reject(new Error('full')));
    all.push(run('fourth', async () => undefined));
    await sleep(20);
    expect(begun).toEqual(['first', 'second']);

    second.end();
    await expect(failing).rejects.toThrow('full');
    await all[2];
    expect(begun).toEqual(['first', 'second', 'third', 'fourth']);
    first.end();
    await Promise.all(all);
  });

  it('should let no key wait for another', async () => {
    const semaphore = new KeyedSemaphore(1);
    const { work, end } = endless();
    const busy = semaphore.run('one', 60_000, work);

    await expect(semaphore.run('two', 60_000, async () => 'done')).resolves.toBe('done');
    end();
    await busy;
  });

  it('should let nobody wait for longer than a while', async () => {
    const semaphore = new KeyedSemaphore(1);
    const { work, end } = endless();
    const stuck = semaphore.run('one', 20, work);

    await expect(semaphore.run('one', 20, async () => 'done')).resolves.toBe('done');
    end();
    await stuck;
    await expect(semaphore.run('one', 20, async () => 'again')).resolves.toBe('again');
  });
});
