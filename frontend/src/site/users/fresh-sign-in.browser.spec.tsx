import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { staffApi, useRemindGuestsMutation } from '#core/api/staff.ts';
import { EDITION } from '#test/edition.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
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

it('a mailing that wants a sign-in asks for it, until it was made in another tab', async () => {
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
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mail another link' })).toBeNull());
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
  await waitFor(() => expect(screen.queryByLabelText('Code of the mail')).toBeNull());
});

function Question() {
  const [isOpen, setOpen] = useState(true);
  const [remind] = useRemindGuestsMutation();
  const frame = { isOpen, onCancel: () => setOpen(false), onClosed: () => undefined };
  return (
    <ConfirmDialog
      frame={{ ...frame, onDone: () => setOpen(false), isCurrent: () => isOpen, onUnsaved: () => undefined }}
      title="Send Again"
      subject="4 guests"
      text="They are mailed again."
      confirmLabel="Send"
      failure="Not sent"
      action={() => remind({ id: '1', remind: { confirmed: 1 } as never })}
    />
  );
}

const openQuestion = async () => {
  server.on(SESSION, { body: { user: STALE } });
  const page = (
    <>
      <Page />
      <Question />
    </>
  );
  renderApp({ '/': page }, '/');
  const dialog = await screen.findByRole('dialog', { name: 'Send Again' });
  const send = screen.getByRole('button', { name: 'Send' });
  send.focus();
  fireEvent.click(send);
  const mail = await screen.findByRole('button', { name: 'Mail me a sign-in link' });
  return { dialog, send, mail };
};

it('stands in the foot of the dialog that was refused, above its buttons, which says no error besides', async () => {
  const { dialog, send, mail } = await openQuestion();
  expect(dialog.contains(mail)).toBe(true);
  expect(send.parentElement?.parentElement?.contains(mail)).toBe(true);
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('false'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes once the code was typed, and gives the focus back to the button that was refused', async () => {
  const { send, mail } = await openQuestion();
  server.on(VERIFY, { body: STAFF });
  fireEvent.click(mail);
  const code = await screen.findByLabelText('Code of the mail');
  fireEvent.change(code, { target: { value: '123456' } });
  code.focus();
  server.on(SESSION, { body: { user: STAFF } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(code.isConnected).toBe(false));
  expect(document.activeElement).toBe(send);
});

it('moves to the page as it is when the dialog closes', async () => {
  const { dialog, mail } = await openQuestion();
  fireEvent.click(mail);
  fireEvent.change(await screen.findByLabelText('Code of the mail'), { target: { value: '123' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const code = screen.getByLabelText<HTMLInputElement>('Code of the mail');
  await waitFor(() => expect(dialog.contains(code)).toBe(false));
  expect(code.value).toBe('123');
});
