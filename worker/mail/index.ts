export { type CalendarEvent, eventCalendar, scheduleCalendar } from './calendar/event-calendar.ts';
export { cancellationCalendar, guestCalendar, publicCalendar } from './calendar/gameday-calendar.ts';
export type { MailKind, MailProps } from './catalogue.ts';
/** @public */
export {
  type ColumnFacts,
  type CopiedAs,
  EDITION_KEY,
  EMPTIED,
  EVERYWHERE,
  factsOf,
  MACHINE,
  NUMBER,
  nobodys,
  PUBLISHED,
  p,
  type TableFacts,
  TIME,
  table,
  theirs,
  WORD,
} from './columns.ts';
export {
  COMPLAINED,
  deliveryReason,
  EXPIRED,
  type MailEnding,
  QUARANTINED,
  RETURNED,
  type ToldMail,
  UNWRITTEN,
} from './delivery-reason.ts';
export { judgeRefusal, type RefusalAbout } from './delivery-verdict.ts';
export { examplesOf } from './examples.ts';
/** @public */
export type { EditionFacts } from './facts/edition-facts.ts';
export type { EarlierPlan, EventFacts, EventTimes, TableName } from './facts/event-facts.ts';
export { type GamedayFacts, type GamedayTimes, gamedaySpan } from './facts/gameday-facts.ts';
export { type OwnDaysFacts, ownDays } from './facts/own-days.ts';
export type { RegistrationFacts } from './facts/registration-facts.ts';
export { fingerprintOf, type Secrets } from './keys.ts';
export { isCausedByOthers, listOf, reasonsAgainst, reasonsAgainstMail } from './lists.ts';
export { type Ending, type Happening, lifeOf, type MailSort, sortsThat } from './lives.ts';
export { Mail, MailSchema, type NewMail, PUBLISH_GRACE_MS } from './mail.entity.ts';
export { MAIL_STATES, type MailState, UNFINISHED_MAIL_STATES } from './mail-state.ts';
export { MAILED_LINKS } from './mailed-links.ts';
export { Mailing, MailingSchema, type MailingWait, type NewMailing } from './mailing.entity.ts';
export {
  checkMessage,
  GAMEDAY_MESSAGE_VARIABLES,
  MESSAGE_MAX,
  MESSAGE_VARIABLES,
  type MessageVariable,
} from './message/message.ts';
export { type MessageNode, parseMessage } from './message/message-parser.ts';
export {
  ALONE,
  jobsOf,
  LOW_PRIORITY,
  MAIL_BULK,
  MAIL_NOW,
  MAIL_QUEUES,
  MAIL_SIGN_IN,
  type MailJob,
  type MailPriority,
  type MailQueueName,
  NORMAL_PRIORITY,
  queueOf,
} from './queues.ts';
export { remembered } from './remembered.ts';
export { type RenderableMail, render } from './render.ts';
export { replyText } from './reply-text.ts';
export { mailOfReturnAddress, returnAddressOf } from './return-address.ts';
export {
  SUPPRESSION_REASONS,
  SUPPRESSION_TEXTS,
  type SuppressionReason,
  SuppressionSchema,
} from './suppression.entity.ts';
export {
  type CalendarPart,
  MAIL_LISTS,
  type MailAddress,
  type MailList,
  type Site,
} from './template.ts';
export type { BadgeNoticeProps } from './templates/badge-notice/template.ts';
export type { EventNews } from './templates/event-notice/template.ts';
export type { GamedayPlan } from './templates/gameday-change/template.ts';
export type { ListingNews } from './templates/listing-notice/template.ts';
export type { ReportReason } from './templates/listing-report/template.ts';
export { templates } from './templates.ts';
export {
  badgeCodes,
  badgeLink,
  codeReference,
  deadReference,
  deriveSignInCode,
  deriveSignInDigits,
  doorListKey,
  readSignedId,
  signedId,
  signInLink,
} from './tokens.ts';
export { dateText, momentText, moneyText, timeRangeText } from './wording.ts';
export { MailTextSchema, MailWordsSchema } from './words/mail-words.entity.ts';
export {
  checkEnding,
  checkWords,
  type MailWords,
  OWN_WORDS_MAX,
  WORD_VARIABLES_MAX,
  WORDS_MAX,
  type WordsProblem,
} from './words/mail-words.ts';
export {
  hasPlaces,
  KINDS_WITH_PLACES,
  subjectVariablesOf,
  variablesOf,
} from './words/places.ts';
