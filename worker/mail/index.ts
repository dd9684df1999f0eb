export { type CalendarEvent, eventCalendar, scheduleCalendar } from './calendar/event-calendar.ts';
export { cancellationCalendar, guestCalendar, publicCalendar } from './calendar/gameday-calendar.ts';
export { catalogue, type MailKind, type MailProps } from './catalogue.ts';
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
export { type CalendarPart, MAIL_LISTS, type MailAddress, type MailList, type Trace } from './define-mail.ts';
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
export {
  type GamedayFacts,
  type GamedayPlan,
  type GamedayTimes,
  gamedaySpan,
} from './facts/gameday-facts.ts';
export { type OwnDaysFacts, ownDays } from './facts/own-days.ts';
export type { RegistrationFacts } from './facts/registration-facts.ts';
export { fingerprintOf, type Secrets } from './keys.ts';
export type { Ending, Happening } from './life.ts';
export { isCausedByOthers, listOf, reasonsAgainst, reasonsAgainstMail } from './lists.ts';
export { lifeOf, type MailSort, sortsThat } from './lives.ts';
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
export { readSignedId, signedId } from './purposes.ts';
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
export { render } from './render.ts';
export type { RenderableMail } from './renderable-mail.ts';
export { replyText } from './reply-text.ts';
export { mailOfReturnAddress, returnAddressOf } from './return-address.ts';
export type { Site } from './site.ts';
export {
  SUPPRESSION_REASONS,
  SUPPRESSION_TEXTS,
  type SuppressionReason,
  SuppressionSchema,
} from './suppression.entity.ts';
export { TELLINGS } from './tellings.ts';
export {
  badgeCodes,
  badgeLink,
  codeReference,
  deadReference,
  deriveSignInCode,
  deriveSignInDigits,
  doorListKey,
  signInLink,
} from './tokens.ts';
export { dateText, FORMER_GUEST, momentText, moneyText, timeRangeText } from './wording.ts';
export { MailTextSchema, type MailWords, MailWordsSchema } from './words/mail-words.entity.ts';
export {
  checkEnding,
  checkWords,
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
