import { sql } from '@tablefall/platform/database/sql';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { withoutLocks } from '../../../test/lock-controls.ts';
import { TestApp } from '../../../test/test-app.ts';
import { GATHER_MS } from '../discussions/seller-news.ts';
import type { ListingDetailsDto } from '../listings.dto.ts';
import {
  act,
  createListing,
  listingAsSeen,
  listingNews,
  type Trader,
  traders,
} from '../testing/listing.factory.ts';

const CROWD = 50;

/** What happens when people buy, withdraw and sell at the same moment. */
describe('games for sale under concurrency', () => {
  let app: TestApp;
  let seller: Trader;
  let crowd: Trader[];
  let listing: ListingDetailsDto;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    const [first, ...others] = await traders(app, CROWD + 1);
    seller = first as Trader;
    crowd = others;
  }, 60_000);
  beforeEach(async () => {
    listing = await createListing(seller);
  });
  afterEach(() => app.query(sql`truncate listing, mail cascade`));
  afterAll(() => app.stop());

  const won = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200).length;
  const newsOf = async (wanted: string) =>
    (await listingNews(app)).filter(([news]) => news === wanted).length;
  const startAnew = async () => {
    await app.query(sql`truncate listing, mail cascade`);
    listing = await createListing(seller);
  };
  /**
   * The types of the discussion's entries in their order: each sale begins with a purchase and ends with its
   * withdrawal.
   */
  const story = async () =>
    (await listingAsSeen(seller, listing)).discussions.map(({ messageType }) => messageType);

  itHoldsEveryRound('should sell to one of fifty', async () => {
    const answers = await Promise.all(crowd.map((buyer) => act(buyer, listing, 'mark-pending')));

    expect(won(answers)).toBe(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(CROWD - 1);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await listingAsSeen(crowd[winner] as Trader, listing)).toMatchObject({ isMyPurchase: true });
    expect(await story()).toEqual(['Purchase']);
    expect(await newsOf('interest')).toBe(1);
    await startAnew();
  });

  it('would sell to two without the lock on the listing (the control)', async () => {
    const buyers = crowd.slice(0, 2);

    const outcome = await withoutLocks(
      app,
      {
        without: [{ statement: /from "listing" .* for update$/, lock: / for update$/ }],
        meetBefore: /^update "listing" set "status"/,
      },
      () => buyers.map((buyer) => act(buyer, listing, 'mark-pending')),
    );

    expect(outcome).toEqual({ succeeded: 2, refusedBy: [] });
    expect(await story()).toEqual(['Purchase', 'Purchase']);
  });

  itHoldsEveryRound(
    'should take every purchase back before the next while many buy and withdraw',
    async () => {
      const answers = await Promise.all(
        crowd.flatMap((buyer) => [
          act(buyer, listing, 'mark-pending'),
          act(buyer, listing, 'undo-pending'),
          act(buyer, listing, 'mark-pending'),
        ]),
      );

      expect(answers.every(({ status }) => [200, 403, 409].includes(status))).toBe(true);
      const types = await story();
      expect(types.every((type, place) => type === (place % 2 === 0 ? 'Purchase' : 'Undo'))).toBe(true);
      const isHeld = types.length % 2 === 1;
      expect((await listingAsSeen(seller, listing)).status).toBe(isHeld ? 'Pending' : 'Available');
      app.clock.advance(GATHER_MS / 1000);
      await app.runJob('seller-news');
      const told = (await listingNews(app)).map(([news]) => news);
      expect(told.filter((news) => news !== 'available').at(-1)).toBe(isHeld ? 'interest' : 'withdrawal');
      await startAnew();
    },
  );

  itHoldsEveryRound('should sell to whoever holds it while the buyer withdraws and others buy', async () => {
    const [buyer, ...others] = crowd as [Trader, ...Trader[]];
    await act(buyer, listing, 'mark-pending').expect(200);

    const [sold, withdrawn] = await Promise.all([
      act(seller, listing, 'mark-sold'),
      act(buyer, listing, 'undo-pending'),
      ...others.map((other) => act(other, listing, 'mark-pending')),
    ]);

    expect(sold.status).toBe(200);
    const { status, pendingBuyerId } = await listingAsSeen(seller, listing);
    expect(status).toBe('Sold');
    // If it was sold first, nothing could be withdrawn. If it was withdrawn first, it was sold to the next buyer
    // or to nobody known.
    const isSoldToBuyer = (await listingAsSeen(buyer, listing)).isMyPurchase;
    expect(isSoldToBuyer).toBe(withdrawn.status === 409);
    expect(await newsOf('sold')).toBe(pendingBuyerId ? 1 : 0);
    await startAnew();
  });

  itHoldsEveryRound('should tell each who waits once, in order, while it changes hands', async () => {
    const waiting = crowd.slice(1, 21);
    for (const each of [crowd[0] as Trader, ...waiting]) {
      await act(each, listing, each === crowd[0] ? 'mark-pending' : 'queue').expect(200);
    }
    await act(crowd[0] as Trader, listing, 'undo-pending').expect(200);

    const buyers = crowd.slice(30);
    await Promise.all(
      buyers.flatMap((buyer) => [act(buyer, listing, 'mark-pending'), act(buyer, listing, 'undo-pending')]),
    );

    const told = (await listingNews(app))
      .filter(([news]) => news === 'available')
      .map(([, address]) => address);
    expect(told.length).toBeGreaterThan(0);
    expect([...told].sort()).toEqual(
      waiting
        .slice(0, told.length)
        .map(({ email }) => email)
        .sort(),
    );
    expect((await listingAsSeen(seller, listing)).queueLength).toBe(waiting.length - told.length);
    await startAnew();
  });

  it('should tell the next of every game but the one whose row is poisoned, by two backends at once', async () => {
    const buyers = crowd.slice(0, 6);
    const next = crowd.slice(20, 26);
    const listings = [listing, ...(await Promise.all(buyers.slice(1).map(() => createListing(seller))))];
    for (const [n, each] of listings.entries()) {
      const [buyer, one, other] = [buyers[n], crowd[10 + n], next[n]] as [Trader, Trader, Trader];
      await act(buyer, each, 'mark-pending').expect(200);
      await act(one, each, 'queue').expect(200);
      await act(other, each, 'queue').expect(200);
      await act(buyer, each, 'undo-pending').expect(200);
    }
    const addresses = next.map(({ email }) => email);
    const told = async () =>
      (await listingNews(app)).map(([, email]) => email).filter((email) => addresses.includes(email));
    // The first that the job comes to.
    await app.query(
      sql`update listing set offered_at = offered_at - interval '1 hour' where id = ${listing.id}`,
    );
    await app.query(sql`
      create function poison() returns trigger language plpgsql as $$ begin raise 'Poisoned'; end $$`);
    await app.query(sql`
      create trigger poison before delete on listing_queue for each row
      when (old.listing_id = ${sql.lit(listing.id)}) execute function poison()`);
    const runByBoth = async (hours: number) => {
      app.clock.advance(hours * 3_600);
      await Promise.all(app.getAll(Jobs).map((jobs) => jobs.runDue()));
    };
    const statusOf = async () =>
      (await app.get(Jobs).status()).find(({ name }) => name === 'unanswered-offers');

    await runByBoth(25);
    expect((await told()).sort()).toEqual(addresses.slice(1).sort());
    expect(await statusOf()).toMatchObject({
      outcome: 'failed',
      error: `1 failed and will be tried again: ${listing.id}: Poisoned`,
    });

    await app.query(sql`drop function poison cascade`);
    await runByBoth(1);
    expect((await told()).sort()).toEqual([...addresses].sort());
    expect(await statusOf()).toMatchObject({ outcome: 'succeeded', error: null });
  });
});
