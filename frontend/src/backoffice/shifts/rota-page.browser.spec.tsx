import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { RotaShift } from '#core/api/staff.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { RotaPage } from './rota-page.tsx';

const HELPER = { email: 'dana@mail.example', seeksReplacement: false, noShow: false };
const SHIFT: RotaShift = {
  id: 'night',
  title: 'Night watch',
  notes: null,
  place: 'Hall',
  day: '2025-10-10',
  start: '22:30',
  end: '06:30',
  startsAt: '2025-10-11T02:30:00Z',
  endsAt: '2025-10-11T10:30:00Z',
  places: 3,
  taken: 2,
  forAnyone: true,
  opensDoor: false,
  invitees: [],
  version: '1',
  helpers: [
    { ...HELPER, nameId: 'dana', name: 'Dana' },
    { ...HELPER, nameId: 'theo', name: 'Theo', seeksReplacement: true },
  ],
};

afterEach(cleanup);

it('the printed rota says who may not come after all, and has a line for each free place', async () => {
  new Server().on('GET /api/rota', {
    body: { isOpen: true, firstDay: '2025-10-07', lastDay: '2025-10-14', shifts: [SHIFT] },
  });
  renderApp({ '/': <RotaPage /> }, '/');
  await screen.findByRole('heading', { name: 'Friday, October 10' });

  const helpers = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(helpers).toEqual(['Dana', 'Theo, looks for a replacement', 'Nobody yet']);
});
