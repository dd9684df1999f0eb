import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { BadgeOfferPage } from './badge-offer-page.tsx';

const OFFER = 'GET /api/badge-offers/t0k3n';
const TAKE = 'POST /api/badge-offers/t0k3n';

afterEach(cleanup);

it('keeps the name that was typed when the badge could not be taken', async () => {
  const server = new Server().on(OFFER, {
    body: {
      from: 'Dana',
      address: 'ola@mail.example',
      badge: true,
      amountDue: 10,
      endsAt: '2027-10-07T16:00:00Z',
    },
  });
  renderApp({ '/badge-offer/:token': <BadgeOfferPage /> }, '/badge-offer/t0k3n');
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Full name' });
  fireEvent.change(name, { target: { value: 'Ola Lind' } });
  server.on(OFFER, 'unreachable').on(TAKE, 'unreachable');
  fireEvent.click(screen.getByRole('button', { name: 'Take the badge' }));

  expect(await screen.findByText('We could not reach the server. Please try again.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Ola Lind');
});
