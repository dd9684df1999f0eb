import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Ending,
  type Happening,
  isPushedOfOne,
  type MailSort,
  pushTopicOf,
  sortsThat,
} from '@tablefall/mail';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { changedBy, type RawBuilder, sql } from '../database/sql.ts';
import { type About, cancelledBy, IS_MAIL, isAbout, type MovedEnd, movedEnd, UNSENT } from './mails.ts';
import { type OutboxTables, outboxOf } from './outbox.tables.ts';

/**
 * Cancels the unsent mails about a thing that are pointless or wrong by what happened to it (`infra/mail/happenings`). One that is
 * being sent at this moment may still arrive, and is `sent` then, but it is not tried again. About things by their
 * ids, those that failed are not sent again, either; for those of mailings see `keepFromResending`.
 *
 * @param besides a mailing that tells of what happened
 */
export async function happened(
  em: EntityManager,
  happening: Ending,
  about: About,
  besides: { id: string } | null = null,
): Promise<void> {
  const mails = outboxOf(em)
    .updateTable('mail')
    .where(isAbout(about))
    .where(isOneOf(sortsThat('endedBy', happening)))
    .$if(besides !== null, (some) => some.where('mailing_id', 'is distinct from', besides?.id ?? null));
  await mails.set(cancelledBy(happening)).where(UNSENT).execute();
  if (typeof about !== 'function') {
    await mails.set({ expires_at: sql`now()` }).where('state', '=', 'failed').execute();
  }
}

/**
 * What a device is told once for several of an account belongs to the mail of one of them. It goes over to that of another who is told
 * the same, before what happened to the one ends it.
 *
 * @param others who still takes part
 */
export async function passOn(
  em: EntityManager,
  happening: Ending,
  about: About,
  others: About,
): Promise<void> {
  await changedBy(
    em,
    sql`
      update mail set about = other.about
      from mail as other
      where ${isAbout(about)} and not ${IS_MAIL} and ${UNSENT} and ${isOneOf(sortsThat('endedBy', happening).filter(isPushedOnce))}
        and other.device_id is null and other.created_at = mail.created_at and other.kind = mail.kind and other.props = mail.props
        and lower(other.recipient_address) = lower(mail.recipient_address)
        and ${isAbout(others, 'other')} and not ${isAbout(about, 'other')}`,
  );
}

/** What is told anew of a thing that changed. */
export interface Correction {
  facts: RawBuilder<object>;
  end: MovedEnd;
}

/**
 * Lets the unsent mails that tell of a changed thing say what is true now, also those that share it with their mailing (see
 * `correctMailings`). Those that expire with it do so at its new end; what was written after its end has a time of its own.
 */
export async function corrected(
  em: EntityManager,
  happening: Happening,
  about: About,
  { facts, end }: Correction,
): Promise<void> {
  await outboxOf(em)
    .updateTable('mail')
    .set({
      props: sql`case when mailing_id is null then props || ${facts} else props end`,
      expires_at: movedEnd(end),
    })
    .where(isAbout(about))
    .where(isOneOf(sortsThat('correctedBy', happening)))
    .where(UNSENT)
    .execute();
}

/** Whether a device is told it once, for all of its account. */
function isPushedOnce({ kind, news }: MailSort): boolean {
  const mail = { kind, props: { news } };
  return pushTopicOf(mail) !== null && !isPushedOfOne(mail);
}

function isOneOf(sorts: MailSort[]): Expression<SqlBool> {
  const mail = expressionBuilder<OutboxTables, 'mail'>();
  return mail.or(
    sorts.map(({ kind, news }) => {
      const isKind = mail('mail.kind', '=', kind);
      return news === null ? isKind : isKind.and(sql<SqlBool>`mail.props ->> 'news' = ${news}`);
    }),
  );
}
