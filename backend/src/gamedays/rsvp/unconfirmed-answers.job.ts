import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { contributes } from '@tablefall/platform/contributions/contributions';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import type { JobItems } from '@tablefall/platform/jobs/job-items';
import { happened } from '@tablefall/platform/outbox/happenings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { answerMail } from '../answer-mail.ts';
import { lockInvitation } from '../gameday-locks.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { ACCEPTED } from '../invitation-status.ts';
import { SeatMoves } from '../offers/seat-moves.ts';
import { onInvitation } from '../on-invitation.sql.ts';

/**
 * Gives back seats that were asked for on a public page and that nobody has confirmed in time, where seats are
 * scarce. One answer in each transaction. Its guest is told by mail and may answer again.
 */
@Injectable()
@contributes(JOBS)
export class UnconfirmedAnswersJob implements Job {
  readonly name = 'unconfirmed-answers';
  readonly everyMinutes = 5;

  constructor(
    private readonly outbox: Outbox,
    private readonly seats: SeatMoves,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  async run(unit: UnitOfWork, items: JobItems): Promise<Progress> {
    const due = await unit.em
      .getKysely<GamedaysTables>()
      .selectFrom('invitation')
      .innerJoin('gameday', 'gameday.id', 'invitation.gameday_id')
      .select('invitation.id')
      .where('held_until', '<=', unit.now)
      .where('status', '=', ACCEPTED)
      .where(items.notFailed('invitation.id'))
      .where((eb) =>
        eb(eb('seats_taken', '*', 100), '>', eb('capacity', '*', this.config.RSVP_SCARCE_PERCENT)),
      )
      .orderBy('held_until')
      .limit(1)
      .executeTakeFirst();
    return items.next(unit, due, (part, { id }) => this.release(part, id));
  }

  private async release(unit: UnitOfWork, id: string): Promise<void> {
    const { em, now } = unit;
    const locked = await lockInvitation(em, onInvitation('id', '=', id));
    // Asked again once it is locked: the guest may have kept the seats meanwhile.
    if (!locked?.invitation.heldUntil || locked.invitation.heldUntil > now) {
      return;
    }
    const { invitation, gameday } = locked;
    if (gameday.isOver(now, this.edition.timeZone)) {
      invitation.heldUntil = null;
      return;
    }
    const before = invitation.countedReply;
    invitation.release();
    const after = invitation.countedReply;
    await happened(em, 'answer-changed', invitation.id);
    this.outbox.put(unit, answerMail(gameday, invitation, 'released'));
    this.seats.moveLast(unit, gameday, id, before, after);
  }
}
