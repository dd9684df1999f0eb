import { plainSpaces } from '#core/text/date-text.ts';
import { searchable, searchedWords } from '#core/text/searchable.ts';

/** Cities that browsers keep under an older name. */
const NAMES_TODAY: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
};

/** A zone to choose. */
export interface ZoneChoice {
  value: string;
  /** 'Berlin, UTC+1, now 9:44 AM' */
  label: string;
  /** What it is found by, as searches compare it. */
  search: string;
}

/** Every zone that can be chosen, by city, and the one that is set, which may be another name of one of them. */
export function zoneChoices(present: string, now: Date): ZoneChoice[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(present) || !isZone(present) ? known : [present, ...known];
  return zones
    .map((zone) => choiceOf(zone, now))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

/** Whether typed words are all in a choice, whatever their accents and order. */
export function matchesZone(typed: string, { search }: ZoneChoice): boolean {
  return searchedWords(typed.replaceAll(/[_/,]/g, ' ')).every((word) => search.includes(word));
}

function choiceOf(zone: string, now: Date): ZoneChoice {
  const [, ...places] = zone.split('/').map((part) => part.replaceAll('_', ' '));
  const city = NAMES_TODAY[zone] ?? (places.length > 0 ? places.reverse().join(', ') : zone);
  const label = `${city}, ${clockOf(zone, now)}`;
  return { value: zone, label, search: searchable(`${label} ${zone.replaceAll(/[_/]/g, ' ')}`) };
}

/** 'UTC+1, now 9:44 AM' */
function clockOf(zone: string, now: Date): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = clock.formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const time = parts.filter(({ type }) => type !== 'timeZoneName').map(({ value }) => value);
  return `${offset.replace('GMT', 'UTC')}, now ${plainSpaces(time.join('')).trim()}`;
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}
