import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import { type Edition, useListEventsQuery } from '#core/api/generated.ts';
import { api } from '#core/api/tags.ts';
import { EDITION } from '#test/edition.ts';
import { Server } from '#test/server.ts';
import { App } from './app.tsx';
import { createStore } from './store.ts';

const CALL = 'GET /api/convention';
const Price = () => <p>Price {useEdition().admissionPrice}</p>;
const Schedule = () => <p>{useListEventsQuery(undefined, fresh('listEvents')).isSuccess && 'There'}</p>;
const priced = (admissionPrice: number): Edition => ({ ...EDITION, admissionPrice });

function open(element = <Price />) {
  const store = createStore(null, priced(10));
  render(<App store={store} router={createMemoryRouter([{ path: '/', element }])} />);
  return store;
}
const look = (state: 'hidden' | 'visible') =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    window.dispatchEvent(new Event('visibilitychange'));
  });

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('an open page shows what the edition says now, once somebody comes back to it', async () => {
  const server = new Server().on(CALL, { body: priced(12) });
  open();
  expect(screen.getByText('Price 10')).toBeTruthy();
  expect(server.count(CALL)).toBe(0);

  await look('hidden');
  await look('visible');

  expect(await screen.findByText('Price 12')).toBeTruthy();
});

it('who saves the edition sees it at once', async () => {
  const server = new Server()
    .on(CALL, { body: priced(12) })
    .on('PUT /api/organise/editions/2025-10', { body: {} });
  const store = open();

  await act(async () => void store.dispatch(api.util.invalidateTags(['Editions'])));

  expect(await screen.findByText('Price 12')).toBeTruthy();
  expect(server.count(CALL)).toBe(1);
});

describe('a list that is asked for again', () => {
  const list = 'GET /api/events';
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const server = () => new Server().on(CALL, { body: priced(10) }).on(list, { body: [] });

  it('is asked for again by itself, and rests in a hidden tab', async () => {
    const { count } = await shown();
    await pass(60_000);
    expect(count()).toBe(2);

    await look('hidden');
    await pass(600_000);

    expect(count()).toBe(2);
  });

  it('is asked for at once when the tab comes back', async () => {
    const { count } = await shown();
    await look('hidden');
    expect(count()).toBe(1);

    await look('visible');
    await pass(1_000);

    expect(count()).toBe(2);
  });

  async function shown() {
    const answers = server();
    jest.useFakeTimers();
    open(<Schedule />);
    await pass(1_000);
    expect(screen.getByText('There')).toBeTruthy();
    return { count: () => answers.count(list) };
  }
});
