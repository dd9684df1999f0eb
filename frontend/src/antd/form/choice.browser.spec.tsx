import '#test/message-channel.ts';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Choice } from './choice.tsx';

afterEach(cleanup);

const DAYS = [
  { value: '01a21c76', label: 'Friday' },
  { value: '02b32d87', label: 'Saturday' },
];

function Day({ isSearched, hint }: { isSearched?: boolean; hint?: string }) {
  const [day, setDay] = useState<string>();
  return (
    <>
      <Choice
        id="day"
        aria-label="Day"
        aria-describedby={hint && 'hint'}
        placeholder="Choose a day"
        showSearch={isSearched ? { optionFilterProp: 'label' } : false}
        options={DAYS}
        value={day}
        onChange={setDay}
      />
      <p id="hint">{hint}</p>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Day' });

const open = () => act(async () => fireEvent.mouseDown(field()));

async function choose(label: string): Promise<void> {
  await open();
  await act(async () => fireEvent.click(screen.getByRole('option', { name: label })));
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
}

it('has what is chosen as its value', async () => {
  render(<Day />);

  expect(field().value).toBe('');
  expect(field().placeholder).toBe('Choose a day');
  await choose('Saturday');
  expect(field().value).toBe('Saturday');
});

it('has all options in words, the current one among them', async () => {
  render(<Day />);

  await choose('Saturday');
  await open();
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Friday', 'Saturday']);
  expect(options[1]?.getAttribute('aria-selected')).toBe('true');
  expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
});

it('describes what is chosen where one types to search', async () => {
  render(<Day isSearched hint="Of the two." />);

  await choose('Friday');
  const describes = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = describes.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['Chosen: Friday', 'Of the two.']);
  fireEvent.change(field(), { target: { value: 'sat' } });
  expect(field().value).toBe('sat');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Saturday']);
});
