import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { Gameday } from './gameday.entity.ts';
import { type InvitationStatus, NOT_REPLIED } from './invitation-status.ts';

export interface NewInvitations {
  gameday: Gameday;
  rows: { name: string; email: string; token: string }[];
  status: InvitationStatus;
  /** Null for a single invitation, which carries the gameday's facts itself. */
  mailingId: string | null;
  now: Date;
  /** After this moment an invitation is not worth sending. */
  expiresAt: Date;
  messageIdDomain: string;
}

export interface InsertedInvitations {
  invitationIds: string[];
  /** Lower-cased addresses of the new invitations. */
  addresses: string[];
  /** The mails to publish after the commit. */
  mailIds: string[];
}

/**
 * Inserts invitations and their mails in one statement. Guests who are invited already are passed over; for a
 * suppressed address the row is kept and its mail is a visible `suppressed`.
 */
export async function insertInvitations(
  em: EntityManager,
  { gameday, rows, status, mailingId, now, expiresAt, messageIdDomain }: NewInvitations,
): Promise<InsertedInvitations> {
  const ownFacts = JSON.stringify(mailingId ? {} : gameday.facts);
  const repliedAt = status === NOT_REPLIED ? null : now;
  const row = await firstRowOf<InsertedInvitations>(
    em,
    sql`
      with given as (
        select name, email, token from json_to_recordset(${JSON.stringify(rows)}::json) as entry(name text, email text, token text)
      ), added as (
        insert into invitation (gameday_id, guest_name, guest_email, status, invited_at, mailed_at, replied_at, token)
        select ${gameday.id}, name, email, ${status}, ${now}, ${now}, ${repliedAt}, token from given
        on conflict (gameday_id, lower(guest_email)) do nothing
        returning id, guest_name, guest_email, token
      ), addressed as materialized (
        select added.*, uuidv7() as mail_id, suppression.reason
        from added left join suppression on suppression.address = lower(guest_email)
      ), mailed as (
        insert into mail (id, kind, props, recipient_name, recipient_address, message_id, about, mailing_id,
                          state, last_error, expires_at)
        select mail_id, 'gameday-invitation', ${ownFacts}::jsonb || jsonb_build_object('invitationToken', token),
               guest_name, guest_email, '<' || mail_id || '@' || ${messageIdDomain}::text || '>', id, ${mailingId}::uuid,
               case when reason is null then 'queued' else 'suppressed' end, reason, ${expiresAt}
        from addressed
        returning id, state
      )
      select array(select id from added) as "invitationIds",
             array(select lower(guest_email) from added) as addresses,
             array(select id from mailed where state = 'queued') as "mailIds"`,
  );
  if (!row) {
    throw new Error('A select without a table always answers with one row');
  }
  return row;
}
