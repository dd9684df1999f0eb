import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { currentToast, dismissToast, showToast } from './toast.ts';
import { useAction } from './use-action.ts';

interface Outcome {
  data?: string;
  error?: unknown;
}

interface Call {
  id: string;
  answer: (outcome: Outcome | undefined) => void;
  fail: (error: Error) => void;
}

const GAMES = [
  { id: 'heat', name: 'Heat' },
  { id: 'azul', name: 'Azul' },
];
const FULL = { status: 409, data: { message: 'Somebody was faster.' } };

let calls: Call[];
let log: string[];

/** A shelf whose games are bought by one press; `log` holds the callbacks that ran. */
function Shelf({ place, shows = true }: { place: string; shows?: boolean }) {
  const buy = useAction({
    send: ({ id }: { id: string; name: string }) =>
      new Promise<Outcome | undefined>((answer, fail) => void calls.push({ id, answer, fail })),
    subject: (game) => game,
    failure: 'Failed to buy.',
    place,
    succeeded: (data) => void log.push(`succeeded: ${data}`),
    proceed: (_data, { id }) => void log.push(`proceed: ${id}`),
    refused: shows ? (_error, { id }) => void log.push(`refused: ${id}`) : undefined,
  });
  return GAMES.map((game) => (
    <button
      key={game.id}
      type="button"
      aria-busy={buy.isBusyWith(game.id)}
      onClick={(event) => buy.press(game)(event)}
      onContextMenu={() => void buy.runNext(game)}
      onMouseEnter={() => void buy.run(game).then((end) => log.push(`ended: ${end}`))}
      onKeyDown={() => void buy.run(game).catch((error: Error) => log.push(error.message))}
    >
      {game.name}
    </button>
  ));
}

const button = (name: string) => screen.getByRole('button', { name });
const end = (index: number, outcome: Outcome | undefined) => act(async () => calls[index]?.answer(outcome));

beforeEach(() => {
  calls = [];
  log = [];
});
afterEach(() => {
  cleanup();
  act(dismissToast);
});

