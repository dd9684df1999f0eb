import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import type { Desk } from '../desk/use-door-desk.ts';
import { person, scope } from './testing/desk.ts';
import type { Verdict } from './verdict.ts';
import { VerdictCard } from './verdict-card.tsx';

const OWES: Verdict = { kind: 'owes', personId: 'p' };

function showCard(verdict: Verdict, owed: number, here: string | null = null) {
  const mark = jest.fn(() => 0);
  const onLetIn = jest.fn();
  const people = [person('p', 'Jonah Okafor', here)];
  const [shown] = people;
  const found = shown && { party: { id: 'r', owed, people }, person: shown };
  const desk = { mark } as Partial<Desk> as Desk;
  const card = <VerdictCard {...{ verdict, found, desk, onLetIn }} number={1} onClear={() => undefined} />;
  renderApp({ '/door': card }, `/door?scope=${scope}`);
  return { mark, onLetIn };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the card of somebody who was found by name and owes', () => {
  afterEach(cleanup);

  it('asks, and lets in with the answer: paid or later', () => {
    const { mark, onLetIn } = showCard(OWES, 10);
    expect(screen.getByText('Not checked in yet.')).toBeTruthy();
    press('Let in, pay later');
    expect(onLetIn).toHaveBeenCalledTimes(1);
    expect(mark).not.toHaveBeenCalled();
    cleanup();
    const paid = showCard(OWES, 10);
    press('Paid $10');
    expect(paid.onLetIn).toHaveBeenCalledTimes(1);
    expect(paid.mark.mock.calls).toEqual([['paid', 'r']]);
  });

  it('takes the second tap of a double tap on "Paid" for no answer: "Undo" has come under the finger', () => {
    const { mark } = showCard({ ...OWES, scannedAt: 1 }, 10, '2025-10-10T16:00:00Z');
    press('Paid $10');
    press('Undo Jonah');
    expect(mark.mock.calls).toEqual([['paid', 'r']]);
  });

  it('still lets nobody in where somebody else has taken the money meanwhile', () => {
    const { onLetIn } = showCard(OWES, 0);
    expect(screen.getByText('Paid by now')).toBeTruthy();
    expect(screen.queryByText('Come in')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Paid/ })).toBeNull();
    press('Let in');
    expect(onLetIn).toHaveBeenCalledTimes(1);
  });

  it('says that another door has let them in meanwhile, and offers no undo of that', () => {
    showCard(OWES, 10, '2025-10-10T16:00:00Z');
    expect(screen.getByText(/^Was here at/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Paid $10' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('asks nothing of whoever was scanned, who is in', () => {
    showCard({ ...OWES, scannedAt: 1 }, 10, '2025-10-10T16:00:00Z');
    expect(screen.queryByText('Not checked in yet.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo Jonah' })).toBeTruthy();
  });

  it('is told in words, without the buttons', () => {
    showCard(OWES, 10);
    const told = screen.getByRole('status');
    expect(told.textContent).toBe('Owes $10Jonah Okafor$10 not yet paidNot checked in yet.');
    expect(screen.getByRole('button', { name: 'Paid $10' }).closest('[role="status"]')).toBeNull();
  });
});
