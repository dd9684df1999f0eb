import type { ShownEdition } from '@tablefall/platform/edition/first-edition';
import { DateTime } from 'luxon';
import type { EditionDayDto, EditionDto, EditionLogoDto } from './edition.dto.ts';

/** Derives everything the site says about its two days from the edition's settings. */
export function editionOf(
  settings: ShownEdition,
  listingRenewDays: number,
  logo: EditionLogoDto | null = null,
): EditionDto {
  const zone = { zone: settings.timeZone, locale: 'en-US' };
  const start = DateTime.fromISO(settings.startsAt, zone);
  const end = DateTime.fromISO(settings.endsAt, zone);
  return {
    productName: settings.productName,
    sponsorName: settings.sponsorName,
    logo,
    startDate: isoOf(start),
    endDate: isoOf(end),
    timeZone: settings.timeZone,
    days: [
      dayOf(start, start.plus({ minutes: settings.firstDayMinutes })),
      dayOf(end.minus({ minutes: settings.secondDayMinutes }), end),
    ],
    registrationCapacity: settings.capacity,
    admissionPrice: settings.price,
    currency: settings.currency,
    listingRenewDays,
    badgesChangeUntil: isoOf(
      settings.badgesChangeUntil ? DateTime.fromISO(settings.badgesChangeUntil, zone) : start,
    ),
    outsideContent: settings.outsideContent,
    signUp: {
      needsBadge: settings.joinsNeedBadge,
      opensAt: settings.joinsOpenAt && isoOf(DateTime.fromISO(settings.joinsOpenAt, zone)),
      gamesPerPerson: settings.gamesPerPerson,
      childrenNeedAdult: settings.childrenNeedAdult,
      takesWishes: settings.takesWishes,
    },
    venue: { name: settings.venueName, address: settings.venueAddress },
    links: {
      social: settings.socialUrl,
      newsletterForm: settings.newsletterFormUrl,
      payment: settings.paymentUrl,
      volunteerEmail: settings.volunteerEmail,
    },
    storageKey: `bguser-${DateTime.fromISO(settings.key, zone).toFormat('LLLyyyy').toLowerCase()}`,
  };
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
