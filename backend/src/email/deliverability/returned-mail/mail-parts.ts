import PostalMime, { type Attachment } from 'postal-mime';

/** What is needed of a message: its id, whom it came to, and its parts for programs. */
export interface MailParts {
  messageId: string | null;
  /** The headers that name who it came to. */
  recipients: string[];
  parts: { type: string; text: string }[];
}

/** A report has a few kilobytes of headers, and quotes those of one mail. */
const LONGEST_BLOCK = 64 * 1024;
const LONGEST_VALUE = 1_000;
const DEEPEST = 8;
const MOST_PARTS = 20;
const LIMITS = { maxHeadersSize: LONGEST_BLOCK, maxNestingDepth: DEEPEST, maxRfc822NestingDepth: 0 };

const RECIPIENT_HEADERS = ['to', 'delivered-to', 'x-original-to', 'envelope-to'];
/**
 * The most that the MIME parser is given. Strangers write what it reads, and it works for a long time on long lists
 * of addresses.
 */
const MIME_HEADERS = ['message-id', 'mime-version', 'content-type', 'content-transfer-encoding'];

/**
 * Takes a message apart, in a time that grows only with its length, whatever a stranger wrote.
 *
 * @returns null when it is no message, or longer, deeper or stranger than a report is
 */
export async function partsOf(raw: Uint8Array): Promise<MailParts | null> {
  const message = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const end = endOfHeaders(message.subarray(0, LONGEST_BLOCK));
  if (end === null) {
    return null;
  }
  const headers = linesOf(message.toString('latin1', 0, end));
  const mime = Buffer.from(headersOf(headers, MIME_HEADERS).join('\r\n'), 'latin1');
  const email = await PostalMime.parse(Buffer.concat([mime, message.subarray(end)]), LIMITS).catch(
    () => null,
  );
  return (
    email && {
      messageId: email.messageId ?? null,
      recipients: headersOf(headers, RECIPIENT_HEADERS),
      parts: email.attachments
        .slice(0, MOST_PARTS)
        .map(({ mimeType, content }) => ({ type: mimeType.toLowerCase(), text: textOf(content) })),
    }
  );
}

/** Where the empty line begins that ends the headers; null when there is none within the limit. */
function endOfHeaders(start: Buffer): number | null {
  const found = [start.indexOf('\r\n\r\n'), start.indexOf('\n\n')].filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : null;
}

/** Header lines; a line that was folded into several is one (RFC 5322, 2.2.3). */
function linesOf(headers: string): string[] {
  return headers.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
}

/** The headers of these names; one that is longer than any real one is left out. */
function headersOf(lines: string[], names: string[]): string[] {
  return lines.filter((line) => {
    const name = line.slice(0, Math.max(line.indexOf(':'), 0)).toLowerCase();
    return line.length <= LONGEST_VALUE && names.includes(name);
  });
}

function textOf(content: Attachment['content']): string {
  if (typeof content === 'string') {
    return content.slice(0, LONGEST_BLOCK);
  }
  return new TextDecoder().decode(new Uint8Array(content).subarray(0, LONGEST_BLOCK));
}
