import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { EditionContext } from '#core/api/edition.ts';
import { EDITION } from '#test/edition.ts';

let arrive: (code: unknown) => void = () => undefined;
jest.unstable_mockModule('./unsent-question.tsx', () => new Promise((resolve) => (arrive = resolve)));
const { useUnsentQuestion } = await import('./use-unsent-question.tsx');

const leave = jest.fn();

function LogOut() {
  const { ask, question } = useUnsentQuestion({
    title: 'Log out',
    label: 'Leave',
    mayWait: () => true,
    leave,
  });
  return (
    <>
      <button type="button" onClick={ask}>
        Log out
      </button>
      {question}
    </>
  );
}

/** As the question does where nothing waits. */
function LeavesAtOnce({ leave: goOn }: { leave: () => void }) {
  useEffect(goOn, [goOn]);
  return null;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  leave.mockClear();
  render(
    <EditionContext value={EDITION}>
      <LogOut />
    </EditionContext>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('asks without the code of the question where that never comes, and holds nobody back', async () => {
  press('Log out');
  await pass(2_900);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(200);

  expect(screen.getByRole('dialog', { name: 'Log out' }).textContent).toContain('may not have gone up');
  expect(leave).not.toHaveBeenCalled();
  press('Leave');
  expect(leave).toHaveBeenCalledTimes(1);
});

it('is not answered by code that comes while it is asked', async () => {
  press('Log out');
  await pass(3_100);
  arrive({ UnsentQuestion: LeavesAtOnce });
  await pass(1_000);

  expect(screen.getByRole('dialog', { name: 'Log out' })).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});

it('stays where somebody would rather wait, and asks again', async () => {
  for (const _ of ['once', 'again']) {
    press('Log out');
    await pass(3_100);
    // As the browser does for each of its buttons.
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    await pass(10_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(leave).not.toHaveBeenCalled();
});
