import { v7 as uuid } from 'uuid';
import type { AttendeeForm } from '../../registration/registration.entity.ts';
import type { WalkInDto } from '../walk-ins.dto.ts';

/** Somebody who is on no list and pays, unless told otherwise. */
export function walkIn(
  name = 'Wanda Walker',
  { others = [], ...changes }: Partial<WalkInDto> & { others?: AttendeeForm[] } = {},
): WalkInDto {
  const people = [{ name, badge: true }, ...others];
  return {
    id: uuid(),
    attendees: people.map((person) => ({ ...person, id: uuid() })),
    paid: true,
    ...changes,
  };
}
