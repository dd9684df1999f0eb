import { Injectable } from '@nestjs/common';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { happened } from '@tablefall/platform/outbox/happenings';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import type { Gameday } from '../gameday.entity.ts';
import { lockOpenGamedayForUse } from '../gameday-locks.ts';
import { MoreMissedError, NobodyMissedError } from '../gamedays.errors.ts';
import { guestMailing } from '../guest-mailing.ts';
import type { InvitationFilter } from '../invitations/invitations.dto.ts';
import { recipientsOf, takeForMail } from '../invitations/invitations.sql.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { GamedayClock } from '../times/gameday-clock.ts';
import { LEFT_OUT, missed } from './missed.sql.ts';

/** Invites those again who did not get the invitation. */
@Injectable()
export class MissedService {
  constructor(
    private readonly transactions: Transactions,
    private readonly staffMail: StaffMailService,
    private readonly mailings: MailingsService,
    private readonly clock: GamedayClock,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Mails the invitation again to those of a list who did not get it and have not answered, and never to more than staff
   * confirmed. It is a mailing as that of a pasted list. Two calls at once mail once.
   *
   * @returns how many are mailed
   */
  async inviteMissed(
    gamedayId: string,
    list: InvitationFilter,
    confirmed: number,
    request: MailingRequest,
  ): Promise<number> {
    return this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, request, async () => {
        const gameday = await lockOpenGamedayForUse(unit, gamedayId, this.edition.timeZone);
        const isDue = onInvitation.and([
          missed(gamedayId, list, this.clock.today),
          onInvitation(LEFT_OUT, 'is', null),
        ]);
        const ids = await takeForMail(unit.em, isDue, {
          mailedAt: unit.now,
          answerBy: gameday.lateAnswerBy(unit.now, this.edition.timeZone),
        });
        if (ids.length === 0) throw new NobodyMissedError();
        if (ids.length > confirmed) throw new MoreMissedError(ids.length);
        await this.mail(unit, gameday, ids, request);
        return ids.length;
      }),
    );
  }

  private async mail(
    unit: UnitOfWork,
    gameday: Gameday,
    ids: string[],
    { mailingId, author }: MailingRequest,
  ): Promise<void> {
    await happened(unit.em, 'invited-again', ids);
    const mailing = await this.mailings.begin(unit, {
      ...guestMailing(gameday, 'Invitation'),
      id: mailingId,
      audience: 'Guests who did not get the invitation',
      author,
    });
    await this.staffMail.putAll(unit, {
      kind: 'gameday-invitation',
      mailing,
      sharedProps: {},
      recipients: recipientsOf(ids),
      endsAt: gameday.endsAt(this.edition.timeZone),
    });
  }
}
