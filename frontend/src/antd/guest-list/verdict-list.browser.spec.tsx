import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { GuestListChecker } from './guest-list-checker.ts';
import { ToldVerdict } from './verdict-list.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('a list is judged aloud once it rests, in a region that was there before it', () => {
  const words = { invited: 'will be invited' };
  const { rerender } = render(<ToldVerdict summary={null} words={words} />);
  const told = screen.getByRole('status');
  const show = (text: string) => {
    rerender(<ToldVerdict summary={new GuestListChecker().check(text)} words={words} />);
    act(() => void jest.advanceTimersByTime(400));
  };
  show('Ola; ola@guests.example');
  show('Ola; ola@guests.example\nnobody\nola@guests.example\nKay; kay@guests.example');
  expect(told.textContent).toBe('');

  act(() => void jest.advanceTimersByTime(400));
  expect(screen.getByRole('status')).toBe(told);
  expect(told.textContent).toBe('4 lines: 2 will be invited, 1 duplicate, 1 not sent');
});
