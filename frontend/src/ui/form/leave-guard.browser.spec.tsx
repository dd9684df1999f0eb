import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useLeaveGuard } from '#core/edit/unsent-input.ts';
import { LeaveGuard } from './leave-guard.tsx';

interface PageProps {
  isKept?: boolean;
  /** One of the two forms is being sent. */
  isSent?: boolean;
}

function Page({ isKept = false, isSent }: PageProps) {
  useLeaveGuard(true, { isKept, isSent });
  useLeaveGuard(true, { isKept: true, isSent });
  return <LeaveGuard />;
}

function open(options: PageProps = {}) {
  const router = createMemoryRouter([{ path: '*', element: <Page {...options} /> }], {
    initialEntries: ['/before', '/form'],
  });
  render(<RouterProvider router={router} />);
  return {
    path: () => router.state.location.pathname,
    goBack: () => act(async () => router.navigate(-1)),
    press: (name: string) =>
      act(async () => {
        screen.getByText(name).click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }),
  };
}

describe('the guard of the forms of a page', () => {
  beforeAll(() => {
    // jsdom has no modal dialogs; a button in one closes it.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      this.addEventListener('click', () => setTimeout(() => this.dispatchEvent(new Event('close'))));
    };
  });
  afterEach(cleanup);

  it('asks before Back, and stays', async () => {
    const form = open();
    await form.goBack();
    expect(form.path()).toBe('/form');
    await form.press('Keep editing');
    expect(screen.queryByText('Discard what you entered?')).toBeNull();
    await form.goBack();
    expect(screen.queryByText('Discard what you entered?')).not.toBeNull();
  });

  it('does not ask about what is being sent', async () => {
    const form = open({ isSent: true });
    await form.goBack();
    expect(form.path()).toBe('/before');
  });

  it('leaves on Discard', async () => {
    const form = open();
    await form.goBack();
    await form.press('Discard');
    await waitFor(() => expect(form.path()).toBe('/before'));
  });

  it.each([true, false])(
    'asks before the tab is closed; with a stored text (%s) the page may be left',
    async (isKept) => {
      const form = open({ isKept });
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(true);
      await form.goBack();
      expect(form.path()).toBe(isKept ? '/before' : '/form');
    },
  );
});
