import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { EditionContext } from '#core/api/edition.ts';
import { EDITION } from '#test/edition.ts';
import { SignUpOpens } from './sign-up-opens.tsx';

const OPENS = '2027-02-01T17:00:00Z';

const show = (opensAt: string | null) =>
  render(
    <EditionContext value={{ ...EDITION, signUp: { ...EDITION.signUp, opensAt } }}>
      <SignUpOpens />
    </EditionContext>,
  );
const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(OPENS) - 125_000 });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('counts down until sign-up opens, and is gone then', () => {
  show(OPENS);
  expect(screen.getByText('Sign-up opens 6:00 PM')).toBeTruthy();
  expect(screen.getByText('in 3 mins.')).toBeTruthy();

  later(66_000);
  expect(screen.getByText('in 59 seconds.')).toBeTruthy();
  later(59_000);
  expect(screen.queryByText(/Sign-up opens/)).toBeNull();
});

it('says nothing where people could always join, and does not look at the clock all the time', () => {
  show(null);
  const looks = jest.spyOn(Date, 'now');
  later(120_000);
  expect(screen.queryByText(/Sign-up opens/)).toBeNull();
  expect(looks.mock.calls.length).toBeLessThan(60);
});
