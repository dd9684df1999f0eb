import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { act, createListing, listingForm, type Trader, traderNamed } from '../testing/listing.factory.ts';

describe('GET /api/forsale/{id}/history', () => {
  let app: TestApp;
  let dana: Trader;
  let ola: Trader;
  beforeAll(async () => {
    app = await TestApp.start();
    dana = await traderNamed(app, 'Dana');
    ola = await traderNamed(app, 'Ola');
  });
  afterEach(() => app.query(sql`truncate listing, mail cascade`));
  afterAll(() => app.stop());

  it('should tell how price and status changed, and by whom, newest first', async () => {
    const listing = await createListing(dana);
    const history = async () =>
      (await dana.client.get(`/api/forsale/${listing.id}/history`).expect(200)).body.items.map(
        ({ field, from, to, by }: Record<string, string>) => [field, from, to, by],
      );
    const save = (price: number) =>
      dana.client.put(`/api/forsale/${listing.id}`).send(listingForm({ price })).expect(200);
    expect(await history()).toEqual([]);

    await save(40);
    await save(40);
    await act(ola, listing, 'mark-pending').expect(200);
    await act(ola, listing, 'undo-pending').expect(200);
    await act(dana, listing, 'mark-sold').expect(200);
    await act(dana, listing, 'renew').expect(200);

    expect(await history()).toEqual([
      ['renewed', null, null, 'seller'],
      ['status', 'Available', 'Sold', 'seller'],
      ['status', 'Pending', 'Available', 'buyer'],
      ['status', 'Available', 'Pending', 'buyer'],
      ['price', '45.50', '40.00', 'seller'],
    ]);
  });

  it('should answer its seller and the administrator alone', async () => {
    const { id } = await createListing(dana);

    await ola.client.get(`/api/forsale/${id}/history`).expect(403);
    await app.browser().get(`/api/forsale/${id}/history`).expect(401);
    await (await app.signedIn(ADMIN)).get(`/api/forsale/${id}/history`).expect(200);
    await dana.client.get(`/api/forsale/${dana.id}/history`).expect(404);
  });
});
