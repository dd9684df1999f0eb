import { Slots } from './slots.ts';

describe('the slots of a sender', () => {
  /** Work for hosts that ends when it is told to; `begun` are the hosts whose work is under way or over, in order. */
  function work(slots: Slots) {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const put = (host: string) =>
      slots.run(host, () => {
        begun.push(host);
        return new Promise<void>((end) => ends.push(end));
      });
    return { begun, put, end: () => ends.shift()?.() };
  }
  const soon = () => new Promise(setImmediate);

  it('should be so many for each host, and one host takes none of another', async () => {
    const { begun, put, end } = work(new Slots(2));
    const first = put('a');
    for (const host of ['a', 'a', 'b']) void put(host);
    await soon();
    expect(begun).toEqual(['a', 'a', 'b']);

    end();
    await first;
    await soon();
    expect(begun).toEqual(['a', 'a', 'b', 'a']);
  });

  it('should change their number for hosts that are known and for new ones', async () => {
    const slots = new Slots(1);
    const { begun, put } = work(slots);
    for (const host of ['a', 'a']) void put(host);
    await soon();
    expect(begun).toEqual(['a']);

    slots.resize(2);
    for (const host of ['b', 'b', 'b']) void put(host);
    await soon();
    expect(begun.toSorted()).toEqual(['a', 'a', 'b', 'b']);
  });

  it('should be idle only while nothing is under way or waits, on any host', async () => {
    const slots = new Slots(1);
    const { put, end } = work(slots);
    expect(slots.isIdle).toBe(true);

    const all = [put('a'), put('b'), put('b')];
    expect(slots.isIdle).toBe(false);
    await soon();
    end();
    await all[0];
    expect(slots.isIdle).toBe(false);
    end();
    await all[1];
    await soon();
    end();
    await all[2];
    expect(slots.isIdle).toBe(true);
  });

  it('should hand on what the work answers and how it fails, and be free again after a failure', async () => {
    const slots = new Slots(1);
    await expect(slots.run('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await expect(slots.run('a', async () => 'taken')).resolves.toBe('taken');
  });
});
