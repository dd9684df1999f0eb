import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { PublicRsvpPage } from './public-rsvp-page.tsx';

const FULL = {
  id: '7b0f2d9e-0000-4000-8000-000000000001',
  isValidDate: true,
  atCapacity: true,
  date: '2027-10-08',
  startTime: '12:00:00',
  endTime: null,
  location: 'Riverside Hall',
  description: null,
  answerBy: null,
  planVersion: '1',
  seatsOffered: 0,
  daysWithSeats: [],
};

afterEach(cleanup);

it('what was typed to wait in line stays when a seat frees up, and so does the focus', async () => {
  const served: { now: object } = { now: FULL };
  new Server().on('GET /api/gameday/public/2027-10-08', () => ({ body: served.now }));
  renderApp({ '/gameday/:date': <PublicRsvpPage /> }, '/gameday/2027-10-08');
  const name = await screen.findByRole('textbox', { name: 'Full name' });
  fireEvent.change(name, { target: { value: 'Vic Moreau' } });
  const email = screen.getByRole('textbox', { name: 'Email' });
  fireEvent.change(email, { target: { value: 'vic@mail.example' } });
  act(() => email.focus());

  served.now = { ...FULL, atCapacity: false };
  // Coming back to the page asks again.
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('button', { name: 'Submit RSVP' });

  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Vic Moreau');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('vic@mail.example');
  expect(document.activeElement).not.toBe(document.body);
});
