export { guestCalendar, publicCalendar } from './calendar.ts';
export type { MailKind, MailProps } from './catalogue.ts';
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
export { isKeptFrom, isUnsubscribable, render, templates } from './render.ts';
export { Suppression, type SuppressionReason } from './suppression.entity.ts';
export type { MailAddress, Site } from './template.ts';
export type { GamedayPlan } from './templates/gameday-change/template.ts';
export { deriveSignInCode, readUnsubscribeToken, unsubscribeToken } from './tokens.ts';
export { dateText, momentText, timeRangeText } from './wording.ts';
