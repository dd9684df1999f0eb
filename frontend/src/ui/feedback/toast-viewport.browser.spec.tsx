import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { currentToast, dismissToast, endOffer, showToast } from '#core/action/toast.ts';
import { Drawer } from '../dialog/drawer.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { ToastViewport } from './toast-viewport.tsx';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<ToastViewport />);
  });
  afterEach(() => {
    dismissToast();
    wait(1_000_000);
    cleanup();
    jest.useRealTimers();
  });

  it('show one at a time, for five seconds', () => {
    act(() => showToast({ title: 'Comment posted' }));
    wait(4000);
    act(() => showToast({ title: 'Item marked as sold' }));
    wait(4000);
    expect(shown()).toEqual(['Item marked as sold']);
    wait(1001);
    expect(shown()).toEqual([]);
  });

  it('are forgotten long after they closed', () => {
    act(() => showToast({ title: 'Comment posted' }));
    act(dismissToast);
    wait(999_999);
    expect(currentToast()).toMatchObject({ title: 'Comment posted', open: false });
    wait(1);
    expect(currentToast()).toBeNull();
  });

  it('are closed by Escape only where the keyboard stands in them', () => {
    const offer = { title: 'You left the event', action: { label: 'Undo', run: () => undefined } };
    act(() => showToast(offer));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toHaveLength(1);
    const { getByText } = render(<button type="button">Here before</button>);
    const before = getByText('Here before');
    act(() => before.focus());
    fireEvent.keyDown(document, { code: 'F8' });
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    // A dialog in which they stand stays open.
    expect(fireEvent.keyDown(undo, { key: 'Escape' })).toBe(false);
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(before);
    act(() => showToast({ title: 'Comment posted' }));
    wait(5001);
    expect(shown()).toEqual([]);
  });

  it('stay with what they offer until something else is done, unless it can be done for some time only', () => {
    const offer = { title: 'You left the event', action: { label: 'Undo', run: () => undefined } };
    act(() => showToast(offer));
    wait(600_000);
    expect(shown()).toHaveLength(1);
    act(() => endOffer(currentToast()));
    expect(shown()).toEqual([]);
    act(() => showToast({ ...offer, shownFor: 10_000 }));
    wait(10_001);
    expect(shown()).toEqual([]);
    act(() => showToast({ title: 'Comment posted' }));
    act(() => endOffer(currentToast()));
    expect(shown()).toEqual(['Comment posted']);
  });

  it('stand within a native dialog while one is open, which makes everything else inert', () => {
    act(() => showToast({ title: 'Saved' }));
    const { unmount } = render(
      <MessageDialog tone="question" title="Leave?" onClose={() => undefined}>
        What you typed is lost.
      </MessageDialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Leave?' }).contains(screen.getByText('Saved'))).toBe(true);
    wait(4999);
    expect(shown()).toHaveLength(1);
    unmount();
    expect(shown()).toHaveLength(1);
    wait(2);
    expect(shown()).toEqual([]);
  });

  it('stand above the footer of an open drawer, whose buttons they would cover, and outlive it', () => {
    const drawer = (isOpen: boolean) => (
      <Drawer
        title="Event Details"
        isOpen={isOpen}
        onClose={() => undefined}
        onClosed={() => undefined}
        footer={<button type="button">Join Event</button>}
      >
        Root
      </Drawer>
    );
    const { rerender } = render(drawer(true));
    act(() => showToast({ title: 'You left the event', action: { label: 'Undo', run: () => undefined } }));
    const dialog = screen.getByRole('dialog', { name: 'Event Details' });
    const buttons = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(buttons).toEqual(['', 'Undo', '', 'Join Event']);
    rerender(drawer(false));
    expect(dialog.contains(screen.getByText('You left the event'))).toBe(false);
  });

  it('stand above a bar at the foot of the window, whose buttons they would cover, as far as it is in sight', () => {
    let top = window.innerHeight - 70;
    render(<BottomBar className="save">Save</BottomBar>);
    const bar = screen.getByText('Save');
    bar.getBoundingClientRect = () => new DOMRect(0, top, window.innerWidth, 70);
    act(() => showToast({ title: 'Saved' }));
    const bottom = () => screen.getByRole('list').style.bottom;
    expect(bottom()).toBe('70px');

    top += 50;
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(bottom()).toBe('20px');
    bar.getBoundingClientRect = () => new DOMRect(0, 0, window.innerWidth, 70);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(bottom()).toBe('0px');
  });

  it.each([
    [
      'is offered again, for as long as it takes, where a sign-in is asked for first',
      'needs-sign-in' as const,
      ['Gameday changedUndo'],
    ],
    ['is not offered again once it was done', undefined, []],
  ])('what they offer %s', async (_, end, expected) => {
    const action = { label: 'Undo', run: async () => end };
    act(() => showToast({ title: 'Gameday changed', action, shownFor: 10_000 }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    wait(600_000);
    expect(shown().map((text) => text?.replaceAll(' ', ''))).toEqual(
      expected.map((text) => text.replaceAll(' ', '')),
    );
  });

  it('are reached with F8, offer their action and can be closed', () => {
    const run = jest.fn<() => void>();
    act(() => showToast({ title: 'Not saved', variant: 'destructive', action: { label: 'Retry', run } }));
    fireEvent.keyDown(document, { code: 'F8' });
    expect(document.activeElement?.contains(screen.getByText('Not saved'))).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(run).toHaveBeenCalledTimes(1);
    act(() => showToast({ title: 'Not saved' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()).toEqual([]);
  });
});
