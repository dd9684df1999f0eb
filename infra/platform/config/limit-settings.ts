import { IsOptional } from 'class-validator';
import { WholeNumber } from './setting-rules.ts';

/** How often and how long: throttles, cooldowns, caps, and when data is forgotten. */
export class LimitSettings {
  /**
   * Requests a minute that change something, for one account. For strangers it is those of one network, each call by itself: a
   * whole hall shares one address. Beyond it, those who ask about an address or a link of their own still go on, up to three
   * times as many in all. A door link has ten times as many, because several phones use it. Keep it at 600 or more.
   */
  @WholeNumber(1)
  THROTTLE_NETWORK_PER_MINUTE = 600;

  /**
   * Wrong guesses an hour of one network: addresses that nobody registered with, and wrong digits, sign-in links and door links,
   * each counted by itself. Right ones are neither counted nor refused: a hall of 2,000 people shares one address.
   */
  @WholeNumber(1)
  THROTTLE_SIGN_IN_NETWORK_PER_HOUR = 4_000;

  /** Sign-in mails an hour to one address that are asked for from one network. */
  @WholeNumber(1)
  THROTTLE_SIGN_IN_PER_HOUR = 10;

  /** Sign-in mails an hour to one address, wherever they are asked for. */
  @WholeNumber(1)
  THROTTLE_SIGN_IN_ADDRESS_PER_HOUR = 30;

  /**
   * Mails a day to one mailbox that others cause: by typing its address, on the marketplace, with offers, roles and questions.
   * What is more is held back; what was asked for is done all the same. Sign-in mails and what staff send are not among them.
   * `dana+games@` counts as `dana@`.
   */
  @WholeNumber(1)
  MAIL_BY_OTHERS_PER_DAY = 20;

  /**
   * Badges an hour that one account may give back, hand on or offer to an address: each is mailed. A link that offers one is answered as
   * often at most.
   */
  @WholeNumber(1)
  THROTTLE_HAND_OVER_PER_HOUR = 30;

  /** Contact messages an hour from one account, or from the strangers of one network. */
  @WholeNumber(1)
  THROTTLE_CONTACT_PER_HOUR = 60;

  /**
   * Mails an hour that people of one network may cause without signing in, by registering, answering on a public page
   * and writing to the organisers together. A whole hall shares one address.
   */
  @WholeNumber(1)
  ANONYMOUS_MAILS_PER_HOUR = 1_000;

  /** Answers an hour through one personal link, and as many times an hour it may be used to stand in line. */
  @WholeNumber(1)
  THROTTLE_RSVP_PER_HOUR = 60;

  /** Times an hour that one account may save an event, or change who takes part: both cause mail to others. */
  @WholeNumber(1)
  THROTTLE_EVENTS_PER_HOUR = 300;

  /** Games an hour that one account may put into the schedule. Administrators fill it without a limit. */
  @WholeNumber(1)
  THROTTLE_NEW_EVENTS_PER_HOUR = 20;

  /** Times an hour that one account may take shifts, give them back or look for a replacement. */
  @WholeNumber(1)
  THROTTLE_SHIFTS_PER_HOUR = 120;

  /** Times an hour that one account may say, order and take back what it would like to play. */
  @WholeNumber(1)
  THROTTLE_WISHES_PER_HOUR = 600;

  /** Purchases, withdrawals, comments, reports and renewals an hour of one account: nearly each is mailed to somebody. */
  @WholeNumber(1)
  THROTTLE_MARKETPLACE_PER_HOUR = 120;

  /** Games an hour that one account may offer for sale. */
  @WholeNumber(1)
  THROTTLE_LISTINGS_PER_HOUR = 20;

  /** Photos an hour that one account may upload: each is decoded and stored. */
  @WholeNumber(1)
  THROTTLE_UPLOADS_PER_HOUR = 200;

  /** Times an hour that one account may download all that is kept of it, or ask to be closed. */
  @WholeNumber(1)
  THROTTLE_OWN_DATA_PER_HOUR = 10;

  /** Days without a change after which a seller is asked whether a game is still for sale; a week later it leaves the lists. */
  @WholeNumber(1)
  LISTING_RENEW_DAYS = 30;

  /** Seconds before the same invitation, registration link or sign-in link may be mailed again. */
  @WholeNumber(0)
  RESEND_COOLDOWN_SECONDS = 60;

  /** Seconds after its last mail before a guest may be reminded of an unanswered invitation. */
  @WholeNumber(0)
  REMINDER_COOLDOWN_SECONDS = 86_400;

  /**
   * Mails that one of the staff may cause within 24 hours, which limits what a stolen session can do; all staff together may
   * cause three times as many. Absent: ten times the largest mailing of earlier days, but at least 50,000 and at most 250,000.
   *
   * @example 50000
   */
  @IsOptional()
  @WholeNumber(1)
  STAFF_MAILS_PER_DAY?: number;

  /**
   * The hour of the day, in the convention's zone, from which the product invites the next guests of a list and reminds
   * guests of the date to answer by. What staff send themselves leaves at any time, unless they let it wait for this hour.
   */
  @WholeNumber(0, 23)
  SENDING_FROM_HOUR = 9;

  /** The hour of the day from which it waits again until SENDING_FROM_HOUR. */
  @WholeNumber(1, 24)
  SENDING_UNTIL_HOUR = 20;

  /**
   * Minutes after a sign-in within which people may do what nobody can take back, such as a mailing, an export or handing on
   * a badge; later they sign in once more before it. That limits what can be done with a session that was stolen, or left
   * open.
   */
  @WholeNumber(1)
  FRESH_SIGN_IN_MINUTES = 15;

  /**
   * Days after which mail that was sent or given up is forgotten, with its addresses and contents. The unsubscribe
   * links of a mail work for as long.
   */
  @WholeNumber(30)
  RETENTION_MAIL_DAYS = 180;

  /** Days after which messages of the contact form are forgotten. */
  @WholeNumber(1)
  RETENTION_CONTACT_DAYS = 365;

  /** Days after which entries of the audit trail are forgotten; the database keeps each for 30 days at least. */
  @WholeNumber(30)
  RETENTION_AUDIT_DAYS = 730;

  /**
   * Editions that are over and are kept whole, newest first. Of older ones nothing but counts is left; the administrators are
   * told two weeks before.
   */
  @WholeNumber(1)
  RETENTION_EDITIONS = 2;
}
