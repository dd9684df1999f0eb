import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createStore } from '#app/store.ts';
import { handOver } from '../session.ts';
import { browserStore } from './browser-store.ts';
import {
  DOOR_LIST,
  forgetDoor,
  forgetDoorList,
  forgetEndedDoor,
  noteOpenedDoor,
  WALK_IN_KEY,
} from './door-memory.ts';

const DAY = 86_400_000;
/** What of the door can still be read in this browser. */
const kept = () =>
  Object.entries({ list: DOOR_LIST, names: WALK_IN_KEY })
    .filter(([, { note }]) => browserStore.read(note) !== null)
    .map(([name]) => name);
/** The browser deletes one after the other: once this one is gone, so are those before it. */
const deleted = () =>
  new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(WALK_IN_KEY.database).onsuccess = () => resolve();
  });

describe('what a browser keeps of the door', () => {
  beforeEach(() => noteOpenedDoor(new Date(Date.now() + DAY).toISOString()));
  afterEach(async () => {
    forgetDoor();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is all gone once somebody signs out', async () => {
    createStore().dispatch(handOver(null));

    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is still who was added, where the door is shut to it', async () => {
    forgetDoorList();

    await waitFor(() => expect(kept()).toEqual(['names']));
  });

  it.each([
    { days: -1, left: ['list', 'names'] },
    { days: 1, left: ['names'] },
    { days: 3, left: [] },
  ])('is $left when the door ended $days days ago', async ({ days, left }) => {
    noteOpenedDoor(new Date(Date.now() - days * DAY).toISOString());
    forgetEndedDoor();
    await deleted();

    await waitFor(() => expect(kept()).toEqual(left));
  });
});
