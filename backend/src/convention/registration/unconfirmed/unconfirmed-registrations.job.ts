import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { happened } from '@tablefall/platform/outbox/happenings';
import { AccountsService } from '../../../users/accounts.service.ts';
import type { AccountTables } from '../../../users/names/accounts.tables.ts';
import type { User } from '../../../users/user.entity.ts';
import { BadgeCounter } from '../../badges/badge-counter.service.ts';
import { openHold } from '../../badges/badges.ts';
import type { ConventionTables } from '../../convention.tables.ts';
import { EditionService } from '../../edition/edition.service.ts';
import { Registration } from '../registration.entity.ts';
import { RegistrationMails } from '../registration-mails.ts';

const REMINDER_MS = 24 * 60 * 60 * 1000;

/**
 * Gives back the badges of registrations whose address nobody has confirmed in time, and reminds their owners a day
 * before. One registration in each transaction, under the lock of the account, which sign-in and the desk take, too.
 * An account that somebody else has locked is left for the next run.
 */
@Injectable()
@contributes(JOBS)
export class UnconfirmedRegistrationsJob implements Job {
  readonly name = 'unconfirmed-registrations';
  readonly everyMinutes = 5;

  constructor(
    private readonly accounts: AccountsService,
    private readonly mails: RegistrationMails,
    private readonly edition: EditionService,
    private readonly badges: BadgeCounter,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    if (this.edition.hasEnded(unit.now)) {
      return 'done';
    }
    const { em, now } = unit;
    const late = await this.firstOf(em, items).where(openHold('account'), '<=', now).executeTakeFirst();
    if (late) {
      return items.next(unit, late, (part, { user_id: userId }) => this.release(part, userId));
    }
    const forgetful = await this.firstOf(em, items)
      .where(openHold('account'), '>', now)
      .where('held_until', '<=', dayAfter(now))
      .where('reminded_at', 'is', null)
      .where('registered_at', '<', sql<Date>`held_until - interval '24 hours'`)
      .executeTakeFirst();
    return items.next(unit, forgetful, (part, { user_id: userId }) => this.remind(part, userId));
  }

  private async release(unit: UnitOfWork, userId: string): Promise<void> {
    const { user, registration } = await this.hold(unit.em, userId);
    if (registration && isHeldTo(registration, unit.now)) {
      await happened(unit.em, 'registration-removed', user.id);
      this.mails.put(unit, { kind: 'registration-released', user, registration: null });
      await unit.em.flush();
      await this.badges.remove(unit, registration);
    }
  }

  private async remind(unit: UnitOfWork, userId: string): Promise<void> {
    const { user, registration } = await this.hold(unit.em, userId);
    if (registration?.openHold && isHeldTo(registration, dayAfter(unit.now))) {
      registration.remindedAt = unit.now;
      const endsAt = registration.openHold;
      this.mails.put(unit, { kind: 'registration-reminder', user, registration, endsAt });
    }
  }

  /** The registration whose hold ends first, besides those that failed; its account is locked. */
  private firstOf(em: EntityManager, items: JobItems) {
    return em
      .getKysely<ConventionTables & AccountTables>()
      .selectFrom('registration')
      .innerJoin('account', 'account.id', 'registration.user_id')
      .select(['registration.id', 'user_id'])
      .where('registration.edition', '=', this.edition.key)
      .where(items.notFailed('registration.id'))
      .orderBy('held_until')
      .limit(1)
      .forUpdate('account')
      .skipLocked();
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
function isHeldTo({ openHold }: Registration, by: Date): boolean {
  return openHold !== null && openHold <= by;
}

function dayAfter(now: Date): Date {
  return new Date(now.getTime() + REMINDER_MS);
}
