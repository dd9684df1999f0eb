import { SmtpRefusal, type SmtpStage } from '../rules/refusal.ts';
import type { Reply } from './replies.ts';
import type { Extensions } from './session.ts';

/** What a mail server is told of a mail: whom it is from and for, and its bytes. */
export interface Submission {
  sender: string;
  recipient: string;
  content: Buffer;
}

/** The commands before a mail's content: MAIL, RCPT and DATA (RFC 5321, 3.3). */
export type Envelope = readonly [mail: string, recipient: string, data: string];

const STAGES: SmtpStage[] = ['sender', 'recipient', 'content'];

/**
 * Writes the envelope as this server takes it.
 *
 * @throws SmtpRefusal when the server need not be asked: it cannot take such a mail
 */
export function envelopeOf({ sender, recipient, content }: Submission, extensions: Extensions): Envelope {
  const parameters = [];
  for (const address of [sender, recipient]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come into a command
    if (/[\x00-\x1f\x7f<>]/.test(address))
      throw impossible('An address has characters that no envelope takes', 553);
  }
  if (/[^\x20-\x7e]/.test(sender + recipient)) {
    // RFC 6531: such a mail has the address in its header as well, and may go no other way.
    if (!extensions.has('SMTPUTF8'))
      throw impossible('The mail server takes no address with letters other than ASCII (SMTPUTF8)', 553);
    parameters.push(' SMTPUTF8 BODY=8BITMIME');
  }
  const size = extensions.get('SIZE');
  if (size !== undefined) {
    const limit = Number.parseInt(size, 10);
    if (limit > 0 && content.length > limit)
      throw impossible(`The mail has ${content.length} bytes, the mail server takes ${limit}`, 552);
    parameters.push(` SIZE=${content.length}`);
  }
  return [`MAIL FROM:<${sender}>${parameters.join('')}`, `RCPT TO:<${recipient}>`, 'DATA'];
}

/** The first of the replies to an envelope that refuses the mail; null when its content may follow. */
export function refusalIn(replies: Reply[]): SmtpRefusal | null {
  const at = replies.findIndex(({ code }) => code >= 400);
  const reply = replies[at];
  return reply ? new SmtpRefusal(reply.text, reply.code, STAGES[at] ?? 'content', false) : null;
}

/** The content as it travels: a line that begins with a dot gets a second one, and a dot of its own ends it (4.5.2). */
export function dotStuffed(content: Buffer): Buffer {
  const isEnded = content.subarray(-2).equals(LINE_END);
  const end = isEnded ? '.\r\n' : '\r\n.\r\n';
  if (!content.includes('\r\n.') && content[0] !== DOT) return Buffer.concat([content, Buffer.from(end)]);
  const text = content.toString('latin1').replace(/(^|\r\n)\./g, '$1..');
  return Buffer.from(text + end, 'latin1');
}

const DOT = 0x2e;
const LINE_END = Buffer.from('\r\n');

function impossible(message: string, code: number): SmtpRefusal {
  return new SmtpRefusal(message, code, 'content', false);
}
