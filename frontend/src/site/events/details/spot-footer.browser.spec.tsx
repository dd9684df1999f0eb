import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Event, type User, useGetEventQuery, useGetSessionQuery } from '#core/api/generated.ts';
import '#test/message-channel.ts';
import { currentToast } from '#core/action/toast.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventPermissions } from '../schedule/sign-up.ts';
import { eventOf } from '../testing/event.factory.ts';
import { SpotFooter } from './spot-footer.tsx';
import { SwapDialogs } from './swap-dialogs.tsx';
import { useSignUp } from './use-sign-up.ts';

const NAMES = ['Theo', 'Dev', 'Mia'].map((name) => ({ id: name.toLowerCase(), name }));
const USER = { email: 'theo@mail.example', names: NAMES, roles: [] } as unknown as User;
const EVENT = eventOf();

function Panel() {
  useGetSessionQuery();
  const { data: event = EVENT } = useGetEventQuery(EVENT.id);
  const permissions = eventPermissions(USER, event, false);
  const signUp = useSignUp(event, permissions, true);
  return (
    <>
      <SpotFooter event={event} user={USER} permissions={permissions} signUp={signUp} />
      <output>{signUp.conflict?.problem.title}</output>
      <SwapDialogs signUp={signUp} permissions={permissions} fallbackFocus={{ current: null }} />
    </>
  );
}

const WIDTH = window.innerWidth;

afterEach(() => {
  cleanup();
  window.innerWidth = WIDTH;
});

/** A server that refuses a join once it is told to. */
function refusing() {
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const server = new Server()
    .on('GET /api/user/session', { body: { user: USER } })
    .on(`GET /api/event/${EVENT.id}`, { body: EVENT })
    .on('GET /api/events', { body: [EVENT] })
    .on(`PUT /api/event/register/${EVENT.id}`, async () => {
      await refused;
      return { status: 409, body: { title: 'Registration Full', message: 'Only 1 spot is left.' } };
    });
  return { server, refuse };
}

it('a family that is refused still sees who joins, and has the focus where it was', async () => {
  const { server, refuse } = refusing();
  renderApp({ '/events': <Panel /> }, '/events');
  await waitFor(() => expect(server.calls).toHaveLength(2));
  const select = screen.getByRole('combobox', { name: 'Register As' });
  act(() => select.focus());
  const family = screen.getByRole<HTMLOptionElement>('option', { name: 'Theo, Dev, Mia (3 seats)' });
  fireEvent.change(select, { target: { value: family.value } });
  expect(document.activeElement).toBe(select);

  fireEvent.click(screen.getByRole('checkbox', { name: 'Mia' }));
  const join = screen.getByRole('button', { name: 'Join Event' });
  act(() => join.focus());
  fireEvent.click(join);
  await waitFor(() => expect(join.getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole('checkbox', { name: 'Theo' })).toBeTruthy();
  expect(join.textContent).toBe('Join Event');

  refuse();
  await waitFor(() => expect(join.getAttribute('aria-busy')).toBe('false'));
  // The dialog that one name alone gets; which of them could leave the other game is not known.
  expect(screen.getByRole('status').textContent).toBe('Registration Full');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Theo' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mia' }).checked).toBe(false);
  expect(document.activeElement).toBe(join);
});

it('on a phone a family that is refused still sees who is ticked, and who joins is sent in one step', async () => {
  window.innerWidth = 360;
  const { server, refuse } = refusing();
  renderApp({ '/events': <Panel /> }, '/events');
  await waitFor(() => expect(server.calls).toHaveLength(3));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Mia/ }));
  const join = screen.getByRole('button', { name: 'Join with 2' });
  act(() => join.focus());
  fireEvent.click(join);
  await waitFor(() => expect(join.getAttribute('aria-busy')).toBe('true'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Theo/ }).checked).toBe(true);
  expect(server.calls.at(-1)?.body).toEqual({ ids: ['theo', 'dev'], fit: 'all' });

  refuse();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Registration Full'));
  expect(join.textContent).toBe('Join with 2');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Mia/ }).checked).toBe(false);
  expect(document.activeElement).toBe(join);
});

const SWAP = `POST /api/event/swap/${EVENT.id}`;

const taking = (id: string) => ({ id, name: id, location: '', gameOwner: false });

