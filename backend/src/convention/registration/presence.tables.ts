import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/**
 * Since when the door has seen somebody, or null.
 *
 * @param nameId column with the id of the name
 * @param edition column with the key of the edition
 */
export function hereSince(nameId: string, edition: string): RawBuilder<Date | null> {
  return sql<Date | null>`(
    select min(attendee.checked_in_at) from attendee
    join registration on registration.id = attendee.registration_id
    where attendee.name_id = ${sql.ref(nameId)} and registration.edition = ${sql.ref(edition)})`;
}
