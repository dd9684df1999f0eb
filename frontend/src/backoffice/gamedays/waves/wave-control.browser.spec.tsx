import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { GamedayWaves } from '#core/api/staff.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { WaveControl } from './wave-control.tsx';

const WAVES = {
  ...{ accepted: 0, capacity: 8, declined: 0, inQueue: 0, mailsAllowed: 9, mailsUsed: 0, open: 4, past: 0 },
  ...{ paused: false, seatsOffered: 0, seatsTaken: 0, sendingFrom: 8, sendingUntil: 20, waiting: 0 },
  ...{ target: 4, next: { at: null, people: 0, rests: null } },
} as unknown as GamedayWaves;

/** The section, which is told the new number by a poll. */
function Section() {
  const [waves, setWaves] = useState(WAVES);
  return (
    <>
      <WaveControl gamedayId="one" waves={waves} onOpen={() => undefined} />
      <button type="button" onClick={() => setWaves({ ...WAVES, target: 6 })}>
        Poll
      </button>
    </>
  );
}

afterEach(cleanup);

it('keeps the focus in the field when the number was set by Enter', async () => {
  const server = new Server()
    .on('GET /api/user/session', { body: { user: null } })
    .on('PUT /api/gameday/one/waves', { status: 204 });
  renderApp({ '/': <Section /> }, '/');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Keep open' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '6' } });
  if (field.form) fireEvent.submit(field.form);
  await waitFor(() => expect(server.count('PUT /api/gameday/one/waves')).toBe(1));
  fireEvent.click(screen.getByRole('button', { name: 'Poll' }));

  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Set' }).getAttribute('aria-disabled')).toBe('true'),
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Keep open' }));
});
