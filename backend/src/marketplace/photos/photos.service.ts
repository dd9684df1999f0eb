import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '@tablefall/platform/database/transactions';
import { PictureError, photoRenditions } from '@tablefall/platform/images/renditions';
import { v7 as uuid } from 'uuid';
import type { Principal } from '../../http/access/principal.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { PHOTO_WIDTHS, PhotoFiles } from './photo-files.ts';
import type { UploadedImageDto } from './photos.dto.ts';
import { PhotoNotStoredError } from './photos.errors.ts';

/** Photos as people upload them. */
@Injectable()
export class PhotosService {
  private readonly logger = new Logger(PhotosService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly files: PhotoFiles,
  ) {}

  /**
   * Stores a photo of the caller's, decoded and encoded anew. It waits for a listing to show it.
   *
   * @throws InvalidInputError for what is no photo of a kind that is taken
   * @throws PhotoNotStoredError while the store is away
   */
  async upload({ userId }: Principal, content: Buffer): Promise<UploadedImageDto> {
    const renditions = await renditionsOf(content);
    const id = uuid();
    // The row first: a file without one would stay for ever.
    await this.transactions.run(({ em, now }) =>
      em
        .getKysely<MarketplaceTables>()
        .insertInto('listing_photo')
        .values({ id, owner_id: userId, unused_since: now })
        .execute(),
    );
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
    return await photoRenditions(content, PHOTO_WIDTHS, ['jpeg', 'png', 'gif']);
  } catch (error) {
    throw error instanceof PictureError ? new InvalidInputError({ file: error.message }) : error;
  }
}
