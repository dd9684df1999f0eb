import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import { PictureError, photoRenditions } from '@tablefall/platform/images/renditions';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { PHOTO_WIDTHS, PhotoFiles } from './photo-files.ts';
import type { UploadedImageDto } from './photos.dto.ts';
import { PhotoNotStoredError, TooManyPhotosError } from './photos.errors.ts';

/** Photos that one account keeps, those of what it sold included. */
export const MOST_PHOTOS = 250;
/** What one rendition should weigh. */
const MOST_BYTES = 600_000;

/** Photos as people upload them. */
@Injectable()
export class PhotosService {
  private readonly logger = new Logger(PhotosService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly files: PhotoFiles,
  ) {}

  /**
   * Stores a photo of the caller's, decoded and encoded anew. It waits for a listing to show it.
   * Throws InvalidInputError for what is no photo of a kind that is taken.
   * Throws PhotoNotStoredError while the store is away.
   */
  async upload({ userId }: Principal, content: Buffer): Promise<UploadedImageDto> {
    const renditions = await renditionsOf(content);
    const id = uuid();
    // The row first: a file without one would stay for ever.
    await this.transactions.run(async ({ em, now }) => {
      await this.accounts.lockAccount(em, { id: userId });
      const db = em.getKysely<MarketplaceTables>();
      const { kept } = await db
        .selectFrom('listing_photo')
        .select(({ fn }) => fn.countAll<number>().as('kept'))
        .where('owner_id', '=', userId)
        .executeTakeFirstOrThrow();
      if (kept >= MOST_PHOTOS) throw new TooManyPhotosError(MOST_PHOTOS);
      await db.insertInto('listing_photo').values({ id, owner_id: userId, unused_since: now }).execute();
    });
    try {
      await this.files.put(id, renditions);
    } catch (error) {
      this.logger.error(`A photo was not stored: ${(error as Error).message}`);
      throw new PhotoNotStoredError();
    }
    return this.files.uploadedAs(id);
  }
}

async function renditionsOf(content: Buffer) {
  try {
    return await photoRenditions(content, PHOTO_WIDTHS, {
      formats: ['jpeg', 'png', 'gif'],
      mostBytes: MOST_BYTES,
    });
  } catch (error) {
    throw error instanceof PictureError ? new InvalidInputError({ file: error.message }) : error;
  }
}
