import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Mailing } from '#core/api/staff.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { WhatVisitorsSee, WhomToAsk } from './desk-page.tsx';
import { HallNow } from './hall-now.tsx';
import { MailingsUnderWay } from './mailings-under-way.tsx';

const room = { id: 'a', name: 'Room A', purpose: '', x: 0, y: 0, width: 90, height: 90 };
const table = (id: string) => ({ id, label: id.toUpperCase(), roomId: 'a', x: 0, y: 0, seats: 6 });
const MAP = {
  venue: { name: 'Riverside Hall', address: '' },
  directions: [],
  floor: { width: 90, height: 90, rooms: [room], tables: [table('a1'), table('a2'), table('a3')] },
};
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the desk on the days', () => {
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('has free tables and flags that are up, each leading to the map, and says nothing by itself', async () => {
    const games = [
      {
        id: 'g',
        gameName: 'Root',
        table: 'A1',
        startsAt: inMinutes(-10),
        endsAt: inMinutes(60),
        teacher: 'none',
      },
    ];
    const flags = [
      { tableId: 'a2', table: 'A2', colour: 'green', players: 2, gameName: 'Azul', endsAt: inMinutes(17.5) },
    ];
    new Server()
      .on('GET /api/mapdata', { body: MAP })
      .on('GET /api/hall', { body: { now: inMinutes(0), games, flags } });
    renderApp({ '/': <HallNow /> }, '/');

    await screen.findByRole('heading', { name: '1 free table' });
    const free = region('1 free table').getByRole('listitem');
    expect(free.textContent).toBe('Room ATable A3');
    expect(within(free).getByRole('link').getAttribute('href')).toBe('/map?table=a3');
    const up = region('1 flag is up').getByRole('listitem');
    expect(up.textContent).toBe('Table A22 players wantedAzul18 min left');
    expect(within(up).getByRole('link').getAttribute('href')).toBe('/map?table=a2');
    expect(document.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
  });

  it('says that no table is free, and that no flag is up', async () => {
    new Server()
      .on('GET /api/mapdata', { body: { ...MAP, floor: { ...MAP.floor, tables: [] } } })
      .on('GET /api/hall', { body: { now: inMinutes(0), games: [], flags: [] } });
    renderApp({ '/': <HallNow /> }, '/');

    await screen.findByRole('heading', { name: 'No free table' });
    expect(screen.getByRole('heading', { name: 'No flag is up' })).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('asks every half minute, and says since when it has got no answer', async () => {
    jest.useFakeTimers({ now: Date.parse('2027-03-05T14:00:00Z') });
    const server = new Server()
      .on('GET /api/mapdata', { body: MAP })
      .on('GET /api/hall', { body: { now: inMinutes(0), games: [], flags: [] } });
    renderApp({ '/': <HallNow /> }, '/');
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(29_000);
    expect(server.count('GET /api/hall')).toBe(1);

    server.on('GET /api/hall', 'unreachable');
    await pass(2_000);
    expect(server.count('GET /api/hall')).toBe(2);
    expect(screen.getByText(/^Not up to date since/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: '3 free tables' })).toBeTruthy();
  });

  it('names whom to ask in the words that the administrator wrote', () => {
    const spans = [{ text: 'Dana Whitfield', isStrong: true }, { text: ' runs the days.' }];
    render(<WhomToAsk blocks={[{ kind: 'paragraph', spans }]} />, { wrapper: MemoryRouter });

    expect(region('Whom to ask').getByText('Dana Whitfield').tagName).toBe('STRONG');
  });
});

describe('what visitors see', () => {
  const said = async (places: { isOpen: boolean; badgesLeft: number }) => {
    new Server().on('GET /api/register/places', { body: places });
    renderApp({ '/': <WhatVisitorsSee /> }, '/');
    await screen.findByRole('heading', { name: 'What visitors see' });
    return region('What visitors see')
      .getAllByText(/./, { selector: 'p' })
      .map(({ textContent }) => textContent);
  };

  it('is what the site says while people can register', async () => {
    expect(await said({ isOpen: true, badgesLeft: 250 })).toEqual([
      '“March 5–6, 2027, at Riverside Hall. 250 badges left.”',
      'Whoever comes to the site can register.',
    ]);
  });

  it('is that registration is closed once it is', async () => {
    expect(await said({ isOpen: false, badgesLeft: 0 })).toEqual([
      '“March 5–6, 2027, at Riverside Hall. Registration is closed.”',
      'Nobody can register before you open an edition.',
    ]);
  });
});

describe('mailings under way', () => {
  const mailing = (changes: Partial<Mailing>) => ({ size: 3, counts: { sent: 2 }, ...changes }) as Mailing;
  const page = (items: Mailing[], total = items.length) => ({ body: { items, total, page: 1, limit: 10 } });
  const UNDER_WAY = 'GET /api/mailings?limit=10&state=under-way';
  const OVER = 'GET /api/mailings?limit=1&state=finished';

  it('are asked for by their state, however many came later, and more than ten are counted', async () => {
    const items = [
      mailing({ id: 'm1', title: 'News', state: 'scheduled', scheduledFor: '2099-10-08T08:00:00Z' }),
    ];
    const server = new Server().on(UNDER_WAY, page(items, 12));
    renderApp({ '/': <MailingsUnderWay /> }, '/');

    await screen.findByRole('link', { name: 'News' });
    expect(screen.getByRole('link', { name: '11 more under way' }).getAttribute('href')).toBe(
      '/emailer/history?state=under-way',
    );
    expect(server.count(OVER)).toBe(0);
  });

  it('are none, and then the last one is told', async () => {
    const last = mailing({
      id: 'm1',
      title: 'Reminder',
      state: 'finished',
      finishedAt: '2027-03-02T08:00:00Z',
    });
    new Server().on(UNDER_WAY, page([])).on(OVER, page([last], 40));
    renderApp({ '/': <MailingsUnderWay /> }, '/');

    await screen.findByRole('link', { name: 'Reminder' });
    expect(screen.getByText(/^None\. The last one/).textContent).toBe(
      'None. The last one, Reminder, reached 2 of 3 people on Mar 2, 2027.',
    );
  });
});
