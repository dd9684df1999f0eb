import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { PersonCard } from './person-card.tsx';

const FIND = 'POST /api/organise/persons/find';
const KEEP = 'DELETE /api/organise/persons/erasure/one';
const ada = {
  email: 'ada@mail.example',
  names: ['Ada'],
  hasAccount: true,
  counts: [{ file: 'registrations', title: 'Registrations', count: 1 }],
  planned: { id: 'one', eraseAt: '2025-10-08T12:00:00Z' },
};

afterEach(cleanup);

async function lookUp(email: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Address of the person' }), {
    target: { value: email },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }));
}

it('shows nobody’s data below the address of somebody who was not found', async () => {
  const server = new Server().on(FIND, { body: ada });
  renderApp({ '/': <PersonCard /> }, '/');
  await lookUp('ada@mail.example');
  await screen.findByText('Registrations');
  server.on(FIND, { status: 503, body: {} });

  await lookUp('ben@mail.example');

  expect(await screen.findByText('What is kept of the person was not found.')).toBeTruthy();
  expect(screen.queryByText('Registrations')).toBeNull();
});

it('goes on showing a person whose change was made and could not be read', async () => {
  const server = new Server().on(FIND, { body: ada }).on(KEEP, { status: 204 });
  renderApp({ '/': <PersonCard /> }, '/');
  await lookUp('ada@mail.example');
  const keep = await screen.findByRole('button', { name: 'Keep after all' });
  server.on(FIND, { status: 503, body: {} });

  fireEvent.click(keep);

  expect(await screen.findByText(/This is how it was before the change/)).toBeTruthy();
  expect(screen.getByText('Registrations')).toBeTruthy();
});
