import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { RequireRole } from './require-role.tsx';
import { keepReturnPath } from './return-path.ts';
import { takeSignInCode } from './sign-in-code.ts';
import { LinkSignIn } from './verification.tsx';
import { VerifyPage } from './verify-page.tsx';

const STAFF = { email: 'staff@mail.example', names: [], roles: ['organiser'] };
const SESSION = 'GET /api/user/session';
const VERIFY = 'POST /api/user/verify/secret';

const ROUTES = {
  '/verify': <VerifyPage />,
  '/events': <p>The schedule</p>,
  '/login': <p>User Info</p>,
  '/staff': (
    <RequireRole name="organiser" title="Staff">
      For staff
    </RequireRole>
  ),
};
const history = { state: null, replaceState: () => undefined } as unknown as History;
const bringCode = () =>
  takeSignInCode({ href: 'https://tablefall.example/verify/secret' } as Location, history);

let server: Server;

describe('the verification of a mailed link', () => {
  beforeEach(() => {
    localStorage.clear();
    server = new Server().on(SESSION, { body: { user: null } });
  });
  afterEach(cleanup);

  it('signs in once; Back leads to who is signed in, not to a used link', async () => {
    server.on(VERIFY, { body: STAFF });
    bringCode();
    const { router } = renderApp(ROUTES, '/verify');
    fireEvent.click(await screen.findByRole('link', { name: 'View Events' }));
    await screen.findByText('The schedule');
    await act(() => router.navigate(-1));
    expect(await screen.findByText('User Info')).toBeTruthy();
    expect(server.count(VERIFY)).toBe(1);
  });

  it('says that it succeeded before it goes back by itself to where the login was asked for', async () => {
    keepReturnPath('/staff');
    server.on(VERIFY, { body: STAFF });
    bringCode();
    const { router } = renderApp(ROUTES, '/verify');
    await screen.findByText('Verification Successful');
    expect(screen.getByRole('link', { name: 'View Events' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go on where you were' }).getAttribute('href')).toBe('/staff');
    expect(await screen.findByText('For staff')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/staff');
  });

  it('leads nobody back who has chosen another page, however long that takes to arrive', async () => {
    keepReturnPath('/staff');
    server.on(VERIFY, { body: STAFF });
    bringCode();
    const slow = new Promise(() => undefined);
    const { router } = renderApp(ROUTES, '/verify', [{ path: '/slow', loader: () => slow }]);
    await screen.findByText('Verification Successful');
    await act(async () => void router.navigate('/slow'));
    // Longer than the success stands before it leads on.
    await act(() => new Promise((resolve) => setTimeout(resolve, 2_500)));
    expect(router.state.navigation.location?.pathname).toBe('/slow');
    expect(screen.queryByText('For staff')).toBeNull();
  });

  it('makes the user known at once, without asking who is signed in', async () => {
    server.on(VERIFY, { body: STAFF });
    bringCode();
    const { router } = renderApp(ROUTES, '/verify');
    await screen.findByText('Verification Successful');
    server.on(SESSION, () => new Promise(() => undefined));
    await act(() => router.navigate('/staff'));
    expect(await screen.findByText('For staff')).toBeTruthy();
  });

  it('is not undone by a late answer about who was signed in before', async () => {
    let answer: (reply: { body: unknown }) => void = () => undefined;
    const late = new Promise<{ body: unknown }>((resolve) => {
      answer = resolve;
    });
    server.on(SESSION, () => late).on(VERIFY, { body: STAFF });
    bringCode();
    const { router } = renderApp(ROUTES, '/verify');
    await screen.findByText('Verification Successful');
    await act(async () => answer({ body: { user: null } }));
    await act(() => router.navigate('/staff'));
    expect(await screen.findByText('For staff')).toBeTruthy();
  });

  it('leads from a registration mail on to the registration, which its button promises', async () => {
    server.on(VERIFY, { body: STAFF });
    bringCode();
    renderApp({ ...ROUTES, '/events': <LinkSignIn /> }, '/events');
    fireEvent.click(await screen.findByRole('link', { name: 'See my registration' }));
    expect(await screen.findByText('User Info')).toBeTruthy();
  });

  it('waits for a click where another browser asked for the link', async () => {
    server.on(VERIFY, { status: 428 });
    bringCode();
    renderApp(ROUTES, '/verify');
    const confirm = await screen.findByRole('button', { name: 'Confirm sign-in' });
    server.on(VERIFY, { body: STAFF });
    fireEvent.click(confirm);
    expect(await screen.findByText('Verification Successful')).toBeTruthy();
    expect(server.calls.filter(({ call }) => call === VERIFY).map(({ body }) => body)).toEqual([
      { confirm: false },
      { confirm: true },
    ]);
  });

  it('keeps a link that could not be checked', async () => {
    server.on(VERIFY, 'unreachable');
    bringCode();
    renderApp(ROUTES, '/verify');
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on(VERIFY, { body: STAFF });
    fireEvent.click(again);
    expect(await screen.findByText('Verification Successful')).toBeTruthy();
  });

  it('fails without a code while nobody is signed in', async () => {
    renderApp(ROUTES, '/verify');
    expect(await screen.findByText('Invalid Verification Code')).toBeTruthy();
  });
});

describe('a page of the organisers', () => {
  beforeEach(() => {
    localStorage.clear();
    server = new Server();
  });
  afterEach(cleanup);

  it('does not take an unreachable server for somebody who is signed out', async () => {
    server.on(SESSION, 'unreachable');
    renderApp(ROUTES, '/staff');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText(/Please log in/)).toBeNull();
    server.on(SESSION, { body: { user: STAFF } });
    fireEvent.click(retry);
    expect(await screen.findByText('For staff')).toBeTruthy();
  });

  it('leads the others to the login', async () => {
    server.on(SESSION, { body: { user: null } });
    renderApp(ROUTES, '/staff');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy());
  });
});
