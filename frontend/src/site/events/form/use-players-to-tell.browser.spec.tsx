import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import type { EventDetails } from '#core/api/generated.ts';
import '#test/message-channel.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventOf } from '../testing/event.factory.ts';
import { type EventValues, fieldsOf } from './event-form.ts';
import { usePlayersToTell } from './use-players-to-tell.ts';

const EVENT = eventOf() as EventDetails;
const CALL = `POST /api/event/${EVENT.id}/move/preview`;

afterEach(cleanup);

function EventForm({ event }: { event?: EventDetails }) {
  const [form] = Form.useForm<EventValues>();
  const { people, mail, hasFailed, onRetry } = usePlayersToTell(event, form);
  return (
    <Form form={form} initialValues={fieldsOf(EVENT)}>
      {(['gameName', 'eventDay', 'eventTime', 'duration', 'tableId'] as const).map((name) => (
        <Form.Item key={name} name={name} noStyle>
          <Input aria-label={name} />
        </Form.Item>
      ))}
      <output>{`${people} told ${mail?.subject ?? 'nothing'}`}</output>
      {hasFailed && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </Form>
  );
}

function open(event?: EventDetails) {
  const server = new Server().on(CALL, { body: { people: 12, mail: { subject: 'moved' } } });
  renderApp({ '/events': <EventForm event={event} /> }, '/events');
  return server;
}
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const told = () => screen.getByRole('status').textContent;

it('says how many hear of another time, and nobody once it is as before', async () => {
  const server = open(EVENT);
  await type('eventTime', '6:00 PM');

  await waitFor(() => expect(told()).toBe('12 told moved'));
  expect(server.calls[0]?.body).toMatchObject({ eventTime: '6:00 PM', eventDay: EVENT.eventDay });
  await type('eventTime', EVENT.eventTime);
  await waitFor(() => expect(told()).toBe('0 told nothing'));
});

it('asks for the mail with the name of the game, once it is typed', async () => {
  const server = open(EVENT);
  await type('eventTime', '6:00 PM');
  await type('gameName', 'Azul');

  await waitFor(() =>
    expect(server.calls.at(-1)?.body).toMatchObject({ gameName: 'Azul', eventTime: '6:00 PM' }),
  );
});

it('keeps no mail of an earlier time once the next one could not be asked for', async () => {
  const server = open(EVENT);
  await type('eventTime', '6:00 PM');
  // The name is asked for after a pause: until then another call may come at any moment.
  await waitFor(() => expect(server.calls.at(-1)?.body).toMatchObject({ gameName: EVENT.gameName }));
  await waitFor(() => expect(told()).toBe('12 told moved'));

  server.on(CALL, { status: 500 });
  await type('eventTime', '7:00 PM');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(told()).toBe('0 told nothing');

  server.on(CALL, { body: { people: 11, mail: { subject: 'moved on' } } });
  fireEvent.click(retry);
  await waitFor(() => expect(told()).toBe('11 told moved on'));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('asks nothing for another name, nor for a new event', async () => {
  const server = open(EVENT);
  await type('gameName', 'Azul');
  cleanup();
  const other = open();
  await type('eventTime', '6:00 PM');
  await screen.findByDisplayValue('6:00 PM');

  expect(told()).toBe('0 told nothing');
  expect([server.calls, other.calls]).toEqual([[], []]);
});
