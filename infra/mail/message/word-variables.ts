import { GAMEDAY_MESSAGE_VARIABLES, MESSAGE_VARIABLES, type MessageVariable } from './message.ts';

/** What `{{…}}` may stand for, by name. */
export type WordVariables = Readonly<Record<string, MessageVariable>>;

const { name, edition, dates, venue } = MESSAGE_VARIABLES;
const { date, time, place } = GAMEDAY_MESSAGE_VARIABLES;

/** What words of one's own may hold, in mails about a gameday and in the others. */
export const GAMEDAY_WORDS = { variables: { name, date, time, place, edition } };
export const CONVENTION_WORDS = { variables: { name, edition, dates, venue } };
/** In mails that know no name. */
export const NAMELESS_WORDS = { variables: { edition, dates, venue } };

/** Staff write all of it each time. */
export const WRITTEN = { none: 'Its author writes all of it.' };
export const TO_STAFF = { none: 'It goes to staff, and tells them what a visitor wrote.' };
