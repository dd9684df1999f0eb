import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { AccountsService } from '../../users/accounts.service.ts';
import type { User } from '../../users/user.entity.ts';
import { accounts } from '../../users/users.tables.ts';
import { EditionService } from '../edition/edition.service.ts';
import { removeWithBadges } from './badges.ts';
import { Registration } from './registration.entity.ts';
import { RegistrationMails } from './registration-mails.ts';

const REMINDER_MS = 24 * 60 * 60 * 1000;

/**
 * Gives the badges of registrations back whose address nobody has confirmed in time, and reminds their owners a day
 * before; one registration in each transaction, while it holds the account as sign-in and the desk do.
 */
@Injectable()
export class UnconfirmedRegistrationsJob implements Job {
  readonly name = 'unconfirmed-registrations';
  readonly everyMinutes = 5;

  constructor(
    jobs: Jobs,
    private readonly accounts: AccountsService,
    private readonly mails: RegistrationMails,
    private readonly edition: EditionService,
    private readonly config: Config,
  ) {
    jobs.register(this);
  }

  async run(unit: UnitOfWork): Promise<Progress> {
    if (this.edition.hasEnded(unit.now)) {
      return 'done';
    }
    const { em, now } = unit;
    const late = await this.firstUserWhere(em, sql`held_until <= ${now}`);
    if (late) {
      await this.release(unit, late);
      return 'more';
    }
    const forgetful = await this.firstUserWhere(
      em,
      sql`held_until <= ${dayAfter(now)} and reminded_at is null and registered_at < held_until - interval '24 hours'`,
    );
    if (forgetful) {
      await this.remind(unit, forgetful);
      return 'more';
    }
    return 'done';
  }

  private async release(unit: UnitOfWork, userId: string): Promise<void> {
    const { user, registration } = await this.hold(unit.em, userId);
    if (registration && isUnconfirmed(user, registration, unit.now)) {
      await this.mails.cancel(unit, user);
      this.mails.put(unit, { kind: 'registration-released', user, registration: null });
      await unit.em.flush();
      await removeWithBadges(unit.em, registration, this.config.REGISTRATION_CAPACITY);
    }
  }

  private async remind(unit: UnitOfWork, userId: string): Promise<void> {
    const { user, registration } = await this.hold(unit.em, userId);
    if (registration?.heldUntil && isUnconfirmed(user, registration, dayAfter(unit.now))) {
      registration.remindedAt = unit.now;
      const expiresAt = registration.heldUntil;
      this.mails.put(unit, { kind: 'registration-reminder', user, registration, expiresAt });
    }
  }

  private async firstUserWhere(em: EntityManager, condition: RawBuilder<unknown>): Promise<string | null> {
    const row = await firstRowOf<{ userId: string }>(
      em,
      sql`
        select user_id as "userId"
        from registration join ${accounts} account on account.id = registration.user_id
        where registration.edition = ${this.edition.key} and account.confirmed_at is null and ${condition}
        order by held_until limit 1`,
    );
    return row?.userId ?? null;
  }

  private async hold(
    em: EntityManager,
    userId: string,
  ): Promise<{ user: User; registration: Registration | null }> {
    const user = await this.accounts.holdAccount(em, { id: userId });
    const registration = await em.findOne(
      Registration,
      { user, edition: this.edition.key },
      { populate: ['attendees.name'] },
    );
    return { user, registration };
  }
}

/** Asked again once the account is held: its owner, or the desk, may have come first. */
function isUnconfirmed(user: User, { heldUntil }: Registration, by: Date): boolean {
  return user.confirmedAt === null && heldUntil !== null && heldUntil <= by;
}

function dayAfter(now: Date): Date {
  return new Date(now.getTime() + REMINDER_MS);
}
