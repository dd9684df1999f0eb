import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { happened } from '@tablefall/platform/outbox/happenings';
import { AccountsService } from '../../../users/accounts.service.ts';
import type { User } from '../../../users/user.entity.ts';
import { accounts } from '../../../users/users.tables.ts';
import { EditionService } from '../../edition/edition.service.ts';
import { openHold, removeWithBadges } from '../badges.ts';
import { Registration } from '../registration.entity.ts';
import { RegistrationMails } from '../registration-mails.ts';

const REMINDER_MS = 24 * 60 * 60 * 1000;

/** A registration that is due for release or reminder. */
interface Due {
  id: string;
  userId: string;
}

/**
 * Gives back the badges of registrations whose address nobody has confirmed in time, and reminds their owners a day
 * before. One registration in each transaction, under the lock of the account, which sign-in and the desk take, too.
 * An account that somebody else has locked is left for the next run.
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

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    if (this.edition.hasEnded(unit.now)) {
      return 'done';
    }
    const { em, now } = unit;
    const late = await this.firstWhere(em, items.failed, sql`${openHold('account')} <= ${now}`);
    if (late) {
      await items.attempt(unit, late.id, (nested) => this.release(nested, late.userId));
      return 'more';
    }
    const forgetful = await this.firstWhere(
      em,
      items.failed,
      sql`
        ${openHold('account')} > ${now} and held_until <= ${dayAfter(now)} and reminded_at is null
        and registered_at < held_until - interval '24 hours'`,
    );
    if (forgetful) {
      await items.attempt(unit, forgetful.id, (nested) => this.remind(nested, forgetful.userId));
      return 'more';
    }
    return 'done';
  }

  private async release(unit: UnitOfWork, userId: string): Promise<void> {
    const { user, registration } = await this.hold(unit.em, userId);
    if (registration && isUnconfirmed(user, registration, unit.now)) {
      await happened(unit.em, 'registration-removed', user.id);
      this.mails.put(unit, { kind: 'registration-released', user, registration: null });
      await unit.em.flush();
      await removeWithBadges(unit.em, registration, this.config.REGISTRATION_CAPACITY);
    }
  }

  private async remind(unit: UnitOfWork, userId: string): Promise<void> {
    const { user, registration } = await this.hold(unit.em, userId);
    if (registration?.openHold && isUnconfirmed(user, registration, dayAfter(unit.now))) {
      registration.remindedAt = unit.now;
      const endsAt = registration.openHold;
      this.mails.put(unit, { kind: 'registration-reminder', user, registration, endsAt });
    }
  }

  /** Locks its account too. */
  private firstWhere(
    em: EntityManager,
    besides: string[],
    condition: RawBuilder<unknown>,
  ): Promise<Due | null> {
    return firstRowOf(
      em,
      sql<Due>`
        select registration.id, user_id as "userId"
        from registration join ${accounts} account on account.id = registration.user_id
        where registration.edition = ${this.edition.key} and ${condition}
          and registration.id <> all(${besides}::uuid[])
        order by held_until limit 1
        for update of account skip locked`,
    );
  }

  private async hold(
    em: EntityManager,
    userId: string,
  ): Promise<{ user: User; registration: Registration | null }> {
    const user = await this.accounts.lockAccount(em, { id: userId });
    const registration = await em.findOne(
      Registration,
      { user, edition: this.edition.key },
      { populate: ['attendees.name'] },
    );
    return { user, registration };
  }
}

/**
 * Asked again once the account is locked: the desk may have changed the registration between finding and locking it.
 */
function isUnconfirmed(user: User, { openHold }: Registration, by: Date): boolean {
  return user.confirmedAt === null && openHold !== null && openHold <= by;
}

function dayAfter(now: Date): Date {
  return new Date(now.getTime() + REMINDER_MS);
}
