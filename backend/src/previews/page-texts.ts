import { dateText, moneyText, timeRangeText } from '@tablefall/mail';
import type { EditionDto } from '../convention/edition/edition.dto.ts';
import { UNDETERMINED } from '../events/event-plan.ts';
import type { CancelledEventDto, EventDto } from '../events/events.dto.ts';
import type { PublicGamedayDto } from '../gamedays/gamedays.dto.ts';
import type { ListingDto } from '../marketplace/listings.dto.ts';

/** How a page introduces itself where it is linked: in a chat, in a search result, in a browser's tab. */
export interface PageText {
  /** The page's part of the document's title; without one the title is the generic one. */
  title?: string;
  description: string;
  /** Its address, where that is more than its path. */
  address?: string;
  /** The call that the page begins with: browsers make it at once, beside loading the page's code, or are given its answer. */
  firstCall?: string;
  /** What it shows, for search engines (JSON-LD). */
  data?: object;
}

/** Every public page of the site. What is not here is shown as the site and kept from indexes. */
const PAGES: Record<string, (edition: EditionDto) => PageText> = {
  '/': (edition) => ({
    description: `${whenAndWhere(edition)} Admission is ${moneyText(edition.admissionPrice, edition.currency)} and covers both days. Take a seat.`,
  }),
  '/faq': () => ({
    title: 'Frequently Asked Questions',
    description: 'What admission costs, who needs a badge, what the flags mean: answers before you come.',
    firstCall: '/api/faq',
  }),
  '/photos': (edition) => ({
    title: 'Photos',
    description: `Tables, dice and people: photos of ${edition.productName}.`,
    firstCall: '/api/photos',
  }),
  '/events': (edition) => ({
    title: 'Events',
    description: `The games at ${edition.productName}: join a table, or start one of your own. ${whenAndWhere(edition)}`,
    firstCall: '/api/events',
  }),
  '/calendar': (edition) => ({
    title: 'Calendar',
    description: `The games at ${edition.productName}, hour by hour. ${whenAndWhere(edition)}`,
    firstCall: '/api/events',
  }),
  '/forsale': (edition) => ({
    title: 'Games for Sale',
    description: `Board games from the shelves of those who come to ${edition.productName}: pay the seller, pick it up at the convention.`,
    firstCall: '/api/forsale?limit=24',
  }),
  '/contact': (edition) => ({
    title: 'Contact',
    description: `Write to the organisers of ${edition.productName}.`,
  }),
  '/map': ({ venue }) => ({
    title: 'Map',
    description: `How to get to ${venue.name}, ${venue.address}, and where the tables stand.`,
    firstCall: '/api/mapdata',
  }),
  '/draw': (edition) => ({
    title: 'The Draw',
    description: `How wishes for games at ${edition.productName} become seats, and how anybody checks it.`,
  }),
  '/attendees': (edition) => ({
    title: 'Attendees',
    description: `Who is coming to ${edition.productName}. ${whenAndWhere(edition)}`,
    firstCall: '/api/attendees',
  }),
  '/privacy': (edition) => ({
    title: 'Privacy',
    description: `What ${edition.productName} keeps about people, why, and for how long.`,
    firstCall: '/api/pages/privacy',
  }),
  '/imprint': (edition) => ({
    title: 'Imprint',
    description: `Who is behind ${edition.productName}, and how to write to them.`,
    firstCall: '/api/pages/imprint',
  }),
  '/conduct': (edition) => ({
    title: 'Code of Conduct',
    description: `How we treat each other at ${edition.productName}, and whom to tell when something is wrong.`,
    firstCall: '/api/pages/conduct',
  }),
  '/accessibility': (edition) => ({
    title: 'Accessibility',
    description: `How ${edition.productName} and its hall can be used by everybody.`,
    firstCall: '/api/pages/accessibility',
  }),
  '/email': (edition) => ({
    title: 'Newsletter',
    description: `A few mails a year about ${edition.productName}.`,
  }),
};

/** The text of a page of the table above, or null. */
export function pageText(path: string, edition: EditionDto): PageText | null {
  return Object.hasOwn(PAGES, path) ? (PAGES[path]?.(edition) ?? null) : null;
}

/** What any page that tells nothing of its own is called. */
export function siteText(edition: EditionDto): PageText {
  return { description: whenAndWhere(edition) };
}

/** When and where a gameday is; nothing about its guests. */
export function gamedayText({ date, startTime, endTime, location }: PublicGamedayDto): PageText {
  const place = location?.split(/\s*\n\s*/).join(', ');
  const facts = [timeRangeText(startTime, endTime), place].filter(Boolean).join(' · ');
  return {
    title: `Gameday on ${dateText(date)}`,
    description: `${facts}${facts && '. '}Say whether you will be there.`,
  };
}

/** What an event is, when, and whether there is a spot; nothing about who plays. */
export function eventText(event: EventDto): PageText {
  const { id, gameName, organizer } = event;
  const description = `${whenText(event)} · ${spotsText(event)} · by ${organizer}`;
  return { title: gameName, description, address: `/events?event=${id}` };
}

/** What an event was that was deleted. */
export function cancelledText(event: CancelledEventDto): PageText {
  const { id, gameName } = event;
  return {
    title: `Cancelled: ${gameName}`,
    description: `${whenText(event)} · this event is cancelled`,
    address: `/events?event=${id}`,
  };
}

/** What a game for sale is, what it costs and whether it can be had; nothing about who sells it. */
export function listingText(
  { id, gameName, price, condition, status }: ListingDto,
  { currency }: EditionDto,
): PageText {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return {
    title: gameName,
    description: `${money.format(price)} · ${condition} · ${status}`,
    address: `/forsale?item=${id}`,
  };
}

function whenText({ eventDay, eventTime }: CancelledEventDto): string {
  return `${eventDay}, ${eventTime === UNDETERMINED ? 'time undetermined' : eventTime}`;
}

function spotsText({ spots, spotsTaken, visible, isExpired }: EventDto): string {
  if (isExpired) {
    return 'this event is over';
  }
  if (!visible) {
    return 'no sign-ups';
  }
  return spotsTaken === spots ? 'all spots are taken' : `${spots - spotsTaken} of ${spots} spots free`;
}

/** 'Friday, October 10 and Saturday, October 11, 2025, at Riverside Hall, 14 Canal Street.' */
function whenAndWhere({ days, venue }: EditionDto): string {
  const dates = days.map(({ day, monthDay }) => `${day}, ${monthDay}`).join(' and ');
  return `${dates}, ${days.at(-1)?.date.slice(0, 4)}, at ${venue.name}, ${venue.address}.`;
}
