import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, isoTime, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { ShiftDto } from './shifts.dto.ts';

/** More than one edition has. */
export const MOST_SHIFTS = 500;

/** Columns that say what a shift is; of a query that has `shift`. */
export const SHIFT_FACTS: RawBuilder<ShiftDto> = sql`
  shift.id, shift.title, shift.notes, shift.place, shift.day::text as day, ${isoTime('shift.starts_at')} as "startsAt",
  ${isoTime('shift.ends_at')} as "endsAt", shift.places, shift.places_taken as taken, shift.for_anyone as "forAnyone",
  shift.opens_door as "opensDoor"`;

/** Whether people see the shifts of an edition and can take them. */
export async function isOpenIn(em: EntityManager, edition: string): Promise<boolean> {
  const plan = await firstRowOf<{ open: boolean }>(
    em,
    sql`select is_open as open from shift_plan where edition = ${edition}`,
  );
  return plan?.open ?? false;
}

/** Whether organisers have named an account for a shift; of a query that has `shift`. */
export function isInvited(userId: string): RawBuilder<boolean> {
  return sql`exists (select from shift_invitee where shift_id = shift.id and user_id = ${userId}::uuid)`;
}

/** Whether a name has a badge of the edition: children, who come without, take no shifts. */
export function mayHelp(nameId: RawBuilder<unknown>, edition: string): RawBuilder<boolean> {
  return sql`exists (
    select from attendee join registration on registration.id = attendee.registration_id
    where attendee.name_id = ${nameId} and registration.edition = ${edition} and attendee.badge)`;
}
