import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { versionOf } from '@tablefall/platform/database/version';

/** When and where a gameday is: what guests decide by. */
export const PLAN_VERSION = versionOf(
  ...['date', 'start_time', 'end_time', 'location'].map((column) => sql.ref(`gameday.${column}`)),
);

/** All that its form edits; no answer of a guest changes it. */
export const GAMEDAY_VERSION = versionOf(
  PLAN_VERSION,
  sql.ref('gameday.capacity'),
  sql.ref('gameday.description'),
  sql.ref('gameday.invitation_words'),
  sql.ref('gameday.answer_by'),
  sql.ref('gameday.public_page'),
);

/** One of these versions as it is now, for `refuseStale`. */
export function presentVersion(
  version: RawBuilder<string>,
  gamedayId: string,
): RawBuilder<{ version: string }> {
  return sql`select ${version} as version from gameday where id = ${gamedayId}`;
}
