import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { happened } from '@tablefall/platform/outbox/happenings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { AnonymousMails } from '../../http/access/throttling/anonymous-mails.ts';
import { answerMail, unansweredMail } from '../answer-mail.ts';
import type { Gameday } from '../gameday.entity.ts';
import type { Answer, Invitation } from '../invitation.entity.ts';
import { NOT_REPLIED } from '../invitation-status.ts';
import { isWaiting } from '../offers/queue.sql.ts';
import { QueueMails } from '../offers/queue-mails.ts';

/** What a visitor asked for who typed an address on the public page. */
interface Asking {
  network: string;
  /** Nobody knew the address, so it was never mailed. */
  isNew: boolean;
  /** The answer that was typed, if one was. */
  typed?: Answer;
}

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
   * Tells somebody whose address was typed on the public page what there is already: an answer, a place in the queue, or nothing
   * before it is said by the link. Anybody can type somebody's address there, so that person gets the link only once in a while.
   */
  async askedAgain(
    unit: UnitOfWork,
    gameday: Gameday,
    invitation: Invitation,
    { network, isNew, typed }: Asking,
  ): Promise<void> {
    const { RESEND_COOLDOWN_SECONDS } = this.config;
    if (!isNew && invitation.secondsUntilNextMail(unit.now, RESEND_COOLDOWN_SECONDS) > 0) {
      return;
    }
    invitation.mailedAt = unit.now;
    await happened(unit.em, 'link-asked-for', invitation.id);
    if (await isWaiting(unit.em, invitation.id)) {
      await this.queueMails.tellOne(unit, gameday, invitation, network);
    } else if (invitation.status === NOT_REPLIED) {
      this.anonymousMails.put(unit, network, unansweredMail(gameday, invitation, typed));
    } else {
      this.anonymousMails.put(unit, network, answerMail(gameday, invitation, 'reminder'));
    }
  }
}
