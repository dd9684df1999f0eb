export type { MailKind, MailProps } from './catalogue.ts';
export { MAIL_STATES, Mail, type MailState, type NewMail, PUBLISH_GRACE_MS } from './mail.entity.ts';
export { Mailing } from './mailing.entity.ts';
export {
  ALONE,
  MAIL_BULK,
  MAIL_NOW,
  MAILS_PER_JOB,
  type MailJob,
  type MailQueueName,
  SEND,
} from './queues.ts';
export { type RenderableMail, type RenderedMail, render, templates } from './render.ts';
export { Suppression, type SuppressionReason } from './suppression.entity.ts';
export type { CalendarPart, Site, Template } from './template.ts';
export type { GamedayFacts, GamedayInvitationProps } from './templates/gameday-invitation/template.ts';
export type { GamedayRsvpProps } from './templates/gameday-rsvp/template.ts';
export type { SignInProps } from './templates/sign-in/template.ts';
export { deriveSignInCode, readUnsubscribeToken, unsubscribeToken } from './tokens.ts';
