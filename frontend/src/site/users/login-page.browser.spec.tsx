import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import { refetchSession } from '#core/api/session.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { LoginPage } from './login-page.tsx';

const DANA = { email: 'dana@mail.example', names: [], roles: [] };
const SESSION = 'GET /api/user/session';
const LOGIN = 'POST /api/user/login';
const LOGOUT = 'POST /api/user/logout';

let server: Server;
const page = (
  <>
    <LoginPage names="names" more={null} />
    <LeaveGuard />
  </>
);
const show = () => renderApp({ '/login': page }, '/login');
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email Address' });
const askFor = async (email: string) => {
  fireEvent.change(await field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
};

/** How the browser came to the document. */
const arriveBy = (type: NavigationTimingType) =>
  Object.assign(performance, { getEntriesByType: () => [{ type }] });

describe('the login page', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    arriveBy('navigate');
    server = new Server().on(SESSION, { body: { user: null } }).on(LOGIN, { body: {} });
  });
  afterEach(cleanup);

  it('sends the link again, or lets the address be corrected', async () => {
    show();
    await askFor('dana@mail.example');
    expect(await screen.findByText(/has been sent to: dana@mail.example/)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Email Sent!');
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(server.count(LOGIN)).toBe(2));
    fireEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect((await field()).value).toBe('dana@mail.example');
    expect(document.activeElement).toBe(await field());
  });

  it('has the field for the digits again after a reload, until they are no longer valid or another address is wanted', async () => {
    arriveBy('reload');
    show();
    await askFor('dana@mail.example');
    await screen.findByText(/has been sent to: dana@mail.example/);
    cleanup();
    show();
    expect(await screen.findByText(/has been sent to: dana@mail.example/)).toBeTruthy();
    cleanup();

    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 60_000);
    show();
    expect(await field()).toBeTruthy();
    cleanup();
    now.mockRestore();
    show();
    await askFor('ola@mail.example');
    fireEvent.click(await screen.findByRole('button', { name: 'Use another address' }));
    cleanup();
    show();
    expect(await field()).toBeTruthy();
    await askFor('ola@mail.example');
    await screen.findByText(/has been sent to: ola@mail.example/);
    cleanup();

    // Whoever goes to the login anew may want to sign in as somebody else.
    arriveBy('navigate');
    show();
    expect(await field()).toBeTruthy();
  });

  it('asks before digits that were typed are left', async () => {
    show();
    await askFor('dana@mail.example');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Code of the mail' }), {
      target: { value: '123' },
    });
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('keeps what was typed into User Info when the session ends there, and says that it has', async () => {
    server.on(SESSION, { body: { user: DANA } });
    const { store } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'New address' }), { target: { value: 'dana@new' } });
    server.on(SESSION, { body: { user: null } });
    await act(async () => void (await store.dispatch(refetchSession() as never)));

    expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New address', hidden: true });
    expect(field.value).toBe('dana@new');
    expect(field.closest('[inert]')).not.toBeNull();

    // In another tab.
    server.on(SESSION, { body: { user: DANA } });
    await act(async () => void (await store.dispatch(refetchSession() as never)));
    await waitFor(() => expect(field.closest('[inert]')).toBeNull());
    expect(field.value).toBe('dana@new');
  });

  it('says that mail leaves late while the server tells so', async () => {
    server.on(LOGIN, { body: { email: 'dana@mail.example', isLate: true } });
    show();
    await askFor('dana@mail.example');
    expect(await screen.findByText(/Mail leaves late at the moment/)).toBeTruthy();
    server.on(LOGIN, { body: { email: 'dana@mail.example', isLate: false } });
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText(/Mail leaves late at the moment/)).toBeNull());
  });

  it('shows the form after a logout, also when the link was opened in another tab', async () => {
    show();
    await askFor('dana@mail.example');
    await screen.findByText('Email Sent!');
    server.on(SESSION, { body: { user: DANA } });
    fireEvent.focus(window);
    fireEvent(window, new Event('visibilitychange'));
    const logout = await screen.findByRole('button', { name: 'Logout' });
    server.on(SESSION, { body: { user: null } }).on(LOGOUT, { status: 204 });
    fireEvent.click(logout);
    expect(await field()).toBeTruthy();
    expect(screen.queryByText('Email Sent!')).toBeNull();
  });

  it('takes the digits of the mail, and the heading has the focus', async () => {
    server.on('POST /api/user/verify-code', { body: DANA });
    show();
    await askFor('dana@mail.example');
    fireEvent.change(await screen.findByLabelText('Code of the mail'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const heading = await screen.findByRole('heading', { name: 'User Info' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('puts what the server refuses on the field', async () => {
    show();
    server.on(LOGIN, { status: 404, body: { message: 'Nobody is registered with this address.' } });
    await askFor('dana@mail.example');
    const refusal = await screen.findByText(
      'Nobody is registered with this address. Please verify the email address that you entered is correct.',
    );
    expect(document.activeElement).toBe(await field());
    expect(document.activeElement?.getAttribute('aria-describedby')).toContain(refusal.id);
  });

  it('says so when a logout did not arrive', async () => {
    server.on(SESSION, { body: { user: DANA } }).on(LOGOUT, 'unreachable');
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'You are still signed in' }));
    expect(screen.getByText('dana@mail.example')).toBeTruthy();
  });
});
