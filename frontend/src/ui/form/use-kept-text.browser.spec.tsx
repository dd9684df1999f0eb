import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test/render-app.tsx';
import { Server } from '../../../test/server.ts';
import { forgetKeptTexts, useKeptText } from './use-kept-text.ts';

function Letter() {
  const [text, keep] = useKeptText('letter');
  return <textarea aria-label="Letter" value={text} onChange={({ target }) => keep(target.value)} />;
}

const SESSION = 'GET /api/user/session';
const signedIn = (email: string) => ({ body: { user: { email, names: [], roles: [] } } });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Letter');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function open(server: Server) {
  cleanup();
  renderApp({ '/': <Letter /> }, '/');
  await settle();
  return server;
}

let server: Server;

describe('a text that is kept', () => {
  beforeEach(() => {
    localStorage.clear();
    server = new Server().on(SESSION, signedIn('dana@mail.example'));
  });
  afterEach(cleanup);

  it('is there again after a reload, for the one who wrote it', async () => {
    await open(server);
    fireEvent.change(field(), { target: { value: 'Dear all' } });
    await open(server);
    expect(field().value).toBe('Dear all');

    await open(server.on(SESSION, signedIn('ola@mail.example')));
    expect(field().value).toBe('');
  });

  it('takes up what was typed before it was known whose it is', async () => {
    let isAsked = false;
    server.on(SESSION, async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      isAsked = true;
      return signedIn('dana@mail.example');
    });
    renderApp({ '/': <Letter /> }, '/');
    fireEvent.change(field(), { target: { value: 'Early' } });
    expect(isAsked).toBe(false);
    await waitFor(() => expect(isAsked).toBe(true));
    await settle();
    expect(field().value).toBe('Early');
  });

  it('is gone when it is empty, and when everything is forgotten', async () => {
    await open(server);
    fireEvent.change(field(), { target: { value: 'Dear all' } });
    forgetKeptTexts();
    expect(localStorage.length).toBe(0);
    fireEvent.change(field(), { target: { value: 'Dear' } });
    fireEvent.change(field(), { target: { value: '' } });
    expect(localStorage.length).toBe(0);
  });
});
