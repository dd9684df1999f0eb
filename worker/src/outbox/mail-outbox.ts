import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  EXPIRED,
  MAIL_BULK,
  MAIL_PUSH,
  MAIL_SIGN_IN,
  type MailPriority,
  type MailQueueName,
  type MailState,
  QUARANTINED,
} from '@tablefall/mail';
import { changedBy, firstRowOf, type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import { IS_HELD, IS_MAIL, IS_PAUSED, WAITING } from '@tablefall/platform/outbox/mails';
import { concerns } from '@tablefall/platform/outbox/suppressions';
import { isForgotten } from '@tablefall/platform/privacy/former-guest';
import { WorkerSettings } from '../worker-settings.ts';
import type { Claim, ClaimedMail, MailResult } from './claim.ts';

/** A mail to publish. */
export interface DueMail {
  id: string;
  /** It is to be sent while nothing else is under way. */
  isolated: boolean;
  priority: MailPriority;
}

/**
 * How long a result may take to the database, in milliseconds. By the time of the database it looks younger by as
 * much.
 */
const ON_THE_WAY = 5_000;

/** Between two tries of a claim while the database is away, in milliseconds. */
const PAUSE_FIRST = 250;
const PAUSE_LONGEST = 2_000;

/** Of the row `mail`, beside its `mailing` if it has one. */
const CLAIMED_MAIL = sql`
  mail.id, mail.fence, mail.attempts + 1 as attempt, mail.kind,
  coalesce(mailing.shared_props, '{}') || mail.props as props,
  mail.recipient_name as "recipientName", mail.recipient_address as "recipientAddress",
  mail.message_id as "messageId", mail.about, mail.mailing_id as "mailingId",
  mail.caused_by as "causedBy", coalesce(mailing.words_id, mail.words_id) as "wordsId",
  (extract(epoch from mail.created_at) * 1000)::float8 as "createdAtMs",
  (extract(epoch from mail.expires_at) * 1000)::float8 as "expiresAtMs",
  coalesce(mail.expires_at <= now(), false) as expired,
  array(select reason from suppression where ${concerns(sql.ref('mail.recipient_address'))}) as suppressions,
  (select push_device.endpoint from push_device where push_device.id = mail.device_id) as endpoint,
  ${IS_PAUSED} or ${IS_HELD} as paused`;

const WITH_MAILING = sql`left join mailing on mailing.id = mail.mailing_id`;

/** What the worker does to the rows of mails: always to many at once, in one statement. */
@Injectable()
export class MailOutbox implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    private readonly em: EntityManager,
    private readonly settings: WorkerSettings,
  ) {}

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /**
   * Claims at most `claimSize` of the named mails for this worker; none while all mail is held. Mails that are claimed,
   * ended or of a paused mailing are passed over; one that is suspected of killing its worker is claimed only when
   * `isolated`. Mails are looked up by their ids first: with the state as well, the planner would read the index of all
   * mails that wait.
   */
  async claim(ids: string[], isolated: boolean): Promise<ClaimedMail[]> {
    // While the database is away each job would fail in a moment, and all mails wait until they are published anew.
    const patience = performance.now() + this.settings.claimPatience;
    for (let pause = PAUSE_FIRST; ; pause = Math.min(pause * 2, PAUSE_LONGEST)) {
      try {
        return await this.claimAtOnce(ids, isolated);
      } catch (error) {
        if (this.isStopping || performance.now() > patience) throw error;
        await sleep(pause);
      }
    }
  }

  private claimAtOnce(ids: string[], isolated: boolean): Promise<ClaimedMail[]> {
    const { claimSize, lease, lossesBeforeIsolation } = this.settings;
    return rowsOf<ClaimedMail>(
      this.fork(),
      sql`
        with named as materialized (
          select id, mailing_id, state, due_at, losses from mail
          where id = any(${ids}::uuid[]) and not ${IS_HELD} for update skip locked
        ), open as (
          select named.id from named left join mailing on mailing.id = named.mailing_id
          where (named.state = 'queued' or (named.state = 'retrying' and named.due_at <= now()))
            and not ${IS_PAUSED}
            and (${isolated} or named.losses < ${lossesBeforeIsolation})
          limit ${claimSize}
        ), claimed as (
          update mail set state = 'sending', fence = fence + 1,
                          due_at = now() + ${lease} * interval '1 millisecond'
          from open where mail.id = open.id
          returning mail.*
        )
        select ${CLAIMED_MAIL} from claimed as mail ${WITH_MAILING}`,
    );
  }

  /**
   * A claimed mail as it is now: somebody may have paused, cancelled or corrected it while it waited for its turn.
   *
   * @returns null when it is cancelled or under another claim
   */
  async readAgain({ id, fence }: Claim): Promise<ClaimedMail | null> {
    return firstRowOf<ClaimedMail>(
      this.fork(),
      sql`
        select ${CLAIMED_MAIL} from mail ${WITH_MAILING}
        where mail.id = ${id} and mail.fence = ${fence} and mail.state = 'sending'`,
    );
  }

  /**
   * Renews claims while their mails are under way, also those of cancelled mails: they may still turn out to be sent,
   * and until then their mailing is not counted.
   */
  async renew(claims: Claim[]): Promise<void> {
    await changedBy(
      this.fork(),
      sql`
        update mail set due_at = now() + ${this.settings.lease} * interval '1 millisecond'
        from json_to_recordset(${JSON.stringify(claims)}::json) as held(id uuid, fence integer)
        where mail.id = held.id and mail.fence = held.fence and mail.state in ('sending', 'cancelled')`,
    );
  }

  /**
   * Records how claims ended and suppresses dead addresses. Only the fence decides whether a result counts: a mail
   * whose lease ran out meanwhile is `queued` again, and its result holds until somebody claims it anew. A cancelled
   * mail stays so unless it was sent. A blocked one is tried again if nothing was accepted between the opening of the
   * circuit and the refusal, or shortly before. Rows are locked by id, as the backend locks them; looked up by id
   * alone, as for a claim.
   */
  async record(results: MailResult[]): Promise<void> {
    const now = performance.now();
    const aged = results.map(({ at, ...result }) => ({ ...result, age: now - at }));
    await changedBy(
      this.fork(),
      sql`
        with named as materialized (
          select id, fence, state, mailing_id, state in ('sending', 'queued', 'cancelled') as is_open from mail
          where id = any(${results.map(({ id }) => id)}::uuid[]) order by id for update
        ), result as (
          select named.id, named.fence, result.code, result.error, result.wait, result.ambiguous, result.bounced,
                 result.blocked, result.state <> 'queued' and not result.shaped as tried, result.shaped,
                 case
                   when named.state = 'cancelled' and result.state <> 'sent' then named.state
                   when result.blocked and (
                     mailing.circuit_openings > 0
                     or mailing.circuit_closed_at > now() - (result.age + ${ON_THE_WAY}) * interval '1 millisecond'
                   ) then 'retrying'
                   else result.state
                 end as state
          from json_to_recordset(${JSON.stringify(aged)}::json) as result(
            id uuid, fence integer, state text, code integer, error text, age float8, wait integer,
            ambiguous boolean, bounced boolean, blocked boolean, shaped boolean)
          join named on named.id = result.id and named.fence = result.fence
          left join mailing on mailing.id = named.mailing_id
          where named.is_open
        ), recorded as (
          update mail
          set state = result.state,
              attempts = mail.attempts + tried::int,
              due_at = now() + case result.state when 'retrying' then result.wait else 0 end * interval '1 millisecond',
              last_code = case when tried then result.code else mail.last_code end,
              last_error = case
                when ${isForgotten(sql.ref('mail.recipient_address'))} then null
                when tried or shaped then result.error
                else mail.last_error
              end,
              ambiguous = mail.ambiguous or result.ambiguous,
              blocked = result.blocked,
              sent_at = case result.state when 'sent' then now() end
          from result where mail.id = result.id
          returning lower(mail.recipient_address) as address, mail.mailing_id, mail.state, result.bounced
        ), accepted as (
          update mailing set circuit_openings = 0, circuit_closed_at = now()
          where circuit_openings > 0 and id in (select mailing_id from recorded where state = 'sent')
        )
        insert into suppression (address, reason, mailing_id, created_at)
        select address, 'bounced', mailing_id, now() from recorded where bounced and not ${isForgotten(sql.ref('address'))}
        on conflict do nothing`,
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
            last_error = case when hopeless then ${QUARANTINED} || 'the sender stopped ' || losses + 1 || ' times while working on this mail.'
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
   * Ends mails whose time is over, a batch at a time. Mails of paused mailings are never claimed, so nobody else
   * would end them.
   *
   * @returns the number of mails ended; copies for devices end in silence
   */
  async failExpired(): Promise<number> {
    const row = await firstRowOf<{ mails: number }>(
      this.fork(),
      sql`
        with ended as (
          update mail set state = 'failed', last_code = null, last_error = ${EXPIRED}, blocked = false, due_at = now()
          where id = any(array(
            select id from mail where ${WAITING} and expires_at <= now()
            order by expires_at limit ${this.settings.sweepSize} for update skip locked))
          returning device_id)
        select count(*)::int as mails from ended as mail where ${IS_MAIL}`,
    );
    return row?.mails ?? 0;
  }

  /**
   * Takes due mails of one queue and of these priorities for publishing: at most `limit`, normal priority first. They
   * are left alone for a while, so that mails that only wait for their turn are not published again and again. While all
   * mail is held, none is taken: it is due at once when it is released.
   */
  takeDue(queue: MailQueueName, priorities: MailPriority[], limit: number): Promise<DueMail[]> {
    const { republishAfter, lossesBeforeIsolation } = this.settings;
    const isWanted = sql`priority = any(${priorities})`;
    const isOfQueue =
      queue === MAIL_PUSH
        ? sql`device_id is not null`
        : sql`mailing_id is null and ${IS_MAIL} and (kind = 'sign-in') = ${queue === MAIL_SIGN_IN}`;
    const whose =
      queue === MAIL_BULK
        ? dueOfMailings(isWanted, limit)
        : dueOf(sql`${isOfQueue} and ${isWanted}`, sql`priority, due_at`, limit);
    return rowsOf<DueMail>(
      this.fork(),
      sql`
        update mail set state = 'queued', due_at = now() + ${republishAfter} * interval '1 millisecond'
        where not ${IS_HELD}
          and id = any(array(select id from (${whose}) as mail order by priority, due_at limit ${limit}))
        returning id, priority, losses >= ${lossesBeforeIsolation} as isolated`,
    );
  }

  private fork(): EntityManager {
    return this.em.fork();
  }
}

/** Locks due mails of one mailing, or of none: an index has those that wait in the order of their time. */
function dueOf(whose: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`
    select id, priority, due_at from mail
    where ${whose} and ${WAITING} and due_at <= now()
    order by ${order} limit ${limit} for update skip locked`;
}

/**
 * The waiting mails of each mailing that is not paused. Mails that wait in a paused one are not read, however many
 * there are.
 */
function dueOfMailings(isWanted: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`
    select mail.* from mailing
    cross join lateral (${dueOf(sql`mailing_id = mailing.id and ${isWanted}`, sql`due_at`, limit)}) as mail
    where not ${IS_PAUSED}`;
}
