import { type RawBuilder, type SqlBool, sql } from '@tablefall/platform/database/sql';

/** The day by which the guest of a row `invitation` of a row `gameday` should answer: `YYYY-MM-DD`, or null. */
export const ANSWER_BY: RawBuilder<string | null> = sql`
  case when gameday.answer_by is not null then greatest(invitation.answer_by, gameday.answer_by) end`;

/** The same for a row `invitation` where its gameday is not joined. */
export const ANSWER_BY_ALONE: RawBuilder<string | null> = sql`(
  select ${ANSWER_BY} from gameday where gameday.id = invitation.gameday_id)`;

/**
 * Whether the guest of a row `invitation` has let the day pass by which to answer.
 *
 * @param today `YYYY-MM-DD`
 * @param answerBy that day
 */
export function isPastAnswerBy(today: string, answerBy = ANSWER_BY_ALONE): RawBuilder<SqlBool> {
  return sql`(status = 0 and coalesce(${answerBy} < ${today}::date, false))`;
}
