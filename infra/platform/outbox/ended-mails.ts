import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ending } from '@tablefall/mail';
import { anyOf, changedBy, isoTime, rowsOf, sql } from '../database/sql.ts';
import { UNDO_MS } from './mailing-undo.ts';
import { UNSENT } from './mails.ts';

/* What happens to a thing ends mails about it (`happened`). Here that is remembered for as long as it can be taken back. */

/** A mail as it stood before; times are ISO 8601. */
export interface StandingMail {
  id: string;
  state: 'queued' | 'retrying' | 'sending' | 'failed';
  dueAt: string;
  expiresAt: string | null;
}

const STANDING = sql`
  select id, state, ${isoTime('due_at')} as "dueAt", ${isoTime('expires_at')} as "expiresAt" from mail`;

/** The mails about a thing that something may end, which stay as they are until the transaction ends. */
export async function standingMails(em: EntityManager, about: string): Promise<StandingMail[]> {
  return rowsOf(
    em,
    sql`${STANDING} where about = ${about} and (${UNSENT} or state = 'failed') order by id for update`,
  );
}

/**
 * Which of these mails were ended meanwhile. Their mailings stay open for as long as that can be taken back, with the pauses that
 * they have.
 *
 * @returns null when one of them may arrive all the same, because it is just being sent
 */
export async function endedAmong(em: EntityManager, mails: StandingMail[]): Promise<StandingMail[] | null> {
  const now = await rowsOf<StandingMail>(em, sql`${STANDING} where ${isOneOf(mails)}`);
  const standing = new Map(now.map((mail) => [mail.id, mail]));
  const ended = mails.filter(({ id, state, expiresAt }) => {
    const mail = standing.get(id);
    return mail?.state !== state || mail.expiresAt !== expiresAt;
  });
  if (ended.some(({ state }) => state === 'sending')) return null;
  await changedBy(
    em,
    sql`
      update mail set due_at = now() + make_interval(secs => ${UNDO_MS / 1000})
      where ${isOneOf(ended)} and state = 'cancelled'`,
  );
  return ended;
}

/**
 * Lets ended mails stand as before.
 *
 * @param endings what ended them
 * @returns false, of which the caller takes everything back, when something else has become of one of them or of its mailing
 */
export async function letStand(
  em: EntityManager,
  mails: StandingMail[],
  endings: Ending[],
): Promise<boolean> {
  // Held until the commit, so that no worker finishes a mailing that goes on.
  await rowsOf(
    em,
    sql`
      select from mailing where id in (select mailing_id from mail where ${isOneOf(mails)})
      order by id for no key update`,
  );
  const back = await changedBy(
    em,
    sql`
      update mail
      set state = was.state, ended_by = null, due_at = was."dueAt", expires_at = was."expiresAt"
      from json_to_recordset(${JSON.stringify(mails)}::json)
        as was(id uuid, state text, "dueAt" timestamptz, "expiresAt" timestamptz)
      where mail.id = was.id and (
        mail.state = 'failed' and was.state = 'failed'
        or mail.state = 'cancelled' and mail.ended_by = ${anyOf(endings, 'text')} and not exists (
          select from mailing where mailing.id = mail.mailing_id and (finished_at is not null or cancelled_at is not null)))`,
  );
  return back === mails.length;
}

function isOneOf(mails: StandingMail[]) {
  return sql<boolean>`mail.id = ${anyOf(
    mails.map(({ id }) => id),
    'uuid',
  )}`;
}
