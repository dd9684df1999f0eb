import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFreshSignInOnOpen } from '#api/fresh-sign-in.ts';
import { staffApi } from '#api/staff.ts';
import { EDITION } from '#test/edition.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { FreshSignIn } from './fresh-sign-in.tsx';
import { useStoredUser } from './use-current-user.ts';

const SESSION = 'GET /api/user/session';
const REMIND = 'POST /api/gameday/1/remind';
const LOGIN = 'POST /api/user/login';
const VERIFY = 'POST /api/user/verify-code';
const STAFF = { email: 'staff@mail.example', names: [], roles: ['organiser'], hasFreshSignIn: true };
const STALE = { ...STAFF, hasFreshSignIn: false };

function Page() {
  useStoredUser();
  return <FreshSignIn />;
}

let server: Server;

beforeEach(() => {
  localStorage.clear();
  server = new Server()
    .on(SESSION, { body: { user: STAFF } })
    .on(REMIND, { status: 428 })
    .on(LOGIN, { body: { email: STAFF.email } });
});
afterEach(cleanup);

it('a mailing that wants a sign-in asks for it, and says when it was made in another tab', async () => {
  const { store } = renderApp({ '/staff': <Page /> }, '/staff');
  await waitFor(() => expect(localStorage.getItem(EDITION.storageKey)).toContain('"hasFreshSignIn":true'));
  server.on(SESSION, { body: { user: STALE } });
  const remind = staffApi.endpoints.remindGuests.initiate({ id: '1', remind: { confirmed: 1 } as never });
  await act(async () => void (await store.dispatch(remind)));

  fireEvent.click(await screen.findByRole('button', { name: 'Mail me a sign-in link' }));
  expect(await screen.findByText(/We have mailed a sign-in link to staff@mail.example/)).toBeTruthy();
  expect(server.count(LOGIN)).toBe(1);
  await waitFor(() => expect(localStorage.getItem(EDITION.storageKey)).toContain('"hasFreshSignIn":false'));

  server.on(SESSION, { body: { user: STAFF } });
  const other = { key: EDITION.storageKey, oldValue: '-', newValue: JSON.stringify(STAFF) };
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', other)));
  fireEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByText(/once more/)).toBeNull());
});

function FormOfLater() {
  useFreshSignInOnOpen();
  return <Link to="/staff">Leave</Link>;
}

const openForm = () => {
  const framed = (form: ReactNode) => (
    <>
      <FreshSignIn />
      {form}
    </>
  );
  return renderApp({ '/form': framed(<FormOfLater />), '/staff': framed('Staff') }, '/form');
};

it('a form whose act wants a sign-in asks before it is filled, and no longer once it is left', async () => {
  server.on(SESSION, { body: { user: STALE } });
  openForm();

  expect(await screen.findByRole('button', { name: 'Mail me a sign-in link' })).toBeTruthy();

  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await screen.findByText('Staff');
  expect(screen.queryByRole('button', { name: 'Mail me a sign-in link' })).toBeNull();
});

it('such a form asks nobody who has just signed in', async () => {
  const { store } = openForm();

  await waitFor(() => expect(server.count(SESSION)).toBeGreaterThan(0));
  await waitFor(() =>
    expect((store.getState() as { session: { isSignedIn?: boolean } }).session.isSignedIn).toBe(true),
  );

  expect(screen.queryByText(/sign in once more/)).toBeNull();
});

it('takes the code of the mail, which may be read on another device', async () => {
  server.on(SESSION, { body: { user: STALE } }).on(VERIFY, { body: STAFF });
  openForm();
  fireEvent.click(await screen.findByRole('button', { name: 'Mail me a sign-in link' }));

  const code = await screen.findByLabelText('Code of the mail');
  fireEvent.change(code, { target: { value: '123' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Please type the six digits of the mail')).toBeTruthy();

  server.on(SESSION, { body: { user: STAFF } });
  fireEvent.change(code, { target: { value: '12 34 56' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/You have signed in once more/)).toBeTruthy();
});

function Question() {
  const [isOpen, setOpen] = useState(true);
  useFreshSignInOnOpen();
  return (
    isOpen && (
      <MessageDialog tone="question" title="Send Again" onClose={() => setOpen(false)}>
        4 guests are mailed again.
      </MessageDialog>
    )
  );
}

it('is reached while a native dialog makes the page around it inert, and goes on as it was when that closes', async () => {
  server.on(SESSION, { body: { user: STALE } });
  const page = (
    <>
      <FreshSignIn />
      <Question />
    </>
  );
  renderApp({ '/': page }, '/');
  const dialog = await screen.findByRole('dialog', { name: 'Send Again' });
  const button = await screen.findByRole('button', { name: 'Mail me a sign-in link' });
  expect(dialog.contains(button)).toBe(true);
  fireEvent.click(button);
  fireEvent.change(await screen.findByLabelText('Code of the mail'), { target: { value: '123' } });

  fireEvent(dialog, new Event('close'));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(screen.getByLabelText<HTMLInputElement>('Code of the mail').value).toBe('123');
});