/** @param clashing in which Theo plays at that time */
function openOnPhone(clashing: Event) {
  window.innerWidth = 360;
  const server = new Server()
    .on('GET /api/user/session', { body: { user: USER } })
    .on(`GET /api/event/${EVENT.id}`, { body: EVENT })
    .on('GET /api/events', { body: [EVENT, clashing] })
    .on(SWAP, { body: EVENT });
  renderApp({ '/events': <Panel /> }, '/events');
  return server;
}

it('on a phone a game is left for this one at once where one could go back, and the focus stays', async () => {
  const server = openOnPhone(eventOf({ gameName: 'Catan', participants: [taking('theo')] }));
  server.on(SWAP, () => {
    const joined = { ...EVENT, spotsTaken: 2, participants: [...EVENT.participants, taking('theo')] };
    server.on(`GET /api/event/${EVENT.id}`, { body: joined });
    return { body: joined };
  });
  const button = await screen.findByRole('button', { name: 'Leave It and Join This One (Theo)' });
  act(() => button.focus());
  fireEvent.click(button);
  await waitFor(() => expect(server.count(SWAP)).toBe(1));
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).not.toBe(document.body);
});

it('on a phone it is asked before a spot is left that somebody else waits for', async () => {
  const waiting = [{ id: 'ola', name: 'Ola', position: 1 }];
  const catan = eventOf({ gameName: 'Catan', participants: [taking('theo')], waitlist: waiting });
  const server = openOnPhone(catan);
  fireEvent.click(await screen.findByRole('button', { name: 'Leave It and Join This One (Theo)' }));

  const question = screen.getByRole('dialog', { name: 'Leave Catan' });
  expect(question.textContent).toContain('Whoever stands first on the waitlist takes the spot at once.');
  expect(server.count(SWAP)).toBe(0);
  fireEvent.click(within(question).getByRole('button', { name: 'Leave It and Join This One' }));
  await waitFor(() => expect(server.count(SWAP)).toBe(1));
});

it('says of a game in the way that its spot could not be taken back', async () => {
  const catan = eventOf({ gameName: 'Catan', participants: [taking('theo')], visible: false });
  const server = new Server()
    .on('GET /api/user/session', { body: { user: USER } })
    .on(`GET /api/event/${EVENT.id}`, { body: EVENT })
    .on('GET /api/events', { body: [EVENT, catan] })
    .on(`PUT /api/event/register/${EVENT.id}`, {
      status: 409,
      body: { title: 'Schedule Conflict', message: 'Theo is in Catan.', conflictsWith: [catan.id] },
    });
  renderApp({ '/events': <Panel /> }, '/events');
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(1));
  fireEvent.click(screen.getByRole('button', { name: 'Join Event' }));

  const dialog = await screen.findByRole('dialog', { name: 'Schedule Conflict' });
  await waitFor(() => expect(dialog.textContent).toContain('You may not be able to join again.'));
});

it('Undo of a spot that was left counts although something else about the game is under way', async () => {
  const seated = { ...EVENT, spotsTaken: 2, participants: [taking('theo'), taking('dev')] };
  const left = (...ids: string[]) => ({ ...seated, participants: ids.map(taking) });
  const { leave, join } = {
    leave: `POST /api/event/unregister/${EVENT.id}`,
    join: `PUT /api/event/register/${EVENT.id}`,
  };
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = new Server()
    .on('GET /api/user/session', { body: { user: USER } })
    .on(`GET /api/event/${EVENT.id}`, { body: seated })
    .on('GET /api/events', { body: [seated] })
    .on(leave, { body: left('dev') })
    .on(join, { body: left('theo') });
  renderApp({ '/events': <Panel /> }, '/events');
  const select = await screen.findByRole('combobox', { name: 'Register As' });
  const leaveAs = async (id: string) => {
    fireEvent.change(select, { target: { value: id } });
    mouseClick(await screen.findByRole('button', { name: 'Leave Event' }));
  };
  await leaveAs('theo');
  await waitFor(() => expect(currentToast()?.title).toBe('You left the event'));
  const undo = currentToast()?.action;
  server.on(leave, async () => {
    await answered;
    return { body: left() };
  });
  await leaveAs('dev');
  await waitFor(() => expect(server.count(leave)).toBe(2));
  void undo?.run();
  expect(server.count(join)).toBe(0);

  answer();
  await waitFor(() =>
    expect(server.calls.findLast(({ call }) => call === join)?.body).toEqual({ id: 'theo' }),
  );
});
