import { DateTime, FixedOffsetZone } from 'luxon';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';

const RULES = new Map<string, string>();

/**
 * The rules of a zone (VTIMEZONE), under the very name that the entries say; '' where there are none. The library knows
 * many names as another zone's (Europe/Amsterdam is Europe/Brussels there) and answers with that one's block.
 */
export function rulesOf(zone: string): string {
  if (RULES.size === 0) {
    for (const known of [tzlib_get_timezones()].flat()) RULES.set(known, '');
  }
  if (RULES.get(zone) === '') {
    const block = [tzlib_get_ical_block(zone)].flat()[0] ?? '';
    RULES.set(zone, block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, `$1:${zone}`));
  }
  return RULES.get(zone) ?? '';
}

/**
 * Whether programs that go by these rules get a moment right. A rule says one weekday of a month for all years: it knows neither
 * how the zone was before it, nor "the Friday before the last Sunday".
 */
export function rulesHold(moment: DateTime): boolean {
  const before = changesOf(moment.zoneName ?? '', moment.year).filter(({ at }) => at <= moment.toMillis());
  return before.at(-1)?.offset === moment.offset;
}

/** When the offset of a zone becomes another, in minutes. */
interface Change {
  at: number;
  offset: number;
}

/** As the library writes each change of a zone: offsets and hour, and in which week of which month where it comes each year. */
const CHANGE =
  /TZOFFSETFROM:(\S+)\s+TZOFFSETTO:(\S+)\s+DTSTART:\d{8}T(\d\d)(\d\d)\d\d(?:\s+RRULE:FREQ=YEARLY;BYMONTH=(\d+);BYDAY=(-?\d)(\w\w))?/g;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** A calendar has thousands of entries in one year. */
const CHANGES = new Map<string, Change[]>();

/** What the rules of a zone say of a year and the one before, in order; nothing where there are none. */
function changesOf(zone: string, year: number): Change[] {
  const key = `${zone} ${year}`;
  const known = CHANGES.get(key);
  if (known) return known;
  const changes = [...rulesOf(zone).matchAll(CHANGE)].flatMap((rule) => [
    changeIn(year - 1, rule),
    changeIn(year, rule),
  ]);
  changes.sort((one, other) => one.at - other.at);
  CHANGES.set(key, changes);
  return changes;
}

function changeIn(year: number, rule: RegExpExecArray): Change {
  const [, from = '', to = '', hour, minute, month = '1', week, weekday = ''] = rule;
  const zone = FixedOffsetZone.instance(minutesOf(from));
  const day = week ? dayOf(year, Number(month), Number(week), WEEKDAYS.indexOf(weekday) + 1) : 1;
  const onset = { year, month: Number(month), day, hour: Number(hour), minute: Number(minute) };
  return { at: DateTime.fromObject(onset, { zone }).toMillis(), offset: minutesOf(to) };
}

/** @param week counted from 1, from the end where negative */
function dayOf(year: number, month: number, week: number, weekday: number): number {
  const edge = DateTime.utc(year, month);
  if (week > 0) return 1 + ((weekday - edge.weekday + 7) % 7) + 7 * (week - 1);
  const last = edge.endOf('month');
  return last.day - ((last.weekday - weekday + 7) % 7) + 7 * (week + 1);
}

/** @param offset `+0530` */
function minutesOf(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5));
  return offset.startsWith('-') ? -minutes : minutes;
}
