import { Injectable } from '@nestjs/common';
import { anyOf, changedBy, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import type { Listing } from '../listing.entity.ts';
import type { ListingPhotoDto } from '../listings/listing-form.dto.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { PhotoFiles } from './photo-files.ts';

/** Which uploaded photos a listing shows. */
@Injectable()
export class ListingPhotos {
  constructor(private readonly files: PhotoFiles) {}

  /**
   * Lets a listing show these photos in their order and no others. Its seller must have uploaded them, and no other listing
   * may show them.
   * Throws InvalidInputError naming the first photo that cannot be shown.
   */
  async show(unit: UnitOfWork, listing: Listing, photos: ListingPhotoDto[]): Promise<void> {
    const inOrder = photos
      .map((photo, index) => ({ index, ...photo, id: this.files.idOf(photo.url) }))
      .sort((one, other) => one.order - other.order);
    const ids = inOrder.map(({ id }) => id);
    const held = new Set(
      await this.lockUploads(
        unit,
        listing,
        ids.filter((id) => id !== null),
      ),
    );
    const foreign = inOrder.find(({ id }, place) => id === null || !held.has(id) || ids.indexOf(id) < place);
    if (foreign) {
      throw new InvalidInputError({
        [`photos.${foreign.index}`]: `Photo ${foreign.index + 1} is not there any more. Please add it again.`,
      });
    }
    const main = inOrder.find(({ isMain }) => isMain) ?? inOrder[0];
    const shown = inOrder.map(({ id }, place) => ({ id, position: place + 1, is_main: id === main?.id }));
    await takenFrom([listing.id], unit, unit.now)
      .where(({ eb, not }) => not(eb('id', '=', anyOf(ids, 'uuid'))))
      .execute();
    await changedBy(
      unit.em,
      sql`
        update listing_photo
        set listing_id = ${listing.id}, position = shown.position, is_main = shown.is_main, unused_since = null
        from json_to_recordset(${JSON.stringify(shown)}) as shown (id uuid, position smallint, is_main boolean)
        where listing_photo.id = shown.id`,
    );
  }

  /** Takes all photos from listings that are deleted; `UnusedPhotosJob` deletes them next. */
  async discard(unit: UnitOfWork, listingIds: string[]): Promise<void> {
    await takenFrom(listingIds, unit, sql<Date>`'-infinity'`).execute();
  }

  /** Keeps uploads from being deleted meanwhile. @returns the ids that the listing may show */
  private async lockUploads({ em }: UnitOfWork, listing: Listing, ids: string[]): Promise<string[]> {
    const rows = await em
      .getKysely<MarketplaceTables>()
      .selectFrom('listing_photo')
      .select('id')
      .where('id', '=', anyOf(ids, 'uuid'))
      .where('owner_id', '=', listing.sellerId)
      .where(({ eb, or }) => or([eb('listing_id', 'is', null), eb('listing_id', '=', listing.id)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  }
}

/** The update that takes photos from listings; from then on they wait to be deleted. */
function takenFrom(listingIds: string[], { em }: UnitOfWork, unusedSince: Date | RawBuilder<Date>) {
  return em
    .getKysely<MarketplaceTables>()
    .updateTable('listing_photo')
    .set({ listing_id: null, position: null, is_main: false, unused_since: unusedSince })
    .where('listing_id', '=', anyOf(listingIds, 'uuid'));
}
