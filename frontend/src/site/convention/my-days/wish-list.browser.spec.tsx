import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { WishList } from './wish-list.tsx';

const WISH = {
  id: 'w',
  eventId: 'e',
  gameName: 'Harbour Lanterns',
  day: 'Friday',
  time: '3:15 PM',
  names: [{ id: 'n', name: 'Dana' }],
  isOpen: true,
};
const PLANNED = { runsAt: '2127-03-01T17:00:00Z', seedHash: 'f', ranAt: null, counts: null, seed: null };
const exchange = () => screen.findByRole('checkbox', { name: /^My seats may be exchanged/ });

function open(draw: Parameters<Server['on']>[1]): Server {
  const server = new Server()
    .on('GET /api/wishes', {
      body: { wishes: [WISH], friends: [], sitsWith: [], friendLink: null, movesAlong: true },
    })
    .on('GET /api/draw', draw);
  renderApp({ '/my-days': <WishList isAway={false} /> }, '/my-days');
  return server;
}

/** Has found the server away until its button is pressed. */
function Away() {
  const [isAway, setAway] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setAway(false)}>
        Back
      </button>
      <WishList isAway={isAway} />
    </>
  );
}

afterEach(cleanup);

describe('wishes and the draw', () => {
  it('say whether seats may be exchanged, and take it back where that is not saved', async () => {
    const server = open({ body: { draw: null } });
    server.on('PUT /api/wishes/choice', { status: 500, body: {} });
    fireEvent.click(await exchange());
    await waitFor(async () => expect((await exchange()).matches(':checked')).toBe(true));

    server.on('PUT /api/wishes/choice', { status: 204 });
    fireEvent.click(await exchange());
    await waitFor(() => expect(server.count('PUT /api/wishes/choice')).toBe(2));
    expect(server.calls.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({ movesAlong: false });
    expect((await exchange()).matches(':checked')).toBe(false);
  });

  it('lead to the draw once one is planned, and to nothing before', async () => {
    open({ body: { draw: PLANNED } });
    const link = await screen.findByRole('link', { name: 'How the draw works' });
    expect(link.getAttribute('href')).toBe('/draw');
    expect(screen.getByText(/^Seats are drawn on Mar 1, 2127, 6:00 PM/)).toBeTruthy();

    cleanup();
    const server = open({ body: { draw: null } });
    await waitFor(() => expect(server.count('GET /api/draw')).toBe(1));
    await exchange();
    expect(screen.queryByRole('link', { name: /the draw/ })).toBeNull();
  });
});

describe('wishes that did not load', () => {
  it('are said calmly while the server is away, and asked for again once it is back', async () => {
    const server = new Server();
    renderApp({ '/my-days': <Away /> }, '/my-days');
    expect(await screen.findByText('Shown once the server answers again.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();

    server.on('GET /api/wishes', {
      body: { wishes: [WISH], friends: [], sitsWith: [], friendLink: null, movesAlong: true },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Harbour Lanterns')).toBeTruthy();
  });

  it('are said to have failed where everything else is there', async () => {
    new Server().on('GET /api/wishes', { status: 500, body: {} });
    renderApp({ '/my-days': <WishList isAway={false} /> }, '/my-days');
    expect((await screen.findByRole('alert')).textContent).toContain('Your wishes could not be loaded');
  });
});
