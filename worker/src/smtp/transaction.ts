import { SmtpRefusal, type SmtpStage } from '../rules/refusal.ts';
import type { Extensions, Reply } from './replies.ts';

/** What a mail server is told of a mail: whom it is from and for, and its content with CRLF line ends. */
export interface Submission {
  sender: string;
  recipient: string;
  content: string;
}

/** The commands before a mail's content: MAIL, RCPT and DATA (RFC 5321, 3.3). */
export type Envelope = readonly [mail: string, recipient: string, data: string];

const STAGES: SmtpStage[] = ['sender', 'recipient', 'content'];

/**
 * Writes the envelope as this server takes it.
 * Throws SmtpRefusal when the server cannot take such a mail, so that it need not be asked.
 */
export function envelopeOf({ sender, recipient, content }: Submission, extensions: Extensions): Envelope {
  const parameters = [];
  for (const address of [sender, recipient]) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not come into a command
    if (/[\x00-\x1f\x7f<>]/.test(address))
      throw impossible('An address has characters that no envelope takes', 553, 'address');
  }
  if (!isAscii(sender + recipient)) {
    // RFC 6531: such a mail has the address in its header as well, so it can only be sent this way.
    if (!extensions.has('SMTPUTF8')) {
      const why = 'The mail server takes no address with letters other than ASCII (SMTPUTF8)';
      throw impossible(why, 553, isAscii(sender) ? 'address' : 'sender');
    }
    parameters.push(' SMTPUTF8 BODY=8BITMIME');
  }
  const size = extensions.get('SIZE');
  if (size !== undefined) {
    const limit = Number.parseInt(size, 10);
    const bytes = Buffer.byteLength(content);
    if (limit > 0 && bytes > limit)
      throw impossible(`The mail has ${bytes} bytes, the mail server takes ${limit}`, 552, 'content');
    parameters.push(` SIZE=${bytes}`);
  }
  return [`MAIL FROM:<${sender}>${parameters.join('')}`, `RCPT TO:<${recipient}>`, 'DATA'];
}

/** The first of the replies to an envelope that refuses the mail; null when its content may follow. */
export function refusalIn(replies: Reply[]): SmtpRefusal | null {
  const at = replies.findIndex(({ code }) => code >= 400);
  const reply = replies[at];
  return reply ? new SmtpRefusal(reply.text, reply.code, STAGES[at] ?? 'content', false) : null;
}

/**
 * The content as it travels (4.5.2): a line that begins with a dot gets a second dot, and a single dot on a line ends
 * the content.
 */
export function dotStuffed(content: string): string {
  const end = content.endsWith('\r\n') ? '.\r\n' : '\r\n.\r\n';
  const hasDots = content.startsWith('.') || content.includes('\r\n.');
  return (hasDots ? content.replace(/(^|\r\n)\./g, '$1..') : content) + end;
}

function isAscii(text: string): boolean {
  return !/[^\x20-\x7e]/.test(text);
}

function impossible(message: string, code: number, stage: SmtpStage): SmtpRefusal {
  return new SmtpRefusal(message, code, stage, false);
}
