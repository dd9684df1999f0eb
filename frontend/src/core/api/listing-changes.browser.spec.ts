import { beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from '#app/store.ts';
import { Server } from '#test/server.ts';
import type { ListingDetails } from './generated.ts';
import { api } from './tags.ts';

const { addDiscussion, deleteListing, getListing, listListings, markPending } = api.endpoints;

function listingOf(id: string): ListingDetails {
  const paymentMethods = [{ type: 'Cash' as const }];
  return {
    id,
    gameName: 'Ark Nova',
    gameDescription: null,
    condition: 'Good',
    price: 45.5,
    notes: null,
    location: null,
    expansions: [],
    paymentMethods,
    status: 'Available',
    createdAt: '2025-10-01T12:00:00.000Z',
    renewedAt: '2025-10-01T12:00:00.000Z',
    renewBy: null,
    isLapsed: false,
    isHidden: false,
    hiddenReason: null,
    reportCount: null,
    bggId: null,
    bggThumbnail: null,
    images: [],
    seller: { name: 'Dana', email: null, paymentMethods },
    pendingBuyerId: null,
    pendingBuyerName: null,
    isMine: false,
    isMyPurchase: false,
    isInQueue: false,
    queueLength: 0,
    queuePlace: null,
    commentCount: 1,
    version: null,
    discussions: [],
  };
}

describe('games for sale in the cache', () => {
  const game = listingOf('0199-a');
  const other = listingOf('0199-b');
  const LIST = { limit: 24 };
  const PAGE = { body: { items: [game, other], total: 2, page: 1, limit: 24 } };
  const COMMENTS = `POST /api/forsale/${game.id}/discussions`;
  let server: Server;
  let store: ReturnType<typeof createStore>;
  const list = () => listListings.select(LIST)(store.getState()).data;
  const listed = () => list()?.items.find(({ id }) => id === game.id);
  const comment = () =>
    store.dispatch(addDiscussion.initiate({ id: game.id, discussionForm: { message: 'Hello' } }));

  beforeEach(async () => {
    server = new Server().on('GET /api/forsale', PAGE).on(`GET /api/forsale/${game.id}`, { body: game });
    store = createStore();
    await store.dispatch(listListings.initiate(LIST));
    await store.dispatch(getListing.initiate(game.id));
  });

  it('count a comment before the server has said so, and not when it refuses', async () => {
    server.on(COMMENTS, { status: 500, body: {} });
    const posted = comment();
    expect(listed()?.commentCount).toBe(2);
    expect(getListing.select(game.id)(store.getState()).data?.commentCount).toBe(2);
    await posted;
    expect(listed()?.commentCount).toBe(1);
  });

  it('keep a change in a list that was asked for before it and arrives after it', async () => {
    let arrive: () => void = () => undefined;
    const isToArrive = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server
      .on(`POST /api/forsale/${game.id}/mark-pending`, { body: { ...game, status: 'Pending' } })
      .on('GET /api/forsale', async () => {
        await isToArrive;
        return PAGE;
      });
    const late = store.dispatch(listListings.initiate(LIST, { forceRefetch: true }));
    await store.dispatch(markPending.initiate({ id: game.id }));
    arrive();
    await late;
    expect(listed()?.status).toBe('Pending');
  });

  it('are one less at once when one is deleted', async () => {
    server.on(`DELETE /api/forsale/${game.id}`, { status: 204 });
    const deleted = store.dispatch(deleteListing.initiate({ id: game.id }));
    await deleted;
    expect(list()).toMatchObject({ items: [other], total: 1 });
  });
});
