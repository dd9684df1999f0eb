import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { currentToast, dismissToast } from './toast.ts';
import { useLaterCode } from './use-later-code.ts';

afterEach(cleanup);

it('code that comes later is asked for when it is wanted, again after a failure, and once it is there no more', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('code')];
  let calls = 0;
  const load = () => answers[calls++]?.() ?? Promise.reject(new Error('asked too often'));
  const { result, rerender } = renderHook(({ wish }) => useLaterCode<string>(load, wish), {
    initialProps: { wish: null as string | null },
  });
  const want = (wish: string | null) => act(async () => rerender({ wish }));
  expect(calls).toBe(0);

  await want('one');
  expect(result.current).toBeUndefined();
  expect(currentToast()?.description).toMatch(/did not load/);
  act(dismissToast);

  await want(null);
  await want('two');
  expect(result.current).toBe('code');
  await want('three');
  expect(calls).toBe(2);
  expect(currentToast()?.open).not.toBe(true);
});
