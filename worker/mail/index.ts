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
export {
  isKeptFrom,
  isUnsubscribable,
  type RenderableMail,
  type RenderedMail,
  render,
  templates,
} from './render.ts';
export { Suppression, type SuppressionReason } from './suppression.entity.ts';
export type { CalendarPart, MailAddress, Site, Template } from './template.ts';
export type { GamedayChangeProps, GamedayPlan } from './templates/gameday-change/template.ts';
export type { GamedayInvitationProps } from './templates/gameday-invitation/template.ts';
export type { GamedayRsvpProps } from './templates/gameday-rsvp/template.ts';
export type { SignInProps } from './templates/sign-in/template.ts';
export { deriveSignInCode, readUnsubscribeToken, unsubscribeToken } from './tokens.ts';
export { dateText, momentText, timeRangeText } from './wording.ts';
