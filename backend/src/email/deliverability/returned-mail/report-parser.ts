import { createHash } from 'node:crypto';
import { mailOfReturnAddress, type Secrets } from '@tablefall/mail';
import type { MailReport } from '@tablefall/platform/outbox/mail-reports';
import { type MailParts, partsOf } from './mail-parts.ts';
import { mailOfMessageId } from './message-id.ts';
import { addressesIn, type Fields, fieldsOf, untyped } from './report-fields.ts';
import { COMPLAINT, type Outcome, outcomeOf } from './report-outcome.ts';

/** How the return addresses of this installation are made. */
export interface ReturnAddresses {
  /** Null where mails have none of their own. */
  address: string | null;
  secrets: Secrets;
}

/**
 * Complaints are of these kinds (RFC 5965). `not-spam` takes one back, and `auth-failure` does not come from a
 * reader.
 */
const COMPLAINTS = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list', 'other', 'virus', 'miscategorized']);
const FEEDBACK_PARTS = new Set(['message/feedback-report']);
const STATUS_PARTS = new Set(['message/delivery-status', 'message/global-delivery-status']);
const ORIGINAL_PARTS = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/global-headers',
]);

/**
 * Reads a message that came to the return address: a delivery status notification (RFC 3464) or a complaint (RFC
 * 5965).
 *
 * @param apart takes it apart; `MimeReader` where requests must not wait
 * @returns null for every other message, and for a report that is of no mail of ours or only pretends to be
 */
export async function readReport(
  raw: Buffer,
  addresses: ReturnAddresses,
  apart: (raw: Buffer) => Promise<MailParts | null> = partsOf,
): Promise<MailReport | null> {
  const message = await apart(raw);
  if (!message) {
    return null;
  }
  const outcome = complaintOf(message) ?? deliveryOf(message);
  const mail = outcome && mailOf(message, addresses);
  return mail && { ...mail, ...outcome, digest: digestOf(message.messageId ?? raw), address: null };
}

/** One that comes twice, under one name. */
export function digestOf(report: string | Buffer): string {
  return createHash('sha256').update(report).digest('base64url').slice(0, 22);
}

function complaintOf(message: MailParts): Outcome | null {
  const kind = fieldsOf(partOf(message, FEEDBACK_PARTS))[0]?.get('feedback-type')?.toLowerCase();
  return kind && COMPLAINTS.has(kind) ? COMPLAINT : null;
}

/**
 * Our mails have one recipient each, but the address may stand for a list. Of several recipients, one that failed
 * counts first.
 */
function deliveryOf(message: MailParts): Outcome | null {
  const recipients = fieldsOf(partOf(message, STATUS_PARTS)).filter((fields) => fields.has('action'));
  const actionOf = (fields: Fields) => fields.get('action')?.toLowerCase().split(/\W/)[0];
  const failed = recipients.find((fields) => actionOf(fields) === 'failed');
  const told = failed ?? recipients.find((fields) => actionOf(fields) === 'delayed');
  if (!told) {
    return null;
  }
  return outcomeOf(told.get('status') ?? '', untyped(told.get('diagnostic-code')), told === failed);
}

/**
 * Which mail a report is about. The return address that it came to says so, and its signature must hold. Without one,
 * the Message-ID of the mail that it quotes does: only those who have the mail know it.
 */
function mailOf(
  message: MailParts,
  { address, secrets }: ReturnAddresses,
): Pick<MailReport, 'mailId' | 'messageId'> | null {
  const original = fieldsOf(partOf(message, ORIGINAL_PARTS))[0];
  const feedback = fieldsOf(partOf(message, FEEDBACK_PARTS))[0];
  const given = [
    ...message.recipients,
    feedback?.get('original-mail-from') ?? '',
    original?.get('return-path') ?? '',
  ].flatMap(addressesIn);
  const tagged = address ? given.map((text) => mailOfReturnAddress(text, address, secrets)) : [];
  const mailId = tagged.find((mail) => mail !== null && mail !== 'forged');
  if (mailId) {
    return { mailId, messageId: null };
  }
  return tagged.includes('forged') ? null : mailOfMessageId(original?.get('message-id') ?? '');
}

function partOf({ parts }: MailParts, types: Set<string>): string {
  return parts.find(({ type }) => types.has(type))?.text ?? '';
}
