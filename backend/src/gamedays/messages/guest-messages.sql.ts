import { reasonsAgainst } from '@tablefall/mail';
import { type Expression, type SqlBool, sql } from '@tablefall/platform/database/sql';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import { ACCEPTED, NOT_REPLIED, REJECTED } from '../invitation-status.ts';
import { IS_WAITING } from '../offers/queue.sql.ts';
import { onInvitation } from '../on-invitation.sql.ts';
import type { Answer } from './guest-messages.dto.ts';

/** Conditions and columns on rows of `invitation` that decide who gets a message. */

const STATUS_OF = { accepted: ACCEPTED, 'not-replied': NOT_REPLIED, declined: REJECTED } as const;

/** The guests of a gameday with an answer. */
export function guestsWith(gamedayId: string, answer: Answer): Expression<SqlBool> {
  const ofGameday = { gameday_id: gamedayId };
  if (answer === 'waiting') {
    return onInvitation.and([onInvitation('gameday_id', '=', gamedayId), IS_WAITING]);
  }
  return onInvitation.and(answer === 'all' ? ofGameday : { ...ofGameday, status: STATUS_OF[answer] });
}

/** The guests with an answer as one audience, whoever is among them at the moment. */
export function namedGuests(gamedayId: string, answer: Answer): string {
  return `gameday-message/${gamedayId}/${answer}`;
}

/** Why a guest gets no message, or null. */
export const SKIPPED = suppressionOf(sql.ref('guest_email'), reasonsAgainst('invitations'));

/** The invitations of those of them who get a message. */
export function mailedGuests(gamedayId: string, answer: Answer): Expression<{ about: string }> {
  return onInvitation
    .selectFrom('invitation')
    .select('id as about')
    .where(guestsWith(gamedayId, answer))
    .where(SKIPPED, 'is', null);
}
