/** Why a mail was not accepted, as the transport saw it. */
export class SmtpRefusal extends Error {
  constructor(
    /** The reply or the error, on one line. */
    message: string,
    /** SMTP reply code; null when the connection failed instead. */
    readonly code: number | null,
    /** What the server was doing: `greeting`, `auth`, `sender`, `recipient`, `content`; null for a lost connection. */
    readonly stage: SmtpStage | null,
    /** The whole mail was handed over and no reply came: it may have been accepted. */
    readonly ambiguous: boolean,
  ) {
    super(message);
  }
}

export type SmtpStage = 'greeting' | 'auth' | 'sender' | 'recipient' | 'content';

export interface Verdict {
  /** retry: not now; fail: never. */
  answer: 'retry' | 'fail';
  /** The address is refused for good: it gets no bulk mail any more. */
  bounced: boolean;
  /**
   * Whom the refusal is about: this recipient; the content of the mail, or a policy, which is final for one mail but in
   * a run about the whole mailing; the moment; or us (every other mail would be refused alike).
   */
  about: 'recipient' | 'content' | 'moment' | 'us';
}

const RECIPIENT_UNKNOWN = new Set([550, 551, 553, 554]);
const NOT_SIGNED_IN = new Set([530, 534, 535]);

/**
 * What a refusal means. Permanent replies before the recipient is named are about us, and so are those to the
 * recipient that carry an enhanced code 5.7.x (policy, RFC 3463): neither may cost a guest the address.
 */
export function judge({ code, stage, message }: SmtpRefusal): Verdict {
  if (code === null || code < 500) return { answer: 'retry', bounced: false, about: 'moment' };
  if (
    NOT_SIGNED_IN.has(code) ||
    stage === 'greeting' ||
    stage === 'auth' ||
    (stage === 'sender' && code !== 552)
  ) {
    return { answer: 'retry', bounced: false, about: 'us' };
  }
  if (stage !== 'recipient' || /^\d{3}[ -]5\.7\./.test(message)) {
    return { answer: 'fail', bounced: false, about: 'content' };
  }
  return { answer: 'fail', bounced: RECIPIENT_UNKNOWN.has(code), about: 'recipient' };
}
