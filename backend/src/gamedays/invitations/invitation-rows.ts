import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/ledger/ledger';
import type { Guest } from '../guest-lists/guest-list.ts';
import { newInvitationTokens } from './invitation.entity.ts';
import { type InvitationStatus, NOT_REPLIED } from './invitation-status.ts';

export interface NewInvitations {
  gamedayId: string;
  guests: Guest[];
  status: InvitationStatus;
  now: Date;
}

export interface InsertedInvitation {
  id: string;
  /** Lower case. */
  address: string;
}

/** Inserts invitations in one statement. Guests who are invited already are passed over. */
export async function insertInvitations(
  em: EntityManager,
  { gamedayId, guests, status, now }: NewInvitations,
): Promise<InsertedInvitation[]> {
  const tokens = newInvitationTokens(guests.length);
  const rows = JSON.stringify(guests.map((guest, index) => ({ ...guest, token: tokens[index] })));
  const repliedAt = status === NOT_REPLIED ? null : now;
  return rowsOf<InsertedInvitation>(
    em,
    sql`
      insert into invitation (gameday_id, guest_name, guest_email, status, invited_at, mailed_at, replied_at, token)
      select ${gamedayId}, name, email, ${status}, ${now}, ${now}, ${repliedAt}, token
      from json_to_recordset(${rows}::json) as entry(name text, email text, token text)
      on conflict (gameday_id, lower(guest_email)) do nothing
      returning id, lower(guest_email) as address`,
  );
}

/** Which of these lower-cased addresses are invited to the gameday. */
export async function invitedAmong(
  em: EntityManager,
  gamedayId: string,
  addresses: string[],
): Promise<Set<string>> {
  const rows = await rowsOf<{ address: string }>(
    em,
    sql`select lower(guest_email) as address from invitation
        where gameday_id = ${gamedayId} and lower(guest_email) = any(${addresses})`,
  );
  return new Set(rows.map(({ address }) => address));
}

type GuestRecipient = Recipient<{ invitationToken: string }>;

/** The recipients of the invitation mails of these invitations, for `Ledger.putAll`. */
export function recipientsOf(invitationIds: string[]): RawBuilder<GuestRecipient> {
  return recipientsWhere(sql`id = any(${invitationIds}::uuid[])`);
}

/** The guests whose invitations fulfil a condition, as recipients for `Ledger.putAll`. */
export function recipientsWhere(condition: RawBuilder<unknown>): RawBuilder<GuestRecipient> {
  return sql`
    select id as about, guest_name as name, guest_email as address,
           jsonb_build_object('invitationToken', token) as props
    from invitation where ${condition}`;
}
