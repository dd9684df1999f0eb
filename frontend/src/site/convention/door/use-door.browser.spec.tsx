import 'fake-indexeddb/auto';
import { webcrypto } from 'node:crypto';
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetDoor, hasOpenedDoor, mayHoldScans } from '#core/api/browser/door-memory.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { keptDoor } from './desk/door-memory.ts';
import { useDoor } from './use-door.ts';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const KEY = btoa('k'.repeat(32));
const DOOR = 'GET /api/door';

function Door() {
  const { isShut, refetch } = useDoor({ skip: false });
  return (
    <button type="button" onClick={() => void refetch()}>
      {isShut ? 'Shut' : 'Ask again'}
    </button>
  );
}

const isKept = () => [hasOpenedDoor(), mayHoldScans()];

afterEach(async () => {
  cleanup();
  forgetDoor();
  await waitFor(() => expect(isKept()).toEqual([false, false]));
});

it('keeps its keys again with the next answer, after a sign-in in another tab took them away, and not once it is shut', async () => {
  const open = {
    body: { scopes: [], byShift: false, endsAt: '2099-10-12T00:00:00Z', listKey: KEY, walkInKey: KEY },
  };
  const server = new Server().on(DOOR, open);
  renderApp({ '/': <Door /> }, '/');
  await waitFor(() => expect(isKept()).toEqual([true, true]));

  forgetDoor();
  await waitFor(() => expect(isKept()).toEqual([false, false]));
  fireEvent.click(screen.getByText('Ask again'));
  await waitFor(() => expect(isKept()).toEqual([true, true]));
  await waitFor(async () => expect(await keptDoor()).toMatchObject({ byShift: false }));

  server.on(DOOR, { status: 403, body: { message: 'No.' } });
  fireEvent.click(screen.getByText('Ask again'));
  await screen.findByText('Shut');
  await waitFor(() => expect(isKept()).toEqual([false, true]));
});
