import { DateTime } from 'luxon';
import { ConventionSettings } from '../config/convention-settings.ts';
import { isReservedHost, RESERVED_DOMAIN } from '../config/reserved-names.ts';
import type { ShownEdition } from './first-edition.ts';

/** Something of the edition that only suits the demo. */
export interface DemoValue {
  /** The settings that say it of a first edition. */
  settings: string;
  /** How it is called on the site, under Organise. */
  name: string;
}

const DEMO = new ConventionSettings();

/**
 * What of an edition is still the demo's: a person who goes by it goes to nobody, or to a place that is not there. Addresses that
 * nobody can own count as the demo's.
 */
export function demoValuesOf(edition: ShownEdition): DemoValue[] {
  const { startsAt, endsAt, sponsorName, venueName, venueAddress, socialUrl, volunteerEmail } = edition;
  const values: [boolean, settings: string, name: string][] = [
    [
      startsAt === DEMO.CONVENTION_START || endsAt === DEMO.CONVENTION_END,
      'CONVENTION_START and CONVENTION_END',
      'the days',
    ],
    [sponsorName === DEMO.SPONSOR_NAME, 'SPONSOR_NAME', 'the sponsor'],
    [
      venueName === DEMO.VENUE_NAME || venueAddress === DEMO.VENUE_ADDRESS,
      'VENUE_NAME and VENUE_ADDRESS',
      'the venue',
    ],
    [isReserved(socialUrl), 'SOCIAL_URL', 'the social-media page'],
    [isReserved(edition.paymentUrl), 'PAYMENT_URL', 'the page to pay at'],
    [isReserved(edition.newsletterFormUrl), 'NEWSLETTER_FORM_URL', 'the form of the newsletter'],
    [RESERVED_DOMAIN.test(volunteerEmail), 'VOLUNTEER_EMAIL', 'the address for volunteers'],
  ];
  return values.filter(([isDemo]) => isDemo).map(([, settings, name]) => ({ settings, name }));
}

/**
 * Why an edition must not be the first one of a product with real people, a sentence each: it is written once, and changing the
 * settings does nothing from then on.
 */
export function unfitToBegin(edition: ShownEdition, now: Date): string[] {
  const isOver = DateTime.fromISO(edition.endsAt, { zone: edition.timeZone }).toJSDate() <= now;
  const demo = demoValuesOf(edition);
  const dates = 'CONVENTION_START and CONVENTION_END';
  return [
    ...demo.map(({ settings, name }) => `${settings} must say ${name} of your convention: still of the demo`),
    ...(isOver && !demo.some(({ settings }) => settings === dates)
      ? [`${dates} must say the days of your convention: they are over`]
      : []),
  ];
}

function isReserved(url: string | null): boolean {
  return url !== null && isReservedHost(new URL(url).hostname);
}
