import type { EntityManager } from '@mikro-orm/postgresql';
import { before } from '@tablefall/platform/clock/durations';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { EmailTables } from '../email.tables.ts';
import { SentAMomentAgoError } from './mailings.errors.ts';

const MINUTES = 10;

/** Using a tool for an audience. */
export interface ToolUse {
  /** Names tool and people, not who is among them at the moment. */
  audience: string;
  /** The caller knows that it was used a moment ago, and means it. */
  confirmed: boolean;
  /** What comes of it. */
  mailingId: string;
}

/**
 * Notes that a tool is used for an audience now. Of two transactions at once the second one waits here for the first,
 * and is refused unless the first one fails.
 * Throws SentAMomentAgoError within 10 minutes of the last time.
 */
export async function noteToolUse(
  { em, now }: UnitOfWork,
  { audience, confirmed, mailingId }: ToolUse,
): Promise<void> {
  const uses = em.getKysely<EmailTables>();
  const limit = before(now, MINUTES * 60_000);
  const noted = await uses
    .insertInto('tool_use')
    .values({ named: audience, used_at: now, mailing_id: mailingId })
    .onConflict((conflict) =>
      conflict
        .column('named')
        .doUpdateSet({ used_at: now, mailing_id: mailingId })
        .where(({ eb, or, val }) => or([val(confirmed), eb('tool_use.used_at', '<=', limit)])),
    )
    .returning('named')
    .executeTakeFirst();
  if (!noted) {
    const last = await uses
      .selectFrom('tool_use')
      .select('used_at')
      .where('named', '=', audience)
      .executeTakeFirst();
    const ageMs = now.getTime() - (last?.used_at ?? now).getTime();
    throw new SentAMomentAgoError(Math.max(0, Math.floor(ageMs / 60_000)));
  }
}

/** Takes a use of the tool back when nothing came of it: it may be used again at once. */
export async function forgetToolUse(em: EntityManager, mailingId: string): Promise<void> {
  await em.getKysely<EmailTables>().deleteFrom('tool_use').where('mailing_id', '=', mailingId).execute();
}
