import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { CheckerAnswer, CheckerCall } from './guest-list-checker.ts';
import { useGuestListWorker } from './use-guest-list.ts';

/** Stands where the browser's worker does, which jsdom has none of. */
class WorkerDouble extends EventTarget {
  static last: WorkerDouble;
  readonly calls: CheckerCall[] = [];
  isTerminated = false;

  constructor() {
    super();
    WorkerDouble.last = this;
  }

  postMessage(call: CheckerCall): void {
    this.calls.push(call);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: CheckerAnswer): void {
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

describe('the worker that checks guest lists', () => {
  beforeEach(() => void Object.assign(globalThis, { Worker: WorkerDouble }));
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(globalThis, 'Worker');
  });

  const start = () => renderHook(() => useGuestListWorker());

  it('gives every call its own answer', async () => {
    const { result } = start();
    const [guests, recipient] = [result.current('guests', undefined), result.current('recipientAt', 3)];
    const [first, second] = WorkerDouble.last.calls;
    const ola = { name: 'Ola', email: 'ola@mail.example' };
    WorkerDouble.last.answer({ id: second?.id ?? 0, result: ola });
    WorkerDouble.last.answer({ id: first?.id ?? 0, result: [ola] });
    expect(await recipient).toEqual(ola);
    expect(await guests).toEqual([ola]);
  });

  it('refuses the one call whose method threw', async () => {
    const { result } = start();
    const [file, guests] = [
      result.current('readFile', { bytes: new ArrayBuffer(1) }),
      result.current('guests', undefined),
    ];
    WorkerDouble.last.answer({ id: 1, error: 'RangeError: too long' });
    WorkerDouble.last.answer({ id: 2, result: [] });
    await expect(file).rejects.toThrow('RangeError: too long');
    expect(await guests).toEqual([]);
  });

  it.each(['error', 'messageerror'])('refuses all calls, waiting and later ones, after %s', async (event) => {
    const { result } = start();
    const waiting = result.current('check', 'Ola; ola@mail.example');
    act(() => void WorkerDouble.last.dispatchEvent(new Event(event)));
    await expect(waiting).rejects.toThrow('does not run');
    await expect(result.current('guests', undefined)).rejects.toThrow('does not run');
  });

  it('ends with the dialog', () => {
    start().unmount();
    expect(WorkerDouble.last.isTerminated).toBe(true);
  });
});
