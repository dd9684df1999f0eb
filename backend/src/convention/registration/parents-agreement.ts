import { InvalidInputError } from '../../http/errors/api-error.ts';
import type { AttendeeForm, NewAttendee } from './registration.entity.ts';

/** The field of forms in which a parent or guardian agrees that the names of children are kept. */
const FIELD = 'parentAgrees';

/**
 * When a parent agreed that the name of this person is kept: now for a child, never for others.
 * Throws InvalidInputError when a child is named without that.
 */
export function agreementOf(
  person: Pick<AttendeeForm, 'badge'>,
  parentAgrees: boolean,
  now: Date,
): Date | null {
  if (person.badge) {
    return null;
  }
  if (!parentAgrees) {
    throw new InvalidInputError({
      [FIELD]: 'Please tick that you are a parent or guardian of the children named here',
    });
  }
  return now;
}

/** A person of a form, with when a parent agreed. Throws InvalidInputError as `agreementOf` does. */
export function withAgreement(person: AttendeeForm, parentAgrees: boolean, now: Date): NewAttendee {
  return { ...person, parentAgreedAt: agreementOf(person, parentAgrees, now) };
}
