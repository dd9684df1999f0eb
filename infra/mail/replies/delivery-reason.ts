import type { Ending } from '../definition/life.ts';
import type { MailState } from '../definition/mail-state.ts';
import { happenings } from '../happenings/happenings.ts';
import { codesOf, judgeRefusal, TOO_MUCH } from './delivery-verdict.ts';

/** What ended a mail before it left: what happened to what it is about, or somebody who took it back. */
export type MailEnding = Ending | 'mailing-cancelled' | 'all-cancelled' | 'outdated' | 'forgotten';

/** What the row of a mail says of how it fares. */
export interface ToldMail {
  state: MailState;
  /** What a mail server said, or the product itself. */
  error: string | null;
  endedBy: MailEnding | null;
}

/** Why a mail stands where it stands. */
interface DeliveryReason {
  /** In a person's words; null when there is nothing to say. */
  reason: string | null;
  /** What the mail server said, word for word; null when none said anything. */
  said: string | null;
}

/** How texts begin that the product writes itself beside a mail. */
export const EXPIRED = 'Expired: its time was over before it could be sent.';
export const QUARANTINED = 'Quarantined: ';
export const UNWRITTEN = 'This mail could not be written: ';
export const RETURNED = 'Returned: ';
export const COMPLAINED = 'The recipient reported this mail as spam.';

/** Of mails that the product ended before it kept what ended them. */
const ENDED_SOMEHOW = 'No longer needed, or taken back';

const ENDINGS: Record<MailEnding, string> = {
  ...(happenings as Record<Ending, string>),
  'mailing-cancelled': 'The mailing was cancelled',
  'all-cancelled': 'All waiting mail was cancelled',
  outdated: 'What it said was no longer true',
  forgotten: 'What it said was deleted',
};

/** Why a mail stands where it stands, for staff: the one place where that is put into words. */
export function deliveryReason({ state, error, endedBy }: ToldMail): DeliveryReason {
  if (state === 'cancelled') return { reason: (endedBy && ENDINGS[endedBy]) ?? ENDED_SOMEHOW, said: null };
  if (error === null) return { reason: null, said: null };
  if (state === 'suppressed') return { reason: error, said: null };
  const own = OWN_TEXTS.find(({ text }) => text.test(error));
  if (own) return { reason: own.means ?? error.replace(/\.$/, ''), said: own.isMore ? error : null };
  return { reason: meaningOf(error, state), said: error };
}

type Test = Pick<RegExp, 'test'>;

const begins = (text: string): Test => ({ test: (error) => error.startsWith(text) });

/** What the product writes itself; without a meaning the text says it. */
const OWN_TEXTS: { text: Test; means?: string; isMore?: boolean }[] = [
  { text: begins(EXPIRED), means: 'Its time was over before it could be sent' },
  {
    text: begins(QUARANTINED),
    means: 'The program that sends mail stopped at it again and again',
    isMore: true,
  },
  { text: begins(UNWRITTEN), means: 'It could not be written', isMore: true },
  { text: begins(COMPLAINED) },
  // A share of mails that is used up (MAIL_SHAPING_FILE).
  { text: /: (no more mails today|waits for its turn)\.$/ },
];

interface Meaning {
  means: string;
  /** Precise codes (RFC 3463), of refusals for now and for good. */
  codes?: RegExp;
  /** What is said where the code alone does not tell. */
  words?: Test;
}

/** What a mail server means. The first that fits holds. */
const MEANINGS: Meaning[] = [
  { means: 'Our mail server did not let us in', codes: /^[45]\.7\.8$/, words: /^53[045]\b/ },
  {
    means: 'Our mail server does not pass mail on to this address',
    words:
      /\brelay(ing)? (is )?(access )?(denied|not (allowed|permitted))\b|\bnot permitted to relay\b|\brcpthosts\b/i,
  },
  {
    means: 'Our sender address was refused',
    codes: /^[45]\.1\.[78]$/,
    words: /\bsender (address|domain|verify)\b/i,
  },
  {
    means: 'The mailbox is full',
    codes: /^[45]\.2\.2$/,
    words:
      /\b(mailbox|inbox|account|user|recipient)\b.{0,40}\bfull\b|\bover ?quota\b|\bquota (is )?exceeded\b/i,
  },
  {
    means: 'The mail is too large for the mailbox',
    codes: /^[45]\.(2\.3|3\.4)$/,
    words: /\bmessage (size|too (big|large))\b/i,
  },
  { means: 'The mailbox gets too much mail at the moment', words: TOO_MUCH },
  {
    means: 'The mailbox is closed',
    codes: /^[45]\.2\.1$/,
    words: /\b(mailbox|account)\b.{0,20}\b(disabled|inactive|suspended|closed)\b/i,
  },
  {
    means: 'Nobody takes mail at the domain of the address',
    codes: /^[45]\.(1\.2|4\.4|4\.310)$/,
    words:
      /\b(domain|host) (name )?(not found|does not exist|unknown)\b|\b(unknown|no such) (domain|host)\b|\bdoes not accept mail\b/i,
  },
  { means: 'The mailbox has moved', codes: /^[45]\.1\.6$/ },
  {
    means: 'The mailbox does not exist',
    words: { test: (reply) => judgeRefusal(reply, reply).about === 'address' },
  },
  { means: 'Their mail server asks to try again a little later', words: /\bgr[ae]y-?list/i },
  {
    means: 'Their provider refused it as unwanted',
    codes: /^[45]\.7\.\d+$/,
    words:
      /\b(spam|unsolicited|(black|block|deny)-? ?list(ed)?|blocked|reputation|polic(y|ies)|dmarc|spf)\b/i,
  },
  { means: 'Their mail server passes it round in a circle', codes: /^[45]\.4\.6$/ },
  { means: 'Their mail server refused the address without saying why', codes: /^5\.4\.1$/ },
];

function meaningOf(error: string, state: MailState): string {
  const isReturned = error.startsWith(RETURNED);
  const reply = isReturned ? error.slice(RETURNED.length) : error;
  const { code, precise = '' } = codesOf(reply, reply);
  const found = MEANINGS.find(({ codes, words }) => codes?.test(precise) || words?.test(reply));
  if (found) return found.means;
  if (isReturned) return 'Their mail server sent it back';
  if (state === 'sent') return 'A mail server reports trouble with it';
  const often = state === 'failed' ? ', however often it was tried' : ' for now';
  if (code === null) return `The mail server could not be reached${often}`;
  return code < 500 ? `Their mail server did not take it${often}` : 'The mail server refused it';
}
