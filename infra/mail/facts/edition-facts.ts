import type { Site } from '../definition/site.ts';
import { remembered } from '../wording/remembered.ts';
import { dayText, plainText } from '../wording/wording.ts';

/** An edition of the convention as mails tell it. */
export interface EditionFacts {
  /** `YYYY-MM-DD`, and the hours in the site's words. */
  days: { date: string; hours: string }[];
  venue: { name: string; address: string };
}

/** What the `facts` partial and the mails about an edition see. */
export function editionView({ days, venue }: EditionFacts, site: Site) {
  const text = editionText({ dates: days.map(({ date }) => date), venue }, site);
  return {
    rows: [
      ...days.map(({ date, hours }) => fact(dayText(date, 'cccc'), `${dayText(date, 'LLLL d')}, ${hours}`)),
      fact('Place', text.place),
    ],
    firstDay: days[0] ? dayText(days[0].date, 'cccc, LLLL d') : '',
    ...text,
  };
}

/** What an edition is called, when it is and where, in words. */
export function editionText(
  { dates, venue }: { dates: readonly string[]; venue: EditionFacts['venue'] },
  { productName }: Site,
): { edition: string; dates: string; place: string } {
  return {
    edition: [productName, dates[0]?.slice(0, 4)].filter(Boolean).join(' '),
    dates: datesText(dates[0], dates.at(-1)),
    place: placeText(venue.name, venue.address),
  };
}

const placeText = remembered((name: string, address: string) => plainText(`${name}, ${address}`));

const LABEL_WIDTH = 10;

/** `textLabel` lines the values up in the text part. */
export function fact(label: string, value: string) {
  return { label, value, textLabel: (label && `${label}:`).padEnd(LABEL_WIDTH) };
}

const DATES = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `October 10 – 11, 2025`. */
const datesText = remembered((first: string | undefined, last: string | undefined) => {
  if (!first || !last) return '';
  const [from, to] = [new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)];
  // Intl puts thin spaces around the dash, which mail clients show as boxes.
  return DATES.formatRange(from, to).replace(/\s/g, ' ');
});
