import { judgeRefusal } from '@tablefall/mail';

/** Why a mail was not accepted, as whoever handed it over saw it. */
export abstract class Refusal extends Error {
  /** Code of the reply; null when the connection failed instead. */
  abstract readonly code: number | null;
  /** The whole mail was handed over and no reply came: it may have been accepted. */
  abstract readonly ambiguous: boolean;
  abstract readonly verdict: Verdict;
  /** How long to wait at least before the next try, in milliseconds. */
  readonly leastWait: number = 0;
}

/** Why a mail server did not accept a mail. */
export class SmtpRefusal extends Refusal {
  constructor(
    /** The reply or the error, on one line. */
    message: string,
    /** SMTP reply code; null when the connection failed instead. */
    readonly code: number | null,
    /** Which step of the conversation was refused; null for a lost connection. */
    readonly stage: SmtpStage | null,
    /** The whole mail was handed over and no reply came: it may have been accepted. */
    readonly ambiguous: boolean,
  ) {
    super(message);
  }

  get verdict(): Verdict {
    return judge(this);
  }
}

/** `address` when the server need not be asked: it takes no such address. */
export type SmtpStage = 'greeting' | 'auth' | 'address' | 'sender' | 'recipient' | 'content';

export interface Verdict {
  /** retry: not now; fail: never. */
  answer: 'retry' | 'fail';
  /** The address is dead: it gets no mail any more. */
  bounced: boolean;
  /**
   * Whom the refusal is about. `recipient`: this one. `block`: us, the content or a policy; final for one mail, but
   * many in a row are about the whole mailing. The moment. Us for certain: every other mail would be refused, too.
   * `nobody`: it says nothing of an address, because the server was not asked about it or puts off everybody at
   * first.
   */
  about: 'recipient' | 'block' | 'moment' | 'us' | 'nobody';
}

const NOT_SIGNED_IN = new Set([530, 534, 535]);
/**
 * Some servers put off everybody who writes to a recipient for the first time, each mail by itself, however many
 * there are (RFC 6647).
 */
const GREYLISTED = /\bgr[ae]y-?list/i;
const BLOCK: Verdict = { answer: 'fail', bounced: false, about: 'block' };

/**
 * What a refusal means. A permanent reply before the recipient is named is about us. Of a reply to the recipient,
 * `judgeRefusal` says what it is about: only one that says that the address is dead costs a guest the address.
 */
export function judge({ code, stage, message }: SmtpRefusal): Verdict {
  if (code === null || code < 500) {
    const isPutOff = stage === 'recipient' && GREYLISTED.test(message);
    return { answer: 'retry', bounced: false, about: isPutOff ? 'nobody' : 'moment' };
  }
  if (stage === 'address') return { answer: 'fail', bounced: false, about: 'nobody' };
  if (
    NOT_SIGNED_IN.has(code) ||
    stage === 'greeting' ||
    stage === 'auth' ||
    (stage === 'sender' && code !== 552)
  ) {
    return { answer: 'retry', bounced: false, about: 'us' };
  }
  const about = stage === 'recipient' ? judgeRefusal(message).about : 'us';
  return about === 'us' ? BLOCK : { answer: 'fail', bounced: about === 'address', about: 'recipient' };
}
