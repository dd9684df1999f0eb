import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetDoor, forgetDoorList, noteOpenedDoor } from '#core/api/browser/door-memory.ts';
import { unsentAtDoor } from '#core/api/browser/door-scans.ts';
import type { Door } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { forgetScan, keepScan, keepWalkInKey, keptScans } from './desk/scan-memory.ts';
import type { Scan } from './desk/scans.ts';
import { DoorPage } from './door-page.tsx';

const KEY = Buffer.alloc(32, 1).toString('base64');
const walkIn = (id: string, paid: boolean, ...names: string[]): Scan => ({
  scope: '2025-10',
  kind: 'walk-in',
  id,
  walkIn: { id, paid, attendees: names.map((name, n) => ({ id: `${id}-${n}`, name, badge: n === 0 })) },
  holds: true,
  at: Date.parse('2025-10-10T16:00:00Z'),
});
const WANDA = walkIn('w1', true, 'Wanda', 'Wim');
const DANA: Scan = { scope: '2025-10', kind: 'here', id: 'd1', holds: true, at: 1 };
const DOOR: Door = {
  endsAt: '2099-10-12T00:00:00Z',
  opensAt: '2099-10-09T00:00:00Z',
  byShift: false,
  expected: 2,
  here: 0,
  listKey: KEY,
  walkInKey: KEY,
  scopes: [],
};

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const door = (answer: 'open' | 'shut', walkInKey = KEY) => {
  new Server().on(
    'GET /api/door',
    answer === 'open' ? { body: { ...DOOR, walkInKey } } : { status: 401, body: {} },
  );
  const page = (
    <main tabIndex={-1}>
      <DoorPage />
    </main>
  );
  renderApp({ '/door': page }, '/door');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('walk-ins that wait in this browser', () => {
  beforeEach(async () => {
    noteOpenedDoor(DOOR.endsAt);
    await keepWalkInKey(KEY);
    await keepScan(WANDA);
    await keepScan(DANA);
  });
  afterEach(async () => {
    cleanup();
    forgetDoor();
    const { scans, unread } = await keptScans();
    for (const scan of [...scans, ...unread]) await forgetScan(scan);
  });

  it('are shown for the desk where the door was shut, and deleted only after asking', async () => {
    forgetDoorList();
    door('shut');
    expect(await screen.findByText('Wanda, Wim (9 and under): paid', { exact: false })).toBeTruthy();
    expect(screen.getByText('2 scans wait in this browser.', { exact: false })).toBeTruthy();

    press('The desk has registered them');
    press('Keep');
    expect((await keptScans()).scans).toHaveLength(2);
    press('The desk has registered them');
    press('Delete');

    await waitFor(() => expect(screen.queryByText('Wanda', { exact: false })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(await keptScans()).toEqual({ scans: [DANA], unread: [] });
  });

  it('are shown with what was scanned of them since: who has paid, and without whom was taken back', async () => {
    const later = { ...walkIn('w2', false, 'Wendy', 'Will'), sent: true as const };
    const since: Scan[] = [
      { ...DANA, kind: 'paid', id: 'w2' },
      { ...DANA, id: 'w2-1', holds: false },
    ];
    for (const scan of [later, ...since]) await keepScan(scan);
    forgetDoorList();
    door('shut');
    expect(await screen.findByText('Wendy: paid', { exact: false })).toBeTruthy();
    expect(screen.queryByText('Will', { exact: false })).toBeNull();
  });

  it('are shown with the reason where the server refused them and nobody has read of it', async () => {
    await forgetScan(WANDA);
    await keepScan({ ...walkIn('w3', false, 'Wolf'), why: 'Wolf is on the list already.' });
    await keepScan({ ...walkIn('w4', false, 'Taken Back'), undoneAt: 1 });
    await keepScan({
      ...walkIn('w5', false, 'Taken Late'),
      why: 'They are registered: it had gone up before.',
    });
    await keepScan({ ...walkIn('w6', false, 'Nobody Left'), sent: true });
    await keepScan({ ...DANA, id: 'w6-0', holds: false });
    forgetDoorList();
    door('shut');

    expect(await screen.findByText('Wolf: not paid', { exact: false })).toBeTruthy();
    expect(screen.getByText('Wolf is on the list already.')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText('open the door here again', { exact: false })).toBeNull();

    press('The desk has registered them');
    press('Delete');
    await waitFor(async () => expect((await keptScans()).scans.map(({ id }) => id)).not.toContain('w3'));
  });

  it('tell no name once somebody has signed out, and all of them where the door is open again', async () => {
    forgetDoor();
    door('shut');
    expect(
      await screen.findByText('Among them is 1 walk-in, whose names can be read then.', { exact: false }),
    ).toBeTruthy();
    expect(screen.queryByText('Wanda', { exact: false })).toBeNull();
    cleanup();

    door('open');
    await screen.findByText('The door is not open yet');
    await waitFor(async () => expect((await keptScans()).unread).toEqual([]));
    await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull());
    expect(await unsentAtDoor()).toEqual({ walkIns: 1, scans: 1 });
  });

  it('are said where an open door cannot read them, and deleted only after asking', async () => {
    door('open', Buffer.alloc(32, 2).toString('base64'));
    await screen.findByText('1 walk-in of an earlier time cannot be read');

    press('Delete');
    expect((await keptScans()).unread).toHaveLength(1);
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) as HTMLElement);

    await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull());
    expect(await keptScans()).toEqual({ scans: [DANA], unread: [] });
  });
});
