import { Injectable } from '@nestjs/common';
import { anyOf, firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { keptUntil, partiesThatFit } from '@tablefall/platform/waiting/offer-rules';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import {
  entryOf,
  expiredOffers,
  firstWaiting,
  lessWaitedFor,
  moveToEnd,
  passOver,
  removeEntries,
  setOffer,
  type WaitingForBadges,
} from './badge-queue.sql.ts';
import { BadgeQueueMails } from './badge-queue-mails.ts';
import { adjustBadges, lockBadges } from './badges.ts';

/** A registration as far as it is counted here. */
interface Counted {
  id: string;
  edition: string;
  badges: number;
}

/**
 * Counts the badges of editions, on every road that takes or frees some. What is freed is offered to those who wait, in the
 * order in which they came. Everybody who registers waits for the counter, so it is moved last in a transaction.
 */
@Injectable()
export class BadgeCounter {
  constructor(
    private readonly mails: BadgeQueueMails,
    private readonly edition: EditionService,
  ) {}

  /**
   * Takes badges of an edition, or gives them back when `count` is negative.
   *
   * @throws NoBadgesError with the badges that are left
   */
  async adjust(unit: UnitOfWork, edition: string, count: number): Promise<void> {
    await adjustBadges(unit.em, edition, count, this.edition.capacity);
    if (count < 0) {
      await this.serve(unit, edition);
    }
  }

  /** Deletes a registration and gives its badges back; its account must be held. */
  async remove(unit: UnitOfWork, { id, edition, badges }: Counted): Promise<void> {
    await unit.em.getKysely<ConventionTables>().deleteFrom('registration').where('id', '=', id).execute();
    await this.adjust(unit, edition, -badges);
  }

  /** Takes badges for somebody who waits, of those that are kept for the entry first; what is left of them is free. */
  async takeFor(unit: UnitOfWork, entryId: string, count: number): Promise<void> {
    const { key } = this.edition;
    await lockBadges(unit.em, key);
    await happened(unit.em, 'queue-left', entryId);
    await this.adjust(unit, key, count - (await removeEntries(unit.em, key, [entryId])));
  }

  /**
   * Takes badges for an account that may wait: of those that are kept for it first, the others of what is free. Names are added
   * one by one, so what is left stays kept.
   *
   * @throws NoBadgesError with the badges that are left
   */
  async takeOwn(unit: UnitOfWork, email: string, count: number): Promise<void> {
    const { key } = this.edition;
    const entry = count > 0 ? await entryOf(unit.em, key, email) : undefined;
    if (!entry) {
      return this.adjust(unit, key, count);
    }
    if (entry.badges <= count) {
      return this.takeFor(unit, entry.id, count);
    }
    await lockBadges(unit.em, key);
    const { offeredUntil } = await lessWaitedFor(unit.em, entry.id, count);
    await this.adjust(unit, key, offeredUntil ? 0 : count);
  }

  /** Ends waits without a registration; badges that were kept go to the next. The entries are of one edition. */
  async endWaits(unit: UnitOfWork, edition: string, entryIds: string[]): Promise<void> {
    await lockBadges(unit.em, edition);
    await happened(unit.em, 'queue-left', aboutThese(entryIds));
    const kept = await removeEntries(unit.em, edition, entryIds);
    if (kept > 0) {
      await this.adjust(unit, edition, -kept);
    }
  }

  /**
   * Offers the badges that are free to the first who fit. Who is passed over for that keeps the place and is told so once.
   * Once the doors are open nobody is asked any more.
   */
  async serve(unit: UnitOfWork, edition = this.edition.key): Promise<void> {
    const { em, now } = unit;
    const { start, key, capacity } = this.edition;
    if (edition !== key || start <= now) {
      return;
    }
    let free = capacity - (await lockBadges(em, key));
    const served: WaitingForBadges[] = [];
    while (free > 0) {
      const fitting = partiesThatFit(await firstWaiting(em, key, free), free);
      if (fitting.length === 0) {
        break;
      }
      await setOffer(em, idsOf(fitting), keptUntil(now, start));
      served.push(...fitting);
      free -= badgesOf(fitting);
    }
    if (served.length > 0) {
      await adjustBadges(em, key, badgesOf(served), capacity);
      await happened(em, 'seats-offered', aboutThese(idsOf(served)));
      await this.mails.tell(unit, 'offered', idsOf(served), keptUntil(now, start));
      const last = Math.max(...served.map(({ place }) => place));
      await this.mails.tell(unit, 'passed-over', await passOver(unit, key, last));
    }
  }

  /**
   * Takes back badges of offers whose time is over and offers them to the next. Who did not register goes to the end once; the
   * second time ends the wait. Once the doors are open all waits end, and nobody is told.
   */
  async endExpired(unit: UnitOfWork): Promise<void> {
    const { em, now } = unit;
    const { key, start } = this.edition;
    await lockBadges(em, key);
    const expired = await expiredOffers(em, key, now);
    if (expired.length > 0) {
      await happened(em, 'seats-taken-back', aboutThese(idsOf(expired)));
      if (start > now) {
        await this.sendBack(unit, key, expired);
      } else {
        await removeEntries(em, key, idsOf(expired));
      }
      await adjustBadges(em, key, -badgesOf(expired), this.edition.capacity);
    }
    await this.serve(unit);
  }

  /** Whether an offer is over, or badges are free for somebody who waits. */
  async hasWork({ em, now }: UnitOfWork): Promise<boolean> {
    const { key, start, capacity } = this.edition;
    const row = await firstRowOf(
      em,
      sql`
        select from badge_queue_entry entry
        where edition = ${key} and (
          offered_until <= ${now}
          or (offered_until is null and ${start}::timestamptz > ${now}::timestamptz
              and badges <= ${capacity}::int - coalesce((select badges_taken from edition where key = ${key}), 0)))
        limit 1`,
    );
    return row !== null;
  }

  private async sendBack(
    unit: UnitOfWork,
    edition: string,
    expired: (WaitingForBadges & { missed: boolean })[],
  ): Promise<void> {
    const twice = idsOf(expired.filter(({ missed }) => missed));
    const once = idsOf(expired.filter(({ missed }) => !missed));
    await this.mails.tell(unit, 'removed', twice);
    await removeEntries(unit.em, edition, twice);
    await moveToEnd(unit.em, edition, once);
    await this.mails.tell(unit, 'missed', once);
  }
}

function badgesOf(entries: WaitingForBadges[]): number {
  return entries.reduce((sum, { party }) => sum + party, 0);
}

function idsOf(entries: WaitingForBadges[]): string[] {
  return entries.map(({ id }) => id);
}

function aboutThese(ids: string[]) {
  return (id: ReturnType<typeof sql.ref<string>>) => sql<boolean>`${id} = ${anyOf(ids, 'uuid')}`;
}
