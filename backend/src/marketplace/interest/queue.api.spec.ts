import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { GATHER_MS } from '../discussions/seller-news.ts';
import type { ListingDetailsDto } from '../listings.dto.ts';
import {
  act,
  createListing,
  listingAsSeen,
  listingNews,
  type Trader,
  traderNamed,
} from '../testing/listing.factory.ts';

describe('the queue of a game that somebody holds', () => {
  let app: TestApp;
  let dana: Trader;
  let ola: Trader;
  let priya: Trader;
  let listing: ListingDetailsDto;
  beforeAll(async () => {
    app = await TestApp.start();
    dana = await traderNamed(app, 'Dana');
    ola = await traderNamed(app, 'Ola');
    priya = await traderNamed(app, 'Priya');
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T12:00:00Z');
    listing = await createListing(dana);
  });
  afterEach(() => app.query(sql`truncate listing, mail cascade`));
  afterAll(() => app.stop());

  it('should tell the next in order when it is available again, and reserve nothing', async () => {
    const kofi = await traderNamed(app, 'Kofi');
    await act(ola, listing, 'mark-pending').expect(200);
    await act(priya, listing, 'queue').expect(200);
    const { body } = await act(kofi, listing, 'queue').expect(200);
    await act(priya, listing, 'queue').expect(200);
    expect(body).toMatchObject({ isInQueue: true, queueLength: 2, queuePlace: 2 });

    await act(ola, listing, 'undo-pending').expect(200);
    expect((await listingNews(app)).slice(1)).toEqual([['available', priya.email]]);
    app.clock.advance(GATHER_MS / 1000);
    await app.runJob('seller-news');
    expect((await listingNews(app)).slice(2)).toEqual([['withdrawal', dana.email]]);
    expect(await listingAsSeen(kofi, listing)).toMatchObject({ queueLength: 1, queuePlace: 1 });
    expect(await listingAsSeen(priya, listing)).toMatchObject({ queueLength: 1, queuePlace: null });
    const { body: bought } = await act(kofi, listing, 'mark-pending').expect(200);
    expect(bought).toMatchObject({ isMyPurchase: true, isInQueue: false, queueLength: 0 });
  });

  it('should tell the next a day later when it is still available, and nobody while it is not', async () => {
    const kofi = await traderNamed(app, 'Kofi');
    const told = async () =>
      (await listingNews(app)).filter(([news]) => news === 'available').map(([, email]) => email);
    const afterHours = async (hours: number) => {
      app.clock.advance(hours * 3_600);
      await app.runJob('unanswered-offers');
    };
    await act(ola, listing, 'mark-pending').expect(200);
    await act(priya, listing, 'queue').expect(200);
    await act(kofi, listing, 'queue').expect(200);
    await act(ola, listing, 'undo-pending').expect(200);

    await afterHours(23);
    expect(await told()).toEqual([priya.email]);

    await app.query(sql`update listing set status = 'Pending'`);
    await afterHours(1);
    expect(await told()).toEqual([priya.email]);

    await app.query(sql`update listing set status = 'Available'`);
    await afterHours(0);
    await afterHours(48);
    expect(await told()).toEqual([priya.email, kofi.email]);
  });

  it.each([
    ['hidden', sql`hidden_reason = 'Not a game.'`, sql`hidden_reason = null`],
    ['lapsed', sql`lapsed_at = now()`, sql`lapsed_at = null`],
  ])('should tell nobody a day later while it is %s, and end its job', async (_, gone, back) => {
    const kofi = await traderNamed(app, 'Kofi');
    await act(ola, listing, 'mark-pending').expect(200);
    await act(priya, listing, 'queue').expect(200);
    await act(kofi, listing, 'queue').expect(200);
    await act(ola, listing, 'undo-pending').expect(200);
    const told = async () => (await listingNews(app)).filter(([news]) => news === 'available');

    await app.query(sql`update listing set ${gone}`);
    app.clock.advance(25 * 3_600);
    await app.runJob('unanswered-offers');
    expect(await told()).toEqual([['available', priya.email]]);

    await app.query(sql`update listing set ${back}`);
    await app.runJob('unanswered-offers');
    expect((await told()).slice(1)).toEqual([['available', kofi.email]]);
  });

  it('should tell everybody in it that the game is sold or deleted, once', async () => {
    await act(ola, listing, 'mark-pending').expect(200);
    await act(priya, listing, 'queue').expect(200);
    const other = await createListing(dana);
    await act(ola, other, 'mark-pending').expect(200);
    await act(priya, other, 'queue').expect(200);

    await act(dana, listing, 'mark-sold').expect(200);
    await dana.client.delete(`/api/forsale/${listing.id}`).expect(204);
    await dana.client.delete(`/api/forsale/${other.id}`).expect(204);

    expect((await listingNews(app)).filter(([news]) => news !== 'interest')).toEqual([
      ['sold', ola.email],
      ['gone', priya.email],
      ['removed', ola.email],
      ['gone', priya.email],
    ]);
  });

  it('should not be written to while notices are turned off', async () => {
    await act(ola, listing, 'mark-pending').expect(200);
    await act(priya, listing, 'queue').expect(200);
    const notices = (market: boolean) =>
      priya.client.put('/api/user/notices').send({ events: true, market }).expect(200);
    await notices(false);

    await act(dana, listing, 'mark-sold').expect(200);

    expect((await listingNews(app)).filter(([, address]) => address === priya.email)).toEqual([]);
    await notices(true);
  });

  it('should be left again', async () => {
    await act(ola, listing, 'mark-pending').expect(200);
    await act(priya, listing, 'queue').expect(200);

    const { body } = await priya.client.delete(`/api/forsale/${listing.id}/queue`).expect(200);

    expect(body).toMatchObject({ isInQueue: false, queueLength: 0 });
    await act(dana, listing, 'undo-pending').expect(200);
    expect((await listingNews(app)).map(([news]) => news)).toEqual(['interest', 'relisted']);
  });

  it('should be for those who cannot buy it now', async () => {
    await act(ola, listing, 'queue').expect(409);
    await act(ola, listing, 'mark-pending').expect(200);
    await act(ola, listing, 'queue').expect(409);
    await act(dana, listing, 'queue').expect(403);
    await act(dana, listing, 'mark-sold').expect(200);
    await act(priya, listing, 'queue').expect(409);
  });
});
