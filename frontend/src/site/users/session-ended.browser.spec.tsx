import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { refetchSession } from '#core/api/session.ts';
import { EDITION } from '#test/edition.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { RequireRole } from './require-role.tsx';
import { SessionBar, SessionEnded } from './session-ended.tsx';
import { useStoredUser } from './use-current-user.ts';

const STAFF = { email: 'staff@mail.example', names: [], roles: ['organiser'] };
const SESSION = 'GET /api/user/session';

function Page() {
  useStoredUser();
  return (
    <>
      <SessionEnded />
      <RequireRole name="organiser" title="Staff">
        <input aria-label="Guests" />
      </RequireRole>
    </>
  );
}

let server: Server;

beforeEach(() => {
  localStorage.clear();
  server = new Server().on(SESSION, { body: { user: STAFF } });
});
afterEach(cleanup);

async function openAndFill() {
  const page = renderApp({ '/staff': <Page /> }, '/staff');
  const field = await screen.findByLabelText<HTMLInputElement>('Guests');
  await waitFor(() => expect(server.count(SESSION)).toBe(1));
  fireEvent.change(field, { target: { value: 'Wei, Ola' } });
  return { ...page, field };
}
/** What another tab of this browser writes. */
const hear = (key: string, newValue: string | null) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue: '-', newValue })));

it('a session that ends leaves the page as it is, out of reach, until the same person is back', async () => {
  const { store, field } = await openAndFill();
  server.on(SESSION, { body: { user: null } });
  await act(async () => void (await store.dispatch(refetchSession())));
  const bar = await screen.findByText(/Your session has ended/);
  expect(bar.textContent).toBe('Your session has ended. Log in (opens a tab), then go on here.');
  expect(field.isConnected && field.closest('[inert]')).toBeTruthy();
  expect(field.value).toBe('Wei, Ola');

  server.on(SESSION, { body: { user: STAFF } });
  await hear(EDITION.storageKey, JSON.stringify(STAFF));
  await waitFor(() => expect(screen.queryByText(/Your session has ended/)).toBeNull());
  expect(field.isConnected && field.closest('[inert]')).toBeNull();
  expect(field.value).toBe('Wei, Ola');
});

it('a logout in another tab signs this one out and leaves nothing in it', async () => {
  const { store, field } = await openAndFill();
  await hear('tablefall-signed-out', 'now');
  expect(await screen.findByText('Please log in as an organiser to see this page.')).toBeTruthy();
  expect(screen.queryByText(/Your session has ended/)).toBeNull();
  expect(field.isConnected).toBe(false);
  expect(store.getState().session.user).toBeNull();
});

it('whoever does not go on signs out there', async () => {
  const { store, field } = await openAndFill();
  server.on(SESSION, { body: { user: null } });
  await act(async () => void (await store.dispatch(refetchSession())));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Please log in as an organiser to see this page.')).toBeTruthy();
  expect(field.isConnected).toBe(false);
});

it('can be reached while a native dialog makes the page around it inert', () => {
  renderApp(
    {
      '/': (
        <>
          <SessionBar isShown />
          <MessageDialog tone="question" title="Leave Event" onClose={() => undefined}>
            The spot goes to who waits.
          </MessageDialog>
        </>
      ),
    },
    '/',
  );
  const dialog = screen.getByRole('dialog', { name: 'Leave Event' });
  expect(dialog.contains(screen.getByRole('link', { name: 'Log in' }))).toBe(true);
});
