import { Injectable } from '@nestjs/common';
import { changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import {
  aboutOf,
  mailingAbout,
  mailsLeft,
  onlyAboutOf,
  saidBesides,
} from '@tablefall/platform/outbox/mailing-undo';
import { lockUnsentMails } from '@tablefall/platform/outbox/mails';
import { MailingOverError, UnknownMailingError } from '../../email/mailings/mailings.errors.ts';
import { MailingsService } from '../../email/mailings/mailings.service.ts';
import { type Gameday, gamedayReference } from '../gameday.entity.ts';
import { moveCounters } from '../gameday-counters.ts';
import { lockGamedayForChange } from '../gameday-locks.ts';
import { GuestsToldError } from '../gamedays.errors.ts';
import type { InvitationStatus } from '../invitation-status.ts';
import { ASKING_MAILS, aboutGuestsOf } from '../invitations/invitation-mails.ts';
import { QueueOffers } from '../offers/queue-offers.ts';

/** Mail to guests that is undone before anybody has it. */
@Injectable()
export class TakingBack {
  constructor(
    private readonly transactions: Transactions,
    private readonly mailings: MailingsService,
    private readonly offers: QueueOffers,
  ) {}

  /**
   * Cancels a mailing that waits for its time, all of it or nothing. The invitations of a list go with their mails, but for guests
   * who have answered meanwhile, of whom staff have said another answer, who wait for seats, or have another mail about it. Those who
   * were reminded have their day by which to answer again.
   * Throws GuestsToldError once any of it has left.
   * Throws MailingOverError when it does not wait for its time.
   */
  async takeBack(gamedayId: string, mailingId: string): Promise<void> {
    await this.transactions.runInBackground(async (unit) => {
      const { em } = unit;
      const gameday = await lockGamedayForChange(em, gamedayId);
      const about = gamedayReference(gamedayId);
      const mailing = await mailingAbout(em, mailingId, about);
      if (!mailing) throw new UnknownMailingError();
      await lockUnsentMails(em, aboutGuestsOf(gamedayId));
      const left = await mailsLeft(em, mailingId, about);
      if (left > 0) throw new GuestsToldError(left);
      if (!mailing.hasItsTime || !(await this.mailings.cancel(unit, mailingId))) throw new MailingOverError();
      if (mailing.kind === 'gameday-invitation') await this.uninvite(unit, gameday, mailingId);
      if (mailing.kind === 'gameday-reminder') await giveAnswerByBack(unit, gamedayId, mailingId);
    });
  }

  private async uninvite(unit: UnitOfWork, gameday: Gameday, mailingId: string): Promise<void> {
    const { em } = unit;
    const gone = await rowsOf<{ status: InvitationStatus; count: number }>(
      em,
      sql`
        with gone as (
          delete from invitation
          where id in ${onlyAboutOf(mailingId, { since: sql.ref('invitation.invited_at') })} and gameday_id = ${gameday.id}
            and status = invited_as and (replied_at is null or replied_at = invited_at)
            and not exists (select from gameday_queue_entry where invitation_id = invitation.id)
          returning status
        ) select status, count(*)::int as count from gone group by status`,
    );
    for (const { status, count } of gone)
      await moveCounters(em, gameday.id, { status, additionalGuests: null }, null, { count });
    await this.offers.planChanged(unit, gameday);
  }
}

/** The day of guests whose reminder nobody has: the one that their mail of before says. */
async function giveAnswerByBack({ em }: UnitOfWork, gamedayId: string, mailingId: string): Promise<void> {
  const said = saidBesides(mailingId, {
    about: sql.ref('invitation.id'),
    kinds: ASKING_MAILS,
    prop: 'ownAnswerBy',
  });
  await changedBy(
    em,
    sql`
      update invitation set answer_by = ${said}::date
      where gameday_id = ${gamedayId} and answer_by is not null and id in ${aboutOf(mailingId)}`,
  );
}
