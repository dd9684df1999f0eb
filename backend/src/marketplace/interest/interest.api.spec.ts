import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { GATHER_MS } from '../discussions/seller-news.ts';
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

describe('buying and selling', () => {
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
    listing = await createListing(dana);
  });
  afterEach(() => app.query(sql`truncate listing, mail cascade`));
  afterAll(() => app.stop());

  const said = async () =>
    (await listingAsSeen(dana, listing)).discussions.map(({ messageType, userName, isSeller }) => [
      messageType,
      userName,
      isSeller,
    ]);

  describe('POST /api/forsale/{id}/mark-pending', () => {
    it('should hold it for the buyer, say so below it and mail the seller, once', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      const { body } = await act(ola, listing, 'mark-pending').expect(200);

      expect(body).toMatchObject({
        status: 'Pending',
        pendingBuyerName: 'Ola',
        isMyPurchase: true,
        isMine: false,
      });
      expect(await listingAsSeen(priya, listing)).toMatchObject({
        pendingBuyerName: 'Ola',
        isMyPurchase: false,
      });
      const { body: asStranger } = await app.browser().get(`/api/forsale/${listing.id}`).expect(200);
      expect(asStranger).toMatchObject({ status: 'Pending', pendingBuyerId: null, pendingBuyerName: null });
      expect(asStranger.discussions).toMatchObject([{ messageType: 'Purchase', userName: 'Attendee' }]);
      expect(await said()).toEqual([['Purchase', 'Ola', false]]);
      expect(await listingNews(app)).toEqual([['interest', dana.email]]);
      const [mail] = (await app.mails()).filter(({ kind }) => kind === 'listing-notice');
      expect(mail?.props).toEqual({
        news: 'interest',
        listingId: listing.id,
        gameName: 'Ark Nova',
        priceCents: 4550,
        person: 'Ola',
        comment: null,
      });
    });

    it('should refuse the seller, and everybody once somebody holds or bought it', async () => {
      await act(dana, listing, 'mark-pending').expect(403);
      await act(ola, listing, 'mark-pending').expect(200);
      await act(priya, listing, 'mark-pending').expect(409);
      await act(dana, listing, 'mark-sold').expect(200);
      const { body } = await act(priya, listing, 'mark-pending').expect(409);

      expect(body).toMatchObject({ title: 'Sold', message: 'This game is sold.' });
    });
  });

  describe('POST /api/forsale/{id}/undo-pending', () => {
    it('should let the buyer withdraw, and tell the seller', async () => {
      await act(ola, listing, 'mark-pending').expect(200);

      const { body } = await act(ola, listing, 'undo-pending').expect(200);

      expect(body).toMatchObject({ status: 'Available', pendingBuyerId: null, pendingBuyerName: null });
      expect((await said()).at(-1)).toEqual(['Undo', 'Ola', false]);
      app.clock.advance(GATHER_MS / 1000);
      await app.runJob('seller-news');
      expect((await listingNews(app)).at(-1)).toEqual(['withdrawal', dana.email]);
    });

    it('should let the seller offer it again, and tell who held it', async () => {
      await act(ola, listing, 'mark-pending').expect(200);

      await act(dana, listing, 'undo-pending').expect(200);

      expect((await said()).at(-1)).toEqual(['Undo', 'Dana', true]);
      expect((await listingNews(app)).at(-1)).toEqual(['relisted', ola.email]);
    });

    it('should refuse everybody else, and everybody where nothing is pending', async () => {
      await act(ola, listing, 'undo-pending').expect(409);
      await act(ola, listing, 'mark-pending').expect(200);
      await act(priya, listing, 'undo-pending').expect(403);
      await act(dana, listing, 'mark-sold').expect(200);
      await act(ola, listing, 'undo-pending').expect(409);

      expect((await listingAsSeen(dana, listing)).status).toBe('Sold');
    });
  });

  describe('POST /api/forsale/{id}/mark-sold', () => {
    it('should be the seller’s alone, tell the buyer, and answer the same a second time', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      await act(ola, listing, 'mark-sold').expect(403);
      const { body: first } = await act(dana, listing, 'mark-sold').expect(200);
      const { body: second } = await act(dana, listing, 'mark-sold').expect(200);

      expect(second).toEqual(first);
      expect(first).toMatchObject({ status: 'Sold', pendingBuyerName: 'Ola' });
      expect(await listingNews(app)).toEqual([
        ['interest', dana.email],
        ['sold', ola.email],
      ]);
    });

    it('should tell nobody when nobody is known to buy it', async () => {
      await act(dana, listing, 'mark-sold').expect(200);

      expect(await listingNews(app)).toEqual([]);
    });
  });

  it('should tell the buyer what the seller does in the form, and when the listing is deleted', async () => {
    const save = (status: 'Available' | 'Sold') =>
      dana.client.put(`/api/forsale/${listing.id}`).send(listingForm({ status })).expect(200);
    await act(ola, listing, 'mark-pending').expect(200);
    await save('Sold');
    await save('Available');
    app.clock.advance(GATHER_MS / 1000);
    await act(ola, listing, 'mark-pending').expect(200);
    await dana.client.delete(`/api/forsale/${listing.id}`).expect(204);

    expect(await listingNews(app)).toEqual([
      ['interest', dana.email],
      ['sold', ola.email],
      ['relisted', ola.email],
      ['interest', dana.email],
      ['removed', ola.email],
    ]);
  });

  describe('what one account does over and over (T37)', () => {
    const gathered = async () => {
      app.clock.advance(GATHER_MS / 1000);
      await app.runJob('seller-news');
      return (await listingNews(app)).map(([news]) => news);
    };

    it('should mail the seller at once, then only what has come of it', async () => {
      for (let time = 0; time < 60; time++) {
        await act(ola, listing, 'mark-pending').expect(200);
        await act(ola, listing, 'undo-pending').expect(200);
      }
      expect(await listingNews(app)).toEqual([['interest', dana.email]]);

      expect(await gathered()).toEqual(['interest', 'withdrawal']);
      expect(await gathered()).toEqual(['interest', 'withdrawal']);
    });

    it('should mail nothing more of a withdrawal that was taken back, and somebody else’s purchase at once', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      await act(ola, listing, 'undo-pending').expect(200);
      await act(ola, listing, 'mark-pending').expect(200);
      expect(await gathered()).toEqual(['interest']);

      await act(ola, listing, 'undo-pending').expect(200);
      await act(priya, listing, 'mark-pending').expect(200);
      expect(await gathered()).toEqual(['interest', 'withdrawal', 'interest']);
    });

    it('should gather comments in one mail, with the last one and how many came before', async () => {
      for (const message of ['Complete?', 'Hello?', 'Still there?']) {
        await ola.client.post(`/api/forsale/${listing.id}/discussions`).send({ message }).expect(200);
      }

      expect(await gathered()).toEqual(['comment', 'comment']);
      const [, last] = (await app.mails()).filter(({ kind }) => kind === 'listing-notice');
      expect(last?.props).toMatchObject({ person: 'Ola', comment: 'Still there?', more: 1 });
    });

    it('should mail nothing to a seller who has turned these mails off', async () => {
      const set = (market: boolean) =>
        dana.client
          .put('/api/user/notices')
          .send({ events: true, market })
          .expect(200, { events: true, market });
      await set(false);
      await act(ola, listing, 'mark-pending').expect(200);
      expect(await listingNews(app)).toEqual([]);
      await set(true);
    });
  });

  describe('POST /api/forsale/{id}/discussions', () => {
    const comment = (who: Trader, form: object) =>
      who.client.post(`/api/forsale/${listing.id}/discussions`).send(form);

    it('should add a comment that everybody reads, and mail the seller those of others', async () => {
      const form = { forSaleItemId: listing.id, message: ' Is it complete? ', messageType: 'Comment' };
      const { body } = await comment(ola, form).expect(200);
      await comment(dana, { message: 'It is.' }).expect(200);

      expect(body).toEqual({
        id: expect.any(String),
        forSaleItemId: listing.id,
        message: 'Is it complete?',
        messageType: 'Comment',
        userName: 'Ola',
        isSeller: false,
        createdAt: expect.stringMatching(/^2025-10-01T/),
      });
      const { body: read } = await ola.client.get(`/api/forsale/${listing.id}/discussions`).expect(200);
      expect(read).toEqual([body, expect.objectContaining({ userName: 'Dana', isSeller: true })]);
      expect(await listingAsSeen(ola, listing)).toMatchObject({ commentCount: 2, discussions: read });
      expect(await listingNews(app)).toEqual([['comment', dana.email]]);
    });

    it('should post a comment once, however often its form sends it', async () => {
      const form = { formId: '01980000-0000-4000-8000-00000000c0de', message: 'Is it complete?' };
      const sent = await Promise.all([comment(ola, form), comment(ola, form), comment(ola, form)]);
      expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
      expect(await listingNews(app)).toEqual([['comment', dana.email]]);

      await comment(priya, form).expect(200);
      expect(await listingAsSeen(dana, listing)).toMatchObject({ commentCount: 2 });
    });

    it.each([
      [{ message: 'Hello', formId: 'first' }, 'formId'],
      [{ message: ' \n ' }, 'message'],
      [{ message: 'x'.repeat(2001) }, 'message'],
      [{ message: 'Mine', messageType: 'Purchase' }, 'messageType'],
      [{ message: 'Elsewhere', forSaleItemId: '01980000-0000-7000-8000-000000000000' }, 'forSaleItemId'],
    ])('should refuse %j', async (form, field) => {
      const { body } = await comment(ola, form).expect(400);

      expect(Object.keys(body.fields)).toEqual([field]);
      expect(await said()).toEqual([]);
    });

    it('should answer 404 below a listing that is not there', async () => {
      const path = '/api/forsale/01980000-0000-7000-8000-000000000000/discussions';
      await app.browser().get(path).expect(404);
      await ola.client.post(path).send({ message: 'Hello?' }).expect(404);
    });
  });

  it('should let one account cause so many mails an hour and no more', async () => {
    const throttled = await TestApp.start({ THROTTLE_MARKETPLACE_PER_HOUR: '2' });
    try {
      const seller = await traderNamed(throttled);
      const buyer = await traderNamed(throttled);
      const offer = await createListing(seller);

      await act(buyer, offer, 'mark-pending').expect(200);
      await act(buyer, offer, 'undo-pending').expect(200);
      await act(buyer, offer, 'mark-pending').expect(429);
    } finally {
      await throttled.stop();
    }
  });
});
