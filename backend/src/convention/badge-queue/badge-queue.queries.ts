import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readSignedId } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, isoTime, sql } from '@tablefall/platform/database/sql';
import { PLACE_IN_LINE } from '../badges/badge-queue.sql.ts';
import { EditionService } from '../edition/edition.service.ts';
import type { BadgeQueuePlaceDto } from './badge-queue.dto.ts';
import { NotInLineError } from './badge-queue.errors.ts';

/** Reads about those who wait for badges. Whoever has the link of a mail reads that one entry. */
@Injectable()
export class BadgeQueueQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly edition: EditionService,
    private readonly config: Config,
  ) {}

  /**
   * @returns the id of the entry that a link names, whether or not it still waits
   * @throws NotInLineError when the link is none of ours
   */
  idOf(line: string): string {
    const id = readSignedId(this.config.secrets, 'badge-queue', line);
    if (!id) {
      throw new NotInLineError();
    }
    return id;
  }

  /** @throws NotInLineError when the link is none of ours, or the wait is over */
  async place(line: string): Promise<BadgeQueuePlaceDto> {
    const entry = await firstRowOf<BadgeQueuePlaceDto>(
      this.em.fork(),
      sql`
        select name, email, badges, ${PLACE_IN_LINE} as place, missed, passed_over_at is not null as "passedOver",
               ${isoTime('offered_until')} as "keptUntil",
               (select count(*)::int from badge_queue_entry other
                where other.edition = entry.edition and other.offered_until is null) as parties
        from badge_queue_entry entry
        where id = ${this.idOf(line)}::uuid and edition = ${this.edition.key}`,
    );
    if (!entry) {
      throw new NotInLineError();
    }
    return entry;
  }
}
