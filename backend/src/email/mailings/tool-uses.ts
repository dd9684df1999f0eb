import type { EntityManager } from '@mikro-orm/postgresql';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
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
 *
 * @throws SentAMomentAgoError within 10 minutes of the last time
 */
export async function noteToolUse(
  { em, now }: UnitOfWork,
  { audience, confirmed, mailingId }: ToolUse,
): Promise<void> {
  const noted = await changedBy(
    em,
    sql`
      insert into tool_use (named, used_at, mailing_id) values (${audience}, ${now}, ${mailingId})
      on conflict (named) do update set used_at = excluded.used_at, mailing_id = excluded.mailing_id
      where ${confirmed}::boolean or tool_use.used_at <= ${new Date(now.getTime() - MINUTES * 60_000)}`,
  );
  if (noted === 0) {
    const last = await firstRowOf<{ usedAt: Date }>(
      em,
      sql`select used_at as "usedAt" from tool_use where named = ${audience}`,
    );
    const ageMs = now.getTime() - new Date(last?.usedAt ?? now).getTime();
    throw new SentAMomentAgoError(Math.max(0, Math.floor(ageMs / 60_000)));
  }
}

/** Takes a use of the tool back when nothing came of it: it may be used again at once. */
export async function forgetToolUse(em: EntityManager, mailingId: string): Promise<void> {
  await changedBy(em, sql`delete from tool_use where mailing_id = ${mailingId}`);
}
