import { SingleFlight } from './single-flight.ts';

describe('a shared read', () => {
  /** Reads of something that changes meanwhile; each ends when the spec lets it. */
  function reads() {
    const ends: ((outcome: { failed?: Error }) => void)[] = [];
    const state = { value: 'first' };
    const shared = new SingleFlight(async () => {
      const { value } = state;
      const { failed } = await new Promise<{ failed?: Error }>((resolve) => ends.push(resolve));
      if (failed) throw failed;
      return value;
    });
    const begun = async (count: number) => {
      while (ends.length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    return { ends, state, shared, begun };
  }

  it('should be one for all who ask at the same time', async () => {
    const { ends, shared, begun } = reads();
    const all = Promise.all([shared.get(), shared.get(), shared.get()]);
    await begun(1);

    ends[0]?.({});

    expect(await all).toEqual(['first', 'first', 'first']);
    expect(ends).toHaveLength(1);
  });

  it('should give nobody what was read before they asked', async () => {
    const { ends, state, shared, begun } = reads();
    const early = shared.get();
    await begun(1);
    state.value = 'second';
    const late = Promise.all([shared.get(), shared.get()]);
    ends[0]?.({});
    expect(await early).toBe('first');

    await begun(2);
    ends[1]?.({});

    expect(await late).toEqual(['second', 'second']);
    expect(ends).toHaveLength(2);
  });

  it('should begin anew after one that failed', async () => {
    const { ends, shared, begun } = reads();
    const failing = shared.get();
    await begun(1);
    const next = shared.get();
    ends[0]?.({ failed: new Error('The database is away') });
    await expect(failing).rejects.toThrow('away');

    await begun(2);
    ends[1]?.({});

    expect(await next).toBe('first');
  });
});
