import { setTimeout as sleep } from 'node:timers/promises';
import { TurnsByKey } from './keyed-semaphore.ts';

/** Work that goes on until it is told to end. */
function endless() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

describe('turns by key', () => {
  it('should let so many of one key work at once, and the next when one of them has ended or failed', async () => {
    const turns = new TurnsByKey(2, 60_000);
    const [first, second] = [endless(), endless()];
    const begun: string[] = [];
    const run = (name: string, work: () => Promise<void>) =>
      turns.run('gameday', () => {
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
    const turns = new TurnsByKey(1, 60_000);
    const { work, end } = endless();
    const busy = turns.run('one', work);

    await expect(turns.run('two', async () => 'done')).resolves.toBe('done');
    end();
    await busy;
  });

  it('should let nobody wait for longer than a while', async () => {
    const turns = new TurnsByKey(1, 20);
    const { work, end } = endless();
    const stuck = turns.run('one', work);

    await expect(turns.run('one', async () => 'done')).resolves.toBe('done');
    end();
    await stuck;
    await expect(turns.run('one', async () => 'again')).resolves.toBe('again');
  });
});
