import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { SentAMomentAgoError } from './mailings.errors.ts';

const MINUTES = 10;

/**
 * Notes that a tool is used for an audience now. Of two transactions at once the second waits here for the first, and is
 * refused unless that one fails.
 *
 * @param audience names tool and people, not who is among them at the moment
 * @param confirmed the person knows that it was used a moment ago
 * @throws SentAMomentAgoError within 10 minutes of the last time
 */
export async function noteToolUse(
  { em, now }: UnitOfWork,
  audience: string,
  confirmed: boolean,
): Promise<void> {
  const noted = await changedBy(
    em,
    sql`
      insert into tool_use (named, used_at) values (${audience}, ${now})
      on conflict (named) do update set used_at = excluded.used_at
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
