import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dateText, type GamedayPlan, type Mailing, type MailProps, type NewMailing } from '@tablefall/mail';
import { type Expression, type RawBuilder, type SqlBool, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { corrected } from '@tablefall/platform/outbox/happenings';
import { correctMailings } from '@tablefall/platform/outbox/mailings';
import { cancelWaitingMailsSaying, hasMailAbout, type MovedEnd } from '@tablefall/platform/outbox/mails';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { type Gameday, gamedayReference } from '../gameday.entity.ts';
import { onInvitation } from '../gamedays.tables.ts';
import { ACCEPTED, type InvitationStatus, NOT_REPLIED } from '../invitation-status.ts';
import { aboutGuestsOf } from '../invitations/invitation-mails.ts';
import { recipientsWhere } from '../invitations/invitations.sql.ts';

const { and, not, or } = onInvitation;
const INVITATION = sql.ref<string>('invitation.id');

/** Guests who were told of the gameday. The others' first invitation still waits, and is corrected. */
const HAS_HEARD = or([
  not(hasMailAbout(INVITATION, ['queued', 'retrying'], ['gameday-invitation'])),
  hasMailAbout(INVITATION, ['sending', 'sent']),
]);

/** Guests whose news of an earlier move still waits read of this one in that mail. */
const NO_NEWS_WAITS = not(hasMailAbout(INVITATION, ['queued', 'retrying'], ['gameday-change']));

/** Mails that wait to be sent tell of the gameday as it is now, and expire when it ends now. */
export async function correctGuestMails(em: EntityManager, gameday: Gameday, end: MovedEnd): Promise<void> {
  const guests = aboutGuestsOf(gameday.id);
  await correctMailings(em, gamedayReference(gameday.id), gameday.facts, end);
  await corrected(em, 'gameday-changed', guests, { facts: jsonb(gameday.facts), end });
  // Moved back before the news left: for these guests nothing has changed.
  await cancelWaitingMailsSaying(em, 'gameday-change', guests, jsonb({ before: gameday.plan }));
}

function jsonb(value: object): RawBuilder<object> {
  return sql`${JSON.stringify(value)}::jsonb`;
}

/** Mails that tell guests of a gameday that it was moved or cancelled. */
@Injectable()
export class ChangeMails {
  constructor(
    private readonly staffMail: StaffMailService,
    private readonly mailings: MailingsService,
  ) {}

  /**
   * Mails the new plan to everybody who knows the old one and has not declined. Call it before `correctGuestMails`:
   * guests for whom earlier news waits are passed over here, and their waiting mail is corrected there.
   */
  async mailMove(
    unit: UnitOfWork,
    request: MailingRequest,
    gameday: Gameday,
    before: GamedayPlan,
    endsAt: Date,
  ): Promise<void> {
    const news: News = { ...gameday.facts, change: 'moved', before };
    const mailing = await this.mailings.begin(unit, newsMailing(request, gameday, 'Moved', news));
    for (const status of [ACCEPTED, NOT_REPLIED] as const) {
      const who = and([guestsOf(gameday, status), HAS_HEARD, NO_NEWS_WAITS]);
      await this.mailChange(unit, mailing, status, who, endsAt);
    }
  }

  /**
   * Mails to everybody who is coming, or was invited and has not declined, that the gameday is cancelled. Call it
   * before their other mails are cancelled: a guest whose invitation still waits has not heard of the gameday, and is
   * not told.
   */
  async mailCancellation(
    unit: UnitOfWork,
    request: MailingRequest,
    gameday: Gameday,
    endsAt: Date,
  ): Promise<Mailing> {
    const sequence = gameday.sequence + 1;
    const news: News = { ...gameday.facts, sequence, change: 'cancelled', before: null };
    const mailing = await this.mailings.beginAtOnce(unit, newsMailing(request, gameday, 'Cancelled', news));
    const coming = guestsOf(gameday, ACCEPTED);
    const invited = and([guestsOf(gameday, NOT_REPLIED), HAS_HEARD]);
    await this.mailChange(unit, mailing, ACCEPTED, coming, endsAt);
    await this.mailChange(unit, mailing, NOT_REPLIED, invited, endsAt);
    return mailing;
  }

  private async mailChange(
    unit: UnitOfWork,
    mailing: Mailing,
    status: InvitationStatus,
    who: Expression<SqlBool>,
    endsAt: Date,
  ): Promise<void> {
    await this.staffMail.putAll(unit, {
      kind: 'gameday-change',
      mailing,
      sharedProps: { accepted: status === ACCEPTED },
      recipients: recipientsWhere(who),
      endsAt,
    });
  }
}

function guestsOf(gameday: Gameday, status: InvitationStatus): Expression<SqlBool> {
  return and({ gameday_id: gameday.id, status });
}

type News = Omit<MailProps['gameday-change'], 'invitationToken' | 'accepted'>;

function newsMailing(
  { mailingId, author }: MailingRequest,
  gameday: Gameday,
  title: string,
  news: News,
): NewMailing {
  return {
    id: mailingId,
    kind: 'gameday-change',
    about: gamedayReference(gameday.id),
    title: `${title}: ${dateText(gameday.date)}`,
    audience: 'Guests who have not declined',
    sharedProps: news,
    author,
  };
}