describe('an action', () => {
  it('is begun once for a double click, even when the answer comes between its two clicks', async () => {
    render(<Shelf place="list" />);
    fireEvent.click(button('Heat'), { detail: 1 });
    fireEvent.click(button('Heat'), { detail: 1 });
    await end(0, { data: 'yes' });
    fireEvent.click(button('Heat'), { detail: 2 });
    expect(calls.map(({ id }) => id)).toEqual(['heat']);
  });

  it('is begun once for a slow double tap, and again for a tap of its own', async () => {
    const tap = (at: number) => {
      const event = createEvent.click(button('Heat'), { detail: 1 });
      Object.defineProperty(event, 'timeStamp', { value: at });
      fireEvent(button('Heat'), event);
    };
    render(<Shelf place="list" />);
    tap(1_000);
    await end(0, { data: 'yes' });
    tap(1_400);
    expect(calls).toHaveLength(1);
    tap(2_000);
    expect(calls).toHaveLength(2);
  });

  it('is begun for each of two quick taps on neighbours, which a browser counts as one double click', async () => {
    render(<Shelf place="list" />);
    fireEvent.click(button('Heat'), { detail: 1, clientX: 100, clientY: 200 });
    fireEvent.click(button('Azul'), { detail: 2, clientX: 100, clientY: 244 });
    expect(calls.map(({ id }) => id)).toEqual(['heat', 'azul']);
  });

  it('is not begun by the second click of a double click that began on something else at that place', () => {
    render(<Shelf place="list" />);
    fireEvent.click(document.body, { detail: 1, clientX: 100, clientY: 200 });
    fireEvent.click(button('Heat'), { detail: 2, clientX: 103, clientY: 204 });
    expect(calls).toEqual([]);
  });

  it('goes on about one thing while another is under way, and is busy with each by itself', async () => {
    render(<Shelf place="list" />);
    fireEvent.click(button('Heat'));
    fireEvent.click(button('Azul'));
    expect(calls.map(({ id }) => id)).toEqual(['heat', 'azul']);
    await end(0, { data: 'yes' });
    expect(button('Heat').getAttribute('aria-busy')).toBe('false');
    expect(button('Azul').getAttribute('aria-busy')).toBe('true');
  });

  it('that is offered once is begun when the one before about the same thing has ended, also by a failure', async () => {
    render(<Shelf place="list" />);
    fireEvent.click(button('Heat'));
    fireEvent.contextMenu(button('Heat'));
    fireEvent.contextMenu(button('Azul'));
    expect(calls.map(({ id }) => id)).toEqual(['heat', 'azul']);
    await end(0, { error: FULL });
    expect(calls.map(({ id }) => id)).toEqual(['heat', 'azul', 'heat']);
    expect(button('Heat').getAttribute('aria-busy')).toBe('true');
    await end(2, { data: 'yes' });
    expect(log).toEqual(['refused: heat', 'succeeded: yes', 'proceed: heat']);
  });

  it('calls back the component that started it', async () => {
    render(<Shelf place="list" />);
    fireEvent.click(button('Heat'));
    await end(0, { data: 'yes' });
    fireEvent.click(button('Azul'));
    await end(1, { error: FULL });
    expect(log).toEqual(['succeeded: yes', 'proceed: heat', 'refused: azul']);
    expect(currentToast()?.open).not.toBe(true);
  });

  it('ends what a toast offers to take back when it began, once it is done, and not when it is refused', async () => {
    showToast({ title: 'You left the event', action: { label: 'Undo', run: () => undefined } });
    render(<Shelf place="list" />);
    fireEvent.click(button('Heat'));
    await end(0, { error: FULL });
    expect(currentToast()?.open).toBe(true);
    fireEvent.keyDown(button('Azul'));
    act(() => showToast({ title: 'You left Heat', action: { label: 'Undo', run: () => undefined } }));
    await end(1, { data: 'yes' });
    expect(currentToast()?.open).toBe(true);
    fireEvent.keyDown(button('Azul'));
    await end(2, { data: 'yes' });
    expect(currentToast()?.open).toBe(false);
  });

  it.each(['gone', 'another'])(
    'leaves a place alone that is %s by then, and names the refused thing',
    async (end_) => {
      const { rerender, unmount } = render(<Shelf place="list" />);
      fireEvent.click(button('Heat'));
      fireEvent.click(button('Azul'));
      if (end_ === 'gone') unmount();
      else rerender(<Shelf place="table" />);
      await end(0, { data: 'yes' });
      await end(1, { error: FULL });
      expect(log).toEqual(['succeeded: yes']);
      expect(currentToast()).toMatchObject({
        variant: 'destructive',
        about: 'Azul',
        description: 'Failed to buy. Somebody was faster.',
      });
    },
  );

  it('tells whoever began it that a sign-in is asked for first, and shows nothing of it itself', async () => {
    render(<Shelf place="list" />);
    fireEvent.mouseEnter(button('Heat'));
    await end(0, { error: { status: 428 } });
    fireEvent.mouseEnter(button('Heat'));
    await end(1, { data: 'yes' });
    expect(log).toEqual(['ended: needs-sign-in', 'succeeded: yes', 'proceed: heat', 'ended: undefined']);
    expect(currentToast()?.open ?? false).toBe(false);
  });

  it('is shown in a toast where nobody shows a refusal', async () => {
    render(<Shelf place="list" shows={false} />);
    fireEvent.click(button('Heat'));
    await end(0, { error: { status: 500 } });
    expect(currentToast()).toMatchObject({ about: 'Heat', description: 'Failed to buy.' });
  });

  it('says nothing of what it gave up, and can be begun again after that and after an exception', async () => {
    render(<Shelf place="list" />);
    fireEvent.keyDown(button('Heat'));
    await end(0, undefined);
    fireEvent.keyDown(button('Heat'));
    await act(async () => calls[1]?.fail(new Error('broken')));
    expect(log).toEqual(['broken']);
    fireEvent.click(button('Heat'));
    expect(calls).toHaveLength(3);
  });
});
