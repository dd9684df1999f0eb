import { Injectable } from '@nestjs/common';
import { anyOf, firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { LineEntries } from '@tablefall/platform/waiting/line-entries';
import { endExpiredOffers, type Line, offerFree } from '@tablefall/platform/waiting/line-offers';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { BADGE_QUEUE, entryOf, lessWaitedFor, removeEntries } from './badge-queue.sql.ts';
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
   *
   * @throws NoBadgesError with the badges that are left
   */
  async adjust(unit: UnitOfWork, edition: string, count: number): Promise<void> {
    if (count > 0) {
      await this.serve(unit, edition);
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
    await this.serve(unit);
    await lockBadges(unit.em, key);
    await happened(unit.em, 'queue-left', entryId);
    await this.move(unit, key, count - (await removeEntries(unit.em, key, [entryId])));
  }

  private async move(unit: UnitOfWork, edition: string, count: number): Promise<void> {
    await adjustBadges(unit.em, edition, count, this.edition.capacity);
    if (count < 0) {
      await this.serve(unit, edition);
    }
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
    // Before the entry gets smaller: else the rest that it waits for would be offered what is taken here.
    await this.serve(unit);
    await lockBadges(unit.em, key);
    const { offeredUntil } = await lessWaitedFor(unit.em, entry.id, count);
    await this.move(unit, key, offeredUntil ? 0 : count);
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
   * Ends the waits of those who confirmed a registration that was made on the page, of as many badges as they wait for: until
   * then anybody may have typed their address, and for fewer. Badges that were kept for them go to the next.
   */
  async endWaitsOfConfirmed(unit: UnitOfWork): Promise<void> {
    await this.endWaitsWhere(
      unit,
      sql`account.confirmed_at is not null and registration.held_until is not null
          and registration.registered_at >= entry.joined_at and entry.badges <= (
            select count(*) from attendee where attendee.registration_id = registration.id and badge)`,
    );
  }

  /** The same for addresses that came to badges by another road than their place in line. */
  async endWaitsOf(unit: UnitOfWork, addresses: string[]): Promise<void> {
    const emails = addresses.map((address) => address.toLowerCase());
    await this.endWaitsWhere(unit, sql`entry.email = ${anyOf(emails, 'text')}`);
  }

  private async endWaitsWhere(unit: UnitOfWork, condition: RawBuilder<unknown>): Promise<void> {
    const { key } = this.edition;
    const waits = await rowsOf<{ id: string }>(
      unit.em,
      sql`
        select entry.id from badge_queue_entry entry
        join account on account.email = entry.email
        join registration on registration.user_id = account.id and registration.edition = entry.edition
        where entry.edition = ${key} and ${condition}`,
    );
    const ids = waits.map(({ id }) => id);
    if (ids.length > 0) {
      await this.endWaits(unit, key, ids);
    }
  }

  /** Offers the badges that are free to the first who fit. */
  async serve(unit: UnitOfWork, edition = this.edition.key): Promise<void> {
    if (edition === this.edition.key) {
      await offerFree(unit, this.lineOf(unit));
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
