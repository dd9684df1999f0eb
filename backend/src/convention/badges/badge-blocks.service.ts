import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@tablefall/platform/clock/durations';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { EditionService } from '../edition/edition.service.ts';
import {
  badgesOfLate,
  blockOf,
  blocksBeside,
  lostPhones,
  putBlock,
  removeBlock,
} from './badge-blocks.sql.ts';
import { BadgeCounter } from './badge-counter.service.ts';
import { lockBadges } from './badges.ts';

/** A phone asks each minute while its door is open: one that has not for so long is gone or shut away (ADR 0096). */
const KEPT_MS = 12 * HOUR_MS;
/** Of the house, for all phones together (ADR 0096). */
const KEPT_SHARE = 0.1;

/** What phones at the door keep, so that they can register people while there is no network and nobody is promised the same badge. */
@Injectable()
export class BadgeBlocks {
  constructor(
    private readonly transactions: Transactions,
    private readonly counter: BadgeCounter,
    private readonly edition: EditionService,
  ) {}

  /**
   * Fills up what a phone keeps, of what is free once those who wait were asked and those who came in late have theirs. Where an organiser lets phones keep fewer, the rest
   * is free again. All phones together keep a tenth of the house, or what one of them may.
   *
   * @param until when the phone has the door
   * @returns the badges that it keeps, and until when unless it asks again
   */
  async fill(phone: string, until: Date): Promise<{ left: number; endsAt: Date }> {
    return this.transactions.run(async (unit) => {
      const { em, now } = unit;
      const { key, capacity, settings } = this.edition;
      const { walkInBadges } = settings;
      await this.freeLost(unit);
      await this.counter.serveWaiting(unit);
      const taken = await lockBadges(em, key);
      const free = Math.max(0, capacity - taken - (await badgesOfLate(em, key)));
      const kept = await blockOf(em, phone, key);
      const share = Math.max(walkInBadges, Math.floor(capacity * KEPT_SHARE));
      const room = Math.max(0, share - (await blocksBeside(em, phone, key)));
      const more = Math.min(walkInBadges - kept, room - kept, free);
      const endsAt = new Date(Math.min(until.getTime(), now.getTime() + KEPT_MS));
      await putBlock(em, { phone, edition: key, badges: kept + more, endsAt });
      if (more !== 0) await this.counter.adjust(unit, key, more);
      return { left: kept + more, endsAt };
    });
  }

  /** Gives back what is kept by phones that have the door no more: they left it, were ended or signed out, or it is over. */
  async freeLost(unit: UnitOfWork): Promise<void> {
    const { em, now } = unit;
    for (const { phone, edition } of await lostPhones(em, now)) {
      await lockBadges(em, edition);
      const badges = await removeBlock(em, phone, edition);
      if (badges) await this.counter.adjust(unit, edition, -badges);
    }
  }

  /** The same at once. */
  async freeLostNow(): Promise<void> {
    await this.transactions.run((unit) => this.freeLost(unit));
  }
}
