import { sql } from '@tablefall/platform/database/sql';
import {
  halvesOf,
  metadataOf,
  phonePhoto,
  plainPicture,
} from '@tablefall/platform/images/testing/sample-photos';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { TestApp } from '../../../test/test-app.ts';
import type { ListingPhotoDto } from '../listings/listing-form.dto.ts';
import { createListing, listingForm, type Trader, traderNamed } from '../testing/listing.factory.ts';
import type { UploadedImageDto } from './photos.dto.ts';

const MEGABYTE = 1024 * 1024;

/** Where files are kept makes no difference to anybody. */
describe.each(['disk', 's3'] as const)('photos of listings, kept on %s', (driver) => {
  let app: TestApp;
  let dana: Trader;
  let ola: Trader;
  let die: Buffer;
  beforeAll(async () => {
    app = await TestApp.start(driver === 's3' ? await startBucket() : {});
    dana = await traderNamed(app, 'Dana');
    ola = await traderNamed(app, 'Ola');
    die = await plainPicture(500, 300, 'png');
  });
  afterEach(() => app.query(sql`truncate listing, listing_photo cascade`));
  afterAll(async () => {
    await app.stop();
    await bucketServer?.stop();
  });

  let bucketServer: FauxqsServer | undefined;
  const startBucket = async () => {
    bucketServer = await startFauxqs({ port: 0, logger: false });
    bucketServer.createBucket('media');
    return {
      S3_BUCKET: 'media',
      S3_ENDPOINT: bucketServer.address,
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test',
    };
  };
  const send = (who: Trader, file: Buffer, name = 'photo.jpg') =>
    who.client.post('/api/forsale/upload-image').set('X-Requested-With', 'page').attach('file', file, name);
  const upload = async (who: Trader): Promise<UploadedImageDto> => (await send(who, die).expect(200)).body;
  const uploads = (who: Trader, count: number) =>
    Promise.all(Array.from({ length: count }, () => upload(who)));
  const shown = ({ url }: { url: string }, order: number, isMain = false): ListingPhotoDto => ({
    url,
    isMain,
    order,
  });
  const read = async (url: string): Promise<Buffer> => (await app.browser().get(url).expect(200)).body;
  const save = (who: Trader, id: string, photos: ListingPhotoDto[]) =>
    who.client.put(`/api/forsale/${id}`).send(listingForm({ photos }));

  describe('POST /api/forsale/upload-image', () => {
    it('should store both widths upright and without what the camera said', async () => {
      const { body } = await send(dana, await phonePhoto(3000, 2000))
        .query({ email: dana.email })
        .expect(200);

      expect(body).toEqual({
        url: `/media/listings/1600/${body.fileName}`,
        thumbnailUrl: `/media/listings/400/${body.fileName}`,
        fileName: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/),
      });
      for (const [url, width] of [
        [body.url, 1600],
        [body.thumbnailUrl, 400],
      ]) {
        const content = await read(url);
        expect(await metadataOf(content)).toMatchObject({ width, height: width * 1.5, format: 'webp' });
        expect((await metadataOf(content)).exif).toBeUndefined();
        expect(content.includes('Dana Whitfield')).toBe(false);
        const [top = []] = await halvesOf(content);
        expect((top[0] ?? 0) > (top[2] ?? 0)).toBe(true);
      }
    });

    it.each(['png', 'jpeg', 'gif'] as const)('should take %s', async (format) => {
      await send(dana, await plainPicture(30, 20, format)).expect(200);
    });

    it('should be kept up to 250 of an account, and no more (T37)', async () => {
      await app.query(sql`
        insert into listing_photo (id, owner_id, unused_since)
        select uuidv7(), account.id, now() from account, generate_series(1, 249) where email = ${dana.email}`);
      await send(dana, die).expect(200);

      const { body } = await send(dana, die).expect(409);

      expect(body.title).toBe('Too many photos');
      await send(ola, die).expect(200);
    });

    it('should take no other kind, whatever its name says, and say so', async () => {
      const { body } = await send(dana, await plainPicture(30, 20, 'webp'), 'x.png').expect(400);

      expect(body.message).toBe('Pictures of the kind webp are not taken; send JPEG, PNG, or GIF.');
    });

    it('should be refused without a file, above 10 MB, without the header, with another address and to strangers', async () => {
      await dana.client.post('/api/forsale/upload-image').set('X-Requested-With', 'page').expect(400);
      await send(dana, Buffer.alloc(10 * MEGABYTE + 1)).expect(413);
      await dana.client.post('/api/forsale/upload-image').attach('file', die, 'x.png').expect(403);
      await send(ola, die).query({ email: dana.email }).expect(403);
      await app.browser().post('/api/forsale/upload-image').set('X-Requested-With', 'page').expect(401);
    });
  });

  describe('the photos that a listing shows', () => {
    it('should be its seller’s uploads in their order, with one main photo', async () => {
      const [first, second, third] = (await uploads(dana, 3)) as [
        UploadedImageDto,
        UploadedImageDto,
        UploadedImageDto,
      ];

      const { id, images } = await createListing(dana, {
        photos: [shown(third, 3), shown(first, 1), shown(second, 2, true)],
      });

      const seen = images.map(({ url, isMain, order }) => ({ url, isMain, order }));
      expect(seen).toEqual([shown(first, 1), shown(second, 2, true), shown(third, 3)]);
      expect(images.map(({ thumbnailUrl }) => thumbnailUrl)).toContain(third.thumbnailUrl);
      const { body } = await save(dana, id, [shown(third, 1)]).expect(200);
      expect(body.images).toEqual([expect.objectContaining(shown(third, 1, true))]);
    });

    it('should be nobody else’s, no other listing’s, none twice, and at most five', async () => {
      const own = await upload(dana);
      const foreign = await upload(ola);
      const { id } = await createListing(dana, { photos: [shown(own, 1)] });
      const refused = async (photos: ListingPhotoDto[]) =>
        (await dana.client.post('/api/forsale').send(listingForm({ photos })).expect(400)).body.fields;

      expect(Object.keys(await refused([shown(foreign, 1)]))).toEqual(['photos.0']);
      expect(Object.keys(await refused([shown(own, 1)]))).toEqual(['photos.0']);
      const fresh = await upload(dana);
      expect(Object.keys(await refused([shown(fresh, 1), shown(fresh, 2)]))).toEqual(['photos.1']);
      expect(Object.keys(await refused([{ ...shown(fresh, 1), url: fresh.thumbnailUrl }]))).toEqual([
        'photos.0',
      ]);
      const six = (await uploads(dana, 6)).map((photo, place) => shown(photo, place + 1));
      expect(await refused(six)).toEqual({ photos: 'Please add at most 5 photos' });
      await save(ola, id, []).expect(403);
    });
  });

  describe('photos that no listing shows', () => {
    const DAY = 24 * 60 * 60;

    it('should be deleted a day after their upload or removal, and no sooner', async () => {
      const [kept, removed, never] = (await uploads(dana, 3)) as [
        UploadedImageDto,
        UploadedImageDto,
        UploadedImageDto,
      ];
      const { id } = await createListing(dana, { photos: [shown(kept, 1), shown(removed, 2)] });
      app.clock.advance(DAY / 2);
      await save(dana, id, [shown(kept, 1)]).expect(200);

      app.clock.advance(DAY / 2 + 1);
      await app.runJob('unused-photos');
      await app.browser().get(never.url).expect(404);
      await app.browser().get(never.thumbnailUrl).expect(404);
      await read(removed.url);

      app.clock.advance(DAY);
      await app.runJob('unused-photos');
      await app.browser().get(removed.url).expect(404);
      await read(kept.url);
      await save(dana, id, [shown(removed, 1)]).expect(400);
    });

    it('should be deleted soon after their listing, and no others', async () => {
      const [own, other] = (await uploads(dana, 2)) as [UploadedImageDto, UploadedImageDto];
      const { id } = await createListing(dana, { photos: [shown(own, 1)] });

      await dana.client.delete(`/api/forsale/${id}`).expect(204);
      await app.runJob('unused-photos');

      await app.browser().get(own.url).expect(404);
      await app.browser().get(own.thumbnailUrl).expect(404);
      await read(other.url);
    });
  });

  if (driver === 's3') {
    it('should say that the bucket is away, let listings go meanwhile, and clean up once it is back', async () => {
      const { id } = await createListing(dana, { photos: [shown(await upload(dana), 1)] });
      const port = Number(new URL(bucketServer?.address ?? '').port);
      await bucketServer?.stop();

      const { body } = await send(dana, die).expect(503);
      expect(body.message).toBe('The photo could not be stored. Please try again.');
      await dana.client.delete(`/api/forsale/${id}`).expect(204);
      app.clock.advance(25 * 60 * 60);
      await expect(app.runJob('unused-photos')).rejects.toThrow();
      expect(await app.query(sql`select from listing_photo`)).toHaveLength(2);

      bucketServer = await startFauxqs({ port, logger: false });
      bucketServer.createBucket('media');
      await app.runJob('unused-photos');
      expect(await app.query(sql`select from listing_photo`)).toEqual([]);
      await upload(dana);
    });
  }
});
