import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { answerMail } from '../answer-mail.ts';
import type { Gameday } from '../gameday.entity.ts';
import type { Invitation } from '../invitation.entity.ts';
import { isWaiting } from '../offers/queue.sql.ts';
import { QueueMails } from '../offers/queue-mails.ts';

/** Mails with a guest's personal link that what the guest did causes. */
@Injectable()
export class LinkMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly anonymousMails: AnonymousMails,
    private readonly queueMails: QueueMails,
    private readonly config: Config,
  ) {}

  /**
   * Confirms an answer.
   *
   * @param network of a visitor who typed the address; none when it came by the personal link
   */
  confirm(unit: UnitOfWork, gameday: Gameday, invitation: Invitation, network?: string): void {
    const mail = answerMail(gameday, invitation);
    if (network === undefined) {
      this.outbox.put(unit, mail);
    } else {
      this.anonymousMails.put(unit, network, mail);
    }
  }

  /**
   * Tells somebody whose address was typed on the public page what there is already: an answer, or a place in the queue.
   * Anybody can type somebody's address there, so that person gets the link only once in a while.
   */
  async askedAgain(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    network: string,
  ): Promise<void> {
    const { RESEND_COOLDOWN_SECONDS } = this.config;
    if (
      invitation.secondsUntilNextMail(unit.now, RESEND_COOLDOWN_SECONDS) > 0 ||
      (await this.anonymousMails.isMailedEnough(invitation.guestEmail))
    ) {
      return;
    }
    invitation.mailedAt = unit.now;
    await happened(unit.em, 'link-asked-for', invitation.id);
    if (await isWaiting(unit.em, invitation.id)) {
      await this.queueMails.tellOne(unit, gameday, invitation, network);
    } else {
      this.anonymousMails.put(unit, network, answerMail(gameday, invitation, 'reminder'));
    }
  }
}
