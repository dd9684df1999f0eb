import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { currentToast, showToast } from '#core/action/toast.ts';
import { type DialogFrame, RoutedDialog } from './routed-dialog.tsx';
import { type OpenDialog, useOpenDialog } from './use-open-dialog.ts';

interface Handles {
  frames: Map<string, DialogFrame>;
  openDialog: OpenDialog;
}

/** A page with two dialogs, which gives away what opens them and their frames. */
function Page({ handles }: { handles: Handles }) {
  handles.openDialog = useOpenDialog();
  return ['delete', 'invite'].map((name) => (
    <RoutedDialog key={name} name={name} find={(id) => (id === 'gone' ? undefined : `${name} ${id}`)}>
      {(subject, frame) => {
        if (subject === 'delete broken') throw new Error('broken');
        handles.frames.set(name, frame);
        return frame.isOpen ? <p>{subject}</p> : null;
      }}
    </RoutedDialog>
  ));
}

function openPage(address = '/page') {
  const handles: Handles = { frames: new Map(), openDialog: () => undefined };
  const router = createMemoryRouter([{ path: '*', element: <Page handles={handles} /> }], {
    initialEntries: ['/before', address],
  });
  render(<RouterProvider router={router} />);
  return {
    router,
    address: () => router.state.location.pathname + router.state.location.search,
    open: (name: string, subject?: string) => act(async () => handles.openDialog(name, subject)),
    frame: (name: string) => handles.frames.get(name) as DialogFrame,
    do: (action: () => unknown) => act(async () => void action()),
    shown: () => [screen.queryByText(/^delete/), screen.queryByText(/^invite/)].map((on) => on?.textContent),
  };
}

describe('a dialog that lives in the address', () => {
  afterEach(cleanup);

  it.each([
    ['closes a message whose Undo has no end of its own: it would lie on the buttons', undefined, false],
    ['leaves one whose Undo has an end', 60_000, true],
  ])('opening one %s', async (_, shownFor, isOpen) => {
    const page = openPage();
    const undo = { label: 'Undo', run: () => undefined };
    act(() => showToast({ title: 'Done', action: undo, ...(shownFor && { shownFor }) }));

    await page.open('delete', '1');

    expect(currentToast()?.open).toBe(isOpen);
  });

  it('is opened, closed by Back, and opened again by Forward', async () => {
    const page = openPage();
    await page.open('delete', '7c1');
    expect(page.address()).toBe('/page?open=delete.7c1');
    expect(page.shown()).toEqual(['delete 7c1', undefined]);
    await page.do(() => page.router.navigate(-1));
    expect(page.shown()).toEqual([undefined, undefined]);
    await page.do(() => page.router.navigate(1));
    expect(page.shown()).toEqual(['delete 7c1', undefined]);
  });

  it('keeps a failure to itself: the page stays, and the next dialog opens', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = openPage();
    await page.open('delete', 'broken');
    const failure = screen.getByRole('dialog', { name: 'This did not open' });
    await page.do(() => fireEvent(failure, new Event('close')));
    expect(page.address()).toBe('/page');
    expect(screen.queryByRole('dialog')).toBeNull();
    await page.open('delete', '7c1');
    expect(page.shown()).toEqual(['delete 7c1', undefined]);
    jest.restoreAllMocks();
  });

  it('forgets what is kept of what is thrown away, also where the page is left with it', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    const forget = jest.fn();
    const page = openPage();
    await page.open('delete', '7c1');
    await page.do(() => page.frame('delete').onUnsaved(true, { discard: forget }));
    await page.do(() => page.router.navigate('/elsewhere'));
    expect(forget).not.toHaveBeenCalled();
    await page.do(() => fireEvent.click(screen.getByRole('button', { name: 'Discard' })));
    expect(forget).toHaveBeenCalledTimes(1);
    expect(page.address()).toBe('/elsewhere');
  });

  it('leaves no entry behind when it is closed', async () => {
    const page = openPage();
    await page.open('delete', '7c1');
    await page.do(() => page.frame('delete').onCancel());
    expect(page.address()).toBe('/page');
    await page.do(() => page.router.navigate(-1));
    expect(page.address()).toBe('/before');
  });

  it('goes back only once for two clicks on Cancel', async () => {
    const page = openPage();
    await page.open('delete', '7c1');
    const { onCancel } = page.frame('delete');
    await page.do(() => {
      onCancel();
      onCancel();
    });
    expect(page.address()).toBe('/page');
  });

  it('is open from the start in a shared link, and its closing stays on the page', async () => {
    const page = openPage('/page?open=invite.7c1');
    expect(page.shown()).toEqual([undefined, 'invite 7c1']);
    await page.do(() => page.frame('invite').onCancel());
    expect(page.address()).toBe('/page');
  });

  it('shows nothing as long as what it is about is not known', () => {
    expect(openPage('/page?open=invite.gone').shown()).toEqual([undefined, undefined]);
  });

  it('closes no other dialog when its call ends after it was left', async () => {
    const page = openPage();
    await page.open('delete', '7c1');
    const left = page.frame('delete');
    await page.do(left.onCancel);
    await page.open('invite', '7c1');
    expect(left.isCurrent()).toBe(false);
    const then = jest.fn();
    await page.do(() => left.onDone(then));
    expect(page.shown()).toEqual([undefined, 'invite 7c1']);
    expect(then).toHaveBeenCalledTimes(1);
  });

  it('is not the same one when it is opened a second time', async () => {
    const page = openPage();
    await page.open('invite', '7c1');
    const first = page.frame('invite');
    await page.do(first.onCancel);
    await page.open('invite', '7c1');
    await page.do(() => first.onDone());
    expect(page.shown()).toEqual([undefined, 'invite 7c1']);
  });

  it('changes the page behind once it is gone from the address', async () => {
    const page = openPage();
    await page.open('invite', '7c1');
    let address = '';
    await page.do(() =>
      page.frame('invite').onDone(() => {
        address = page.address();
      }),
    );
    expect(address).toBe('/page');
  });
});

