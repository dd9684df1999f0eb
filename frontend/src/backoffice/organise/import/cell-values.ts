import { asksForAge, wordOf } from '#antd/guest-list/recognise/titles.ts';
import type { SuppressionReason } from '#core/api/staff.ts';

/** Children of this age and under need no badge. */
const OLDEST_CHILD = 9;

const CHILD =
  /child|kid|kind(?!ly)|minor|infant|toddler|baby|babies|newborn|preschool|enfant|bebe|niñ|nin[oa]|bambin|criança|crianca|dzieck|dziec|9andunder|under10|freeticket/;
const ADULT =
  /adult|grownup|erwachsen|adulte|adulto|doros|teen|senior|10andover|over10|badge|admission|entry|entrance|weekend|standard|general|regular|earlybird|fullprice|member|daypass|dayticket|allday|eintritt|tageskarte|entree|entrada|wstep/;
const YES = ['yes', 'y', 'true', 'x', 'ja', 'j', 'oui', 'si', 'sim', 'tak', 'ano', 'wahr', 'да'].map(wordOf);
const NO = ['no', 'n', 'false', 'nein', 'non', 'nao', 'nee', 'nie', 'ne', 'nej', 'falsch', 'нет'].map(wordOf);
/** Words of shops for what is settled: pretix writes p, Eventbrite Attending, PayPal Completed. */
const PAID = [
  ...YES,
  'p',
  'paid',
  'completed',
  'complete',
  'attending',
  'checkedin',
  'bezahlt',
  'settled',
  'paye',
  'pagado',
  'pagato',
  'betaald',
  'zaplacono',
];
const UNPAID = [
  ...NO,
  'pending',
  'unpaid',
  'notpaid',
  'open',
  'offen',
  'due',
  'overdue',
  'outstanding',
  'unbezahlt',
  'nichtbezahlt',
  'impaye',
  'nonpaye',
  'pendiente',
  'awaitingpayment',
  'paymentpending',
  'invoiced',
];
const CANCELLED = [
  'c',
  'canceled',
  'cancelled',
  'refunded',
  'notattending',
  'deleted',
  'storniert',
  'expired',
  'e',
];

/**
 * Whether a cell says that somebody is 10 and over; null when it does not say it. It may hold an age, a year or day of birth, a word
 * such as Child ticket, or, below a title that asks for children, a yes.
 *
 * @param edition key of the edition that they are registered for, whose year an age is counted to
 */
export function saysBadge(cell: string, title: string, edition = ''): boolean | null {
  const text = cell.trim();
  const isAge = asksForAge(title);
  if (text === '') return isAge ? null : true;
  if (isAge) return badgeOfAge(text, edition);
  const word = wordOf(text);
  const letters = lettersAndDigits(text);
  if (CHILD.test(wordOf(title))) {
    if (text === '1' || YES.includes(word)) return false;
    if (text === '0' || NO.includes(word)) return true;
  } else if (/badge|adult/.test(wordOf(title))) {
    if (text === '1' || YES.includes(word)) return true;
    if (text === '0' || NO.includes(word)) return false;
  }
  if (CHILD.test(letters)) return false;
  if (ADULT.test(letters)) return true;
  // A single 0 or 1 may be a number of things as well as an age.
  return /^[01]$/.test(text) ? null : badgeOfAge(text, edition);
}

/** Numbers, and words that stand beside ages in several languages. */
const YEARS =
  '(?:y|yo|yrs?|years?|yearsold|yearold|jahre?|jahrealt|j|ans?|anni|anos|años|jaar|lat|let|år|лет)?';
const AGE = new RegExp(`^(?:aged?)?(\\d{1,3})(?:[.,]0+)?${YEARS}$`, 'u');
const MONTHS =
  /^\d{1,2}(?:[.,]\d+)?(?:m|mo|mos|mths?|months?|monthsold|monate?|mois|meses|mesi|weeks?|wochen?)$/u;
const RANGE = new RegExp(`^(\\d{1,3})${YEARS}(?:-|–|—|to|bis|à|a)(\\d{1,3})${YEARS}$`, 'u');
const FROM = new RegExp(
  `^(?:(?:>=|≥|from|ab)(\\d{1,3})|(\\d{1,3})${YEARS}(?:\\+|andover|andolder|andup|oderälter|undälter))${YEARS}$`,
  'u',
);
const UP_TO = new RegExp(
  `^(?:(?:<=|≤|upto|bis)(\\d{1,3})|(\\d{1,3})${YEARS}(?:andunder|andyounger|orunder|undjünger))${YEARS}$`,
  'u',
);
const BELOW = new RegExp(`^(?:<|under|below|unter)(\\d{1,3})${YEARS}$`, 'u');
const ABOVE = new RegExp(`^(?:>|over|above|über)(\\d{1,3})${YEARS}$`, 'u');
const OLDEST = 120;

