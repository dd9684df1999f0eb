import { Injectable } from '@nestjs/common';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { mailingAbout, mailsLeft, onlyAboutOf } from '@tablefall/platform/outbox/mailing-undo';
import { lockUnsentMails } from '@tablefall/platform/outbox/mails';
import { MailingOverError, UnknownMailingError } from '../../email/mailings/mailings.errors.ts';
import { MailingsService } from '../../email/mailings/mailings.service.ts';
import { type Gameday, gamedayReference } from '../gameday.entity.ts';
import { moveCounters } from '../gameday-counters.ts';
import { lockGamedayForChange } from '../gameday-locks.ts';
import { GuestsToldError } from '../gamedays.errors.ts';
import type { InvitationStatus } from '../invitation-status.ts';
import { aboutGuestsOf } from '../invitations/invitation-mails.ts';
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
   * who have answered meanwhile, wait for seats, or have another mail about it.
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
    });
  }

  private async uninvite(unit: UnitOfWork, gameday: Gameday, mailingId: string): Promise<void> {
    const { em } = unit;
    const gone = await rowsOf<{ status: InvitationStatus; count: number }>(
      em,
      sql`
        with gone as (
          delete from invitation
          where id in ${onlyAboutOf(mailingId, { since: sql.ref('invitation.invited_at') })} and gameday_id = ${gameday.id} and (replied_at is null or replied_at = invited_at)
            and not exists (select from gameday_queue_entry where invitation_id = invitation.id)
          returning status
        ) select status, count(*)::int as count from gone group by status`,
    );
    for (const { status, count } of gone)
      await moveCounters(em, gameday.id, { status, additionalGuests: null }, null, { count });
    await this.offers.planChanged(unit, gameday);
  }
}
