import type { MailKind } from '../catalogue.ts';
import { GAMEDAY_MESSAGE_VARIABLES, MESSAGE_VARIABLES, type MessageVariable } from '../message/message.ts';

/** What `{{…}}` may stand for, by name. */
export type WordVariables = Readonly<Record<string, MessageVariable>>;

const { name, edition, dates, venue } = MESSAGE_VARIABLES;
const { date, time, place } = GAMEDAY_MESSAGE_VARIABLES;

const GAMEDAY = { name, date, time, place, edition };
const CONVENTION = { name, edition, dates, venue };
/** Of mails that know no name. */
const NAMELESS = { edition, dates, venue };

/** Staff write all of it each time. */
const WRITTEN = { none: 'Its author writes all of it.' };
const TO_STAFF = { none: 'It goes to staff, and tells them what a visitor wrote.' };

/**
 * Which kinds of mail have places for words of one's own (the subject's ending, an opening and a closing), with the
 * variables of these words; and why the others have none.
 */
export const PLACES: { [K in MailKind]: { variables: WordVariables } | { none: string } } = {
  'gameday-invitation': { variables: GAMEDAY },
  'gameday-reminder': { variables: GAMEDAY },
  'gameday-rsvp': { variables: GAMEDAY },
  'gameday-change': { variables: GAMEDAY },
  'rsvp-offer': { variables: GAMEDAY },
  'registration-confirmation': { variables: CONVENTION },
  'registration-link': { variables: CONVENTION },
  'registration-reminder': { variables: CONVENTION },
  'registration-released': { variables: CONVENTION },
  'registration-review': { variables: CONVENTION },
  'registration-unpaid': { variables: CONVENTION },
  'two-days': { variables: CONVENTION },
  'past-registrants': { variables: CONVENTION },
  'badge-offer': { variables: NAMELESS },
  'badge-notice': { variables: CONVENTION },
  'badge-queue': { variables: CONVENTION },
  'event-notice': { variables: CONVENTION },
  'event-message': { variables: CONVENTION },
  'listing-notice': { variables: CONVENTION },
  'sign-in': { variables: NAMELESS },
  'staff-welcome': { variables: NAMELESS },
  message: WRITTEN,
  'gameday-message': WRITTEN,
  test: { none: 'It only shows that mail arrives.' },
  'contact-message': TO_STAFF,
  'listing-report': TO_STAFF,
  'account-closing': { none: 'It says what will be erased, and when: nothing beside that.' },
  'address-change': { none: 'It asks whether an address is somebody’s: nothing beside that.' },
  'wrong-codes': { none: 'It says what somebody tried: nothing beside that.' },
  'retention-report': { none: 'It tells the administrator what the product does by itself.' },
};

/** The kinds that have places, in the order in which staff see them. */
export const KINDS_WITH_PLACES = (Object.keys(PLACES) as MailKind[]).filter(hasPlaces);

export function hasPlaces(kind: MailKind): boolean {
  return variablesOf(kind) !== null;
}

/** What may stand in the words of a kind of mail; null for a kind without places, and for an unknown one. */
export function variablesOf(kind: MailKind): WordVariables | null {
  const places = Object.hasOwn(PLACES, kind) ? PLACES[kind] : null;
  return places && 'variables' in places ? places.variables : null;
}

/**
 * Those of them that may stand in a subject: short, and the same for everybody. A name or a place is none of them,
 * because visitors write the one, and the other is long.
 */
const IN_SUBJECTS = ['edition', 'dates', 'date', 'time'];

export function subjectVariablesOf(variables: WordVariables): WordVariables {
  return Object.fromEntries(Object.entries(variables).filter(([variable]) => IN_SUBJECTS.includes(variable)));
}
