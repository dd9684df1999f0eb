import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EDITION } from '#test/edition.ts';
import { currentToast, dismissToast } from '../action/toast.ts';
import { EditionContext } from '../api/edition.ts';
import { useLazyCode } from './use-lazy-code.ts';

afterEach(() => {
  cleanup();
  act(dismissToast);
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <EditionContext value={EDITION}>{children}</EditionContext>
);
/** The server's document, which names the entry of its release. */
const serve = (entry: string) => {
  globalThis.fetch = async () => new Response(`<script type="module" src="/assets/${entry}.js"></script>`);
};
const run = (entry: string) => {
  document.head.innerHTML = `<script type="module" src="/assets/${entry}.js"></script>`;
};

it('lazy code is loaded when it is needed, again after a failure, and only once', async () => {
  run('one');
  serve('one');
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('code')];
  let calls = 0;
  const load = () => answers[calls++]?.() ?? Promise.reject(new Error('loaded too often'));
  const { result, rerender } = renderHook(({ neededFor }) => useLazyCode<string>(load, neededFor), {
    initialProps: { neededFor: null as string | null },
    wrapper,
  });
  const want = (neededFor: string | null) => act(async () => rerender({ neededFor }));
  expect(calls).toBe(0);

  await want('one');
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(currentToast()?.description).toMatch(/did not load/));
  act(dismissToast);

  await want(null);
  await want('two');
  expect(result.current).toBe('code');
  await want('three');
  expect(calls).toBe(2);
  expect(currentToast()?.open).not.toBe(true);
});

it('lazy code that did not load is loaded once the network is there again', async () => {
  run('one');
  serve('one');
  let loads = 0;
  const load = () => (++loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('code'));
  const { result } = renderHook(() => useLazyCode<string>(load, 'one'), { wrapper });
  await waitFor(() => expect(currentToast()?.description).toMatch(/did not load/));

  await act(async () => window.dispatchEvent(new Event('online')));
  expect(result.current).toBe('code');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(loads).toBe(2);
});

it('lazy code that did not load is tried again by itself, without another word', async () => {
  jest.useFakeTimers();
  run('one');
  serve('one');
  let loads = 0;
  const load = () => (++loads < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('code'));
  const { result } = renderHook(() => useLazyCode(load, 'one'), { wrapper });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(0);
  expect(currentToast()?.description).toMatch(/did not load/);
  act(dismissToast);

  await pass(1_000);
  expect(currentToast()?.open).not.toBe(true);
  await pass(2_000);
  expect(result.current).toBe('code');
  await pass(60_000);
  expect(loads).toBe(3);
  jest.useRealTimers();
});

it('lazy code that is asked for in vain offers to load the page again, once there is a network', async () => {
  jest.useFakeTimers();
  run('one');
  serve('one');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderHook(() => useLazyCode(gone, 'one'), { wrapper });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await pass(7_000);
  expect(currentToast()?.action).toBeUndefined();
  act(dismissToast);

  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(currentToast()).toMatchObject({ open: true, action: { label: 'Load again' } });
  act(dismissToast);
  await pass(60_000);
  expect(currentToast()?.open).not.toBe(true);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('code that is gone with its release says so and offers to load the page again', async () => {
  run('one');
  serve('two');
  renderHook(() => useLazyCode(gone, 'neededFor'), { wrapper });
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Tablefall was updated',
      action: { label: 'Load again' },
    }),
  );
});

it('lazy code that did not load is tried again by whoever taps the page, and says so each time', async () => {
  jest.useFakeTimers();
  run('one');
  serve('one');
  document.body.innerHTML = '<main><a href="#same">Catan</a></main><button>Close the toast</button>';
  let loads = 0;
  const load = () => (++loads < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('code'));
  const { result } = renderHook(() => useLazyCode(load, 'one'), { wrapper });
  const tap = (selector: string) =>
    act(async () => {
      document.querySelector<HTMLElement>(selector)?.click();
      await jest.advanceTimersByTimeAsync(0);
    });
  await act(() => jest.advanceTimersByTimeAsync(0));
  act(dismissToast);

  await tap('button');
  expect(loads).toBe(1);
  await tap('main a');
  expect(currentToast()).toMatchObject({ open: true, description: expect.stringMatching(/did not load/) });
  await tap('main a');
  expect(result.current).toBe('code');
  await tap('main a');
  expect(loads).toBe(3);
  document.body.replaceChildren();
  jest.useRealTimers();
});

const gone = () => Promise.reject(new Error('404'));
