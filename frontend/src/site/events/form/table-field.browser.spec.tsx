import '#test/message-channel.ts';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, type FormInstance, Input } from 'antd';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import type { EventValues } from './event-form.ts';
import { TableField } from './table-field.tsx';

const FREE = [
  { id: 'a1', label: 'A1', room: 'Hall', seats: 4 },
  { id: 'a2', label: 'A2', room: 'Hall', seats: 6 },
];
const VALUES = { eventDay: 'Friday', eventTime: '3:00 PM', duration: '60', spots: 4, tableId: '' };

let form: FormInstance<EventValues>;

function EventForm() {
  const [own] = Form.useForm<EventValues>();
  form = own;
  return (
    <Form form={own} initialValues={VALUES}>
      {(['eventDay', 'eventTime', 'duration', 'spots'] as const).map((name) => (
        <Form.Item key={name} name={name} hidden>
          <Input />
        </Form.Item>
      ))}
      <TableField form={own} eventId={undefined} />
    </Form>
  );
}

afterEach(cleanup);

it('picks a table for as long as its own stands there, and not over what somebody else has chosen', async () => {
  new Server()
    .on('GET /api/user/session', { body: { user: null } })
    .on('GET /api/tables', { body: FREE })
    .on('GET /api/mapdata', { body: { floor: { tables: [] } } });
  renderApp({ '/': <EventForm /> }, '/');
  const tableId = () => form.getFieldValue('tableId') as string;
  const field = await screen.findByRole('combobox', { name: /Table/ });
  await waitFor(() => expect(field.hasAttribute('disabled')).toBe(false));
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByText('Pick a table for me (A1)'));
  await waitFor(() => expect(tableId()).toBe('a1'));

  act(() => form.setFieldValue('spots', 6));
  await waitFor(() => expect(tableId()).toBe('a2'));

  // What is shown of an edit of somebody else, who has taken the table away.
  act(() => form.setFieldsValue({ spots: 4, tableId: '' }));
  await screen.findByText('Later');
  expect(tableId()).toBe('');
});
