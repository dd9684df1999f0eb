import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type GamedayPlan, Mailing, type MailProps } from '@tablefall/mail';
import { changedBy, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { beginMailing } from '@tablefall/platform/ledger/mailings';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { hasMail, INVITATION_MAILS, isAboutGuestOf } from '../invitations/invitation-mails.ts';
import { recipientsWhere } from '../invitations/invitation-rows.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED } from '../invitations/invitation-status.ts';
import type { Gameday } from './gameday.entity.ts';

const WAITS = sql`mail.state in ('queued', 'retrying')`;

/** Guests who were told of the gameday. The others' first invitation still waits, and is corrected. */
const HAS_HEARD = sql`(
  not ${hasMail(sql`${WAITS} and mail.kind = 'gameday-invitation'`)}
  or ${hasMail(sql`mail.state in ('sending', 'sent')`)})`;

/** Guests whose news of an earlier move still waits read of this one in that mail. */
const NO_NEWS_WAITS = sql`not ${hasMail(sql`${WAITS} and mail.kind = 'gameday-change'`)}`;

/** Mails that wait to be sent tell of the gameday as it is now, and wait as long as it makes sense now. */
export async function correctUnsentMails(
  em: EntityManager,
  gameday: Gameday,
  expiresAt: Date,
): Promise<void> {
  const facts = JSON.stringify(gameday.facts);
  const unsent = sql`
    ${isAboutGuestOf(gameday.id)} and mail.kind = any(${INVITATION_MAILS})`;
  await changedBy(
    em,
    sql`update mailing set shared_props = shared_props || ${facts}::jsonb where about = ${gameday.id}`,
  );
  await changedBy(
    em,
    sql`
      update mail
      set props = case when mailing_id is null then props || ${facts}::jsonb else props end,
          expires_at = case when expires_at is null then null else ${expiresAt}::timestamptz end
      where ${unsent} and state in ('queued', 'retrying', 'sending')`,
  );
  // Moved back before the news left: for these guests nothing has changed.
  await changedBy(
    em,
    sql`
      update mail set state = 'cancelled' from mailing
      where ${unsent} and ${WAITS}
        and mailing.id = mail.mailing_id and mailing.shared_props -> 'before' = ${JSON.stringify(gameday.plan)}::jsonb`,
  );
}

/** Mails that tell guests of a gameday that it was moved or cancelled. */
@Injectable()
export class ChangeMails {
  constructor(private readonly staffMail: StaffMailService) {}

  /**
   * Mails the new plan to everybody who knows the old one and has not declined. Comes before
   * `correctUnsentMails`: whoever waits for earlier news is passed over here and served there.
   */
  async mailMove(unit: UnitOfWork, gameday: Gameday, before: GamedayPlan, expiresAt: Date): Promise<void> {
    const news: News = { ...gameday.facts, change: 'moved', before };
    const mailing = await beginMailing(unit, 'gameday-change', gameday.id, news);
    for (const status of [ACCEPTED, NOT_REPLIED] as const) {
      const who = sql`gameday_id = ${gameday.id} and status = ${status} and ${HAS_HEARD} and ${NO_NEWS_WAITS}`;
      await this.mailChange(unit, mailing, status, who, expiresAt);
    }
  }

  /** Mails to everybody who is coming, or was invited and has not declined, that the gameday is cancelled. */
  async mailCancellation(unit: UnitOfWork, gameday: Gameday, expiresAt: Date): Promise<void> {
    const sequence = gameday.sequence + 1;
    const news: News = { ...gameday.facts, sequence, change: 'cancelled', before: null };
    // Not begun like others, which wait with those that are paused: nobody could resume it once the gameday is gone.
    const mailing = new Mailing('gameday-change', gameday.id, news, unit.now);
    await unit.em.persist(mailing).flush();
    const coming = sql`gameday_id = ${gameday.id} and status = ${ACCEPTED}`;
    const invited = sql`gameday_id = ${gameday.id} and status = ${NOT_REPLIED} and ${HAS_HEARD}`;
    await this.mailChange(unit, mailing, ACCEPTED, coming, expiresAt);
    await this.mailChange(unit, mailing, NOT_REPLIED, invited, expiresAt);
  }

  private async mailChange(
    unit: UnitOfWork,
    mailing: Mailing,
    status: InvitationStatus,
    who: RawBuilder<unknown>,
    expiresAt: Date,
  ): Promise<void> {
    await this.staffMail.putAll(unit, {
      kind: 'gameday-change',
      mailing,
      sharedProps: { accepted: status === ACCEPTED },
      recipients: recipientsWhere(who),
      expiresAt,
    });
  }
}

type News = Omit<MailProps['gameday-change'], 'invitationToken' | 'accepted'>;
