import type { EntityManager } from '@mikro-orm/postgresql';
import {
  anyOf,
  type Expression,
  type RawBuilder,
  rowsOf,
  type SqlBool,
  sql,
} from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { versionOf } from '@tablefall/platform/database/version';
import type { Recipient } from '@tablefall/platform/outbox/outbox';
import { InvalidInvitationError } from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { type Invitation, newInvitationTokens } from '../invitation.entity.ts';
import { type InvitationStatus, NOT_REPLIED } from '../invitation-status.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import { IS_ONLY_TYPED } from './typed-guests.sql.ts';

/** What staff see before they correct an address: the address and what is answered. */
export const INVITATION_VERSION: RawBuilder<string> = versionOf(
  ...['guest_email', 'status', 'replied_at'].map((column) => sql.ref(`invitation.${column}`)),
);

/** The version of an invitation as it is now, for `refuseStale`. */
export function presentInvitation(id: string): RawBuilder<{ version: string }> {
  return sql`select ${INVITATION_VERSION} as version from invitation where id = ${id}`;
}

export interface Guest {
  name: string;
  email: string;
}

/** How guests are asked. */
interface Asked {
  status: InvitationStatus;
  /** A day of their own by which to answer. */
  answerBy: string | null;
}

/**
 * Inserts invitations in one statement. Guests who are invited already are passed over, and of several with one address
 * the first is taken.
 *
 * @returns the guests whose invitations are new, with their ids
 */
export async function insertInvitations(
  { em, now }: UnitOfWork,
  gamedayId: string,
  guests: Guest[],
  { status, answerBy }: Asked,
): Promise<Map<Guest, string>> {
  const tokens = newInvitationTokens(guests.length);
  const entries = guests.map(({ name, email }, position) => ({
    position,
    name,
    email,
    token: tokens[position],
  }));
  const repliedAt = status === NOT_REPLIED ? null : now;
  const rows = await rowsOf<{ id: string; token: string }>(
    em,
    sql`
      insert into invitation (gameday_id, guest_name, guest_email, status, invited_at, invited_as, mailed_at, replied_at,
                              token, answer_by)
      select ${gamedayId}, name, email, ${status}, ${now}, ${status}, ${now}, ${repliedAt}, token, ${answerBy}::date
      from json_to_recordset(${JSON.stringify(entries)}::json)
        as entry(position int, name text, email text, token text)
      order by position
      on conflict (gameday_id, lower(guest_email)) do nothing
      returning id, token`,
  );
  const ids = new Map(rows.map(({ id, token }) => [token, id]));
  return new Map(
    guests.flatMap((guest, position) => {
      const id = ids.get(tokens[position] ?? '');
      return id ? [[guest, id] as const] : [];
    }),
  );
}

