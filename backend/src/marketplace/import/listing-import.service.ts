import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { anyOf, changedBy, type Selectable, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { photoRenditions, type Rendition } from '@tablefall/platform/images/renditions';
import { v5 as namedUuid, v7 as uuid } from 'uuid';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import { Listing } from '../listing.entity.ts';
import { detailsOf } from '../listings/listing-form.dto.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import { PHOTO_WIDTHS, PhotoFiles } from '../photos/photo-files.ts';
import type { ImportedListingDto } from './listing-import.dto.ts';

type IdOf = (email: string) => string;

/** Takes over games for sale. Nobody is mailed. */
@Injectable()
export class ListingImportService {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly files: PhotoFiles,
  ) {}

  /**
   * Imports all or nothing; listings whose ids are there stay as they are.
   * Throws Error naming an address that nobody registered.
   *
   * @param folder where the paths of pictures begin
   */
  async importListings(imported: ImportedListingDto[], folder: string): Promise<void> {
    const listings = await this.withoutKnown(imported);
    if (listings.length === 0) {
      return;
    }
    const idOf = await this.accountIds();
    await this.storePictures(listings, folder);
    await this.transactions.runInBackground(async (unit) => {
      unit.em.persist(listings.map((listing) => listingOf(listing, idOf)));
      await unit.em.flush();
      await insertPhotos(unit, listings, idOf);
      await insertDiscussions(unit, listings, idOf);
      await insertQueues(unit, listings, idOf);
      await insertHistories(unit, listings);
      await insertReports(unit, listings, idOf);
    });
  }

  private async withoutKnown(imported: ImportedListingDto[]): Promise<ImportedListingDto[]> {
    const ids = imported.map(({ id }) => id);
    const rows = await this.em
      .fork()
      .getKysely<MarketplaceTables>()
      .selectFrom('listing')
      .select('id')
      .where('id', '=', anyOf(ids, 'uuid'))
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    return imported.filter(({ id }) => !known.has(id));
  }

  private async accountIds(): Promise<IdOf> {
    const db = this.em.fork().getKysely<AccountTables>();
    const rows = await db.selectFrom('account').select(['id', 'email']).execute();
    const ids = new Map(rows.map(({ id, email }) => [email, id]));
    return (email) => {
      const id = ids.get(addressKey(email));
      if (!id) {
        throw new Error(`Nobody registered with the address ${email}`);
      }
      return id;
    };
  }

  /** Each file is decoded once, however many listings show it. */
  private async storePictures(listings: ImportedListingDto[], folder: string): Promise<void> {
    const decoded = new Map<string, Rendition[]>();
    for (const { id, pictures } of listings) {
      for (const [index, picture] of pictures.entries()) {
        const file = resolve(folder, picture);
        const renditions = decoded.get(file) ?? (await photoRenditions(await readFile(file), PHOTO_WIDTHS));
        decoded.set(file, renditions);
        await this.files.put(photoId(id, index), renditions);
      }
    }
  }
}

/** The same at every import: an import that broke off leaves no files behind that nobody knows. */
function photoId(listingId: string, index: number): string {
  return namedUuid(`photo ${index}`, listingId);
}

function listingOf(imported: ImportedListingDto, idOf: IdOf): Listing {
  const { id, seller, offeredAt, buyer, askedAt, hiddenReason, status = 'Available' } = imported;
  const listing = new Listing(idOf(seller), detailsOf(imported), offeredAt, id);
  listing.moveTo(status, offeredAt);
  listing.pendingBuyerId = buyer ? idOf(buyer) : null;
  listing.renewalAskedAt = askedAt;
  listing.hiddenReason = hiddenReason;
  return listing;
}

function insertPhotos({ em }: UnitOfWork, listings: ImportedListingDto[], idOf: IdOf): Promise<void> {
  const rows = listings.flatMap(({ id, seller, pictures }) =>
    pictures.map((_, index) => ({
      id: photoId(id, index),
      owner_id: idOf(seller),
      listing_id: id,
      position: index + 1,
      is_main: index === 0,
      unused_since: null,
    })),
  );
  return insertAll(em, 'listing_photo', rows);
}

function insertDiscussions({ em }: UnitOfWork, listings: ImportedListingDto[], idOf: IdOf): Promise<void> {
  const rows = listings.flatMap(({ id, discussion }) =>
    discussion.map(({ by, at, message, messageType }) => ({
      id: uuid(),
      listing_id: id,
      author_id: idOf(by),
      message,
      message_type: messageType,
      created_at: at,
      form_id: null,
      told: true,
    })),
  );
  return insertAll(em, 'listing_discussion', rows);
}

function insertQueues({ em, now }: UnitOfWork, listings: ImportedListingDto[], idOf: IdOf): Promise<void> {
  const rows = listings.flatMap(({ id, queue }) =>
    queue.map((email) => ({ id: uuid(), listing_id: id, buyer_id: idOf(email), created_at: now })),
  );
  return insertAll(em, 'listing_queue', rows);
}

function insertHistories({ em }: UnitOfWork, listings: ImportedListingDto[]): Promise<void> {
  const rows = listings.flatMap(({ id, history }) =>
    history.map(({ at, field, from, to, by }) => ({
      id: uuid(),
      listing_id: id,
      at,
      field,
      from_value: from,
      to_value: to,
      changed_by: by,
    })),
  );
  return insertAll(em, 'listing_change', rows);
}

function insertReports({ em }: UnitOfWork, listings: ImportedListingDto[], idOf: IdOf): Promise<void> {
  const rows = listings.flatMap(({ id, reports }) =>
    reports.map(({ by, at, reason, message }) => ({
      id: uuid(),
      listing_id: id,
      reporter_id: idOf(by),
      reason,
      message,
      created_at: at,
      settled_at: null,
    })),
  );
  return insertAll(em, 'listing_report', rows);
}

/** Inserts whole rows, however many, by one statement with one parameter. */
async function insertAll<Table extends keyof MarketplaceTables>(
  em: EntityManager,
  table: Table,
  rows: Selectable<MarketplaceTables[Table]>[],
): Promise<void> {
  const name = sql.table(table);
  await changedBy(
    em,
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)})`,
  );
}
