import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSignedId } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { onPage, type PageNumber, readPage } from '@tablefall/platform/database/page';
import { firstRowOf, isoTime, sql } from '@tablefall/platform/database/sql';
import { partiesInLine, waitOf } from '../../waiting/line-entries.ts';
import { BADGE_QUEUE } from '../badges/badge-queue.sql.ts';
import { EditionService } from '../edition/edition.service.ts';
import type { BadgeQueueEntryDto, BadgeQueuePageDto, BadgeQueuePlaceDto } from './badge-queue.dto.ts';
import { NotInLineError } from './badge-queue.errors.ts';

/** What is told of a row `entry`. */
const BADGE_WAIT = sql`name, email, badges, ${waitOf(BADGE_QUEUE)}`;

/** Reads about those who wait for badges. Whoever has the link of a mail reads that one entry. */
@Injectable()
export class BadgeQueueQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly config: Config,
  ) {}

  /**
   * Throws NotInLineError when the link is none of ours.
   *
   * @returns the id of the entry that a link names, whether or not it still waits
   */
  idOf(line: string): string {
    const id = readSignedId(this.config.secrets, 'badge-queue', line);
    if (!id) {
      throw new NotInLineError();
    }
    return id;
  }

  /** One page of all who wait, those first to whom badges are offered. */
  listQueue(page: PageNumber): Promise<BadgeQueuePageDto> {
    const ofEdition = sql`from badge_queue_entry entry where edition = ${this.edition.key}`;
    return readPage(
      this.em.fork(),
      page,
      sql<BadgeQueueEntryDto>`
        select id, ${isoTime('joined_at')} as "joinedAt", ${BADGE_WAIT} ${ofEdition}
        order by offered_until is null, entry.place ${onPage(page)}`,
      ofEdition,
    );
  }

  /** Throws NotInLineError when the link is none of ours, or the wait is over. */
  async place(line: string): Promise<BadgeQueuePlaceDto> {
    const entry = await firstRowOf<BadgeQueuePlaceDto>(
      this.em.fork(),
      sql`
        select ${BADGE_WAIT}, ${partiesInLine(BADGE_QUEUE)} as parties
        from badge_queue_entry entry
        where id = ${this.idOf(line)}::uuid and edition = ${this.edition.key}`,
    );
    if (!entry) {
      throw new NotInLineError();
    }
    return entry;
  }
}
