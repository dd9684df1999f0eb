import '#test/message-channel.ts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { RoomForm, TableForm } from '#core/api/staff.ts';
import { PlanEditor } from './plan-editor.tsx';
import { TABLES_MAX } from './table-places.ts';

const FOYER: RoomForm = { id: 'foyer', name: 'Foyer', purpose: '', x: 0, y: 0, width: 300, height: 200 };

/** A table of the foyer; without a number of its own it was never saved. */
const table = (label: string, x: number, id = `table-${label}`): TableForm => ({
  id,
  label,
  roomId: 'foyer',
  seats: 6,
  x,
  y: 60,
});

let put: (tables: TableForm[]) => void;
let read: () => TableForm[];

function Form() {
  const [tables, setTables] = useState([table('A', 50), table('B', 100), table('C', 150)]);
  put = setTables;
  read = () => tables;
  return <PlanEditor plan={{ rooms: [FOYER], tables }} isKept={false} form={{ read, put }} />;
}

const chosen = () => screen.queryByRole('region')?.getAttribute('aria-label') ?? null;
const press = (index: number) => {
  const shape = document.querySelector(`[data-table="${index}"]`);
  fireEvent.click(shape as Element);
};

beforeEach(() => void render(<Form />));
afterEach(cleanup);

it('the table that was chosen stays it when others are removed or added before it', () => {
  press(1);
  expect(chosen()).toBe('Table B in the plan');
  act(() => put(read().slice(1)));
  expect(chosen()).toBe('Table B in the plan');
  act(() => put([table('D', 250), ...read()]));
  expect(chosen()).toBe('Table B in the plan');
  act(() => put(read().filter(({ label }) => label !== 'B')));
  expect(chosen()).toBeNull();
});

it('a new table stays chosen until the list is another', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add one table' }));
  expect(chosen()).toBe(`Table ${read()[3]?.label} in the plan`);
  act(() => put([table('D', 250), ...read()]));
  expect(chosen()).toBeNull();
});

it('takes no table more than a plan may have', () => {
  const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add one table' });
  const tables = (count: number) => Array.from({ length: count }, (_, n) => table(String(n), n % 250));
  act(() => put(tables(TABLES_MAX - 1)));
  expect(add().disabled).toBe(false);
  act(() => put(tables(TABLES_MAX)));
  expect(add().disabled).toBe(true);
});

it('the seats may be empty while they are typed, and the table is still drawn', () => {
  press(1);
  const seats = within(screen.getByRole('region')).getByLabelText<HTMLInputElement>('Seats');
  fireEvent.change(seats, { target: { value: '' } });
  expect(seats.value).toBe('');
  expect(document.querySelector('[data-table="1"]')).not.toBeNull();
  fireEvent.change(seats, { target: { value: '12' } });
  expect(read()[1]?.seats).toBe(12);
});

it('a table that is moved onto another says so', () => {
  press(1);
  const left = screen.getByRole('button', { name: 'Move table B left' });
  for (let step = 0; step < 4; step += 1) fireEvent.click(left);
  expect(screen.getByRole('status').textContent).toMatch(/, in Foyer\.$/);
  fireEvent.click(left);
  fireEvent.click(left);
  expect(screen.getByRole('status').textContent).toMatch(/It stands on table A\.$/);
});

it('the focus goes to the list of tables when the chosen one is removed', () => {
  press(1);
  fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(read().map(({ label }) => label)).toEqual(['A', 'C']);
  expect(document.activeElement).toBe(screen.getByLabelText('Table in the plan'));
});
