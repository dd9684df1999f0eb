import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { LineEntries } from '../../waiting/line-entries.ts';
import { BadgeCounter } from '../badges/badge-counter.service.ts';
import { BADGE_QUEUE } from '../badges/badge-queue.sql.ts';
import { lockBadges } from '../badges/badges.ts';
import { conventionActs } from '../convention.audit.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { UnknownPartyError } from './badge-queue.errors.ts';

/** What the administrator does with those who wait for badges. Nobody is mailed by it. */
@Injectable()
export class BadgeQueueDeskService {
  constructor(
    private readonly transactions: Transactions,
    private readonly counter: BadgeCounter,
    private readonly audit: Audit,
    private readonly edition: EditionService,
  ) {}

  /** Throws NotFoundError when nobody waits by this id, or badges are kept for them already. */
  async moveToFirst(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      const { em } = unit;
      const edition = this.edition.key;
      await lockBadges(em, edition);
      if (!(await new LineEntries(em, BADGE_QUEUE, edition).moveTo(id, 1))) {
        throw new UnknownPartyError();
      }
      await this.audit.record(unit, { action: conventionActs['badge-queue.moved'], about: id });
    });
  }

  async remove(id: string): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (!(await this.waits(unit.em, id))) {
        throw new UnknownPartyError();
      }
      await this.audit.record(unit, { action: conventionActs['badge-queue.removed'], about: id });
      await this.counter.endWaits(unit, this.edition.key, [id]);
    });
  }

  private async waits(em: EntityManager, id: string): Promise<boolean> {
    const row = await em
      .getKysely<ConventionTables>()
      .selectFrom('badge_queue_entry')
      .select('id')
      .where('id', '=', id)
      .where('edition', '=', this.edition.key)
      .executeTakeFirst();
    return row !== undefined;
  }
}
