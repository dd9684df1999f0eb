import type { EditionSettings } from '@tablefall/platform/edition/edition.entity';
import { DateTime } from 'luxon';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import type { EditionFormDto } from './editions.dto.ts';

/*
 * A form says when each day opens and closes. Settings say the first moment with how long that day lasts, and the last
 * moment with how long the second day lasts, as the environment always did.
 */

const DATE = 'yyyy-MM-dd';
const TIME = 'HH:mm';
const LOCAL = `${DATE}'T'${TIME}`;

/** What was added to the form later. One that does not know it need not name it. */
type LaterSettings = Pick<
  EditionSettings,
  | 'badgesChangeUntil'
  | 'outsideContent'
  | 'joinsNeedBadge'
  | 'joinsOpenAt'
  | 'gamesPerPerson'
  | 'childrenNeedAdult'
  | 'takesWishes'
  | 'walkInBadges'
>;

/** What the form has of its settings as it is filled: all. */
export type FilledForm = EditionFormDto & LaterSettings;

/**
 * Reads a form.
 * Throws InvalidInputError when a time does not exist in the zone, the second day begins before the first is over, or badges
 * change, or sign-up opens, after all is over.
 *
 * @param known what stays where the form does not name it
 */
export function settingsOf(form: EditionFormDto, known: LaterSettings): EditionSettings {
  const later: LaterSettings = {
    badgesChangeUntil:
      form.badgesChangeUntil === undefined ? known.badgesChangeUntil : form.badgesChangeUntil,
    outsideContent: form.outsideContent ?? known.outsideContent,
    joinsNeedBadge: form.joinsNeedBadge ?? known.joinsNeedBadge,
    joinsOpenAt: form.joinsOpenAt === undefined ? known.joinsOpenAt : form.joinsOpenAt,
    gamesPerPerson: form.gamesPerPerson === undefined ? known.gamesPerPerson : form.gamesPerPerson,
    childrenNeedAdult: form.childrenNeedAdult ?? known.childrenNeedAdult,
    takesWishes: form.takesWishes ?? known.takesWishes,
    walkInBadges: form.walkInBadges ?? known.walkInBadges,
  };
  const { firstDay, firstOpens, firstCloses, secondDay, secondOpens, secondCloses, ...others } = form;
  const { timeZone } = form;
  const start = moment(firstDay, firstOpens, timeZone, 'firstOpens');
  const firstEnd = closing(firstDay, firstOpens, firstCloses, timeZone, 'firstCloses');
  const secondStart = moment(secondDay, secondOpens, timeZone, 'secondOpens');
  const end = closing(secondDay, secondOpens, secondCloses, timeZone, 'secondCloses');
  if (secondDay <= firstDay || secondStart < firstEnd) {
    throw new InvalidInputError({ secondDay: 'The second day must begin after the first one is over' });
  }
  if (later.badgesChangeUntil !== null) {
    const [date = '', time = ''] = later.badgesChangeUntil.split('T');
    if (moment(date, time, timeZone, 'badgesChangeUntil') > end) {
      throw new InvalidInputError({
        badgesChangeUntil: 'Please choose a time before the convention is over',
      });
    }
  }
  if (later.joinsOpenAt !== null) {
    const [date = '', time = ''] = later.joinsOpenAt.split('T');
    if (moment(date, time, timeZone, 'joinsOpenAt') > end) {
      throw new InvalidInputError({ joinsOpenAt: 'Please choose a time before the convention is over' });
    }
  }
  return {
    ...others,
    ...later,
    startsAt: start.toFormat(LOCAL),
    firstDayMinutes: minutesBetween(start, firstEnd),
    endsAt: end.toFormat(LOCAL),
    secondDayMinutes: minutesBetween(secondStart, end),
  };
}

/** The form as it is filled for somebody who edits the settings. */
export function formOf(settings: EditionSettings): FilledForm {
  const { startsAt, firstDayMinutes, endsAt, secondDayMinutes, ...others } = settings;
  const zone = { zone: settings.timeZone };
  const start = DateTime.fromISO(startsAt, zone);
  const end = DateTime.fromISO(endsAt, zone);
  const secondStart = end.minus({ minutes: secondDayMinutes });
  return {
    ...others,
    firstDay: start.toFormat(DATE),
    firstOpens: start.toFormat(TIME),
    firstCloses: start.plus({ minutes: firstDayMinutes }).toFormat(TIME),
    secondDay: secondStart.toFormat(DATE),
    secondOpens: secondStart.toFormat(TIME),
    secondCloses: end.toFormat(TIME),
  };
}

/** The form of an edition whose first day is another one: what is said by a date moves by as many days. */
export function movedForm(form: FilledForm, firstDay: string, secondDay: string): FilledForm {
  const utc = { zone: 'UTC' };
  const days = DateTime.fromISO(firstDay, utc).diff(DateTime.fromISO(form.firstDay, utc), 'days').days;
  const moved = (time: string | null) => time && DateTime.fromISO(time, utc).plus({ days }).toFormat(LOCAL);
  return {
    ...form,
    firstDay,
    secondDay,
    badgesChangeUntil: moved(form.badgesChangeUntil),
    joinsOpenAt: moved(form.joinsOpenAt),
  };
}

function minutesBetween(start: DateTime, end: DateTime): number {
  return end.diff(start, 'minutes').minutes;
}

/** At or before the opening it is on the next day. */
function closing(date: string, opens: string, closes: string, zone: string, field: string): DateTime {
  const day = DateTime.fromISO(date, { zone: 'UTC' });
  return moment(closes > opens ? date : day.plus({ days: 1 }).toFormat(DATE), closes, zone, field);
}

/** A time that the clocks skip in spring would be read as another one. */
function moment(date: string, time: string, zone: string, field: string): DateTime {
  const read = DateTime.fromFormat(`${date}T${time}`, LOCAL, { zone });
  if (!read.isValid || read.toFormat(TIME) !== time) {
    throw new InvalidInputError({ [field]: 'This time does not exist on that day in this time zone' });
  }
  return read;
}
