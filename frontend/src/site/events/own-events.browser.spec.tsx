import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { User } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { OwnEvents } from './own-events.tsx';

const NOTICES = '/api/user/notices';
const USER = { email: 'ada@mail.example', names: [], roles: [], needsLogin: true } as unknown as User;

afterEach(cleanup);

it('the second choice of mails is saved although the answer to the first is still under way', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = new Server().on(`GET ${NOTICES}`, { body: { events: true, market: true } });
  const asked = () => server.calls.filter(({ call }) => call === `PUT ${NOTICES}`).map(({ body }) => body);
  server.on(`PUT ${NOTICES}`, async () => {
    const saved = asked().at(-1);
    await answered;
    return { body: saved };
  });
  renderApp({ '/': <OwnEvents user={USER} /> }, '/');
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });

  fireEvent.click(await box('about my events'));
  fireEvent.click(await box('about games for sale'));
  expect((await box('about games for sale')).checked).toBe(false);
  expect(asked()).toEqual([{ events: false, market: true }]);

  answer();
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toEqual({ events: false, market: false });
  await waitFor(async () => expect((await box('about my events')).checked).toBe(false));
  expect((await box('about games for sale')).checked).toBe(false);
});
