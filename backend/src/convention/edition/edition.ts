import type { Config } from '@tablefall/platform/config/config';
import { DateTime } from 'luxon';
import type { EditionDayDto, EditionDto, VenueDto } from './edition.dto.ts';

/** Derives everything the site says about its two days from the configuration. */
export function editionOf(config: Config): EditionDto {
  const zone = { zone: config.CONVENTION_TIME_ZONE, locale: 'en-US' };
  const start = DateTime.fromISO(config.CONVENTION_START, zone);
  const end = DateTime.fromISO(config.CONVENTION_END, zone);
  return {
    productName: config.PRODUCT_NAME,
    sponsorName: config.SPONSOR_NAME,
    startDate: isoOf(start),
    endDate: isoOf(end),
    timeZone: config.CONVENTION_TIME_ZONE,
    days: [
      dayOf(start, start.plus({ hours: config.CONVENTION_FIRST_DAY_HOURS })),
      dayOf(end.minus({ hours: config.CONVENTION_SECOND_DAY_HOURS }), end),
    ],
    registrationCapacity: config.REGISTRATION_CAPACITY,
    admissionPrice: config.ADMISSION_PRICE,
    listingRenewDays: config.LISTING_RENEW_DAYS,
    venue: venueOf(config),
    links: {
      social: config.SOCIAL_URL,
      newsletterForm: config.NEWSLETTER_FORM_URL ?? null,
      payment: config.PAYMENT_URL ?? null,
      volunteerEmail: config.VOLUNTEER_EMAIL,
    },
    storageKey: `bguser-${start.toFormat('LLLyyyy').toLowerCase()}`,
  };
}

function venueOf(config: Config): VenueDto {
  return { name: config.VENUE_NAME, address: config.VENUE_ADDRESS };
}

function dayOf(start: DateTime, end: DateTime): EditionDayDto {
  return {
    day: start.toFormat('cccc'),
    monthDay: start.toFormat('LLLL d'),
    date: start.toFormat('yyyy-LL-dd'),
    startTime: start.toFormat('h:mm a'),
    endTime: end.toFormat('h:mm a'),
    start: isoOf(start),
    end: isoOf(end),
  };
}

function isoOf(moment: DateTime): string {
  return moment.toUTC().toISO() ?? '';
}
