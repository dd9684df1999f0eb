import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { unsentAtDoor, unsentOf } from './door-scans.ts';

const NOTHING = { walkIns: 0, scans: 0 };

it('counts what waits: not what was refused or taken back', () => {
  expect(
    unsentOf([
      { kind: 'walk-in' },
      { kind: 'paid' },
      { kind: 'here', why: 'No.' },
      { kind: 'walk-in', undoneAt: 1 },
    ]),
  ).toEqual({ walkIns: 1, scans: 1 });
});

describe('what waits in a browser that does not say', () => {
  const openAs = (open: () => object) => Object.assign(globalThis, { indexedDB: { open } });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('is nothing once its database, which another tab may hold, was silent for three seconds', async () => {
    jest.useFakeTimers();
    openAs(() => ({}));
    const told = jest.fn();
    void unsentAtDoor().then(told);

    await jest.advanceTimersByTimeAsync(2_999);
    expect(told).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(told).toHaveBeenCalledWith(NOTHING);
  });

  it('is nothing at once where it has no database for a page', async () => {
    openAs(() => {
      throw new Error('The operation is insecure.');
    });
    expect(await unsentAtDoor()).toEqual(NOTHING);
  });
});
