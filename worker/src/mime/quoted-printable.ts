const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
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

/** Grows to the longest text that was written; every mail of the process is written into it. */
let page = Buffer.allocUnsafeSlow(0);

/** Text in quoted-printable (RFC 2045, 6.7) with CRLF line ends: ASCII in lines of 76 characters at most. */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text);
  const { length } = bytes;
  // At worst each byte takes three characters, and each line of 75 of them three more.
  if (page.length < length * 4) page = Buffer.allocUnsafeSlow(length * 4);
  const out = page;
  let end = 0;
  let column = 0;
  for (let at = 0; at < length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === LF || (byte === CR && bytes[at + 1] === LF)) {
      out[end++] = CR;
      out[end++] = LF;
      column = 0;
      if (byte === CR) at += 1;
      continue;
    }
    if (column + (CHARACTER_WIDTHS[byte] as number) > LONGEST) {
      out[end++] = EQUALS;
      out[end++] = CR;
      out[end++] = LF;
      column = 0;
    }
    if (WIDTHS[byte] === 1 && !(byte <= SPACE && isLineEnd(bytes, at + 1))) {
      out[end++] = byte;
      column += 1;
    } else {
      // A continuation byte of UTF-8 has had its place counted by the first byte of its character.
      out[end++] = EQUALS;
      out[end++] = HEX[byte >> 4] as number;
      out[end++] = HEX[byte & 15] as number;
      column += 3;
    }
  }
  return out.toString('latin1', 0, end);
}

/** White space at the end of a line would be lost on the way. */
function isLineEnd(bytes: Buffer, at: number): boolean {
  const byte = bytes[at];
  return byte === undefined || byte === LF || byte === CR;
}
