import { IsEmail, IsIn, IsOptional, IsString, IsTimeZone } from 'class-validator';
import { EmailAddress, EmailList, LocalTime, Url, WholeNumber } from './setting-rules.ts';

/**
 * Who runs the convention, and its first edition. What is said of the edition is taken over into an empty database; from
 * then on it is edited on the site, under Organise.
 */
export class ConventionSettings {
  /** The administrator, who signs in with a link that is mailed to this address, and says on the site who else helps. */
  @EmailAddress()
  ADMIN_EMAIL = 'admin@tablefall.example';

  /** Comma-separated addresses of further staff, until something else is said of them on the site. */
  @EmailList()
  ORGANISER_EMAILS: string[] = [];

  /** What the site calls itself, in pages and in mails. */
  @IsString()
  PRODUCT_NAME = 'Tablefall';

  /** Who presents the convention. */
  @IsString()
  SPONSOR_NAME = 'Second Shelf Media';

  /** First day of the edition, local time of the convention's zone. */
  @LocalTime()
  CONVENTION_START = '2025-10-10T12:00';

  /** How many hours the first day lasts from CONVENTION_START. */
  @WholeNumber(1, 24)
  CONVENTION_FIRST_DAY_HOURS = 10;

  /** End of the second day, local time of the convention's zone. */
  @LocalTime()
  CONVENTION_END = '2025-10-11T21:00';

  /** How many hours the second day lasts, up to CONVENTION_END. */
  @WholeNumber(1, 24)
  CONVENTION_SECOND_DAY_HOURS = 12;

  /** The time zone in which the convention takes place; pages and mails tell times in it. */
  @IsTimeZone()
  CONVENTION_TIME_ZONE = 'America/New_York';

  /** Badges that there are for the edition. */
  @WholeNumber(1)
  REGISTRATION_CAPACITY = 250;

  /** Hours for which a registration keeps its badges until the link of its mail is opened; a mail reminds a day before. */
  @WholeNumber(1)
  REGISTRATION_HOLD_HOURS = 72;

  /** The same where badges are scarce: a shorter time to confirm while others go without. */
  @WholeNumber(1)
  REGISTRATION_SHORT_HOLD_HOURS = 2;

  /** Badges are scarce once more than this share of them is taken, in percent. */
  @WholeNumber(0, 100)
  REGISTRATION_SCARCE_PERCENT = 80;

  /**
   * The share of all badges, and of a gameday's seats, in percent, that addresses which nobody has confirmed may hold or wait for.
   * Beyond it they wait for their confirmation by the mailed link; 100 sets no limit.
   */
  @WholeNumber(0, 100)
  UNCONFIRMED_PERCENT = 10;

  /** Places that such addresses may hold or wait for where that share is less: of a few places it would be none. */
  @WholeNumber(0)
  UNCONFIRMED_PLACES = 20;

  /**
   * Hours for which seats that were asked for on a gameday's public page are safe until the mailed link is opened, or half of
   * what is left before it starts where that is less.
   */
  @WholeNumber(1)
  RSVP_HOLD_HOURS = 48;

  /** After that they are given back only when more than this share of a gameday's seats is taken, in percent. */
  @WholeNumber(0, 100)
  RSVP_SCARCE_PERCENT = 80;

  /** Price of one badge in whole units of the currency; it covers both days. */
  @WholeNumber(0)
  ADMISSION_PRICE = 10;

  /** The currency of all prices, by its three letters (ISO 4217). */
  @IsIn(Intl.supportedValuesOf('currency'))
  CURRENCY = 'USD';

  /** Name of the place. */
  @IsString()
  VENUE_NAME = 'Riverside Hall';

  /** Its address. */
  @IsString()
  VENUE_ADDRESS = '14 Canal Street';

  /** The social-media page. Visitors are pointed to it when something on the site fails. */
  @Url('https', 'http')
  SOCIAL_URL = 'https://social.example/tablefall';

  /**
   * The external sign-up form that the newsletter page embeds.
   *
   * @example https://newsletter.example.org/form
   */
  @IsOptional()
  @Url('https', 'http')
  NEWSLETTER_FORM_URL?: string;

  /**
   * Where badges can be paid for in advance; without it they are paid at the door.
   *
   * @example https://pay.example.org/tablefall
   */
  @IsOptional()
  @Url('https', 'http')
  PAYMENT_URL?: string;

  /** Whom volunteers write to. */
  @IsEmail()
  VOLUNTEER_EMAIL = 'volunteers@tablefall.example';
}
