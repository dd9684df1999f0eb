const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const DOT = 0x2e;
const EQUALS = 0x3d;
const HEX = Buffer.from('0123456789ABCDEF');

/** A line has 76 characters at most (RFC 2045, 6.7), the last of which may be the `=` of a soft line break. */
const LONGEST = 75;

/** For each byte: 1 if it is written as it is. */
const LITERAL = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte === TAB || (byte >= SPACE && byte <= 0x7e && byte !== EQUALS)),
);

/** What every text is encoded into, so that none leaves garbage behind. */
let page = Buffer.allocUnsafeSlow(0);

/**
 * UTF-8 in quoted-printable (RFC 2045, 6.7) with CRLF line ends: ASCII in lines of 76 characters at most, none of which
 * begins with a dot, as SMTP would have to double it.
 */
export function quotedPrintable(bytes: Buffer): string {
  const { length } = bytes;
  makeRoom(length);
  const out = page;
  let end = 0;
  let lineStart = 0;
  let at = 0;
  while (at < length) {
    const byte = bytes[at] as number;
    const width = widthOf(byte, end === lineStart);
    if (byte === LF || (byte === CR && at + 1 < length && bytes[at + 1] === LF)) {
      end = lineStart = endLine(end, lineStart);
      at += byte === CR ? 2 : 1;
    } else if (end - lineStart + width > LONGEST) {
      end = lineStart = breakLine(end);
    } else if (width === 1) {
      // Most of a mail is copied here, up to the end of the line or to what is written otherwise.
      const stop = Math.min(length, at + LONGEST - (end - lineStart));
      while (at < stop && LITERAL[bytes[at] as number] === 1) out[end++] = bytes[at++] as number;
    } else {
      end = encode(byte, end);
      at += 1;
    }
  }
  end = encodeLastSpace(end, lineStart);
  return out.toString('latin1', 0, end);
}

/** Of a character the width is that of all its bytes, so that no line break comes between them. */
function widthOf(byte: number, isFirst: boolean): number {
  if (LITERAL[byte] === 1) return byte === DOT && isFirst ? 3 : 1;
  if (byte < 0xc0) return 3;
  if (byte < 0xe0) return 6;
  return byte < 0xf0 ? 9 : 12;
}

function encode(byte: number, end: number): number {
  page[end] = EQUALS;
  page[end + 1] = HEX[byte >> 4] as number;
  page[end + 2] = HEX[byte & 15] as number;
  return end + 3;
}

function breakLine(end: number): number {
  page[end] = EQUALS;
  page[end + 1] = CR;
  page[end + 2] = LF;
  return end + 3;
}

function endLine(end: number, lineStart: number): number {
  const lineEnd = encodeLastSpace(end, lineStart);
  page[lineEnd] = CR;
  page[lineEnd + 1] = LF;
  return lineEnd + 2;
}

/** White space at the end of a line would be lost on the way. */
function encodeLastSpace(end: number, lineStart: number): number {
  const last = page[end - 1];
  if (end === lineStart || (last !== SPACE && last !== TAB)) return end;
  return encode(last, end - lineStart > LONGEST - 2 ? breakLine(end - 1) : end - 1);
}

/** For so many bytes: each of them three characters, and soft line breaks. */
function makeRoom(bytes: number): void {
  const most = bytes * 4 + 10;
  if (page.length < most) page = Buffer.allocUnsafeSlow(most);
}
