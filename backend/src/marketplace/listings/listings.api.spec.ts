import { sql } from '@tablefall/platform/database/sql';
import { type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  act,
  createListing,
  listingAsSeen,
  listingForm,
  type Trader,
  traderNamed,
} from '../testing/listing.factory.ts';

const VENMO = { type: 'Venmo' as const, identifier: '@dana', notes: 'By Sunday' };

describe('games for sale', () => {
  let app: TestApp;
  let dana: Trader;
  let ola: Trader;
  beforeAll(async () => {
    app = await TestApp.start();
    dana = await traderNamed(app, 'Dana', 'Theo');
    ola = await traderNamed(app, 'Ola');
  });
  afterEach(() => app.query(sql`truncate listing, mail cascade`));
  afterAll(() => app.stop());

  const refused = async (changes: object, status = 400) =>
    (
      await dana.client
        .post('/api/forsale')
        .send({ ...listingForm(), ...changes })
        .expect(status)
    ).body;

  describe('POST /api/forsale', () => {
    it('should make a listing once when the form sends it again with its id, as it is by then', async () => {
      const id = '01980000-0000-4000-8000-00000000000a';
      const first = await createListing(dana, { id, price: 20 });
      const second = await createListing(dana, { id, price: 25 });

      expect([first.id, second.id]).toEqual([id, id]);
      expect(second.price).toBe(25);
      const { body } = await dana.client.get('/api/forsale/my-listings').expect(200);
      expect(body.total).toBe(1);
      await ola.client.post('/api/forsale').send(listingForm({ id })).expect(403);
      await refused({ id: '7' });
    });

    it('should make one listing when the form is sent several times at once', async () => {
      const id = '01980000-0000-4000-8000-00000000000b';

      const answers = await Promise.all(Array.from({ length: 8 }, () => createListing(dana, { id })));

      expect(answers.map((listing) => listing.id)).toEqual(new Array(8).fill(id));
      const { body } = await dana.client.get('/api/forsale/my-listings').expect(200);
      expect(body.total).toBe(1);
    });

    it('should offer a game as its seller says it', async () => {
      const form = listingForm({
        gameName: '  Ark Nova ',
        gameDescription: 'Build a zoo.\nAll cards are sleeved.',
        notes: 'A dent in the box',
        location: 'Registration desk',
        expansions: ['Marine Worlds', '  ', ' Zoo Map Pack 1 '],
        paymentMethods: [VENMO, { type: 'Cash', identifier: 'dropped', notes: '' }],
        bggId: 342942,
        bggThumbnail: 'https://cf.geekdo-images.com/thumb/ark.jpg',
      });

      const { body } = await dana.client
        .post('/api/forsale')
        .query({ email: dana.email })
        .send(form)
        .expect(200);

      const paymentMethods = [VENMO, { type: 'Cash', identifier: null, notes: null }];
      expect(body).toEqual({
        id: expect.any(String),
        version: expect.any(String),
        gameName: 'Ark Nova',
        gameDescription: 'Build a zoo.\nAll cards are sleeved.',
        condition: 'Like New',
        price: 45.5,
        notes: 'A dent in the box',
        location: 'Registration desk',
        expansions: ['Marine Worlds', 'Zoo Map Pack 1'],
        paymentMethods,
        status: 'Available',
        createdAt: '2025-10-01T12:00:00.000Z',
        renewedAt: '2025-10-01T12:00:00.000Z',
        renewBy: '2025-11-07T12:00:00.000Z',
        isLapsed: false,
        isHidden: false,
        hiddenReason: null,
        reportCount: null,
        bggId: 342942,
        bggThumbnail: 'https://cf.geekdo-images.com/thumb/ark.jpg',
        images: [],
        seller: { name: 'Dana', email: dana.email, paymentMethods },
        pendingBuyerId: null,
        pendingBuyerName: null,
        isMine: true,
        isMyPurchase: false,
        isInQueue: false,
        queueLength: 0,
        queuePlace: null,
        commentCount: 0,
        discussions: [],
      });
    });

    it.each([
      [{ gameName: ' \u200b ' }, 'gameName', 'Game name is required'],
      [{ gameName: undefined }, 'gameName', 'Game name is required'],
      [{ gameName: 'x'.repeat(101) }, 'gameName', 'Game name is too long'],
      [{ gameDescription: 'x'.repeat(1001) }, 'gameDescription', 'Description is too long'],
      [{ condition: 'Mint' }, 'condition', 'Please select a condition'],
      [{ price: undefined }, 'price', 'Price must be greater than 0'],
      [{ price: 0 }, 'price', 'Price must be greater than 0'],
      [{ price: 10_000 }, 'price', 'Price is too high'],
      [{ price: 4.999 }, 'price', 'Price must have at most two decimals'],
      [{ notes: 'x'.repeat(501) }, 'notes', 'Notes are too long'],
      [{ paymentMethods: [] }, 'paymentMethods', 'At least one payment method is required'],
      [{ paymentMethods: undefined }, 'paymentMethods', 'At least one payment method is required'],
      [{ paymentMethods: [null] }, 'paymentMethods.0', 'At least one payment method is required'],
      [{ paymentMethods: [{ type: 'Gold' }] }, 'paymentMethods.0.type', 'Please select a payment type'],
      [
        { paymentMethods: [{ type: 'Zelle', identifier: ' ' }] },
        'paymentMethods.0.identifier',
        'Please say where to pay to',
      ],
      [{ expansions: [7] }, 'expansions', 'Expansions must be a list of names'],
      [{ status: 'Gone' }, 'status', 'Please select a status'],
      [
        { bggThumbnail: 'https://cf.geekdo-images.com.evil.example/x.png' },
        'bggThumbnail',
        'Please use a picture of the board-game database',
      ],
    ])('should refuse %j', async (changes, field, message) => {
      expect((await refused(changes)).fields).toEqual({ [field]: message });
    });

    it('should show no photo that the seller did not upload', async () => {
      const urls = [
        'https://evil.example/x.png',
        '/media/listings/1600/01980000-0000-7000-8000-000000000000.webp',
      ];
      for (const url of urls) {
        const { fields } = await refused({ photos: [{ url, isMain: true, order: 1 }] });
        expect(fields).toEqual({ 'photos.0': 'Photo 1 is not there any more. Please add it again.' });
      }
    });
  });

  it.each(['gzip', 'br'])(
    'should be listed as %s to visitors, and plainly to whom its length could tell',
    async (encoding) => {
      await createListing(dana);
      const listed = async (reader: ApiClient) => {
        const answer = await reader.get('/api/forsale').set('Accept-Encoding', encoding).expect(200);
        expect(answer.body.total).toBeGreaterThan(0);
        expect(answer.headers.vary).toContain('Accept-Encoding');
        return answer.headers['content-encoding'];
      };

      expect(await listed(app.browser())).toBe(encoding);
      expect(await listed(dana.client)).toBeUndefined();
    },
  );

  describe('GET /api/forsale/{id}', () => {
    it('should hide the name, the address and where to pay to from visitors', async () => {
      const listing = await createListing(dana, { paymentMethods: [VENMO] });

      const { body } = await app.browser().get(`/api/forsale/${listing.id}`).expect(200);
      const { body: page } = await app.browser().get('/api/forsale').expect(200);

      const hidden = [{ ...VENMO, identifier: null, notes: null }];
      for (const seen of [body, page.items[0]]) {
        expect(seen.seller).toEqual({ name: 'Attendee', email: null, paymentMethods: hidden });
        expect(seen).toMatchObject({ paymentMethods: hidden, isMine: false, isMyPurchase: false });
        expect(JSON.stringify(seen)).not.toContain('@dana');
      }
      expect((await listingAsSeen(ola, listing)).seller).toEqual({
        name: 'Dana',
        email: dana.email,
        paymentMethods: [VENMO],
      });
    });

    it('should answer 404 for one that is not there', async () => {
      await app.browser().get('/api/forsale/01980000-0000-7000-8000-000000000000').expect(404);
      await app.browser().get('/api/forsale/none').expect(400);
    });
  });

  describe('PUT /api/forsale/{id}', () => {
    it('should take over what the seller says now, and keep the status that is not said', async () => {
      const listing = await createListing(dana, { notes: 'Old', status: 'Pending' });

      const { body } = await dana.client
        .put(`/api/forsale/${listing.id}`)
        .send(listingForm({ price: 0.01, condition: 'Poor' }))
        .expect(200);

      expect(body).toMatchObject({ price: 0.01, condition: 'Poor', notes: null, status: 'Pending' });
    });

    it('should keep the board game that is not said, as the wizard says it once, and forget one that is taken away', async () => {
      const game = { bggId: 342942, bggThumbnail: 'https://cf.geekdo-images.com/thumb/ark.jpg' };
      const { id } = await createListing(dana, game);
      const save = async (changes: object) =>
        (await dana.client.put(`/api/forsale/${id}`).send(listingForm(changes)).expect(200)).body;

      expect(await save({ price: 40 })).toMatchObject(game);
      expect(await save({ bggId: null, bggThumbnail: null })).toMatchObject({
        bggId: null,
        bggThumbnail: null,
      });
    });

    it('should let the seller set any status', async () => {
      const listing = await createListing(dana);
      for (const status of ['Pending', 'Sold', 'Pending', 'Available', 'Sold', 'Available'] as const) {
        const answer = await dana.client.put(`/api/forsale/${listing.id}`).send(listingForm({ status }));
        expect(answer.body).toMatchObject({ status, pendingBuyerId: null });
      }
    });

    it('should be the seller’s alone, as deleting is', async () => {
      const listing = await createListing(dana);
      await ola.client
        .put(`/api/forsale/${listing.id}`)
        .send(listingForm({ price: 1 }))
        .expect(403);
      await ola.client.delete(`/api/forsale/${listing.id}`).expect(403);

      expect((await listingAsSeen(dana, listing)).price).toBe(45.5);
      await dana.client.delete(`/api/forsale/${listing.id}`).query({ email: dana.email }).expect(204);
      await dana.client.delete(`/api/forsale/${listing.id}`).expect(404);
    });
  });

  it("should refuse somebody else's address in every call", async () => {
    const listing = await createListing(dana);
    const path = `/api/forsale/${listing.id}`;
    const comment = { message: 'Hello' };
    const calls = [
      () => ola.client.get('/api/forsale'),
      () => ola.client.get('/api/forsale/my-listings'),
      () => ola.client.post('/api/forsale').send(listingForm()),
      () => ola.client.put(path).send(listingForm()),
      () => ola.client.delete(path),
      () => act(ola, listing, 'mark-pending'),
      () => act(ola, listing, 'undo-pending'),
      () => act(ola, listing, 'mark-sold'),
      () => act(ola, listing, 'queue'),
      () => ola.client.delete(`${path}/queue`),
      () => ola.client.post(`${path}/discussions`).send(comment),
    ];
    for (const call of calls) {
      await call().query({ email: dana.email }).expect(403);
    }
    await act(ola, listing, 'mark-pending').query({ email: ola.email.toUpperCase() }).expect(200);
  });
});
