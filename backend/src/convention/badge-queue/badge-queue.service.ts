import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { before } from '@tablefall/platform/clock/durations';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { suppressionsOf } from '@tablefall/platform/outbox/suppressions';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import { endOfLine } from '../../waiting/line-entries.ts';
import { BadgeCounter } from '../badges/badge-counter.service.ts';
import { BADGE_QUEUE, entryOfLink, PLACE_IN_LINE } from '../badges/badge-queue.sql.ts';
import { BadgeQueueMails } from '../badges/badge-queue-mails.ts';
import { badgesTaken, lockBadges } from '../badges/badges.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { UnreachableAddressError } from '../registration/registrations.errors.ts';
import { RegistrationsService } from '../registration/registrations.service.ts';
import { BadgesFreeError, BadgesKeptError, DoorsOpenError, NotInLineError } from './badge-queue.errors.ts';
import { BadgeQueueQueries } from './badge-queue.queries.ts';

/** When an entry was last mailed that never was. */
const NEVER = new Date(0);

interface WaitForm {
  name: string;
  email: string;
  badges: number;
}

/** How people begin and end to wait for badges of a full house. */
@Injectable()
export class BadgeQueueService {
  constructor(
    private readonly transactions: Transactions,
    private readonly counter: BadgeCounter,
    private readonly queries: BadgeQueueQueries,
    private readonly mails: BadgeQueueMails,
    private readonly registrations: RegistrationsService,
    private readonly anonymousMails: AnonymousMails,
    private readonly edition: EditionService,
    private readonly config: Config,
  ) {}

  /**
   * Puts an address at the end of the queue. One that waits or is registered already gets a mail that says so, once in a
   * while; nothing is changed for it, and the caller does not learn of it. While addresses that nobody confirmed wait for their share,
   * one more of them is mailed the way in, and waits once it is confirmed.
   * Throws TooManyRequestsError when the network has caused too much mail.
   * Throws UnreachableAddressError when its mail would not be sent.
   *
   * @param network of the visitor, as `networkOf` tells it
   */
  async join(form: WaitForm, network: string): Promise<void> {
    await this.anonymousMails.refuseOverCap(network);
    const email = addressKey(form.email);
    await this.counter.serveNow();
    // Once more when others come at the same moment and take the share of unconfirmed addresses.
    while (!(await this.tryJoin({ ...form, email }, network)));
  }

  private async tryJoin(form: WaitForm, network: string): Promise<boolean> {
    const { email } = form;
    return this.transactions.run(async (unit) => {
      if (this.edition.start <= unit.now) {
        throw new DoorsOpenError();
      }
      const [unreachable] = await suppressionsOf(unit.em, [email], null);
      if (unreachable) {
        throw new UnreachableAddressError();
      }
      // Everybody is refused alike, so that nobody learns who is registered.
      this.refuseWhileFree(await badgesTaken(unit.em, this.edition.key), form.badges);
      if (await this.isRegistered(unit.em, email)) {
        await this.registrations.remindKnown(unit, email, { network });
        return true;
      }
      if (!(await this.mayWait(unit.em, email))) {
        // Before the badges are held, as everywhere: accounts come first.
        await this.registrations.confirmFirst(unit, email, { network });
        return true;
      }
      this.refuseWhileFree(await lockBadges(unit.em, this.edition.key), form.badges);
      // In another tab, meanwhile. The mail about that is on its way.
      if (await this.isRegistered(unit.em, email)) {
        return true;
      }
      if (!(await this.mayWait(unit.em, email))) {
        return false;
      }
      await this.add(unit, form);
      await this.tell(unit, email, network);
      return true;
    });
  }

  /**
   * Lets the holder of a link wait for another number of badges, at the same place.
   * Throws BadgesKeptError when badges are kept for them.
   */
  async change(line: string, badges: number): Promise<void> {
    await this.transactions.run(async (unit) => {
      await lockBadges(unit.em, this.edition.key);
      const entry = await entryOfLink(unit.em, this.config.secrets, this.edition.key, line);
      if (!entry) {
        throw new NotInLineError();
      }
      if (entry.offeredUntil) {
        throw new BadgesKeptError();
      }
      await unit.em
        .getKysely<ConventionTables>()
        .updateTable('badge_queue_entry')
        .set({ badges })
        .where('id', '=', entry.id)
        .execute();
      await this.counter.serve(unit);
    });
  }

  /**
   * Ends the wait of the holder of a link; badges that were kept go to the next. Once it has ended nothing happens.
   * Throws NotInLineError when the link is none of ours.
   */
  async leave(line: string): Promise<void> {
    const id = this.queries.idOf(line);
    await this.transactions.run((unit) => this.counter.endWaits(unit, this.edition.key, [id]));
  }

  private refuseWhileFree(taken: number, badges: number): void {
    if (badges <= this.edition.capacity - taken) {
      throw new BadgesFreeError();
    }
  }

  /** Whether an address waits, is confirmed, or may wait besides those that are not. */
  private async mayWait(em: EntityManager, email: string): Promise<boolean> {
    const known = await firstRowOf(
      em,
      sql`
        select from badge_queue_entry where edition = ${this.edition.key} and email = ${email}
        union all select from account where email = ${email} and confirmed_at is not null`,
    );
    return known !== null || this.registrations.hasUnconfirmedRoom(em);
  }

  private async isRegistered(em: EntityManager, email: string): Promise<boolean> {
    const row = await em
      .getKysely<ConventionTables & AccountTables>()
      .selectFrom('registration')
      .innerJoin('account', 'account.id', 'registration.user_id')
      .select('registration.id')
      .where('registration.edition', '=', this.edition.key)
      .where('account.email', '=', email)
      .executeTakeFirst();
    return row !== undefined;
  }

  private async add({ em, now }: UnitOfWork, { name, email, badges }: WaitForm): Promise<void> {
    const edition = this.edition.key;
    await em
      .getKysely<ConventionTables>()
      .insertInto('badge_queue_entry')
      .values({
        id: sql`uuidv7()`,
        edition,
        email,
        name,
        badges,
        place: endOfLine(BADGE_QUEUE, edition),
        joined_at: now,
        // So that it is mailed now.
        mailed_at: NEVER,
        missed: false,
      })
      .onConflict((conflict) => conflict.columns(['edition', 'email']).doNothing())
      .execute();
  }

  /** Anybody can type somebody's address, so that person is told only once in a while. */
  private async tell(unit: UnitOfWork, email: string, network: string): Promise<void> {
    const { em, now } = unit;
    const cooldownStart = before(now, this.config.RESEND_COOLDOWN_SECONDS * 1000);
    const entry = await em
      .getKysely<ConventionTables>()
      .updateTable('badge_queue_entry as entry')
      .set({ mailed_at: now })
      .where('edition', '=', this.edition.key)
      .where('email', '=', email)
      .where('mailed_at', '<', cooldownStart)
      .where((row) => row.or([row('offered_until', 'is', null), row('offered_until', '>', now)]))
      .returning(['id', 'name', 'email', 'badges', 'offered_until as keptUntil', PLACE_IN_LINE.as('place')])
      .executeTakeFirst();
    if (entry) {
      await happened(em, 'link-asked-for', entry.id);
      this.mails.tellOne(unit, entry, network);
    }
  }
}
