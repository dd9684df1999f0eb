import { wordOf } from '#antd/guest-list/table-file.ts';
import type { SuppressionReason } from '#api/staff.ts';

/** Children of this age and under need no badge. */
const OLDEST_CHILD = 9;

const CHILD = /child|kid|kind|minor|infant|toddler|baby|enfant|niñ|9andunder|under10|freeticket/;
const YES = ['yes', 'y', 'true', 'x', 'ja', 'j', 'oui', 'si', 'sí', 'wahr'];
/** Words of shops for what is settled: pretix writes p, Eventbrite Attending, PayPal Completed. */
const PAID = [...YES, 'p', 'paid', 'completed', 'complete', 'attending', 'checkedin', 'bezahlt', 'settled'];
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
 * Whether a cell says that somebody is 10 and over. It may hold an age, a word such as Child ticket, or, below a title that asks
 * for children, a yes.
 */
export function saysBadge(cell: string, title: string): boolean {
  const text = cell.trim();
  if (/^\d{1,3}$/.test(text) && Number(text) > 1) return Number(text) > OLDEST_CHILD;
  const isYes = text === '1' || YES.includes(wordOf(text));
  if (CHILD.test(wordOf(title))) return !isYes && !CHILD.test(lettersAndDigits(text));
  if (/badge|adult/.test(wordOf(title)) && /^(0|no|n|false|nein)$/i.test(text)) return false;
  return !CHILD.test(lettersAndDigits(text));
}

/** Whether a cell says that somebody has paid; null when it says that the order was cancelled. */
export function saysPaid(cell: string): boolean | null {
  const word = wordOf(cell);
  if (CANCELLED.includes(word)) return null;
  if (PAID.includes(word)) return true;
  // An amount: 10.00, $10, 10,00 €. A code or a date is none.
  const amount = /^[^\d\p{L}-]*(\d+(?:[.,]\d{1,2})?)\s*(?:[^\d]{1,4})?$/u.exec(cell.trim())?.[1];
  return amount !== undefined && Number(amount.replace(',', '.')) > 0;
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
