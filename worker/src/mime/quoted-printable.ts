const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const DOT = 0x2e;
const EQUALS = 0x3d;
const HEX = Buffer.from('0123456789ABCDEF');

/** A line has 76 characters at most (RFC 2045, 6.7), the last of which may be the `=` of a soft line break. */
const LONGEST = 75;

/** For each byte: how many characters it is written in, 1 as it is or 3 encoded. */
const WIDTHS = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte === TAB || (byte >= SPACE && byte <= 0x7e && byte !== EQUALS) ? 1 : 3,
);

/** For each byte: the width of the character that begins with it, so that no line break comes into it. */
const CHARACTER_WIDTHS = WIDTHS.map((width, byte) => {
  if (byte >= 0xf0) return 12;
  if (byte >= 0xe0) return 9;
  return byte >= 0xc0 ? 6 : width;
});

/** What every mail is written into, so that none leaves garbage behind: its bytes as UTF-8, and encoded. */
let given = Buffer.allocUnsafeSlow(0);
let page = Buffer.allocUnsafeSlow(0);

/**
 * Text in quoted-printable (RFC 2045, 6.7) with CRLF line ends: ASCII in lines of 76 characters at most, none of which
 * begins with a dot, as SMTP would have to double it.
 */
export function quotedPrintable(text: string): string {
  makeRoom(text.length);
  const bytes = given;
  const out = page;
  const length = bytes.write(text);
  let end = 0;
  let lineStart = 0;
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === LF || (byte === CR && at + 1 < length && bytes[at + 1] === LF)) {
      out[end++] = CR;
      out[end++] = LF;
      lineStart = end;
      if (byte === CR) at += 1;
      continue;
    }
    if (end - lineStart + (CHARACTER_WIDTHS[byte] as number) > LONGEST) {
      out[end++] = EQUALS;
      out[end++] = CR;
      out[end++] = LF;
      lineStart = end;
    }
    if (
      WIDTHS[byte] === 1 &&
      isSafe(byte, end === lineStart, at + 1 === length ? LF : (bytes[at + 1] as number))
    ) {
      out[end++] = byte;
    } else {
      // A continuation byte of UTF-8 has had its place counted by the first byte of its character.
      out[end++] = EQUALS;
      out[end++] = HEX[byte >> 4] as number;
      out[end++] = HEX[byte & 15] as number;
    }
  }
  return out.toString('latin1', 0, end);
}

/** White space at the end of a line would be lost on the way, and a dot at its beginning doubled. */
function isSafe(byte: number, isFirst: boolean, next: number): boolean {
  if (byte <= SPACE) return next !== LF && next !== CR;
  return byte !== DOT || !isFirst;
}

/** For a text of so many UTF-16 units: three bytes each, each of them three characters, and soft line breaks. */
function makeRoom(units: number): void {
  if (given.length >= units * 3) return;
  given = Buffer.allocUnsafeSlow(units * 3);
  page = Buffer.allocUnsafeSlow(units * 10);
}
