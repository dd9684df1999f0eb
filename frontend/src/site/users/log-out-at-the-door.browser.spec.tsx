import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { inStore } from '#core/api/browser/browser-database.ts';
import { forgetDoor, hasOpenedDoor, noteOpenedDoor } from '#core/api/browser/door-memory.ts';
import { DOOR_SCANS } from '#core/api/browser/door-scans.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { SessionBar } from './session-ended.tsx';
import { useLogout } from './use-current-user.ts';

function LogOut() {
  const { logOut, question } = useLogout();
  return (
    <>
      <button type="button" onClick={logOut}>
        Logout
      </button>
      {question}
    </>
  );
}

const put = (kind: string, id: string, more = {}) =>
  inStore(DOOR_SCANS, 'readwrite', (store) => store.put({ kind, ...more }, id));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A page of somebody who was at the door in this browser. */
function show() {
  const server = new Server().on('POST /api/user/logout', { status: 204 });
  renderApp(
    {
      '/': (
        <>
          <LogOut />
          <SessionBar isShown />
        </>
      ),
    },
    '/',
  );
  return { loggedOut: () => server.count('POST /api/user/logout') };
}

describe('signing out where something was done at the door', () => {
  beforeEach(() => noteOpenedDoor('2099-10-12T00:00:00Z'));
  afterEach(async () => {
    cleanup();
    forgetDoor();
    await waitFor(() => expect(hasOpenedDoor()).toBe(false));
    await inStore(DOOR_SCANS, 'readwrite', (store) => store.clear());
  });

  it('asks first while people wait to be registered, and keeps their key until it is answered', async () => {
    await put('walk-in', 'w1');
    await put('here', 'd1');
    await put('here', 'd2', { why: 'No.' });
    await put('walk-in', 'w2', { undoneAt: 1 });
    const { loggedOut } = show();

    press('Logout');
    const dialog = await screen.findByRole('dialog', { name: 'Log out' });
    expect(dialog.textContent).toContain('1 walk-in and 1 scan have not gone up. People you added');
    expect(loggedOut()).toBe(0);
    expect(hasOpenedDoor()).toBe(true);

    press('Log out');
    await waitFor(() => expect(loggedOut()).toBe(1));
    await waitFor(() => expect(hasOpenedDoor()).toBe(false));
  });

  it('asks as well where the session has ended by itself', async () => {
    await put('here', 'd1');
    show();

    press('Sign out');
    const dialog = await screen.findByRole('dialog', { name: 'Sign out' });
    expect(dialog.textContent).toContain('1 scan has not gone up, and stays in this browser');
    expect(hasOpenedDoor()).toBe(true);
  });

  it('does so at once where nothing waits, and once for two clicks', async () => {
    const { loggedOut } = show();
    press('Logout');
    press('Logout');

    await waitFor(() => expect(hasOpenedDoor()).toBe(false));
    expect(loggedOut()).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
