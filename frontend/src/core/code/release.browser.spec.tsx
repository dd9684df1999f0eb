import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useBeforeUnload } from 'react-router';
import { EDITION } from '#test/edition.ts';
import { currentToast, dismissToast } from '../action/toast.ts';
import { EditionContext } from '../api/edition.ts';
import { LOAD_AGAIN, useReleaseNews } from './release.ts';

const HOURS = 2 * 60 * 60 * 1000;
const TOLD = { open: true, title: 'Tablefall was updated', action: { label: 'Load again' } };

function Page({ typed, isGuarded = false }: { typed?: string; isGuarded?: boolean }) {
  useReleaseNews();
  useBeforeUnload((event) => isGuarded && event.preventDefault());
  return <input defaultValue={typed} />;
}

describe('a page that somebody comes back to', () => {
  let reload: jest.SpiedFunction<() => void>;
  /** The release whose document the server gives, after so many ms. */
  const serve = (entry: string, delay = 0) => {
    globalThis.fetch = async () => {
      jest.setSystemTime(Date.now() + delay);
      return new Response(`<script type="module" src="/assets/${entry}.js"></script>`);
    };
  };
  const open = (page = <Page />) => render(<EditionContext value={EDITION}>{page}</EditionContext>);
  const comeBack = (after: number) => {
    jest.setSystemTime(Date.now() + after);
    return act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
    });
  };

  beforeEach(() => {
    jest.useFakeTimers();
    reload = jest.spyOn(LOAD_AGAIN, 'run').mockReturnValue(undefined);
    document.head.innerHTML = '<script type="module" src="/assets/one.js"></script>';
    serve('two');
  });
  afterEach(() => {
    cleanup();
    act(dismissToast);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('loads a newer release after hours, not sooner', async () => {
    open();
    await comeBack(60_000);
    expect(reload).not.toHaveBeenCalled();

    await comeBack(HOURS);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(currentToast()?.open).not.toBe(true);
  });

  it('stays as it is while there is no newer release', async () => {
    serve('one');
    open();
    await comeBack(HOURS);
    expect(reload).not.toHaveBeenCalled();
    expect(currentToast()?.open).not.toBe(true);
  });

  it.each([
    ['typed', <Page key="typed" typed="Dana" />],
    ['chosen in a form that asks before it is left', <Page key="guarded" isGuarded />],
  ])('keeps what was %s and tells of the release instead, once', async (_, page) => {
    open(page);
    await comeBack(HOURS);
    expect(reload).not.toHaveBeenCalled();
    expect(currentToast()).toMatchObject(TOLD);

    act(dismissToast);
    await comeBack(60_000);
    expect(currentToast()?.open).not.toBe(true);
  });

  it('is not taken away from whoever may have begun to use it, where the answer is slow', async () => {
    serve('two', 5_000);
    open();
    await comeBack(HOURS);
    expect(reload).not.toHaveBeenCalled();
    expect(currentToast()).toMatchObject(TOLD);
  });
});
