import { once } from './once.ts';

/** '1,000'. */
export function numeral(number: number): string {
  return number.toLocaleString('en-US');
}

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = once(() => new Intl.PluralRules('en-US', { type: 'ordinal' }));

/** '1st', '12th', '1,003rd'. */
export function ordinal(number: number): string {
  return `${numeral(number)}${ENDINGS[ordinals().select(number)] ?? 'th'}`;
}

/** '1 line', '10 lines', '1,000 lines'; '2 people' with a plural of its own. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${numeral(number)} ${number === 1 ? noun : plural}`;
}

/** '1 person', '214 people'. */
export function people(number: number): string {
  return count(number, 'person', 'people');
}
