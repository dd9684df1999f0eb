import { reasonsAgainst } from '@tablefall/mail';
import { likePattern, nameOrder, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import { ACCEPTED, NOT_REPLIED, REJECTED } from '../invitation-status.ts';
import type { Answer } from './guest-messages.dto.ts';

/** Conditions and columns on rows of `invitation` that decide who gets a message. */

const STATUS_OF = { accepted: ACCEPTED, 'not-replied': NOT_REPLIED, declined: REJECTED } as const;

/** The guests of a gameday with an answer. */
export function guestsWith(gamedayId: string, answer: Answer): RawBuilder<boolean> {
  return answer === 'all'
    ? sql`gameday_id = ${gamedayId}`
    : sql`gameday_id = ${gamedayId} and status = ${STATUS_OF[answer]}`;
}

/** The guests with an answer as one audience, whoever is among them at the moment. */
export function namedGuests(gamedayId: string, answer: Answer): string {
  return `gameday-message/${gamedayId}/${answer}`;
}

/** Why a guest gets no message, or null. */
export const SKIPPED = suppressionOf(sql.ref('guest_email'), reasonsAgainst('invitations'));

/** The invitations of those of them who get a message. */
export function mailedGuests(gamedayId: string, answer: Answer): RawBuilder<{ about: string }> {
  return sql`select id as about from invitation where ${guestsWith(gamedayId, answer)} and ${SKIPPED} is null`;
}

export const BY_NAME = sql`order by ${nameOrder('guest_name')}, id`;

export function isFound(search: string): RawBuilder<boolean> {
  const pattern = likePattern(search.trim());
  return search.trim() === ''
    ? sql`true`
    : sql`(guest_name ilike ${pattern} or guest_email ilike ${pattern})`;
}
