import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { OfferedShift } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { ShiftCard } from './shift-card.tsx';

const OWN: OfferedShift = {
  id: 'shift',
  title: 'Tickets',
  notes: null,
  place: 'Foyer',
  day: '2025-10-10',
  startsAt: '2025-10-10T19:00:00.000Z',
  endsAt: '2025-10-10T21:00:00.000Z',
  places: 1,
  taken: 1,
  forAnyone: true,
  opensDoor: true,
  replacements: 0,
  own: [{ nameId: 'dana', name: 'Dana', seeksReplacement: false }],
};

const at = (moment: string) =>
  act(async () => {
    jest.setSystemTime(new Date(moment));
    await jest.advanceTimersByTimeAsync(30_000);
  });
const theDoor = () => screen.queryByRole('link', { name: 'Open the door' });

beforeEach(() => void jest.useFakeTimers({ now: new Date('2025-10-10T18:00:00Z') }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = (shift: OfferedShift) =>
  renderApp({ '/shifts': <ShiftCard shift={shift} names={[]} /> }, '/shifts');

it('a shift at the door leads there while it lasts, and says so before', async () => {
  show(OWN);
  expect(theDoor()).toBeNull();
  expect(screen.getByText(/the door opens to you here while your shift lasts/)).toBeTruthy();

  await at('2025-10-10T19:00:00Z');
  expect(theDoor()?.getAttribute('href')).toBe('/door');

  await at('2025-10-10T21:00:00Z');
  expect(theDoor()).toBeNull();
});

it('a shift elsewhere, or of others, leads to no door', async () => {
  show({ ...OWN, opensDoor: false });
  await at('2025-10-10T19:00:00Z');
  expect(theDoor()).toBeNull();
  cleanup();
  show({ ...OWN, own: [] });
  expect(theDoor()).toBeNull();
});
