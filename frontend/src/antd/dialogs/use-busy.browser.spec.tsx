import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useBusy } from './use-busy.ts';

interface Run {
  letGo: () => void;
  fail: (error: Error) => void;
}

/** A button whose work goes on until it is let go. */
function Send({ runs }: { runs: Run[] }) {
  const [send, isBusy] = useBusy(
    () => new Promise<void>((resolve, reject) => void runs.push({ letGo: resolve, fail: reject })),
  );
  return (
    <button type="button" aria-busy={isBusy} onClick={() => void send().catch(() => undefined)}>
      Send
    </button>
  );
}

function start() {
  const runs: Run[] = [];
  render(<Send runs={runs} />);
  return { runs, button: screen.getByRole('button') };
}

describe('an action that is run once at a time', () => {
  afterEach(cleanup);

  it('ignores the second click of a double click', () => {
    const { runs, button } = start();
    act(() => {
      button.click();
      button.click();
    });
    expect(runs).toHaveLength(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it.each(['letGo', 'fail'] as const)('can be run again afterwards (%s)', async (end) => {
    const { runs, button } = start();
    fireEvent.click(button);
    await act(async () => runs[0]?.[end](new Error('no connection')));
    expect(button.getAttribute('aria-busy')).toBe('false');
    fireEvent.click(button);
    expect(runs).toHaveLength(2);
  });
});
