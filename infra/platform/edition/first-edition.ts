import type { Config } from '../config/config.ts';
import { type EditionLogo, type EditionSettings, NO_LOGO } from './edition.entity.ts';

/** An edition as a process works with it. */
export type ShownEdition = Readonly<EditionSettings & EditionLogo & { key: string }>;

/** The edition that a new product begins with, as the environment says. */
export function firstEdition(config: Config): ShownEdition {
  return {
    key: keyOf(config.CONVENTION_START),
    productName: config.PRODUCT_NAME,
    sponsorName: config.SPONSOR_NAME,
    startsAt: config.CONVENTION_START,
    firstDayMinutes: 60 * config.CONVENTION_FIRST_DAY_HOURS,
    endsAt: config.CONVENTION_END,
    secondDayMinutes: 60 * config.CONVENTION_SECOND_DAY_HOURS,
    timeZone: config.CONVENTION_TIME_ZONE,
    capacity: config.REGISTRATION_CAPACITY,
    price: config.ADMISSION_PRICE,
    currency: config.CURRENCY,
    venueName: config.VENUE_NAME,
    venueAddress: config.VENUE_ADDRESS,
    socialUrl: config.SOCIAL_URL,
    newsletterFormUrl: config.NEWSLETTER_FORM_URL ?? null,
    paymentUrl: config.PAYMENT_URL ?? null,
    volunteerEmail: config.VOLUNTEER_EMAIL,
    badgesChangeUntil: null,
    ...NO_LOGO,
    outsideContent: 'after-click',
    joinsNeedBadge: false,
    joinsOpenAt: null,
    gamesPerPerson: null,
    childrenNeedAdult: false,
    takesWishes: false,
    walkInBadges: 3,
  };
}

/** @param startsAt local time: `2025-10-10T12:00` */
export function keyOf(startsAt: string): string {
  return startsAt.slice(0, 'yyyy-MM'.length);
}
