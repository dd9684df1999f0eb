import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '@tablefall/platform/database/sql';
import { plainPicture } from '@tablefall/platform/images/testing/sample-photos';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { listingAsSeen, type Trader, traderNamed } from '../testing/listing.factory.ts';
import { ImportedListingDto } from './listing-import.dto.ts';
import { ListingImportService } from './listing-import.service.ts';

const ID = '01980000-0000-4000-a000-000000000001';

describe('the import of listings', () => {
  let app: TestApp;
  let dana: Trader;
  let ola: Trader;
  let priya: Trader;
  let folder: string;
  beforeAll(async () => {
    app = await TestApp.start();
    dana = await traderNamed(app, 'Dana');
    ola = await traderNamed(app, 'Ola');
    priya = await traderNamed(app, 'Priya');
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    await writeFile(join(folder, 'lid.png'), await plainPicture(500, 300, 'png'));
  });
  afterEach(() => app.query(sql`truncate listing, listing_photo cascade`));
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  });

  /** As the program reads it from its file. */
  const imported = (changes: object = {}) => {
    const listing = plainToInstance(ImportedListingDto, {
      id: ID,
      seller: dana.email,
      offeredAt: '2025-09-01T12:00:00Z',
      gameName: 'Ark Nova',
      condition: 'Good',
      price: 48,
      paymentMethods: [{ type: 'Cash' }],
      status: 'Pending',
      buyer: ola.email,
      queue: [priya.email],
      pictures: ['lid.png', 'lid.png'],
      discussion: [
        { by: priya.email, at: '2025-09-02T12:00:00Z', message: 'Sleeved?' },
        { by: ola.email, at: '2025-09-03T12:00:00Z', message: 'Wants to buy.', messageType: 'Purchase' },
      ],
      history: [{ at: '2025-09-02T12:00:00Z', field: 'price', from: '50.00', to: '48.00', by: 'seller' }],
      reports: [{ by: priya.email, at: '2025-09-02T12:00:00Z', reason: 'other' }],
      ...changes,
    });
    expect(validateSync(listing, { whitelist: true })).toEqual([]);
    return listing;
  };
  const run = (...listings: ImportedListingDto[]) =>
    app.get(ListingImportService).importListings(listings, folder);

  it('should take over a listing with all that became of it, and mail nobody', async () => {
    const before = (await app.mails()).length;

    await run(imported());

    expect(await app.mails()).toHaveLength(before);
    const listing = await listingAsSeen(dana, { id: ID });
    expect(listing).toMatchObject({
      gameName: 'Ark Nova',
      price: 48,
      createdAt: '2025-09-01T12:00:00.000Z',
      pendingBuyerName: 'Ola',
      queueLength: 1,
      commentCount: 1,
      images: [{ isMain: true }, { isMain: false }],
    });
    expect(listing.discussions.map(({ userName, messageType }) => [userName, messageType])).toEqual([
      ['Priya', 'Comment'],
      ['Ola', 'Purchase'],
    ]);
    for (const { url, thumbnailUrl } of listing.images) {
      await app.browser().get(url).expect(200).expect('Content-Type', 'image/webp');
      await app.browser().get(thumbnailUrl).expect(200);
    }
    const history = await dana.client.get(`/api/forsale/${ID}/history`).expect(200);
    expect(history.body.items).toMatchObject([{ field: 'price', from: '50.00', to: '48.00' }]);
    expect((await (await app.signedIn(ADMIN)).get(`/api/forsale/${ID}`)).body.reportCount).toBe(1);
  });

  it('should leave a listing alone that is there', async () => {
    await run(imported());
    await dana.client.post(`/api/forsale/${ID}/mark-sold`).expect(200);

    await run(imported({ price: 5 }));

    expect(await listingAsSeen(dana, { id: ID })).toMatchObject({
      status: 'Sold',
      price: 48,
      commentCount: 1,
    });
  });

  it('should import nothing when somebody is not registered', async () => {
    const other = imported({ id: '01980000-0000-4000-a000-000000000002', seller: 'nobody@mail.example' });

    await expect(run(imported(), other)).rejects.toThrow('nobody@mail.example');

    await dana.client.get(`/api/forsale/${ID}`).expect(404);
  });
});