describe('a dialog in which something was entered', () => {
  afterEach(cleanup);

  async function openUnsaved() {
    const page = openPage();
    await page.open('invite', '7c1');
    await page.do(() => page.frame('invite').onUnsaved(true));
    return page;
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

  it('asks before Back takes it away, and stays', async () => {
    const page = await openUnsaved();
    await page.do(() => page.router.navigate(-1));
    expect(page.shown()).toEqual([undefined, 'invite 7c1']);
    await press('Keep editing');
    expect(page.shown()).toEqual([undefined, 'invite 7c1']);
    expect(page.address()).toBe('/page?open=invite.7c1');
  });

  it.each([false, true])(
    'has the browser ask before a reload, unless that loses nothing (%s)',
    async (outlivesReload) => {
      const page = await openUnsaved();
      await page.do(() => page.frame('invite').onUnsaved(true, { discard: () => undefined, outlivesReload }));
      const reload = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(reload);
      expect(reload.defaultPrevented).toBe(!outlivesReload);
      await page.do(() => page.router.navigate(-1));
      expect(page.shown()).toEqual([undefined, 'invite 7c1']);
      await press('Keep editing');
    },
  );

  it('asks before Cancel, and closes on Discard', async () => {
    const page = await openUnsaved();
    await page.do(() => page.frame('invite').onCancel());
    await press('Keep editing');
    await page.do(() => page.frame('invite').onCancel());
    await press('Discard');
    await waitFor(() => expect(page.shown()).toEqual([undefined, undefined]));
  });

  it('asks before the tab is closed', async () => {
    await openUnsaved();
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it('goes without a word once its work is done', async () => {
    const page = await openUnsaved();
    await page.do(() => page.frame('invite').onDone());
    expect(page.address()).toBe('/page');
    expect(screen.queryByText('Discard what you entered?')).toBeNull();
  });
});
