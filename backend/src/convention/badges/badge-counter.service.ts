import { Injectable } from '@nestjs/common';
import { anyOf, firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { LineEntries } from '../../waiting/line-entries.ts';
import { endExpiredOffers, type Line, offerFree } from '../../waiting/line-offers.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { takeFromBlock } from './badge-blocks.sql.ts';
import { BADGE_QUEUE, doSomeWait, type GotBadges, lessWaitedFor, removeEntries } from './badge-queue.sql.ts';
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
    private readonly transactions: Transactions,
    private readonly mails: BadgeQueueMails,
    private readonly edition: EditionService,
  ) {}

  /**
   * Takes badges of an edition, or gives them back when `count` is negative. Those who wait are asked first: what is free is
   * offered to them before a newcomer takes it, and what becomes free at once.
   * Throws NoBadgesError with the badges that are left.
   */
  async adjust(unit: UnitOfWork, edition: string, count: number): Promise<void> {
    if (count > 0) {
      await this.serveFirst(unit, edition);
    }
    await this.move(unit, edition, count);
  }

  /** Deletes a registration and gives its badges back; its account must be held. */
  async remove(unit: UnitOfWork, { id, edition, badges }: Counted): Promise<void> {
    await unit.em.getKysely<ConventionTables>().deleteFrom('registration').where('id', '=', id).execute();
    await this.adjust(unit, edition, -badges);
  }

  /** Takes badges for somebody who waits, of those that are kept for the entry first; what is left of them is free. */
  async takeFor(unit: UnitOfWork, entryId: string, count: number): Promise<void> {
    const { key } = this.edition;
    // While the entry still has its place: it may be the one that what is free is offered to.
    await this.serveFirst(unit, key);
    await lockBadges(unit.em, key);
    await happened(unit.em, 'queue-left', entryId);
    await this.move(unit, key, count - (await removeEntries(unit.em, key, [entryId])));
  }

  /**
   * Takes badges for an account that may wait: of those that are kept for it first, then of those that a phone at the door keeps, the
   * others of what is free. Names are added one by one, so what is left stays kept.
   * Throws NoBadgesError with the badges that are left.
   *
   * @param email null where anybody may have said it: none of those that are kept for it are taken
   * @param phone where they are taken at the door
   */
  async takeOwn(
    unit: UnitOfWork,
    email: string | null,
    count: number,
    phone: string | null = null,
  ): Promise<void> {
    const { key } = this.edition;
    if (count <= 0) {
      return this.adjust(unit, key, count);
    }
    await this.serveFirst(unit, key);
    await lockBadges(unit.em, key);
    const own = email === null ? 0 : await this.waitForLess(unit, [{ email, badges: count }]);
    const missing = count - own;
    const ofPhone =
      phone && missing > 0 ? await takeFromBlock(unit.em, { phone, edition: key, badges: missing }) : 0;
    await this.move(unit, key, missing - ofPhone);
  }

  /**
   * Lets people wait for fewer badges who got some by another road than their place in line. Who needs none any more leaves the
   * line; what was kept goes to the next.
   */
  async gotBadges(unit: UnitOfWork, got: GotBadges[]): Promise<void> {
    const { key } = this.edition;
    if (got.every(({ badges }) => badges === 0)) {
      return;
    }
    await lockBadges(unit.em, key);
    const kept = await this.waitForLess(unit, got);
    if (kept > 0) {
      await this.move(unit, key, -kept);
    }
  }

  /**
   * The same for those who confirmed a registration that was made on the page; until then anybody may have typed their address. It
   * is firm from then on, and so it is counted once.
   */
  async settleConfirmed(unit: UnitOfWork): Promise<void> {
    const { key } = this.edition;
    const confirmed = await rowsOf<GotBadges>(
      unit.em,
      sql`
        update registration set held_until = null
        from account join badge_queue_entry entry on entry.email = account.email
        where registration.user_id = account.id and registration.edition = ${key} and entry.edition = ${key}
          and account.confirmed_at is not null and registration.held_until is not null
        returning entry.email, (
          select count(*)::int from attendee where registration_id = registration.id and badge) as badges`,
    );
    await this.gotBadges(unit, confirmed);
  }

  /** @returns the badges that were kept for what they need no more, which are still counted as taken */
  private async waitForLess(unit: UnitOfWork, got: GotBadges[]): Promise<number> {
    const { key } = this.edition;
    const { ended, kept } = await lessWaitedFor(unit.em, key, got);
    if (ended.length === 0) {
      return kept;
    }
    await happened(unit.em, 'queue-left', aboutThese(ended));
    return kept + (await removeEntries(unit.em, key, ended));
  }

  private async move(unit: UnitOfWork, edition: string, count: number): Promise<void> {
    await adjustBadges(unit.em, edition, count, this.edition.capacity);
    if (count < 0) {
      await this.serve(unit, edition);
    }
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

  /** Offers the badges that are free to the first who fit. */
  async serve(unit: UnitOfWork, edition = this.edition.key): Promise<void> {
    if (edition === this.edition.key) {
      await offerFree(unit, this.lineOf(unit));
    }
  }

  /** The same of this edition, where somebody waits: nobody takes what they have not been offered. */
  async serveWaiting(unit: UnitOfWork): Promise<void> {
    await this.serveFirst(unit, this.edition.key);
  }

  /** The same before somebody takes badges. Where nobody waits the counter is not held for it: everybody who registers waits there. */
  private async serveFirst(unit: UnitOfWork, edition: string): Promise<void> {
    if (await doSomeWait(unit.em, edition)) {
      await this.serve(unit, edition);
    }
  }

  /**
   * Offers what is free to those who wait, and keeps that also where the caller is refused afterwards. So a newcomer who finds
   * badges that others wait for can wait as well, at once.
   */
  async serveNow(): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (await this.hasWork(unit)) {
        await this.endExpired(unit);
      }
    });
  }

  /**
   * Takes back badges of offers whose time is over and offers them to the next. Once the doors are open these waits end,
   * and nobody is told.
   */
  async endExpired(unit: UnitOfWork): Promise<void> {
    await endExpiredOffers(unit, this.lineOf(unit));
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

  private lineOf(unit: UnitOfWork): Line {
    const { em } = unit;
    const { key, start, capacity } = this.edition;
    const remove = async (ids: string[]) => {
      await removeEntries(em, key, ids);
    };
    return {
      entries: new LineEntries(em, BADGE_QUEUE, key),
      start,
      lockFree: async () => capacity - (await lockBadges(em, key)),
      moveTaken: (badges) => adjustBadges(em, key, badges, capacity),
      happened: (what, ids) => happened(em, what, aboutThese(ids)),
      tell: (news, ids, until) => this.mails.tell(unit, news, ids, until),
      remove,
      close: remove,
    };
  }
}

function aboutThese(ids: string[]) {
  return (id: ReturnType<typeof sql.ref<string>>) => sql<boolean>`${id} = ${anyOf(ids, 'uuid')}`;
}
