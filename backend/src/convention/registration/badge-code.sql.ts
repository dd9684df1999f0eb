import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/** Of an `attendee`: what the code of the badge signs. */
export const BADGE_CODE: RawBuilder<string> = sql`coalesce(attendee.badge_code, attendee.id)`;
