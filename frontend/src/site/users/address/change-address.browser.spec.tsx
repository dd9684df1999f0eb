import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { User } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { AddressChangePage, AddressKeepPage } from './address-pages.tsx';
import { ChangeAddress } from './change-address.tsx';

const DANA = { email: 'dana@mail.example', names: [], roles: [] } as unknown as User;
const PENDING = 'GET /api/me/address';
const ASK = 'POST /api/me/address';
const CONFIRM = 'POST /api/me/address/confirm';
const KEEP = 'POST /api/me/address/keep';

let server: Server;
beforeEach(() => {
  server = new Server().on(PENDING, { body: { email: null, until: null } });
});
afterEach(cleanup);

describe('the address of the account', () => {
  const show = (user = DANA) => renderApp({ '/login': <ChangeAddress user={user} /> }, '/login');
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Change address' }));
    return screen.findByRole<HTMLInputElement>('textbox', { name: 'New address' });
  };

  it('is asked for anew in a form that takes the focus, and says where the link was sent', async () => {
    show();
    const field = await open();
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: ' new@mail.example ' } });
    server
      .on(ASK, { status: 204 })
      .on(PENDING, { body: { email: 'new@mail.example', until: '2025-10-02T12:00:00.000Z' } });
    fireEvent.click(screen.getByRole('button', { name: 'Mail the link' }));

    expect(await screen.findByText(/We have mailed a link to new@mail.example/)).toBeTruthy();
    expect(server.calls.find(({ call }) => call === ASK)?.body).toEqual({ newEmail: 'new@mail.example' });
    expect(screen.getByRole('button', { name: 'Change address' })).toBeTruthy();
  });

  it('names what is no address, and what the server refuses, and keeps what was typed', async () => {
    server.on(ASK, { status: 409, body: { message: 'The mail was sent a moment ago.' } });
    show();
    const field = await open();
    fireEvent.change(field, { target: { value: 'new' } });
    fireEvent.click(screen.getByRole('button', { name: 'Mail the link' }));
    expect(await screen.findByText('Invalid email')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'new@mail.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Mail the link' }));
    expect(await screen.findByText('The mail was sent a moment ago.')).toBeTruthy();
    expect(field.value).toBe('new@mail.example');
  });

  it('is kept by one press while the new one is not confirmed', async () => {
    server
      .on(PENDING, { body: { email: 'new@mail.example', until: '2025-10-02T12:00:00.000Z' } })
      .on('DELETE /api/me/address', { status: 204 });
    show();
    const keep = await screen.findByRole('button', { name: 'Keep the old address' });
    server.on(PENDING, { body: { email: null, until: null } });
    fireEvent.click(keep);
    await waitFor(() => expect(screen.queryByText(/We have mailed a link/)).toBeNull());
  });

  it('is not changed by somebody who helps', async () => {
    show({ ...DANA, roles: ['mailer'] });
    expect(await screen.findByText(/You help here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
  });
});

describe('the pages of the mailed links', () => {
  const pages = { '/address-change': <AddressChangePage />, '/address-keep': <AddressKeepPage /> };

  it.each([
    ['/address-change', CONFIRM, 'Use this address', 'Your address is changed'],
    ['/address-keep', KEEP, 'Keep my address', 'Your address stays'],
  ])('%s does nothing before a press, then tells what it did', async (path, call, button, title) => {
    server.on(call, { body: { email: 'new@mail.example' } });
    renderApp(pages, `${path}#id.signature`);
    const press = await screen.findByRole('button', { name: button });
    expect(server.count(call)).toBe(0);
    fireEvent.click(press);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(server.calls.find((each) => each.call === call)?.body).toEqual({ token: 'id.signature' });
  });

  it('says what the server refuses, and what a page without a link is for', async () => {
    server.on(CONFIRM, { status: 404, body: { message: 'This link is too old.' } });
    renderApp(pages, '/address-change#id.signature');
    fireEvent.click(await screen.findByRole('button', { name: 'Use this address' }));
    expect(await screen.findByText('This link is too old.')).toBeTruthy();
    cleanup();
    renderApp(pages, '/address-keep');
    expect(await screen.findByText('This page is opened by the link of a mail.')).toBeTruthy();
  });
});
