import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { UNFINISHED_MAIL_STATES } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { changedBy, clockText, firstRowOf, rowsOf, sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { harm, reportsOf } from '@tablefall/platform/outbox/brake';
import { IS_PAUSED } from '@tablefall/platform/outbox/mails';
import { WorkerSettings } from '../worker-settings.ts';

/**
 * Whether all mails of the row `mailing` have ended. Asked as two questions, because an index answers each of them
 * with one look.
 */
const HAS_ENDED = sql<boolean>`(
  not exists (select from mail where mail.mailing_id = mailing.id and mail.state = any(${UNFINISHED_MAIL_STATES}))
  and not exists (
    select from mail where mail.mailing_id = mailing.id and mail.state = 'cancelled' and mail.due_at > now()))`;

/** What the worker does to the rows of mailings: the pauses that their mails' refusals cause. */
@Injectable()
export class MailingOutbox {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: WorkerSettings,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Pauses a mailing for a while, twice as long as the last time up to a cap. Another worker's pause of the same
   * moment and one that staff asked for stay as they are; the circuit counts as open all the same.
   *
   * @param reason what happened; staff read it with the time at which sending goes on
   */
  async openCircuit(mailingId: string, reason: string): Promise<void> {
    const { circuitPause, circuitPauseLongest } = this.settings;
    await changedBy(
      this.em.fork(),
      sql`
        update mailing
        set circuit_openings = case when is_paused then greatest(circuit_openings, 1) else circuit_openings + 1 end,
            paused_until = case when is_paused then paused_until else until end,
            paused_reason = case when is_paused then paused_reason else ${reason}::text || ' Trying again at '
              || ${clockText('until', this.edition.timeZone)} || '.' end
        from (
          select ${IS_PAUSED} as is_paused,
                 now() + interval '1 millisecond'
                   * least(${circuitPause} * 2 ^ least(circuit_openings, 20), ${circuitPauseLongest}) as until
          from mailing where id = ${mailingId} for update
        ) as pause
        where id = ${mailingId}`,
    );
  }

  /**
   * Pauses mailings that harm the sender's name: too many of their addresses do not exist, or too many readers report them
   * as spam. Staff let them go on, and then they are not paused for this again.
   *
   * @returns the ids of mailings paused
   */
  async brake(): Promise<string[]> {
    const { bounces, complaints } = harm(this.config);
    const rows = await rowsOf<{ id: string }>(
      this.em.fork(),
      sql`
        with harmful as (
          select mailing.id, bounced, complained, tried,
                 ${bounces} as bounces
          from mailing
          cross join lateral ${reportsOf(sql`mailing.id`)} as reports
          where started_at is not null and finished_at is null and braked_at is null
            and not ${IS_PAUSED}
            and (${bounces} or ${complaints})
          for update of mailing skip locked
        )
        update mailing
        set braked_at = now(), paused_until = 'infinity',
            paused_reason = case when bounces
              then bounced || ' of the first ' || tried || ' addresses do not exist. Check where the list is from before you resume.'
              else complained || ' of the first ' || tried || ' readers reported it as spam. Check whom it goes to before you resume.' end
        from harmful where mailing.id = harmful.id
        returning mailing.id`,
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Takes back the refusals which turned out to be about the whole mailing: its blocked mails that ended since
   * one was last accepted are tried again. A minute more counts, because workers record at different moments. Should all
   * mails of the mailing have ended by then, it is under way again; one that is cancelled stays so.
   *
   * @returns the number of mails that are tried again
   */
  async retryBlocked(mailingId: string): Promise<number> {
    const row = await firstRowOf<{ count: number }>(
      this.em.fork(),
      sql`
        with retried as (
          update mail set state = 'retrying', due_at = now()
          where mailing_id = ${mailingId} and state = 'failed' and blocked
            and (select cancelled_at is null from mailing where id = ${mailingId})
            and due_at > coalesce(
              (select max(sent_at) - interval '1 minute' from mail where mailing_id = ${mailingId} and state = 'sent'),
              '-infinity')
          returning id
        ), reopened as (
          update mailing set finished_at = null, totals = null
          where id = ${mailingId} and finished_at is not null and exists (select from retried)
        )
        select count(*)::int as count from retried`,
    );
    return row?.count ?? 0;
  }

  /**
   * Finishes mailings whose mails have all ended and keeps their totals; one that waits for its moment has not begun.
   * A mail that was cancelled while it was being sent may still turn out to be sent, so its mailing waits for the end of
   * its lease. Mailings are held first and judged again by a statement of its own, which sees what whoever held them
   * before has committed: failed mails may have been queued anew.
   *
   * @returns the ids of mailings finished
   */
  async finishMailings(): Promise<string[]> {
    return this.em.fork().transactional(async (em) => {
      const held = await rowsOf<{ id: string }>(
        em,
        sql`
          select id from mailing where finished_at is null and started_at is not null and ${HAS_ENDED}
          order by id for update skip locked`,
      );
      if (held.length === 0) return [];
      const finished = await rowsOf<{ id: string }>(
        em,
        sql`
          update mailing
          set finished_at = now(), paused_until = null, paused_reason = null,
              totals = (
                select coalesce(jsonb_object_agg(state, count), '{}') from (
                  select mail.state, count(*)::int as count from mail where mail.mailing_id = mailing.id group by mail.state
                ) counted)
          where id = any(${held.map(({ id }) => id)}::uuid[]) and ${HAS_ENDED}
          returning id`,
      );
      return finished.map(({ id }) => id);
    });
  }

  /** Ends pauses whose time has come. @returns the ids of mailings that go on */
  async liftPauses(): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(
      this.em.fork(),
      sql`update mailing set paused_until = null, paused_reason = null where paused_until <= now() returning id`,
    );
    return rows.map((row) => row.id);
  }
}
