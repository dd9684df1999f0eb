import { quotedPrintable } from './quoted-printable.ts';

/**
 * What a boundary begins with (RFC 2045, 6.7): it occurs in no quoted-printable and in no base64, and text that has it is
 * not left as it is. So nobody who writes into a mail can end its part.
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

/**
 * The shortest of the encodings that every mail server takes, whatever it announces: plain short lines as they are,
 * mostly Latin text and HTML in quoted-printable, other scripts in base64.
 */
function encodedText(text: string): { encoding: '7bit' | 'quoted-printable' | 'base64'; content: string } {
  const utf8 = inUtf8(text);
  const isAscii = utf8.length === text.length;
  if (isAscii && isPlain(text)) return { encoding: '7bit', content: text.replace(/\r?\n/g, '\r\n') };
  // About a character in ten that quoted-printable writes in six or nine: from there on base64 is shorter.
  return utf8.length > text.length * 1.1
    ? { encoding: 'base64', content: base64(text.replace(/\r?\n/g, '\r\n')) }
    : { encoding: 'quoted-printable', content: quotedPrintable(utf8) };
}

/** Of ASCII: printable, in lines of 76 characters at most, without lone carriage returns and without a boundary. */
function isPlain(text: string): boolean {
  return (
    !/[^\t\r\n\x20-\x7e]/.test(text) &&
    !/[^\r\n]{77}|\r(?!\n)/.test(text) &&
    !text.includes(BOUNDARY_MARK) &&
    // Mail programs that keep mail in one file change such a line, and with it a signature.
    !/^From /m.test(text)
  );
}

/** Every text is written into the same bytes, so that none leaves garbage behind. */
let page = Buffer.allocUnsafeSlow(0);

/** The bytes hold until the next text is encoded. */
function inUtf8(text: string): Buffer {
  if (page.length < text.length * 3) page = Buffer.allocUnsafeSlow(text.length * 3);
  return page.subarray(0, page.write(text));
}

function base64(text: string): string {
  return Buffer.from(text)
    .toString('base64')
    .replace(/.{76}(?=.)/g, '$&\r\n');
}
