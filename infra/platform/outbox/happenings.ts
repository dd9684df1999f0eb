import type { EntityManager } from '@mikro-orm/postgresql';
import { type Ending, type Happening, type MailSort, sortsThat } from '@tablefall/mail';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { type RawBuilder, sql } from '../database/sql.ts';
import { type About, cancelledBy, isAbout, type MovedEnd, movedEnd, UNSENT } from './mails.ts';
import { type OutboxTables, outboxOf } from './outbox.tables.ts';

/**
 * Cancels the unsent mails about a thing that are pointless or wrong by what happened to it (`infra/mail/definition/life.ts`). One that is
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

function isOneOf(sorts: MailSort[]): Expression<SqlBool> {
  const mail = expressionBuilder<OutboxTables, 'mail'>();
  return mail.or(
    sorts.map(({ kind, news }) => {
      const isKind = mail('mail.kind', '=', kind);
      return news === null ? isKind : isKind.and(sql<SqlBool>`mail.props ->> 'news' = ${news}`);
    }),
  );
}
