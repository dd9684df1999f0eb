import { moneyText } from '@tablefall/mail';
import type { EditionMove } from '../../convention/edition/edition-moves.service.ts';
import { EDITION_LABELS } from './edition-labels.ts';
import type { EditionChangeDto, EditionFormDto } from './editions.dto.ts';

/** What moves the events of the schedule. */
const OF_DAYS: (keyof EditionFormDto)[] = [
  'firstDay',
  'firstOpens',
  'firstCloses',
  'secondDay',
  'secondOpens',
  'secondCloses',
  'timeZone',
];

/** The rules for joining games. */
const OF_SIGN_UP: (keyof EditionFormDto)[] = [
  'joinsNeedBadge',
  'joinsOpenAt',
  'gamesPerPerson',
  'childrenNeedAdult',
];

/** What a change is weighed against. */
export interface Weights {
  badgesTaken: number;
  /** Null where the days stay. */
  move: EditionMove | null;
  /** A draft is seen by nobody but staff. */
  isDraft: boolean;
}

/** The names of the fields that say something else, in the order of the form. */
export function changedFields(before: EditionFormDto, after: EditionFormDto): (keyof EditionFormDto)[] {
  const fields = Object.keys(EDITION_LABELS) as (keyof EditionFormDto)[];
  return fields.filter((field) => before[field] !== after[field]);
}

/** Whether the schedule has to follow. */
export function changesDays(fields: (keyof EditionFormDto)[]): boolean {
  return fields.some((field) => OF_DAYS.includes(field));
}

/** Each change with what comes of it, in sentences. What comes of other days is said once, with the first of them. */
export function changesOf(
  before: EditionFormDto,
  after: EditionFormDto,
  weights: Weights,
): EditionChangeDto[] {
  const fields = changedFields(before, after);
  const firstOfDays = fields.find((field) => OF_DAYS.includes(field));
  return fields.map((field) => ({
    field,
    label: EDITION_LABELS[field],
    before: shown(field, before),
    after: shown(field, after),
    effect: field === firstOfDays ? (weights.move?.effect ?? '') : effectOf(field, weights),
    tells: field === firstOfDays && weights.move?.people ? people(weights.move.people) : null,
  }));
}

function effectOf(field: keyof EditionFormDto, { badgesTaken, isDraft }: Weights): string | null {
  if (field === 'capacity') return `${count(badgesTaken, 'badge is', 'badges are')} taken.`;
  if (isDraft) return null;
  if (field === 'walkInBadges')
    return 'Phones take over the new number within a minute, while they have a network.';
  if (field === 'currency') return 'Prices of games for sale are said in it, too; no amount is converted.';
  if (field === 'price') return 'It holds for every badge that is not paid yet.';
  if (field === 'badgesChangeUntil') return 'Offers of badges to an address end with it, too.';
  if (OF_SIGN_UP.includes(field)) return 'Who plays already keeps the seat.';
  if (field === 'venueName' || field === 'venueAddress')
    return 'Pages show it at once. Mails that wait keep what they say.';
  return null;
}

function shown(field: keyof EditionFormDto, form: EditionFormDto): string {
  const value = form[field];
  if (field === 'badgesChangeUntil' && value === null) return 'the first day begins';
  if (field === 'joinsOpenAt' && value === null) return 'at any time';
  if (field === 'gamesPerPerson' && value === null) return 'any number';
  if (field === 'joinsNeedBadge') return value ? 'one needs a badge' : 'one needs no badge';
  if (field === 'takesWishes') return value ? 'people say what they would like to play' : 'nobody is asked';
  if (field === 'childrenNeedAdult') return value ? 'join with an adult of the family' : 'join by themselves';
  if (value === null || value === '') return 'none';
  if (field === 'badgesChangeUntil' || field === 'joinsOpenAt') return String(value).replace('T', ' ');
  if (field === 'outsideContent') return value === 'always' ? 'load at once' : 'load after a click';
  return field === 'price' ? moneyText(form.price, form.currency) : String(value);
}

function people(number: number): string {
  return count(number, 'person', 'people');
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
