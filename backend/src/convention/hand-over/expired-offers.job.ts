import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { AccountsService } from '../../users/accounts.service.ts';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import type { ConventionTables } from '../convention.tables.ts';
import { endOffers, offerOf } from '../registration/badge-offers.ts';
import { Registration } from '../registration/registration.entity.ts';
import { BadgeMails } from './badge-mails.ts';

/** Ends offers of badges that nobody has taken in time, and tells their givers, whose badges they still are. */
@Injectable()
@contributes(JOBS)
export class ExpiredOffersJob implements Job {
  readonly name = 'expired-badge-offers';
  readonly everyMinutes = 5;

  constructor(
    private readonly accounts: AccountsService,
    private readonly mails: BadgeMails,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const due = await unit.em
      .getKysely<ConventionTables & AccountTables>()
      .selectFrom('badge_offer')
      .innerJoin('attendee', 'attendee.id', 'badge_offer.attendee_id')
      .innerJoin('registration', 'registration.id', 'attendee.registration_id')
      .select([
        'badge_offer.id',
        'attendee.id as attendeeId',
        'registration.id as registrationId',
        'user_id as userId',
      ])
      .where('ends_at', '<=', unit.now)
      .where(items.notFailed('badge_offer.id'))
      .orderBy('ends_at')
      .limit(1)
      .executeTakeFirst();
    return items.next(unit, due, (part, offer) => this.end(part, offer));
  }

  private async end(
    unit: UnitOfWork,
    { attendeeId, registrationId, userId }: { attendeeId: string; registrationId: string; userId: string },
  ): Promise<void> {
    const { em, now } = unit;
    const user = await this.accounts.lockAccount(em, { id: userId });
    // Asked again once the account is locked: somebody may have taken the badge meanwhile, or offered it anew.
    const offer = await offerOf(em, attendeeId);
    const registration = await em.findOne(Registration, registrationId, { populate: ['attendees.name'] });
    const attendee = registration?.attendees.getItems().find(({ id }) => id === attendeeId);
    if (!offer || offer.endsAt > now || !registration || !attendee) {
      return;
    }
    await endOffers(em, [attendeeId]);
    const paid = registration.isPaid(attendee);
    this.mails.tell(unit, user, { news: 'offer-over', name: attendee.name.name, paid });
  }
}
