import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { AskedToSit, SitTogether } from './sit-together.tsx';

const TOKEN = 'a.b';
const ASKED = 'GET /api/wishes/friend-link/a.b';
const ANSWER = 'PUT /api/wishes/friend-link/a.b';
const name = (id: string, saysYes = false) => ({ id, name: id, saysYes });
const NONE = { wishes: [], friends: [], sitsWith: [], friendLink: null, movesAlong: true };

function ask(...names: ReturnType<typeof name>[]): Server {
  const server = new Server().on(ASKED, { body: { asker: 'Dana', names } }).on(ANSWER, { status: 204 });
  renderApp({ '/my-days': <AskedToSit token={TOKEN} fallbackFocus={{ current: null }} /> }, '/my-days');
  return server;
}
const sent = (server: Server) => server.calls.findLast(({ call }) => call === ANSWER)?.body;
const press = async (label: string) => fireEvent.click(await screen.findByRole('button', { name: label }));

afterEach(cleanup);

describe('the link of a friend', () => {
  it('asks whoever has one name for a yes alone', async () => {
    const server = ask(name('Kim'));
    expect(await screen.findByRole('heading', { name: 'Dana asks: shall we sit together?' })).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Say Yes');
    await waitFor(() => expect(sent(server)).toEqual({ nameIds: ['Kim'] }));
  });

  it('asks a family who of it says yes, and shows who did', async () => {
    const server = ask(name('Kim', true), name('Kit'));
    const box = async (label: string) => screen.findByRole('checkbox', { name: label });
    expect((await box('Kim')).matches(':checked')).toBe(true);
    fireEvent.click(await box('Kim'));
    fireEvent.click(await box('Kit'));
    await press('Save');
    await waitFor(() => expect(sent(server)).toEqual({ nameIds: ['Kit'] }));
  });

  it('says why a yes is refused, and that a link ended', async () => {
    const server = ask(name('Kim'));
    server.on(ANSWER, { status: 409, body: { message: 'ten friends have said yes already' } });
    await press('Say Yes');
    expect(await screen.findByText(/ten friends have said yes already/)).toBeTruthy();

    cleanup();
    const family = ask(name('Kim'), name('Kit'));
    await press('Say Yes');
    expect(await screen.findByText('Please tick who says yes.')).toBeTruthy();
    expect(family.count(ANSWER)).toBe(0);

    cleanup();
    new Server().on(ASKED, { status: 404, body: { message: 'This link is not valid any more.' } });
    renderApp({ '/my-days': <AskedToSit token={TOKEN} fallbackFocus={{ current: null }} /> }, '/my-days');
    expect(await screen.findByText(/This link is not valid any more/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('who sits together', () => {
  it('is ended beside each, and the focus stays in the part', async () => {
    const friends = [{ id: 'f', nameId: 'n', name: 'Kim' }];
    const server = new Server()
      .on('GET /api/wishes', { body: { ...NONE, friends } })
      .on('DELETE /api/wish-friend/f', { status: 204 });
    renderApp({ '/my-days': <SitTogether /> }, '/my-days');
    await screen.findByText('Kim sits with you.');
    server.on('GET /api/wishes', { body: NONE });
    await press('Sit without Kim');
    await waitFor(() => expect(screen.queryByText('Kim sits with you.')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Sit together with friends');
  });

  it('makes a link that can be copied, and another one', async () => {
    const server = new Server()
      .on('GET /api/wishes', { body: NONE })
      .on('POST /api/wishes/friend-link', { status: 204 });
    renderApp({ '/my-days': <SitTogether /> }, '/my-days');
    const friendLink = 'https://tablefall.example/my-days?sit-with=a.b';
    await screen.findByRole('button', { name: 'Make a Link for Friends' });
    server.on('GET /api/wishes', { body: { ...NONE, friendLink } });
    await press('Make a Link for Friends');
    const part = await screen.findByRole('region', { name: 'Sit together with friends' });
    const field = await within(part).findByRole('textbox', { name: 'Your link' });
    expect((field as HTMLInputElement).value).toBe(friendLink);
    expect(within(part).getByRole('button', { name: 'Copy Link' })).toBeTruthy();
    expect(within(part).getByRole('button', { name: 'Make Another Link' })).toBeTruthy();
  });
});
