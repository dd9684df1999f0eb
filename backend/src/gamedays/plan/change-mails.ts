import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { GamedayPlan, Mailing, MailingWait, MailProps, NewMailing } from '@tablefall/mail';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { corrected } from '@tablefall/platform/outbox/happenings';
import { correctMailings } from '@tablefall/platform/outbox/mailings';
import { cancelWaitingMailsSaying, type MovedEnd } from '@tablefall/platform/outbox/mails';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { type Gameday, gamedayReference } from '../gameday.entity.ts';
import { guestMailing } from '../guest-mailing.ts';
import { aboutGuestsOf } from '../invitations/invitation-mails.ts';
import { recipientsWhere } from '../invitations/invitations.sql.ts';
import { newsReceivers } from './news-receivers.ts';

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

/** Until when news is of use, and until when it waits, if it does. */
interface NewsTimes {
  endsAt: Date;
  waits: MailingWait | null;
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
    { endsAt, waits }: NewsTimes,
  ): Promise<void> {
    const news: News = { ...gameday.facts, change: 'moved', before };
    const what = { ...newsMailing(request, gameday, 'Moved', news), waits };
    const mailing = await this.mailings.begin(unit, what);
    await this.mailNews(unit, mailing, gameday, news.change, endsAt);
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
    { endsAt, waits }: NewsTimes,
  ): Promise<Mailing> {
    const sequence = gameday.sequence + 1;
    const news: News = { ...gameday.facts, sequence, change: 'cancelled', before: null };
    const what = { ...newsMailing(request, gameday, 'Cancelled', news), waits };
    const mailing = await this.mailings.beginAtOnce(unit, what);
    await this.mailNews(unit, mailing, gameday, news.change, endsAt);
    return mailing;
  }

  private async mailNews(
    unit: UnitOfWork,
    mailing: Mailing,
    gameday: Gameday,
    change: News['change'],
    endsAt: Date,
  ): Promise<void> {
    for (const { accepted, who } of newsReceivers(gameday.id, change)) {
      await this.staffMail.putAll(unit, {
        kind: 'gameday-change',
        mailing,
        sharedProps: { accepted },
        recipients: recipientsWhere(who),
        endsAt,
      });
    }
  }
}

type News = Omit<MailProps['gameday-change'], 'invitationToken' | 'accepted'>;

function newsMailing(
  { mailingId, author }: MailingRequest,
  gameday: Gameday,
  title: 'Moved' | 'Cancelled',
  news: News,
): NewMailing {
  return {
    ...guestMailing(gameday, title),
    id: mailingId,
    audience: 'Guests who have not declined',
    sharedProps: news,
    author,
  };
}
