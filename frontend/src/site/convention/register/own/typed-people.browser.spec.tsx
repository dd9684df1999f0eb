import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { keepTypedPeople } from '../typed-people.ts';
import { OwnRegistrationCard } from './own-registration-card.tsx';

const USER = {
  email: 'dana@mail.example',
  names: [],
  roles: [],
  needsLogin: false,
  hasSignedIn: true,
  hasFreshSignIn: true,
};
const ADD = 'POST /api/registration/attendees';
const NOBODY = { registered: false, paid: false, amountDue: 0, badgesMayChange: true, attendees: [] };
const PLACES = {
  capacity: 250,
  badgesTaken: 30,
  badgesLeft: 220,
  badgesOffered: 0,
  partiesWaiting: 0,
  isOpen: true,
};

let server: Server;

beforeEach(() => {
  localStorage.clear();
  server = new Server()
    .on('GET /api/user/session', { body: { user: USER } })
    .on('GET /api/register/places', { body: PLACES })
    .on('GET /api/registration', { body: NOBODY })
    .on(ADD, { body: NOBODY });
  keepTypedPeople({
    email: 'Dana@mail.example',
    attendees: [
      { name: 'Ines', badge: false },
      { name: 'Dana', badge: true },
    ],
    parentAgrees: true,
  });
});
afterEach(cleanup);

const open = () => renderApp({ '/': <OwnRegistrationCard user={USER as never} /> }, '/');

it('who was typed before the address was confirmed is registered by one press, children after adults', async () => {
  open();

  fireEvent.click(await screen.findByRole('button', { name: 'Register Dana and Ines' }));

  await waitFor(() => expect(server.count(ADD)).toBe(2));
  expect(server.calls.filter(({ call }) => call === ADD).map(({ body }) => body)).toEqual([
    { name: 'Dana', badge: true },
    { name: 'Ines', badge: false, parentAgrees: true },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Register/ })).toBeNull());
});

it('who is left when one is refused can be tried again', async () => {
  server.on(ADD, {
    status: 409,
    body: { code: 'no-badges', title: 'Not enough badges', message: 'No badge is left.' },
  });
  open();

  fireEvent.click(await screen.findByRole('button', { name: 'Register Dana and Ines' }));

  await waitFor(() => expect(server.count(ADD)).toBe(1));
  expect(await screen.findByRole('button', { name: 'Register Dana and Ines' })).toBeTruthy();
});

it('who is registered by now is left out, as after a press that was cut off', async () => {
  const dana = {
    id: '1',
    nameId: 'n1',
    name: 'Dana',
    badge: true,
    checkedIn: false,
    parentAgreed: false,
    paid: false,
  };
  const one = { ...NOBODY, registered: true, attendees: [{ ...dana, offer: null, badgeLink: null }] };
  server.on('GET /api/registration', { body: one });
  open();

  fireEvent.click(await screen.findByRole('button', { name: 'Register Ines' }));

  await waitFor(() => expect(server.count(ADD)).toBe(1));
});
