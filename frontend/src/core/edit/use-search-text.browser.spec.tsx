import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useSearchText } from './use-search-text.ts';

/** A search field over an address that can also be changed from outside, as Back does. */
function field(initial = '') {
  const searches: string[] = [];
  const { result } = renderHook(() => {
    const [search, setSearch] = useState(initial);
    const [text, setText] = useSearchText(search, (next) => {
      searches.push(next);
      setSearch(next);
    });
    return { search, text, setText, goTo: setSearch };
  });
  return {
    searches,
    shown: () => result.current.text,
    address: () => result.current.search,
    type: (text: string) => act(() => result.current.setText(text)),
    goTo: (search: string) => act(() => result.current.goTo(search)),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

describe('the text of a search', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('is searched trimmed, once typing has rested for 300 ms', () => {
    const search = field();
    search.type(' fl');
    search.wait(299);
    search.type(' flag ');
    search.wait(299);
    expect(search.searches).toEqual([]);
    search.wait(1);
    expect(search.searches).toEqual(['flag']);
    expect(search.shown()).toBe(' flag ');
  });

  it('comes back with Back, and stays', () => {
    const search = field();
    search.type('flag');
    search.wait(300);
    search.goTo('');
    expect(search.shown()).toBe('');
    search.goTo('flag');
    expect(search.shown()).toBe('flag');
    search.wait(1000);
    expect(search.address()).toBe('flag');
    expect(search.searches).toEqual(['flag']);
  });

  it('goes on as typed while its own search is on the way into the address', () => {
    const search = field();
    search.type('fl');
    search.wait(300);
    search.type('flag');
    expect(search.shown()).toBe('flag');
    search.wait(300);
    expect(search.searches).toEqual(['fl', 'flag']);
  });
});
