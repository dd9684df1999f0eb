import { type MailKind, sortsThat } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import type { About } from '@tablefall/platform/outbox/mails';

/** Mails that ask for an answer. */
export const ASKING_MAILS: MailKind[] = sortsThat('endedBy', 'answered').map(({ kind }) => kind);

/** Mails about any guest of a gameday. */
export function aboutGuestsOf(gamedayId: string): About {
  return (id) => sql`(select gameday_id from invitation where invitation.id = ${id}) = ${gamedayId}`;
}
