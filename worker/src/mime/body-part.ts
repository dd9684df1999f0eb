import { quotedPrintable } from './quoted-printable.ts';

/**
 * What a boundary begins with (RFC 2045, 6.7). It occurs neither in quoted-printable nor in base64, and a text that
 * contains it is encoded. So nobody who writes into a mail can end its part.
 */
export const BOUNDARY_MARK = '=_';

/** A body part: its fields, an empty line, and its content with CRLF line ends, the last line unended. */
export function textPart(type: string, text: string): string {
  const { encoding, content } = encodedText(text);
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}`;
}

/** A file that goes with a mail, byte for byte. */
export function filePart(type: string, name: string, content: string): string {
  return (
    `Content-Type: ${type}; name=${name}\r\nContent-Disposition: attachment; filename=${name}\r\n` +
    `Content-Transfer-Encoding: base64\r\n\r\n${base64(content)}`
  );
}

/** Body parts in one multipart body, without the fields that announce it (RFC 2046, 5.1). */
export function multipart(boundary: string, parts: string[]): string {
  return `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
}

/** What base64 makes of a text of ASCII: four characters of three bytes, and line ends. */
const GROWTH_IN_BASE64 = 1.37;

/**
 * The shortest of the encodings that every mail server takes, whatever it announces: plain short lines as they are,
 * mostly Latin text and HTML in quoted-printable, other scripts in base64.
 */
function encodedText(text: string): { encoding: '7bit' | 'quoted-printable' | 'base64'; content: string } {
  if (isPlain(text)) return { encoding: '7bit', content: text.replace(/\r?\n/g, '\r\n') };
  const content = quotedPrintable(text);
  if (content.length > text.length * GROWTH_IN_BASE64) {
    const shorter = base64(text.replace(/\r?\n/g, '\r\n'));
    if (shorter.length < content.length) return { encoding: 'base64', content: shorter };
  }
  return { encoding: 'quoted-printable', content };
}

/**
 * ASCII in lines of at most 76 characters (HTML hardly ever is), without lone carriage returns and without a
 * boundary.
 */
function isPlain(text: string): boolean {
  return (
    !hasLineOver(76, text) &&
    !/[^\t\r\n\x20-\x7e]|\r(?!\n)/.test(text) &&
    !text.includes(BOUNDARY_MARK) &&
    // Mail programs that keep mail in one file change such a line, and with it a signature.
    !/^From /m.test(text)
  );
}

/** A carriage return counts as a character, too. A regular expression would look at each character many times. */
function hasLineOver(most: number, text: string): boolean {
  for (let start = 0, end = 0; end < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    if (end - start > most) return true;
  }
  return false;
}

function base64(text: string): string {
  return Buffer.from(text)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n');
}
