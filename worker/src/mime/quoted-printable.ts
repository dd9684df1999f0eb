const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const DOT = 0x2e;
const EQUALS = 0x3d;
const HEX = Buffer.from('0123456789ABCDEF');

/** A line has 76 characters at most (RFC 2045, 6.7), the last of which may be the `=` of a soft line break. */
const LONGEST = 75;

/** For each unit of UTF-16: 1 if it is written as it is. */
const LITERAL = Uint8Array.from({ length: 65_536 }, (_, unit) =>
  Number(unit === TAB || (unit >= SPACE && unit <= 0x7e && unit !== EQUALS)),
);

/** Buffers that every text is read from and encoded into, so that no text leaves garbage behind. */
let given = Buffer.allocUnsafeSlow(0);
let units = new Uint16Array(0);
let page = Buffer.allocUnsafeSlow(0);

/**
 * Text in quoted-printable (RFC 2045, 6.7), its characters in UTF-8, with CRLF line ends: ASCII in lines of at most
 * 76 characters. No line begins with a dot, because SMTP would double it. The text is read as UTF-16, which is how V8
 * holds a text with a single dash in it: writing that as UTF-8 would take as long as everything else.
 */
export function quotedPrintable(text: string): string {
  const { length } = text;
  makeRoom(length);
  given.write(text, 'utf16le');
  const from = units;
  const out = page;
  let end = 0;
  let lineStart = 0;
  let at = 0;
  while (at < length) {
    const unit = from[at] as number;
    const width = widthOf(unit, end === lineStart);
    if (unit === LF || (unit === CR && at + 1 < length && from[at + 1] === LF)) {
      end = lineStart = endLine(end, lineStart);
      at += unit === CR ? 2 : 1;
    } else if (end - lineStart + width > LONGEST) {
      end = lineStart = breakLine(end);
    } else if (width === 1) {
      // Most of a mail is copied here: up to the end of the line, or to a character that must be encoded.
      const stop = Math.min(length, at + LONGEST - (end - lineStart));
      while (at < stop && LITERAL[from[at] as number] === 1) out[end++] = from[at++] as number;
    } else {
      const code = codePointAt(at, length);
      end = encodeCharacter(code, end);
      at += code > 0xffff ? 2 : 1;
    }
  }
  end = encodeLastSpace(end, lineStart);
  return out.toString('latin1', 0, end);
}

/** The width of a character is that of all its bytes, so that no line break comes between them. */
function widthOf(unit: number, isFirst: boolean): number {
  if (LITERAL[unit] === 1) return unit === DOT && isFirst ? 3 : 1;
  if (unit < 0x80) return 3;
  if (unit < 0x800) return 6;
  return isSurrogate(unit) ? 12 : 9;
}

/** Half of a surrogate pair stands for no character. The replacement character is written for it. */
function codePointAt(at: number, length: number): number {
  const unit = units[at] as number;
  if (!isSurrogate(unit)) return unit;
  const next = at + 1 < length ? (units[at + 1] as number) : 0;
  const isPair = unit < 0xdc00 && next >= 0xdc00 && next <= 0xdfff;
  return isPair ? 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00) : 0xfffd;
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff;
}

/** The bytes of its UTF-8 (RFC 3629, 3), six bits in each but the first. */
function encodeCharacter(code: number, end: number): number {
  if (code < 0x80) return encode(code, end);
  if (code < 0x800) return encodeFollowing(code, encode(0xc0 | (code >> 6), end));
  if (code < 0x10000) {
    return encodeFollowing(code, encodeFollowing(code >> 6, encode(0xe0 | (code >> 12), end)));
  }
  const first = encode(0xf0 | (code >> 18), end);
  return encodeFollowing(code, encodeFollowing(code >> 6, encodeFollowing(code >> 12, first)));
}

function encodeFollowing(bits: number, end: number): number {
  return encode(0x80 | (bits & 0x3f), end);
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

/**
 * The most bytes for a text of so many units: three bytes each, each of them three characters, and soft line breaks.
 */
function makeRoom(length: number): void {
  if (units.length >= length) return;
  given = Buffer.allocUnsafeSlow(length * 2);
  units = new Uint16Array(given.buffer);
  page = Buffer.allocUnsafeSlow(length * 10 + 10);
}
