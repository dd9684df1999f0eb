import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { clearStoredTexts } from '../api/browser/stored-texts.ts';
import { useStoredText } from './use-stored-text.ts';

function Letter(options: { isOfTab?: boolean; isOfVisitor?: boolean }) {
  const [text, keep, forget, isLosable] = useStoredText('letter', options);
  return (
    <>
      <textarea aria-label="Letter" value={text} onChange={({ target }) => keep(target.value)} />
      <button type="button" onClick={() => forget('Dear all')}>
        Sent: Dear all
      </button>
      {isLosable && <p>Leaving would lose it</p>}
    </>
  );
}

const SESSION = 'GET /api/user/session';
const signedIn = (email: string) => ({ body: { user: { email, names: [], roles: [] } } });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Letter');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

const write = (text: string) => fireEvent.change(field(), { target: { value: text } });

async function open(server: Server, options: Parameters<typeof Letter>[0] = {}) {
  cleanup();
  renderApp({ '/': <Letter {...options} /> }, '/');
  await settle();
  return server;
}

let server: Server;

describe('a stored text', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
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

  it('is taken away once it was sent, unless something else is written by then', async () => {
    await open(server);
    write('Dear all');
    fireEvent.click(screen.getByText('Sent: Dear all'));
    expect(field().value).toBe('');
    write('The next');
    fireEvent.click(screen.getByText('Sent: Dear all'));
    expect(field().value).toBe('The next');
  });

  it('may be stored for its tab alone, and says when that is not possible', async () => {
    await open(server, { isOfTab: true });
    write('Ann; ann@mail.example');
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.length).toBe(1);
    expect(screen.queryByText('Leaving would lose it')).toBeNull();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    write('Ann; ann@mail.example and very many others');
    setItem.mockRestore();
    expect(screen.queryByText('Leaving would lose it')).not.toBeNull();
    // A part of it would be worse than nothing.
    expect(sessionStorage.length).toBe(0);
  });

  it('of a visitor is there for the tab alone, whoever is signed in', async () => {
    await open(server.on(SESSION, { body: { user: null } }), { isOfVisitor: true });
    write('Ann and Ola');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
    await open(server, { isOfVisitor: true });
    expect(field().value).toBe('Ann and Ola');
    clearStoredTexts();
    expect(sessionStorage.length).toBe(0);
  });

  it('is gone when it is empty, and when everything is forgotten', async () => {
    await open(server);
    fireEvent.change(field(), { target: { value: 'Dear all' } });
    clearStoredTexts();
    expect(localStorage.length).toBe(0);
    fireEvent.change(field(), { target: { value: 'Dear' } });
    fireEvent.change(field(), { target: { value: '' } });
    expect(localStorage.length).toBe(0);
  });
});
