import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { InvitationDetails } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { InvitationRsvpPage } from './invitation-rsvp-page.tsx';

const PATH = '/api/gameday-reply/t0k3n';
const DETAILS: InvitationDetails = {
  isValidToken: true,
  atCapacity: false,
  guestName: 'Vic',
  gamedayDate: '2027-10-08',
  gamedayStartTime: '12:00:00',
  gamedayEndTime: null,
  gamedayLocation: 'Riverside Hall',
  gamedayDescription: null,
  answerBy: null,
  currentStatus: 'Accepted',
  currentReplyComments: null,
  currentAdditionalGuests: 4,
  seatsLeft: 3,
  planVersion: '1',
  isHeld: true,
  seatsOffered: 0,
  queue: null,
};

afterEach(cleanup);

function open() {
  const served = { isHeld: true, keeps: 204 };
  const server = new Server()
    .on(`GET ${PATH}`, () => ({ body: { ...DETAILS, isHeld: served.isHeld } }))
    .on(`POST ${PATH}/keep`, () => {
      if (served.keeps === 204) served.isHeld = false;
      return { status: served.keeps };
    });
  renderApp({ '/gameday-reply/:invitationToken': <InvitationRsvpPage /> }, '/gameday-reply/t0k3n');
  return { served, server };
}

it('a mail scanner that runs scripts opened the page, and the seats of a stranger’s answer were kept: a press keeps them', async () => {
  const { server } = open();
  const button = await screen.findByRole('button', { name: 'Keep my seats' });
  expect(server.calls.filter(({ call }) => !call.startsWith('GET '))).toEqual([]);

  fireEvent.click(button);

  await waitFor(() => expect(document.activeElement?.textContent).toContain('Your seats are kept'));
  expect(server.count(`POST ${PATH}/keep`)).toBe(1);
  expect(screen.queryByRole('button', { name: 'Keep my seats' })).toBeNull();
  await waitFor(() => expect(server.count(`GET ${PATH}`)).toBe(2));
  expect(screen.getByText('Your seats are kept')).toBeTruthy();
});

it('seats that were not kept can be kept by another press', async () => {
  const { served, server } = open();
  served.keeps = 500;
  fireEvent.click(await screen.findByRole('button', { name: 'Keep my seats' }));
  await waitFor(() => expect(server.count(`POST ${PATH}/keep`)).toBe(1));

  const button = await screen.findByRole('button', { name: 'Keep my seats' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  expect(screen.queryByText('Your seats are kept')).toBeNull();
});
