import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { happened } from '@tablefall/platform/ledger/happenings';
import { Ledger } from '@tablefall/platform/ledger/ledger';
import { moveCounters } from '../gamedays/gameday-counters.ts';
import { lockInvitation } from '../gamedays/gameday-locks.ts';
import { ACCEPTED } from '../invitations/invitation-status.ts';

/**
 * Gives seats back that were asked for on a public page and that nobody has stood by in time, where seats are scarce; one
 * answer in each transaction. Its guest is told by mail and may answer again.
 */
@Injectable()
export class UnconfirmedAnswersJob implements Job {
  readonly name = 'unconfirmed-answers';
  readonly everyMinutes = 5;

  constructor(
    jobs: Jobs,
    private readonly ledger: Ledger,
    private readonly config: Config,
  ) {
    jobs.register(this);
  }

  async run(unit: UnitOfWork): Promise<Progress> {
    const { em, now } = unit;
    const due = await firstRowOf<{ id: string }>(
      em,
      sql`
        select invitation.id from invitation join gameday on gameday.id = invitation.gameday_id
        where held_until <= ${now} and status = ${ACCEPTED}
          and seats_taken * 100 > capacity * ${this.config.RSVP_SCARCE_PERCENT}::int
        order by held_until limit 1`,
    );
    if (!due) {
      return 'done';
    }
    const locked = await lockInvitation(em, sql`id = ${due.id}`);
    // Asked again once it is held: the guest may have opened the link meanwhile.
    if (!locked?.invitation.heldUntil || locked.invitation.heldUntil > now) {
      return 'more';
    }
    const { invitation, gameday } = locked;
    if (gameday.isOver(now, this.config.CONVENTION_TIME_ZONE)) {
      invitation.heldUntil = null;
      return 'more';
    }
    const before = invitation.countedReply;
    invitation.release();
    await happened(em, 'answer-changed', invitation.id);
    this.ledger.put(unit, {
      kind: 'gameday-rsvp',
      props: {
        ...gameday.facts,
        invitationToken: invitation.token,
        answer: 'released',
        additionalGuests: 0,
        heldUntil: null,
      },
      recipient: { name: invitation.guestName, address: invitation.guestEmail },
      about: invitation.id,
    });
    unit.beforeCommit(() => moveCounters(em, gameday.id, before, invitation.countedReply));
    return 'more';
  }
}
