import { createHash, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { DkimKey } from '@tablefall/platform/config/dkim';
import { foldLines } from 'nodemailer/lib/mime-funcs';
import type { Message } from './message.ts';

/** With a callback Node signs beside the event loop, on another core: RSA takes longer than all the rest of a mail. */
const signBeside = promisify(sign);

/** What a signature covers: RFC 8058 asks for the headers of unsubscribing. A header that a mail lacks is passed over. */
const COVERED = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'References',
  'To',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
  'X-Auto-Response-Suppress',
  'Precedence',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
];

/**
 * Named once more than a mail has them (RFC 6376, 8.15): with a second one put before the first, or one where there was none,
 * the signature does not hold. These are what programs show of a mail, or answer to.
 */
const NEVER_ADDED = ['From', 'Reply-To', 'Subject', 'Date', 'To'];

/** Signs messages for a domain (DKIM, RFC 6376): rsa-sha256, relaxed/relaxed. */
export class DkimSigner {
  constructor(private readonly key: DkimKey) {}

  /** The message with its signature as the first field. */
  async sign(message: Message): Promise<Message> {
    const { domain, selector, privateKey } = this.key;
    const byName = new Map(message.fields.map((field) => [nameOf(field), field]));
    const covered = COVERED.filter((name) => byName.has(name.toLowerCase()));
    const bodyHash = createHash('sha256').update(relaxedBody(message.body)).digest('base64');
    const tags = `v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=${selector}; bh=${bodyHash}; h=${[...covered, ...NEVER_ADDED].join(' : ')}`;
    const unsigned = `${foldLines(`DKIM-Signature: ${tags}`, 76)};\r\n b=`;
    const signed = [...covered.map((name) => byName.get(name.toLowerCase()) ?? ''), unsigned];
    const signature = await signBeside(
      'sha256',
      Buffer.from(signed.map(relaxedField).join('\r\n')),
      privateKey,
    );
    const folded = signature.toString('base64').replace(/.{72}(?=.)/g, '$&\r\n ');
    return { fields: [unsigned + folded, ...message.fields], body: message.body };
  }
}

function nameOf(field: string): string {
  return field.slice(0, field.indexOf(':')).toLowerCase();
}

/** RFC 6376, 3.4.2: name in small letters, unfolded, white space run together. */
function relaxedField(field: string): string {
  const value = field.slice(field.indexOf(':') + 1).replace(/\r\n/g, '');
  return `${nameOf(field)}:${value.replace(/[\t ]+/g, ' ').replace(/^ | $/g, '')}`;
}

/** RFC 6376, 3.4.4: white space run together, none at the end of lines, no empty lines at the end. */
function relaxedBody(body: string): string {
  return body
    .replace(/[\t ]+/g, ' ')
    .replace(/ (?=\r\n|$)/g, '')
    .replace(/(\r\n)*$/, '\r\n');
}
