import { COMPLAINED, judgeRefusal, replyText } from '@tablefall/mail';
import type { MailReport } from '@tablefall/platform/outbox/mail-reports';

/** What a report comes to, whichever way it came. */
export type Outcome = Pick<MailReport, 'isFinal' | 'suppression' | 'code' | 'text'>;

export const COMPLAINT: Outcome = {
  isFinal: false,
  suppression: 'complained',
  code: null,
  text: COMPLAINED,
};

/**
 * Of a mail that could not be delivered.
 *
 * @param status such as `5.1.1` (RFC 3463); empty when none is told
 * @param diagnostic what the mail server said
 * @param isFinal false while the server still tries: then nothing is held against the address
 */
export function outcomeOf(status: string, diagnostic: string, isFinal: boolean): Outcome {
  const { about, code } = judgeRefusal(diagnostic, status);
  const text = replyText(diagnostic || status) || (isFinal ? 'It could not be delivered.' : 'It is delayed.');
  return { isFinal, suppression: isFinal && about === 'address' ? 'bounced' : null, code, text };
}
