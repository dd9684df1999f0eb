import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Door, WalkIn } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { DoorPage } from '../door-page.tsx';
import { LIST, scope } from '../scan/testing/desk.ts';
import { entryOf, type WalkInValues, walkInErrors } from './walk-in.ts';

const DOOR: Door = {
  endsAt: '2025-10-12T00:00:00Z',
  opensAt: null,
  byShift: false,
  expected: 2,
  here: 0,
  listKey: '',
  walkInKey: '',
  scopes: [{ scope, date: null }],
};
const NOBODY = { items: [], total: 0, page: 1, limit: 25 };

/** A door at which the server registers whoever is sent, unless told otherwise. @param left badges that the phone keeps */
async function atTheDoor(left = 0) {
  const sent: WalkIn[] = [];
  const server = new Server()
    .on('GET /api/door', { body: DOOR })
    .on(`GET /api/door/${scope}`, { body: LIST })
    .on('PUT /api/door/badge-block', { body: { size: left, left, endsAt: '2099-10-12T00:00:00Z' } })
    .on('GET /api/registrations', { body: NOBODY })
    .on('POST /api/door/walk-ins', () => {
      const walkIn = server.calls.at(-1)?.body as WalkIn;
      sent.push(walkIn);
      return { body: entryOf(walkIn, '2025-10-10T16:00:00Z', 12.5) };
    });
  renderApp({ '/door': <DoorPage /> }, `/door?scope=${scope}`);
  await screen.findByText('here of 2', { exact: false });
  return { server, sent };
}

