import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import type { ListingDetailsDto } from '../listings.dto.ts';
import {
  act,
  createListing,
  listingAsSeen,
  listingForm,
  listingNews,
  type Trader,
  traderNamed,
} from '../testing/listing.factory.ts';

const DAY = 24 * 3_600;

describe('the renewal of listings', () => {
  let app: TestApp;
  let dana: Trader;
  let ola: Trader;
  let listing: ListingDetailsDto;
  beforeAll(async () => {
    app = await TestApp.start({ LISTING_RENEW_DAYS: '3' });
  });
  beforeEach(async () => {
    await app.beginAnew();
    dana = await traderNamed(app, 'Dana');
    ola = await traderNamed(app, 'Ola');
    listing = await createListing(dana);
  });
  afterAll(() => app.stop());

  const passDays = async (days: number) => {
    app.clock.advance(days * DAY);
    await app.runJob('stale-listings');
  };
  const asked = async () => (await listingNews(app)).filter(([news]) => news === 'stale');
  const listed = async (query = '') =>
    (await app.browser().get(`/api/forsale?${query}`).expect(200)).body.total;

  it('should ask its seller once, and take it off the lists a week later', async () => {
    const promised = listing.renewBy;
    await passDays(2);
    expect(await asked()).toEqual([]);
    await passDays(1);
    await passDays(1);
    expect(await asked()).toEqual([['stale', dana.email]]);
    expect((await app.mails()).at(-1)?.props).toMatchObject({ listingId: listing.id, gameName: 'Ark Nova' });

    await passDays(5);
    expect(await listed()).toBe(1);
    expect(new Date((await listingAsSeen(dana, listing)).renewBy ?? '')).toEqual(new Date(promised ?? ''));
    await passDays(1);

    expect(await listed()).toBe(0);
    await ola.client.get(`/api/forsale/${listing.id}`).expect(404);
    await act(ola, listing, 'mark-pending').expect(404);
    expect(await listingAsSeen(dana, listing)).toMatchObject({ isLapsed: true, renewBy: null });
    expect((await dana.client.get('/api/forsale?seller=mine').expect(200)).body.total).toBe(1);
    await passDays(30);
    expect(await asked()).toHaveLength(1);
  });

  it('should bring it back when its seller renews or saves it, and ask anew after as long', async () => {
    await passDays(3);
    await passDays(7);

    const { body } = await act(dana, listing, 'renew').expect(200);
    expect(body).toMatchObject({ isLapsed: false, renewedAt: app.clock.now().toISOString() });
    expect(await listed()).toBe(1);

    await passDays(3);
    await passDays(7);
    expect(await asked()).toHaveLength(2);
    await dana.client.put(`/api/forsale/${listing.id}`).send(listingForm()).expect(200);
    expect(await listed()).toBe(1);
  });

  it('should let nobody but its seller renew it', async () => {
    await act(ola, listing, 'renew').expect(403);
    await app.browser().post(`/api/forsale/${listing.id}/renew`).expect(401);
    expect((await listingAsSeen(ola, listing)).renewBy).toBeNull();
  });

  it('should leave those alone that somebody holds, bought or cannot see', async () => {
    const [sold, held] = [await createListing(dana), await createListing(dana)];
    await act(dana, sold, 'mark-sold').expect(200);
    await act(ola, held, 'mark-pending').expect(200);
    await app.query(sql`update listing set hidden_reason = 'Not a game' where id = ${listing.id}`);

    await passDays(3);
    await passDays(7);

    expect(await asked()).toEqual([]);
    expect(await listed()).toBe(2);
  });

  it('should begin anew for one that is shown again, whatever passed while it was hidden', async () => {
    await passDays(3);
    let admin = await app.signedIn(ADMIN);
    await admin.post(`/api/forsale/${listing.id}/hide`).send({ reason: 'Not a game.' }).expect(200);
    await passDays(8);
    admin = await app.signedIn(ADMIN);
    await admin.post(`/api/forsale/${listing.id}/unhide`).expect(200);

    await passDays(0);
    expect(await listingAsSeen(dana, listing)).toMatchObject({ isLapsed: false, isHidden: false });
    expect(await asked()).toHaveLength(1);
    await passDays(3);
    expect(await asked()).toHaveLength(2);
  });

  it('should ask about more listings than one transaction takes', async () => {
    await app.query(sql`
      insert into listing (id, seller_id, game_name, condition, price_cents, expansions, payment_methods, status, search_text,
                           created_at, renewed_at)
      select uuidv7(), seller_id, game_name, condition, price_cents, expansions, payment_methods, status, search_text,
             created_at, renewed_at
      from listing, generate_series(1, 1000)`);

    await passDays(3);
    expect(await asked()).toHaveLength(1_001);
    await passDays(7);
    expect(await listed()).toBe(0);
  });
});
