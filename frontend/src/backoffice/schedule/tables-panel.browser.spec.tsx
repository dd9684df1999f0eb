import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { eventOf, undeterminedEvent } from '#site/events/testing/event.factory.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { TablesPanel } from './tables-panel.tsx';

afterEach(cleanup);

const toCome = {
  eventDate: '2099-10-09T19:15:00.000Z',
  endDate: '2099-10-09T20:15:00.000Z',
  state: 'upcoming' as const,
};

it.each([
  [
    '1 event without a table.',
    [eventOf(toCome), undeterminedEvent(toCome), eventOf({ ...toCome, tableId: 'a1' })],
  ],
  ['Every event with a time has a table.', [undeterminedEvent(toCome), eventOf()]],
])('counts what could have a table and has none, as the desk and the filter do: %s', async (text, events) => {
  new Server();
  renderApp({ '/eventManagement': <TablesPanel events={events} /> }, '/eventManagement');
  expect(await screen.findByText(text, { exact: false })).toBeTruthy();
});
