export {
  type CalendarEvent,
  type CalendarThing,
  eventCalendar,
  scheduleCalendar,
} from './calendar/event-calendar.ts';
export { cancellationCalendar, guestCalendar, publicCalendar } from './calendar/gameday-calendar.ts';
export { catalogue, type MailKind, type MailProps } from './catalogue/catalogue.ts';
export { lifeOf, type MailSort, sortsThat } from './catalogue/lives.ts';
export { MAILED_LINKS } from './catalogue/mailed-links.ts';
export { readSignedId, signedId } from './catalogue/purposes.ts';
export { isPushedOfOne, pushTopicOf } from './catalogue/pushed.ts';
export { TELLINGS } from './catalogue/tellings.ts';
export {
  type CalendarPart,
  MAIL_LISTS,
  type MailAddress,
  type MailList,
  PUSH_TOPICS,
  type PushTopic,
  type Trace,
} from './definition/define-mail.ts';
export type { Ending, Happening } from './definition/life.ts';
export {
  MAIL_FATES,
  MAIL_STATES,
  type MailFate,
  type MailState,
  UNFINISHED_MAIL_STATES,
} from './definition/mail-state.ts';
export type { Site } from './definition/site.ts';
/** @public */
export type { EditionFacts } from './facts/edition-facts.ts';
export type { EarlierPlan, EventFacts, EventTimes, TableName } from './facts/event-facts.ts';
export {
  type GamedayFacts,
  type GamedayPlan,
  type GamedayTimes,
  gamedaySpan,
} from './facts/gameday-facts.ts';
export { type OwnDaysFacts, type OwnThing, ownDays } from './facts/own-days.ts';
export type { RegistrationFacts } from './facts/registration-facts.ts';
export {
  checkMessage,
  GAMEDAY_MESSAGE_VARIABLES,
  MESSAGE_MAX,
  MESSAGE_VARIABLES,
  type MessageVariable,
} from './message/message.ts';
export { type MessageNode, parseMessage } from './message/message-parser.ts';
export { examplesOf } from './render/examples.ts';
export { renderNotice } from './render/push-notice.ts';
export { render } from './render/render.ts';
export {
  COMPLAINED,
  deliveryReason,
  EXPIRED,
  type MailEnding,
  QUARANTINED,
  RETURNED,
  type ToldMail,
  UNWRITTEN,
} from './replies/delivery-reason.ts';
export { judgeRefusal, type RefusalAbout } from './replies/delivery-verdict.ts';
export { replyText } from './replies/reply-text.ts';
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
} from './rows/columns.ts';
export { isCausedByOthers, listOf, reasonsAgainst, reasonsAgainstMail } from './rows/lists.ts';
export { Mail, MailSchema, type NewMail, PUBLISH_GRACE_MS } from './rows/mail.entity.ts';
export { MailTextSchema, type MailWords, MailWordsSchema } from './rows/mail-words.entity.ts';
export { Mailing, MailingSchema, type MailingWait, type NewMailing } from './rows/mailing.entity.ts';
export {
  ALONE,
  COPY_PRIORITY,
  jobsOf,
  LOW_PRIORITY,
  MAIL_BULK,
  MAIL_NOW,
  MAIL_PRIORITIES,
  MAIL_PUSH,
  MAIL_QUEUES,
  MAIL_SIGN_IN,
  type MailJob,
  type MailPriority,
  type MailQueueName,
  NORMAL_PRIORITY,
  queueOf,
} from './rows/queues.ts';
export type { RenderableMail } from './rows/renderable-mail.ts';
export {
  SUPPRESSION_REASONS,
  SUPPRESSION_TEXTS,
  type SuppressionReason,
  SuppressionSchema,
} from './rows/suppression.entity.ts';
export { fingerprintOf, type Secrets } from './seals/keys.ts';
export { hiddenTag, type PushKey, pushKeyOf } from './seals/push-key.ts';
export { mailOfReturnAddress, returnAddressOf } from './seals/return-address.ts';
export {
  badgeCodes,
  badgeLink,
  codeReference,
  deadReference,
  deriveSignInCode,
  deriveSignInDigits,
  doorListKey,
  signInLink,
  walkInKey,
} from './seals/tokens.ts';
export { remembered } from './wording/remembered.ts';
export { dateText, FORMER_GUEST, momentText, moneyText, timeRangeText } from './wording/wording.ts';
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
