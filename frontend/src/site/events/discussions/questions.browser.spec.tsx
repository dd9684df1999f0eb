import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type EventDiscussion, eventApi } from '#core/api/events.ts';
import type { Event, User } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { Questions } from './questions.tsx';

const EVENT = { id: '7c1', gameName: 'Ark Nova' } as Event;
const USER = {} as User;
const PATH = '/api/event/7c1/discussions';
const QUESTION: EventDiscussion = {
  id: 'q1',
  questionId: null,
  message: 'With the leaders?',
  userName: 'Karim',
  isHost: false,
  createdAt: '2027-10-08T12:00:00Z',
  mayDelete: true,
};

const ANOTHER = { ...QUESTION, id: 'q2', message: 'Is there a map?', userName: 'Mia' };

afterEach(cleanup);

it('the last question of an event that is over is deleted, and the heading has the focus', async () => {
  let entries = [QUESTION];
  new Server()
    .on(`GET ${PATH}`, () => ({ body: entries }))
    .on(`DELETE ${PATH}/q1`, () => {
      entries = [];
      return { status: 204 };
    });
  const { router } = renderApp(
    { '/events': <Questions event={EVENT} user={USER} isOver isOpen={false} /> },
    '/events',
  );

  fireEvent.click(
    await screen.findByRole('button', { name: 'Delete the question of Karim: With the leaders?' }),
  );
  expect(router.state.location.search).toBe('?open=delete-question.q1');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Questions'));
  expect(screen.queryByText(QUESTION.message)).toBeNull();
  expect(router.state.location.search).toBe('');
});

it('an answer whose question somebody else deletes can still be read and copied', async () => {
  let entries = [QUESTION];
  new Server()
    .on('GET /api/user/session', { body: { user: { email: 'ana@example.com' } } })
    .on(`GET ${PATH}`, () => ({ body: entries }));
  const { store } = renderApp(
    { '/events': <Questions event={EVENT} user={USER} isOver={false} isOpen={false} /> },
    '/events',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Karim: With the leaders?' }));
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Yes, with the leaders.' } });

  entries = [];
  store.dispatch(eventApi.util.invalidateTags([{ type: 'EventDiscussions', id: EVENT.id }]));
  await screen.findByText('Your answer was not posted');
  expect(document.activeElement?.textContent).toContain('Yes, with the leaders.');

  // Answering another question leaves it there.
  entries = [ANOTHER];
  store.dispatch(eventApi.util.invalidateTags([{ type: 'EventDiscussions', id: EVENT.id }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Answer Mia: Is there a map?' }));
  expect(screen.getByText('Your answer was not posted')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Your answer was not posted')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Questions');
});

it('the button that posts a question keeps the focus once its text is gone', async () => {
  new Server()
    .on('GET /api/user/session', { body: { user: { email: 'ana@example.com' } } })
    .on(`GET ${PATH}`, { body: [] })
    .on(`POST ${PATH}`, { status: 201, body: QUESTION });
  renderApp({ '/events': <Questions event={EVENT} user={USER} isOver={false} isOpen /> }, '/events');
  const ask = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ask' });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(ask.disabled).toBe(true);

  fireEvent.change(field, { target: { value: 'With the leaders?' } });
  act(() => ask.focus());
  fireEvent.click(ask);

  await waitFor(() => expect(field.value).toBe(''));
  expect(document.activeElement).toBe(ask);
  expect([ask.disabled, ask.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  act(() => field.focus());
  expect(ask.disabled).toBe(true);
});