const field = () => screen.getByRole('textbox', { name: 'Name or code' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Looks for a name that nobody has, and wants to add it. */
async function miss(name: string) {
  await waitFor(() => {
    fireEvent.change(field(), { target: { value: name } });
    fireEvent.submit(field());
    expect(screen.getByText('Not on the list')).toBeTruthy();
  });
  const [onVerdict] = screen.getAllByRole('button', { name: 'Add a walk-in' });
  if (onVerdict) fireEvent.click(onVerdict);
  await screen.findByRole('dialog', { name: 'Add a walk-in' });
}

describe('a walk-in', () => {
  afterEach(cleanup);

  it('takes the name that was looked for, and is here, paid and counted after one press', async () => {
    const { sent } = await atTheDoor();
    await miss(' Wanda Walker ');
    expect((screen.getByRole('textbox', { name: 'Name 1' }) as HTMLInputElement).value).toBe('Wanda Walker');

    press('Register, paid and here · $12.50');

    expect(await screen.findByText('Come in')).toBeTruthy();
    expect(screen.getByText('Wanda Walker')).toBeTruthy();
    expect(screen.getByText((_, element) => element?.textContent === '1 here of 3')).toBeTruthy();
    expect(sent).toMatchObject([{ attendees: [{ name: 'Wanda Walker', badge: true }], paid: true }]);
    expect(sent[0]).not.toHaveProperty('email');
  });

  it('says what is owed of several, and lets in who pays later', async () => {
    const { sent } = await atTheDoor();
    press('Add a walk-in');
    await screen.findByRole('dialog');
    press('Add another name');
    press('Add another name');
    for (const [place, name] of ['Wanda', 'Wim', 'Wolf'].entries())
      fireEvent.change(screen.getByRole('textbox', { name: `Name ${place + 1}` }), {
        target: { value: name },
      });
    fireEvent.click(screen.getAllByRole('radio', { name: '9 and under' })[2] as HTMLElement);
    fireEvent.change(screen.getByLabelText(/^Email Address/), { target: { value: ' wanda@mail.example ' } });
    expect(screen.getByRole('button', { name: 'Register, paid and here · $25' })).toBeTruthy();

    press('Register, not paid');

    expect(await screen.findByRole('button', { name: 'Paid $25' })).toBeTruthy();
    expect(sent).toMatchObject([{ email: 'wanda@mail.example', paid: false }]);
    expect(sent[0]?.attendees.map(({ badge }) => badge)).toEqual([true, true, false]);
  });

  it('keeps what was typed where it is refused, says why, and sends the same ids again', async () => {
    const { server } = await atTheDoor();
    const full = { status: 409, body: { message: 'No badge is left.' } };
    server.on('POST /api/door/walk-ins', full);
    await miss('Wanda');
    press(/^Register, paid/);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'They are not registered. No badge is left.',
    );
    press(/^Register, paid/);
    await waitFor(() => expect(server.count('POST /api/door/walk-ins')).toBe(2));

    const [first, again] = server.calls.filter(({ call }) => call === 'POST /api/door/walk-ins');
    expect(again?.body).toEqual(first?.body);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('says that they may be registered where no answer came and the phone has no badges', async () => {
    const { server } = await atTheDoor();
    server.on('POST /api/door/walk-ins', { status: 503, body: {} });
    await miss('Wanda');
    press(/^Register, paid/);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'No answer came: they may be registered. Look for them on the list before you try again.',
    );
    expect(screen.queryByText(/They are not registered/)).toBeNull();
  });

  it('asks for every name and a whole address before anything is sent', async () => {
    const { sent } = await atTheDoor();
    press('Add a walk-in');
    await screen.findByRole('dialog');
    fireEvent.change(screen.getByLabelText(/^Email Address/), { target: { value: 'wanda@' } });
    press(/^Register, paid/);

    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(screen.getByText('Invalid email')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

it('leaving the door asks first while people wait to be registered', async () => {
  const { server } = await atTheDoor(3);
  await waitFor(() => expect(server.count('PUT /api/door/badge-block')).toBe(1));
  server.on('POST /api/door/walk-ins', { status: 503, body: {} });
  await miss('Wanda');
  press(/^Register, paid/);
  await screen.findByText('Come in');
  press('Leave the door');
  const dialog = await screen.findByRole('dialog', { name: 'Leave the door' });
  expect(dialog.textContent).toContain('1 walk-in has not gone up');
  expect(server.count('POST /api/door/leave')).toBe(0);
  press('Stay');
  expect(server.count('POST /api/door/leave')).toBe(0);
  press('Leave');
  await waitFor(() => expect(server.count('POST /api/door/leave')).toBe(1));
  cleanup();
});

describe('the form of a walk-in', () => {
  const of = (...names: [name: string, badge?: boolean][]) => ({
    entries: names.map(([name, badge = true], key) => ({ key, name, badge })),
    email: '',
  });
  const problems = (values: WalkInValues) => Object.values(walkInErrors(values)).filter(Boolean);

  it.each([
    ['Please enter a name without a link', of(['www.mail.example'])],
    ['Please enter a name, not an e-mail address', of(['Dana <dana@mail.example>'])],
    ['Please use at most 60 characters', of(['a'.repeat(61)])],
    ['Every name must be there only once', of(['Dana'], ['Dana '])],
    [
      'Children of 9 and under come with somebody of 10 and over. Please register that person as well.',
      of(['Dana', false]),
    ],
  ])('says at once what the server would: %s', (text, values) => {
    expect(problems(values)).toEqual([text]);
  });

  it('lets children join whom an address is of', () => {
    expect(problems({ ...of(['Dana', false]), email: 'wanda@mail.example' })).toEqual([]);
    expect(problems(of(['😀'.repeat(60)], ['Dana'], ['dana']))).toEqual([]);
  });
});

it('a walk-in can be practised, and nothing is sent', async () => {
  const server = new Server().on('GET /api/door', {
    body: { ...DOOR, scopes: [], opensAt: '2025-10-09T00:00:00Z' },
  });
  renderApp({ '/door': <DoorPage /> }, '/door?practice=yes');
  await screen.findByRole('heading', { name: 'Door: practice' });
  await miss('Wanda Practice');
  press('Register, paid and here · $12.50');
  expect(await screen.findByText('Come in')).toBeTruthy();
  expect(screen.getByText((_, element) => element?.textContent === '2 here of 13')).toBeTruthy();
  expect(server.calls.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  cleanup();
});
