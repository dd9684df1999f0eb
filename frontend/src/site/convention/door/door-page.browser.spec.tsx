import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Door } from '#core/api/generated.ts';
import { refetchSession } from '#core/api/session.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { DoorPage } from './door-page.tsx';

const CLOSED: Door = {
  endsAt: '2025-10-12T00:00:00Z',
  opensAt: '2025-10-09T00:00:00Z',
  byShift: false,
  expected: 0,
  here: 0,
  listKey: '',
  walkInKey: '',
  scopes: [],
};
const OPEN: Door = { ...CLOSED, opensAt: null };

afterEach(cleanup);

const pressed = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const hasFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })));

async function practise() {
  const server = new Server().on('GET /api/door', { body: CLOSED });
  renderApp({ '/door': <DoorPage /> }, '/door');
  await pressed('Practise with invented people');
  await screen.findByRole('heading', { name: 'Door: practice' });
  return server;
}

it('practice goes on while the door opens, says so, and is not offered again after it', async () => {
  const server = await practise();
  expect(screen.queryByText(/The door is open now/)).toBeNull();

  server.on('GET /api/door', { body: OPEN });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect((await screen.findByText(/^The door is open now/)).closest('[role="status"]')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Door: practice' })).toBeTruthy();

  await pressed('End practice');
  await screen.findByRole('heading', { name: 'Door' });
  expect(screen.queryByText('The door is not open yet')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Practise/ })).toBeNull();
});

it('whoever is here by a shift reads until when, and has no link to leave', async () => {
  new Server().on('GET /api/door', { body: { ...OPEN, byShift: true, endsAt: '2025-10-10T21:00:00Z' } });
  renderApp({ '/door': <DoorPage /> }, '/door');
  await screen.findByText(/^The door is open to you for your shift until .*11:00 PM/);
  expect(screen.queryByRole('button', { name: 'Leave the door' })).toBeNull();
});

describe('whoever has no door', () => {
  const USER = {
    email: 'dana@mail.example',
    names: [],
    roles: [],
    needsStaffLogin: false,
    needsLogin: false,
  };
  const shutTo = async (user: object | null) => {
    const server = new Server()
      .on('GET /api/user/session', { body: { user } })
      .on('GET /api/door', { status: user ? 403 : 401, body: {} });
    const { store } = renderApp({ '/door': <DoorPage /> }, '/door');
    void store.dispatch(refetchSession());
    await waitFor(() => expect(server.count('GET /api/door')).toBeGreaterThan(0));
    return screen.findByText(/^This page is for those who help at the door\./);
  };
  const login = () => screen.queryByRole('link', { name: 'Login' })?.getAttribute('href') ?? null;

  it.each([
    ['is not signed in', null, /open the door link, or log in/],
    [
      'came by a forwarded link',
      { ...USER, needsLogin: true, hasSignedIn: false },
      /If you help, please log in/,
    ],
    ['came by a registration mail', { ...USER, hasSignedIn: false }, /If you help, please log in/],
    ['is staff, but did not log in', { ...USER, needsStaffLogin: true, hasSignedIn: false }, /please log in/],
  ])('may log in who %s', async (_who, user, words) => {
    const said = await shutTo(user);
    await waitFor(() => expect(said.textContent).toMatch(words));
    expect(login()).toBe('/login?next=%2Fdoor');
  });

  it('reads who they are, once they have logged in', async () => {
    const said = await shutTo({ ...USER, hasSignedIn: true });
    await waitFor(() => expect(said.textContent).toMatch(/You are signed in as dana@mail.example\.$/));
    expect(login()).toBeNull();
  });
});

it('the focus goes to the heading when practice begins, begins anew and ends', async () => {
  await practise();
  await hasFocus('Door: practice');
  screen.getByRole('button', { name: 'Start again' }).focus();
  await pressed('Start again');
  await hasFocus('Door: practice');
  await pressed('End practice');
  await hasFocus('Door');
  expect(screen.getByText('The door is not open yet')).toBeTruthy();
});

it('the buttons of a verdict are the next stop for whoever chose a name, and the focus leaves no field that was typed into', async () => {
  await practise();
  const field = screen.getByRole('textbox', { name: 'Name or code' });
  fireEvent.change(field, { target: { value: 'boris' } });
  const name = await screen.findByRole('button', { name: /^Boris Practice/ });
  act(() => name.focus());
  fireEvent.click(name);
  const paid = await screen.findByRole('button', { name: /^Paid/ });
  expect(document.activeElement?.contains(paid)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);

  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'ada' } });
  fireEvent.submit(field);
  await screen.findByText('Come in');
  expect(document.activeElement).toBe(field);
});
