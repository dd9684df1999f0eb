import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { changedBy, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { photoRenditions, type Rendition } from '@tablefall/platform/images/renditions';
import { v5 as namedUuid } from 'uuid';
import { accounts } from '../../users/users.tables.ts';
import { Listing } from '../listing.entity.ts';
import { detailsOf } from '../listings/listing-form.dto.ts';
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
   *
   * @param folder where the paths of pictures begin
   * @throws Error naming an address that nobody registered
   * @throws PictureError
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
    const rows = await rowsOf<{ id: string }>(
      this.em.fork(),
      sql`select id from listing where id = any(${ids}::uuid[])`,
    );
    const known = new Set(rows.map(({ id }) => id));
    return imported.filter(({ id }) => !known.has(id));
  }

  private async accountIds(): Promise<IdOf> {
    const rows = await rowsOf<{ id: string; email: string }>(
      this.em.fork(),
      sql`select id, email from ${accounts} account`,
    );
    const ids = new Map(rows.map(({ id, email }) => [email, id]));
    return (email) => {
      const id = ids.get(email.toLowerCase());
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

async function insertPhotos({ em }: UnitOfWork, listings: ImportedListingDto[], idOf: IdOf): Promise<void> {
  const rows = listings.flatMap(({ id, seller, pictures }) =>
    pictures.map((_, index) => ({
      id: photoId(id, index),
      owner: idOf(seller),
      listing: id,
      place: index + 1,
    })),
  );
  await changedBy(
    em,
    sql`
      insert into listing_photo (id, owner_id, listing_id, position, is_main)
      select id, owner, listing, place, place = 1
      from ${asRows(rows, sql`id uuid, owner uuid, listing uuid, place smallint`)}`,
  );
}

async function insertDiscussions(
  { em }: UnitOfWork,
  listings: ImportedListingDto[],
  idOf: IdOf,
): Promise<void> {
  const rows = listings.flatMap(({ id, discussion }) =>
    discussion.map(({ by, at, message, messageType }) => ({
      listing: id,
      author: idOf(by),
      at,
      message,
      type: messageType,
    })),
  );
  await changedBy(
    em,
    sql`
      insert into listing_discussion (id, listing_id, author_id, message, message_type, created_at)
      select uuidv7(), listing, author, message, type, at
      from ${asRows(rows, sql`listing uuid, author uuid, at timestamptz, message text, type text`)}`,
  );
}

async function insertQueues(
  { em, now }: UnitOfWork,
  listings: ImportedListingDto[],
  idOf: IdOf,
): Promise<void> {
  const rows = listings.flatMap(({ id, queue }) =>
    queue.map((email) => ({ listing: id, buyer: idOf(email) })),
  );
  await changedBy(
    em,
    sql`
      insert into listing_queue (id, listing_id, buyer_id, created_at)
      select uuidv7(), listing, buyer, ${now} from ${asRows(rows, sql`listing uuid, buyer uuid`)}`,
  );
}

async function insertHistories({ em }: UnitOfWork, listings: ImportedListingDto[]): Promise<void> {
  const rows = listings.flatMap(({ id, history }) => history.map((change) => ({ ...change, listing: id })));
  await changedBy(
    em,
    sql`
      insert into listing_change (id, listing_id, at, field, from_value, to_value, changed_by)
      select uuidv7(), listing, at, field, "from", "to", "by"
      from ${asRows(rows, sql`listing uuid, at timestamptz, field text, "from" text, "to" text, "by" text`)}`,
  );
}

async function insertReports({ em }: UnitOfWork, listings: ImportedListingDto[], idOf: IdOf): Promise<void> {
  const rows = listings.flatMap(({ id, reports }) =>
    reports.map((report) => ({ ...report, listing: id, reporter: idOf(report.by) })),
  );
  await changedBy(
    em,
    sql`
      insert into listing_report (id, listing_id, reporter_id, reason, message, created_at)
      select uuidv7(), listing, reporter, reason, message, at
      from ${asRows(rows, sql`listing uuid, reporter uuid, reason text, message text, at timestamptz`)}`,
  );
}

/** Rows of JSON in their order, with the columns that are named. */
function asRows(rows: object[], columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(rows)}) as imported (${columns})`;
}
