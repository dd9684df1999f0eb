import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useScreen } from './screen.ts';

/** px */
let letters = 16;
const asked: EventTarget[] = [];
const { matchMedia } = window;

beforeEach(() => {
  window.innerWidth = 1000;
  window.matchMedia = (media) => {
    const [, width] = /^\(min-width: ([\d.]+)em\)$/.exec(media) ?? [];
    const query = new EventTarget();
    Object.defineProperty(query, 'matches', { get: () => window.innerWidth >= Number(width) * letters });
    asked.push(query);
    return query as MediaQueryList;
  };
});
afterEach(() => {
  cleanup();
  window.matchMedia = matchMedia;
});

function Layout() {
  const { isPhone, isWide } = useScreen();
  return <p>{isPhone ? 'phone' : isWide ? 'wide' : 'between'}</p>;
}

it('letters that are set larger make a window narrower at once, whose size stays the same', () => {
  render(<Layout />);
  expect(screen.getByText('wide')).toBeTruthy();
  act(() => {
    letters = 20;
    for (const query of asked) query.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('between')).toBeTruthy();
  act(() => {
    letters = 32;
    for (const query of asked) query.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('phone')).toBeTruthy();
});
