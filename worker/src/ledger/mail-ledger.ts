import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailKind, MailPriority, MailProps, MailState, SuppressionReason } from '@tablefall/mail';
import { changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import { WorkerSettings } from '../worker-settings.ts';

/** Names a claim: results and renewals count only while the row still carries this fence. */
export interface Claim {
  id: string;
  fence: number;
}

/** A mail to publish. */
export interface DueMail {
  id: string;
  /** It is to be sent while nothing else is under way. */
  alone: boolean;
  priority: MailPriority;
}

export interface ClaimedMail extends Claim {
  /** The number of the attempt that this claim is for, from 1. */
  attempt: number;
  kind: MailKind;
  /** The mailing's shared props with the mail's own laid over them. */
  props: MailProps[MailKind];
  recipientName: string | null;
  recipientAddress: string;
  messageId: string;
  mailingId: string | null;
  createdAtMs: number;
  expiresAtMs: number | null;
  expired: boolean;
  suppression: SuppressionReason | null;
}

/** How a claim ended. `queued` gives the mail back untried. */
export interface MailResult extends Claim {
  state: Extract<MailState, 'sent' | 'retrying' | 'failed' | 'suppressed' | 'queued'>;
  code: number | null;
  error: string | null;
  /** Milliseconds until the next attempt, of a mail that is retrying. */
  wait: number;
  ambiguous: boolean;
  bounced: boolean;
}

/** What the worker does to the rows of the ledger, always to many at once and in one statement. */
@Injectable()
export class MailLedger {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: WorkerSettings,
  ) {}

  /**
   * Claims at most `claimSize` of the named mails for this worker. A mail under another claim, of a paused
   * mailing, or ended is passed over; one that is suspected of killing its worker is claimed only `alone`.
   */
  claim(ids: string[], alone: boolean): Promise<ClaimedMail[]> {
    const { claimSize, lease, lossesBeforeAlone } = this.settings;
    return rowsOf<ClaimedMail>(
      this.fork(),
      sql`
        with open as (
          select mail.id from mail left join mailing on mailing.id = mail.mailing_id
          where mail.id = any(${ids}::uuid[])
            and (mail.state = 'queued' or (mail.state = 'retrying' and mail.due_at <= now()))
            and (mailing.paused_until is null or mailing.paused_until <= now())
            and (${alone} or mail.losses < ${lossesBeforeAlone})
          limit ${claimSize} for update of mail skip locked
        ), claimed as (
          update mail set state = 'sending', fence = fence + 1,
                          due_at = now() + ${lease} * interval '1 millisecond'
          from open where mail.id = open.id
          returning mail.*
        )
        select claimed.id, claimed.fence, claimed.attempts + 1 as attempt, claimed.kind,
               coalesce(mailing.shared_props, '{}') || claimed.props as props,
               claimed.recipient_name as "recipientName", claimed.recipient_address as "recipientAddress",
               claimed.message_id as "messageId", claimed.mailing_id as "mailingId",
               (extract(epoch from claimed.created_at) * 1000)::float8 as "createdAtMs",
               (extract(epoch from claimed.expires_at) * 1000)::float8 as "expiresAtMs",
               coalesce(claimed.expires_at <= now(), false) as expired, suppression.reason as suppression
        from claimed
        left join mailing on mailing.id = claimed.mailing_id
        left join suppression on suppression.address = lower(claimed.recipient_address)`,
    );
  }

  /** Keeps claims from running out while their mails are under way. */
  async renew(claims: Claim[]): Promise<void> {
    await changedBy(
      this.fork(),
      sql`
        update mail set due_at = now() + ${this.settings.lease} * interval '1 millisecond'
        from json_to_recordset(${JSON.stringify(claims)}::json) as held(id uuid, fence integer)
        where mail.id = held.id and mail.fence = held.fence and mail.state = 'sending'`,
    );
  }

  /**
   * Records how claims ended and suppresses addresses that bounced. The fence alone decides whether a result
   * counts: a mail whose lease ran out while the database was away is `queued` again, and its result still
   * holds as long as nobody has claimed it anew. A mail that was cancelled meanwhile stays so unless it was sent.
   */
  async record(results: MailResult[]): Promise<void> {
    await changedBy(
      this.fork(),
      sql`
        with recorded as (
          update mail
          set state = case when mail.state = 'cancelled' and result.state <> 'sent' then mail.state else result.state end,
              attempts = mail.attempts + (result.state <> 'queued')::int,
              due_at = now() + result.wait * interval '1 millisecond',
              last_code = case result.state when 'queued' then mail.last_code else result.code end,
              last_error = case result.state when 'queued' then mail.last_error else result.error end,
              ambiguous = mail.ambiguous or result.ambiguous,
              sent_at = case result.state when 'sent' then now() end
          from json_to_recordset(${JSON.stringify(results)}::json) as result(
            id uuid, fence integer, state text, code integer, error text, wait integer, ambiguous boolean, bounced boolean)
          where mail.id = result.id and mail.fence = result.fence and mail.state in ('sending', 'queued', 'cancelled')
          returning lower(mail.recipient_address) as address, result.bounced
        )
        insert into suppression (address, reason, created_at)
        select distinct address, 'bounced', now() from recorded where bounced
        on conflict (address) do nothing`,
    );
  }

  /**
   * Takes back mails whose lease ran out: their worker is gone, so whether they were sent is unknown. They are
   * queued anew, due at once; one that was lost too often is given up.
   *
   * @returns the ids of mails given up
   */
  async takeBackLost(): Promise<{ queued: number; quarantined: string[] }> {
    const limit = this.settings.lossesBeforeQuarantine;
    const rows = await rowsOf<{ id: string; state: MailState }>(
      this.fork(),
      sql`
        with lost as (
          select id, losses >= ${limit} as hopeless from mail
          where state = 'sending' and due_at <= now()
          order by due_at limit ${this.settings.sweepSize} for update skip locked
        )
        update mail
        set state = case when hopeless then 'failed' else 'queued' end,
            losses = losses + 1,
            last_error = case when hopeless then 'Quarantined: the sender stopped ' || losses + 1 || ' times while working on this mail.'
                         else last_error end,
            due_at = now()
        from lost
        where mail.id = lost.id
        returning mail.id, mail.state`,
    );
    const quarantined = rows.filter((row) => row.state === 'failed').map((row) => row.id);
    return { queued: rows.length - quarantined.length, quarantined };
  }

  /**
   * Takes due mails of one queue for publishing, at most `limit`, those of normal priority first; they are left alone
   * for a while afterwards, so that those which only wait their turn are not published over and over.
   */
  takeDue(bulk: boolean, limit: number): Promise<DueMail[]> {
    const { republishAfter, lossesBeforeAlone } = this.settings;
    return rowsOf(
      this.fork(),
      sql`
        with due as (
          select mail.id, mail.losses >= ${lossesBeforeAlone} as alone
          from mail left join mailing on mailing.id = mail.mailing_id
          where mail.state in ('queued', 'retrying') and mail.due_at <= now()
            and (mail.mailing_id is not null) = ${bulk}
            and (mailing.paused_until is null or mailing.paused_until <= now())
          order by mail.priority, mail.due_at limit ${limit} for update of mail skip locked
        )
        update mail set state = 'queued', due_at = now() + ${republishAfter} * interval '1 millisecond'
        from due where mail.id = due.id
        returning mail.id, mail.priority, due.alone`,
    );
  }

  /** Pauses mailings for a while; a longer pause, such as one that staff asked for, stays. */
  async pause(mailingIds: string[], milliseconds: number, reason: string): Promise<void> {
    await changedBy(
      this.fork(),
      sql`
        update mailing set paused_until = now() + ${milliseconds} * interval '1 millisecond', paused_reason = ${reason}
        where id = any(${mailingIds}::uuid[])
          and (paused_until is null or paused_until < now() + ${milliseconds} * interval '1 millisecond')`,
    );
  }

  /** Ends pauses whose time has come. @returns the ids of mailings that go on */
  async liftPauses(): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(
      this.fork(),
      sql`update mailing set paused_until = null, paused_reason = null where paused_until <= now() returning id`,
    );
    return rows.map((row) => row.id);
  }

  private fork(): EntityManager {
    return this.em.fork();
  }
}