function badgeOfAge(cell: string, edition: string): boolean | null {
  const text = cell.toLowerCase().replace(/\s+/g, '');
  const number = (pattern: RegExp) => {
    const found = pattern.exec(text);
    return found ? Number(found[1] ?? found[2]) : null;
  };
  const age = number(AGE);
  if (age !== null) return age <= OLDEST ? age > OLDEST_CHILD : null;
  if (MONTHS.test(text)) return false;
  const range = RANGE.exec(text);
  if (range) return badgeBetween(Number(range[1]), Number(range[2]));
  const [from, upTo, below, above] = [FROM, UP_TO, BELOW, ABOVE].map(number);
  if (typeof from === 'number') return badgeBetween(from, OLDEST);
  if (typeof above === 'number') return badgeBetween(above + 1, OLDEST);
  if (typeof upTo === 'number') return badgeBetween(0, upTo);
  if (typeof below === 'number') return badgeBetween(0, below - 1);
  const born = /(?:^|\D)((?:19|20)\d\d)(?:\D|$)/.exec(text)?.[1];
  const year = Number(edition.slice(0, 4));
  // In the year of the edition somebody turns so old, or did so the year before.
  if (born && year) return badgeBetween(year - Number(born) - 1, year - Number(born));
  if (CHILD.test(lettersAndDigits(cell))) return false;
  return ADULT.test(lettersAndDigits(cell)) ? true : null;
}

/** What holds for every age from the youngest to the oldest; null where it does not hold for all. */
function badgeBetween(youngest: number, oldest: number): boolean | null {
  if (oldest < youngest || oldest > OLDEST || oldest < 0) return null;
  if (oldest <= OLDEST_CHILD) return false;
  return youngest > OLDEST_CHILD ? true : null;
}

/** Whether somebody has paid, that the order was cancelled, or that the cell does not say it. */
export function saysPaid(cell: string): boolean | 'cancelled' | null {
  const text = cell.trim();
  const word = wordOf(text);
  if (text === '') return false;
  if (!/\d/.test(text)) {
    if (CANCELLED.includes(word)) return 'cancelled';
    if (PAID.includes(word)) return true;
    return UNPAID.includes(word) || /^\W+$/.test(text) ? false : null;
  }
  const amount = amountIn(text);
  return amount === null ? null : /[1-9]/.test(amount);
}

const AMOUNT =
  /^([^\d\s+-]*)\s*(\d{1,3}(?:[.,'’\u00A0\u202F ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,](?:\d{1,2}|-|–))?)\s*([^\d]*)$/u;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const MONEY =
  /^(?:[A-Z]{0,2}\p{Sc}|kr|zł|zl|kč|kc|fr|sfr|ft|lei|euros?|dollars?|pounds?|руб|р|грн|円|元|[-–])?\.?$/iu;

/** The number of an amount of money, with its currency before or after it; null for a code, a date or anything else. */
function amountIn(text: string): string | null {
  const [, before = '', number, after = ''] = AMOUNT.exec(text) ?? [];
  const isMoney = (sign: string) => MONEY.test(sign) || CURRENCIES.has(sign.toUpperCase());
  return number !== undefined && isMoney(before) && isMoney(after.trim()) ? number : null;
}

const REASONS: [SuppressionReason, string[]][] = [
  ['blocked', ['blocked', 'blocklisted', 'blacklisted', 'blocklist', 'archived', 'disabled', 'banned']],
  ['bounced', ['bounced', 'bounce', 'cleaned', 'hard', 'hardbounce', 'invalid', 'undeliverable']],
  ['complained', ['complained', 'complaint', 'abuse', 'spam', 'spamreport', 'reported']],
  ['no-invitations', ['noinvitations']],
  ['no-news', ['nonews', 'unsubscribed', 'unsubscribe', 'optout', 'optedout', 'unsub']],
];
/** Those who still want mail, in a list of all. */
const SUBSCRIBED = ['subscribed', 'enabled', 'active', 'confirmed', 'unconfirmed', 'nonsubscribed', 'ok'];

/** The reason that a cell names; `wanted` for somebody who still gets mail there, null for a word that is not known. */
export function reasonIn(cell: string): SuppressionReason | 'wanted' | null {
  const word = wordOf(cell);
  if (SUBSCRIBED.includes(word)) return 'wanted';
  return REASONS.find(([, words]) => words.includes(word))?.[0] ?? null;
}

function lettersAndDigits(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
