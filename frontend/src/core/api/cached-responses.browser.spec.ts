import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { noteResponse, useCachedSince } from './cached-responses.ts';

const DATE = 'Sat, 10 Oct 2026 12:00:00 GMT';
const FIRST = '/api/forsale?limit=24';

const note = (address: string, headers: Record<string, string> = {}) =>
  act(async () =>
    noteResponse(
      { url: `http://localhost${address}` } as Request,
      { headers: new Headers(headers) } as Response,
    ),
  );

describe('answers of an earlier visit', () => {
  afterEach(async () => {
    cleanup();
    await note(FIRST);
  });

  it('are those of a call with its query: the answer to another one makes them no newer', async () => {
    const { result } = renderHook(() => useCachedSince(FIRST));
    await note(FIRST, { 'x-kept': '1', date: DATE });
    expect(result.current).toBe(Date.parse(DATE));
    await note('/api/forsale?limit=24&search=azul');
    expect(result.current).toBe(Date.parse(DATE));
    await note(FIRST);
    expect(result.current).toBeUndefined();
  });

  it('are as old as now at least where they have no date', async () => {
    const { result } = renderHook(() => useCachedSince(FIRST));
    await note(FIRST, { 'x-kept': '1' });
    expect(Math.abs(Date.now() - (result.current ?? 0))).toBeLessThan(5_000);
  });
});
