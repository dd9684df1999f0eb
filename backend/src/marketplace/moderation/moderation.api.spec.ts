import type { MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
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

describe('moderating games for sale', () => {
  let app: TestApp;
  let dana: Trader;
  let ola: Trader;
  let priya: Trader;
  let admin: ApiClient;
  let listing: ListingDetailsDto;
  beforeAll(async () => {
    app = await TestApp.start();
    dana = await traderNamed(app, 'Dana');
    ola = await traderNamed(app, 'Ola');
    priya = await traderNamed(app, 'Priya');
    admin = await app.signedIn(ADMIN);
  });
  beforeEach(async () => {
    listing = await createListing(dana);
  });
  afterEach(async () => {
    await app.query(sql`truncate listing, mail cascade`);
    await app.forgetAudit();
  });
  afterAll(() => app.stop());

  const path = (rest = '') => `/api/forsale/${listing.id}${rest}`;
  const report = (who: Trader, body: object = { reason: 'scam' }) =>
    who.client.post(path('/report')).send(body);
  const hide = (reason = 'Not a game.') => admin.post(path('/hide')).send({ reason });
  const unhide = () => admin.post(path('/unhide')).send();
  const listed = async (client: ApiClient, query = '') =>
    (await client.get(`/api/forsale?${query}`).expect(200)).body.items.map(({ id }: { id: string }) => id);
  const reports = async () => (await app.mails()).filter(({ kind }) => kind === 'listing-report');

  describe('POST /api/forsale/{id}/report', () => {
    it('should mail administrator and organisers once for each who reports', async () => {
      await report(ola, { reason: 'misleading', message: ' Other edition. ' }).expect(204);
      await report(ola).expect(204);

      const mails = await reports();
      expect(mails.map(({ address }) => address).sort()).toEqual([ADMIN, ORGANISER].sort());
      expect(mails[0]?.props).toEqual({
        listingId: listing.id,
        gameName: 'Ark Nova',
        seller: 'Dana',
        reporter: { name: 'Ola', address: ola.email },
        reason: 'misleading',
        message: 'Other edition.',
      } satisfies MailProps['listing-report']);
      await report(priya).expect(204);
      expect(await reports()).toHaveLength(4);
    });

    it('should mail once when it comes twice at the same time', async () => {
      await Promise.all([report(ola).expect(204), report(ola).expect(204), report(ola).expect(204)]);

      expect(await reports()).toHaveLength(2);
    });

    it('should refuse the seller, visitors, and what is no reason', async () => {
      await report(dana).expect(403);
      await app.browser().post(path('/report')).send({ reason: 'scam' }).expect(401);
      const { body } = await report(ola, { reason: 'ugly' }).expect(400);
      expect(body.fields).toEqual({ reason: 'Please select a reason' });
      await report(ola, { reason: 'other', message: 'x'.repeat(501) }).expect(400);

      expect(await reports()).toEqual([]);
    });

    it('should count until it is settled, also once who reported is forgotten', async () => {
      const former = await traderNamed(app, 'Former');
      await report(former, { reason: 'scam', message: 'I paid, and nothing came.' }).expect(204);
      const erasure = { email: former.email, typed: former.email, when: 'now' };
      await admin.post('/api/organise/persons/erasure').send(erasure).expect(204);

      expect(await listed(admin, 'reported=true')).toEqual([listing.id]);
      expect(await app.query(sql`select reason, message from listing_report`)).toEqual([
        { reason: 'scam', message: null },
      ]);
    });

    it('should show the administrator alone what was reported, until it is settled', async () => {
      const quiet = await createListing(dana);
      await report(ola).expect(204);
      await report(priya).expect(204);

      expect(await listed(admin, 'reported=true')).toEqual([listing.id]);
      expect((await admin.get(path())).body.reportCount).toBe(2);
      expect((await listingAsSeen(dana, listing)).reportCount).toBeNull();
      await dana.client.get('/api/forsale?reported=true').expect(403);
      await app.browser().get('/api/forsale?hidden=true').expect(403);

      await unhide().expect(200);
      expect(await listed(admin, 'reported=true')).toEqual([]);
      expect(await listed(admin)).toEqual([quiet.id, listing.id]);
      expect(await listingNews(app)).toEqual([]);
      // What is settled is settled once.
      await unhide().expect(200);
      expect(await app.audited(listing.id)).toEqual([['listing.shown', { settledReports: 2 }]]);
    });
  });

  describe('POST /api/forsale/{id}/hide', () => {
    it('should keep it from everybody but the seller and the administrator', async () => {
      await hide().expect(200);

      for (const client of [app.browser(), ola.client]) {
        await client.get(path()).expect(404);
        await client.get(path('/discussions')).expect(404);
        expect(await listed(client)).toEqual([]);
      }
      await act(ola, listing, 'mark-pending').expect(404);
      await report(ola).expect(404);
      await ola.client.post(path('/discussions')).send({ message: 'Hello?' }).expect(404);
      await ola.client.get(path('/history')).expect(404);
      const seen = await listingAsSeen(dana, listing);
      expect(seen).toMatchObject({ isHidden: true, hiddenReason: 'Not a game.', renewBy: null });
      await dana.client.get(path('/discussions')).expect(200);
      expect(await listed(dana.client)).toEqual([]);
      expect(await listed(dana.client, 'seller=mine')).toEqual([listing.id]);
      expect((await dana.client.get('/api/forsale/my-listings')).body.total).toBe(1);
      expect(await listed(admin)).toEqual([]);
      expect(await listed(admin, 'hidden=true')).toEqual([listing.id]);
      expect((await admin.get(path())).body.hiddenReason).toBe('Not a game.');
    });

    it('should tell the seller why and whoever holds it, once, and say so in history and audit trail', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      await hide().expect(200);
      await hide().expect(200);

      expect((await listingNews(app)).slice(1)).toEqual([
        ['off-sale', ola.email],
        ['hidden', dana.email],
      ]);
      const told = (await app.mails()).find(({ props }) => (props as { news?: string }).news === 'hidden');
      expect(told?.props).toMatchObject({ reason: 'Not a game.', person: null });
      const { body } = await dana.client.get(path('/history')).expect(200);
      expect(body.items[0]).toMatchObject({
        field: 'hidden',
        from: null,
        to: 'Not a game.',
        by: 'organiser',
      });
      expect(await app.audited(listing.id)).toEqual([['listing.hidden', {}]]);
    });

    it('should tell its seller each new reason, and whoever holds it once that it is off sale and on again', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      for (const reason of ['Not a game.', 'A prize of ours.']) await hide(reason).expect(200);
      for (let times = 0; times < 2; times++) await unhide().expect(200);

      const news = (await listingNews(app)).slice(1);
      expect(news).toEqual([
        ['off-sale', ola.email],
        ['hidden', dana.email],
        ['hidden', dana.email],
        ['shown', dana.email],
        ['on-sale', ola.email],
      ]);
      expect(await app.audited(listing.id)).toEqual([
        ['listing.hidden', {}],
        ['listing.hidden', {}],
        ['listing.shown', { settledReports: 0 }],
      ]);
    });

    it('should let its buyer withdraw, who sees it for so long and no reason, and no longer', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      await act(priya, listing, 'queue').expect(200);
      await hide().expect(200);

      expect(await listingAsSeen(ola, listing)).toMatchObject({
        isHidden: true,
        hiddenReason: null,
        isMyPurchase: true,
      });
      await priya.client.get(path()).expect(404);
      const { body } = await act(ola, listing, 'undo-pending').expect(200);

      expect(body).toMatchObject({ status: 'Available', isMyPurchase: false });
      await ola.client.get(path()).expect(404);
      // It came within minutes of the purchase, so it is told with what follows.
      app.clock.advance(GATHER_MS / 1000);
      await app.runJob('seller-news');
      expect((await listingNews(app)).slice(-1)).toEqual([['withdrawal', dana.email]]);
    });

    it('should be out of sight of whoever has bought it', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      await act(dana, listing, 'mark-sold').expect(200);
      await hide().expect(200);

      await act(ola, listing, 'undo-pending').expect(404);
      for (const part of ['', '/discussions', '/history']) {
        await ola.client.get(path(part)).expect(404);
      }
    });

    it('should be kept for its buyer, who hears that it is shown again and may withdraw', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      await hide().expect(200);

      await unhide().expect(200);

      expect((await listingNews(app)).slice(-2)).toEqual([
        ['shown', dana.email],
        ['on-sale', ola.email],
      ]);
      await act(ola, listing, 'undo-pending').expect(200);
    });

    it('should stay hidden while its seller changes it, and offer it to who waits once it is shown', async () => {
      await act(ola, listing, 'mark-pending').expect(200);
      await act(priya, listing, 'queue').expect(200);
      await hide().expect(200);
      await dana.client
        .put(path())
        .send(listingForm({ status: 'Available' }))
        .expect(200);
      expect(await listed(app.browser())).toEqual([]);
      expect((await listingNews(app)).map(([news]) => news)).not.toContain('available');

      const { body } = await unhide().expect(200);

      expect(body).toMatchObject({ isHidden: false, hiddenReason: null, status: 'Available' });
      expect(await listed(app.browser())).toEqual([listing.id]);
      expect((await listingNews(app)).slice(-2)).toEqual([
        ['shown', dana.email],
        ['available', priya.email],
      ]);
    });

    it('should ask for a reason, and be the administrator’s alone', async () => {
      const { body } = await hide('  ').expect(400);
      expect(body.fields).toEqual({ reason: 'Please say why' });
      const organiser = await app.signedIn(ORGANISER);
      for (const client of [dana.client, organiser]) {
        await client.post(path('/hide')).send({ reason: 'x' }).expect(403);
        await client.post(path('/unhide')).send().expect(403);
      }
      expect((await listingAsSeen(dana, listing)).isHidden).toBe(false);
    });
  });
});
