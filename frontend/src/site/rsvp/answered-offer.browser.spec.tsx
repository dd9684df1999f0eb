import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { GamedayQueuePlace, InvitationDetails } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { InvitationRsvpPage } from './invitation-rsvp-page.tsx';

const PATH = '/api/gameday-reply/t0k3n';
const IN_LINE: GamedayQueuePlace = {
  place: null,
  parties: 1,
  seats: 1,
  keptUntil: null,
  missed: false,
  passedOver: false,
};
const DETAILS = {
  isValidToken: true,
  atCapacity: false,
  guestName: 'Vic',
  gamedayDate: '2027-10-08',
  gamedayStartTime: '12:00:00',
  gamedayEndTime: null,
  gamedayLocation: 'Riverside Hall',
  gamedayDescription: null,
  answerBy: null,
  currentStatus: 'NotReplied',
  currentReplyComments: null,
  currentAdditionalGuests: null,
  seatsLeft: 3,
  planVersion: '1',
  isHeld: false,
  seatsOffered: 0,
} as const;

afterEach(cleanup);

it.each([
  ['takes a kept seat', { ...IN_LINE, keptUntil: '2027-10-07T16:00:00Z' }, "I'LL BE THERE!", 'Accepted'],
  ['gives a kept seat back', { ...IN_LINE, keptUntil: '2027-10-07T16:00:00Z' }, "CAN'T MAKE IT", 'Rejected'],
  ['waits in line and answers', { ...IN_LINE, place: 1 }, "I'LL BE THERE!", 'Accepted'],
] as const)('whoever %s reads that it was saved', async (_who, queue, choice, currentStatus) => {
  const served: { now: object } = { now: { ...DETAILS, queue } };
  new Server()
    .on(`GET ${PATH}`, () => ({ body: served.now }))
    .on('POST /api/gameday-reply', () => {
      served.now = { ...DETAILS, currentStatus, queue: null } satisfies Partial<InvitationDetails>;
      return { status: 200, body: {} };
    });
  renderApp({ '/gameday-reply/:invitationToken': <InvitationRsvpPage /> }, '/gameday-reply/t0k3n');
  fireEvent.click(await screen.findByRole('radio', { name: choice }));
  const submit = screen.getByRole('button', { name: 'Submit RSVP' });
  fireEvent.click(submit);

  await screen.findByRole('radio', { name: /^STILL/ });
  expect(screen.getByText(/^RSVP (updated!|submitted! Thank you!)$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit RSVP' })).toBe(submit);
});

it.each([
  ['the gameday fills up', { atCapacity: true, seatsLeft: 1 }, /1 seat left|Gameday is Full/],
  [
    'seats are kept for them',
    { queue: { ...IN_LINE, keptUntil: '2027-10-07T16:00:00Z' } },
    'No seat is yours before you submit.',
  ],
])('what a guest has typed stays when %s', async (_when, change, sign) => {
  const served: { now: object } = { now: { ...DETAILS, queue: null } };
  new Server().on(`GET ${PATH}`, () => ({ body: served.now }));
  renderApp({ '/gameday-reply/:invitationToken': <InvitationRsvpPage /> }, '/gameday-reply/t0k3n');
  fireEvent.click(await screen.findByRole('radio', { name: "I'LL BE THERE!" }));
  fireEvent.change(screen.getByRole('textbox', { name: /Comments/ }), {
    target: { value: 'We bring Catan' },
  });

  served.now = { ...DETAILS, queue: null, ...change };
  // Coming back to the page asks again.
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText(sign);

  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comments/ }).value).toBe('We bring Catan');
});