/** Inserts an invitation without an answer. @returns false when its address is invited to the gameday already */
export async function insertInvitation(em: EntityManager, invitation: Invitation): Promise<boolean> {
  const added = await em
    .getKysely<GamedaysTables>()
    .insertInto('invitation')
    .values({
      id: invitation.id,
      gameday_id: invitation.gameday.id,
      guest_name: invitation.guestName,
      guest_email: invitation.guestEmail,
      status: invitation.status,
      invited_at: invitation.invitedAt,
      mailed_at: invitation.mailedAt,
      token: invitation.token,
      typed: invitation.typed,
    })
    .onConflict((conflict) => conflict.expression(sql`gameday_id, lower(guest_email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Of guests whom staff invite, takes over those whose address was typed on the public page before and who have not answered. They
 * are invited as if nobody had typed it; the link that they were mailed stays theirs.
 *
 * @returns the guests who are taken over, with the ids of their invitations
 */
export async function takeOverTyped(
  { em, now }: UnitOfWork,
  gamedayId: string,
  guests: Guest[],
  { status, answerBy }: Asked,
): Promise<Map<Guest, string>> {
  const entries = guests.map(({ name, email }, position) => ({ position, name, email }));
  const repliedAt = status === NOT_REPLIED ? null : now;
  const rows = await rowsOf<{ id: string; position: number }>(
    em,
    sql`
      update invitation
      set guest_name = name, typed = false, status = ${status}, invited_at = ${now}, invited_as = ${status},
          mailed_at = ${now}, replied_at = ${repliedAt}, answer_by = ${answerBy}::date
      from json_to_recordset(${JSON.stringify(entries)}::json) as entry(position int, name text, email text)
      where gameday_id = ${gamedayId} and lower(guest_email) = lower(entry.email) and ${IS_ONLY_TYPED}
      returning invitation.id, position`,
  );
  return new Map(
    rows.flatMap(({ id, position }) => {
      const guest = guests[position];
      return guest ? [[guest, id] as const] : [];
    }),
  );
}

/**
 * Takes a guest out of the list of those who wait to be invited, before the guest is invited in another way: a wave takes
 * the list's rows before it writes invitations as well, so that neither waits for the other.
 */
export async function leaveList(em: EntityManager, gamedayId: string, email: string): Promise<void> {
  await em
    .getKysely<GamedaysTables>()
    .deleteFrom('gameday_wave_guest')
    .where('gameday_id', '=', gamedayId)
    .where(({ eb, fn, val }) => eb(fn('lower', ['guest_email']), '=', fn('lower', [val(email)])))
    .execute();
}

/** Whether each of these addresses is invited to the gameday, or waits to be, in their order. */
export async function areInvited(em: EntityManager, gamedayId: string, emails: string[]): Promise<boolean[]> {
  const rows = await rowsOf<{ invited: boolean }>(
    em,
    sql`
      select ${isInvited(gamedayId)} as invited
      from unnest(${emails}::text[]) with ordinality as given(email, position)
      order by position`,
  );
  return rows.map(({ invited }) => invited);
}

/** The guests who are neither invited yet nor wait to be, each address once, in their order. */
export async function notYetInvited(em: EntityManager, gamedayId: string, guests: Guest[]): Promise<Guest[]> {
  const rows = await rowsOf<{ position: number }>(
    em,
    sql`
      select min(position)::int as position
      from unnest(${guests.map(({ email }) => email)}::text[]) with ordinality as given(email, position)
      where not ${isInvited(gamedayId)}
      group by lower(given.email) order by 1`,
  );
  return rows.flatMap(({ position }) => guests[position - 1] ?? []);
}

/** Whether the address of a row `given` is invited to the gameday, or waits to be. */
function isInvited(gamedayId: string): RawBuilder<boolean> {
  const ofAddress = sql`where gameday_id = ${gamedayId} and lower(guest_email) = lower(given.email)`;
  return sql`(
    exists (select from invitation ${ofAddress} and not ${IS_ONLY_TYPED}) or exists (select from gameday_wave_guest ${ofAddress}))`;
}

/** The gameday that a personal link is about. Throws InvalidInvitationError when the link is unknown. */
export async function gamedayOfLink(em: EntityManager, invitationToken: string): Promise<string> {
  const row = await em
    .getKysely<GamedaysTables>()
    .selectFrom('invitation')
    .select('gameday_id')
    .where('token', '=', invitationToken)
    .executeTakeFirst();
  if (!row) {
    throw new InvalidInvitationError();
  }
  return row.gameday_id;
}

/** The invitation of an address to a gameday, in whatever case it is written. */
export function invitationOf(gamedayId: string, email: string): Expression<SqlBool> {
  const { and, fn, val } = onInvitation;
  return and([
    onInvitation('gameday_id', '=', gamedayId),
    onInvitation(fn('lower', ['guest_email']), '=', fn('lower', [val(email)])),
  ]);
}

type GuestRecipient = Recipient<{ invitationToken: string; ownAnswerBy?: string; calendarChanges?: number }>;

/** The recipients of the invitation mails of these invitations, for `Outbox.putAll`. */
export function recipientsOf(invitationIds: string[]): RawBuilder<GuestRecipient> {
  return recipientsWhere(onInvitation('id', '=', anyOf(invitationIds, 'uuid')));
}

/** The guests whose invitations fulfil a condition, as recipients for `Outbox.putAll`. */
export function recipientsWhere(condition: Expression<SqlBool>): RawBuilder<GuestRecipient> {
  return sql`
    select id as about, guest_name as name, guest_email as address,
           jsonb_strip_nulls(jsonb_build_object('invitationToken', token, 'ownAnswerBy', answer_by,
                                                'calendarChanges', nullif(calendar_changes, 0))) as props
    from invitation where ${condition}`;
}

/**
 * Marks those who are due as mailed; those of a planned mail are not yet (`mailedAt` null), and the mail that waits for them keeps
 * others away. Rows are locked in one order, and judged again once they are locked, by a second statement that sees what was
 * committed meanwhile. So a guest who answers at this moment, or whom somebody else reminds or invites, is passed over.
 */
export async function takeForMail(
  em: EntityManager,
  isDue: Expression<SqlBool>,
  { mailedAt, answerBy }: { mailedAt: Date | null; answerBy: string | null },
): Promise<string[]> {
  const db = em.getKysely<GamedaysTables>();
  const locked = await db
    .selectFrom('invitation')
    .select('id')
    .where(isDue)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = locked.map(({ id }) => id);
  const taken = await db
    .updateTable('invitation')
    .set(({ ref }) => ({ mailed_at: mailedAt ?? ref('mailed_at'), ...(answerBy && { answer_by: answerBy }) }))
    .where('id', '=', anyOf(ids, 'uuid'))
    .where(isDue)
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
}
