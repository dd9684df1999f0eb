export { guestCalendar, publicCalendar } from './calendar.ts';
export type { MailKind, MailProps } from './catalogue.ts';
/** @public */
export type { EditionFacts } from './edition-facts.ts';
export { type CalendarEvent, eventCalendar, scheduleCalendar } from './event-calendar.ts';
export type { EventFacts, EventTimes } from './event-facts.ts';
export { type GamedayFacts, type GamedayTimes, gamedaySpan } from './gameday-facts.ts';
export {
  MAIL_STATES,
  Mail,
  type MailState,
  type NewMail,
  PUBLISH_GRACE_MS,
  UNFINISHED_MAIL_STATES,
} from './mail.entity.ts';
export { Mailing, type NewMailing } from './mailing.entity.ts';
export {
  /** @public */
  checkMessage,
  /** @public */
  GAMEDAY_MESSAGE_VARIABLES,
  /** @public */
  MESSAGE_MAX,
  /** @public */
  MESSAGE_VARIABLES,
  /** @public */
  type MessageVariable,
} from './message/message.ts';
export {
  ALONE,
  jobsOf,
  LOW_PRIORITY,
  MAIL_BULK,
  MAIL_NOW,
  type MailJob,
  type MailPriority,
  type MailQueueName,
  NORMAL_PRIORITY,
} from './queues.ts';
export type { RegistrationFacts } from './registration-facts.ts';
export { isKeptFrom, listOf, render, templates } from './render.ts';
export { mailOfReturnAddress, returnAddressOf } from './return-address.ts';
export { SUPPRESSION_TEXTS, Suppression, type SuppressionReason } from './suppression.entity.ts';
export {
  /** @public */
  MAIL_LISTS,
  type MailAddress,
  /** @public */
  type MailList,
  type Site,
} from './template.ts';
export type { EventNews } from './templates/event-notice/template.ts';
export type { GamedayPlan } from './templates/gameday-change/template.ts';
export { deriveSignInCode, readUnsubscribeToken, unsubscribeToken } from './tokens.ts';
export { dateText, momentText, timeRangeText } from './wording.ts';
