import type { MailKind, MailState } from '@tablefall/mail';
import { anyOf, type RawBuilder, sql } from '../database/sql.ts';
import { IS_MAIL } from './mails.ts';

/**
 * For other queries: the things whose latest mail of a kind has not left, with the state of that mail and, of a failed one, whether it
 * may have arrived all the same. It reads what has not
 * left alone, however much has: those of mailings about `references`, and those that were mailed singly, whatever they are
 * about. The latter need a partial index of the kind.
 */
export function unsentMailsOf(
  kind: MailKind,
  references: string[],
): RawBuilder<{ about: string; state: MailState; isUnconfirmed: boolean }> {
  const isKind = sql`kind = ${sql.lit(kind)}`;
  return sql`
    select about, state,
      state = 'failed' and (select ambiguous from mail where mail.id = unsent.id) as "isUnconfirmed"
    from (
      select mail.about, mail.state, mail.created_at, mail.id from mailing join mail on mail.mailing_id = mailing.id
      where mailing.about = ${anyOf(references, 'text')} and mailing.${isKind}
        and mail.state = any('{queued,sending,retrying,failed,suppressed,cancelled}'::text[])
      union all
      select about, state, created_at, id from mail where mailing_id is null and ${IS_MAIL} and ${isKind} and state <> 'sent'
    ) as unsent
    where not exists (
      select from mail where mail.about = unsent.about and ${IS_MAIL} and mail.${isKind}
        and (mail.created_at, mail.id) > (unsent.created_at, unsent.id))`;
}
