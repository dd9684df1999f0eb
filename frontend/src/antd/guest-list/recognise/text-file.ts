/** What the bytes of a text file may mean, with the words for people. */
export const ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big endian)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  macintosh: 'Mac Roman',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1257': 'Baltic (Windows-1257)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Chinese (GB 18030)',
} as const;
export type Encoding = keyof typeof ENCODINGS;

type DecodedFile = { text: string; encoding: Encoding; isGuess: boolean } | { problem: string };

const WORKBOOK = 'This is a workbook. Save it as CSV and choose that file.';
const NO_TEXT = 'This is not a text file. Choose a CSV file.';
/** The first bytes of zipped workbooks (.xlsx, .ods, .numbers) and of the older .xls. */
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0'];
const SAMPLE = 4096;

/**
 * Decodes a text file by its byte order mark, else as UTF-8, else by the code page that makes the likeliest letters of it. Letters
 * come composed: a Mac writes an accent as a sign of its own, which equals nothing that is typed.
 *
 * @param chosen what somebody said the file is, in place of the guess
 */
export function decodeText(file: ArrayBuffer, chosen?: Encoding): DecodedFile {
  const bytes = new Uint8Array(file);
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (WORKBOOK_STARTS.includes(start)) return { problem: WORKBOOK };
  const found = encodingOf(bytes, start);
  if (found === null) return { problem: NO_TEXT };
  const encoding = chosen ?? found.encoding;
  const text = new TextDecoder(encoding).decode(bytes).normalize('NFC');
  return { text, encoding, isGuess: found.isGuess };
}

function encodingOf(bytes: Uint8Array, start: string): { encoding: Encoding; isGuess: boolean } | null {
  if (start.startsWith('fffe')) return { encoding: 'utf-16le', isGuess: false };
  if (start.startsWith('feff')) return { encoding: 'utf-16be', isGuess: false };
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = sample.filter((byte) => byte === 0).length;
  // Latin text in UTF-16 without a mark: every other byte is zero, the second of each pair or the first.
  if (zeros > sample.length / 3) return { encoding: bytes[1] === 0 ? 'utf-16le' : 'utf-16be', isGuess: true };
  if (sample.some(isBinary)) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { encoding: 'utf-8', isGuess: false };
  } catch {
    return { encoding: likeliest(bytes), isGuess: true };
  }
}

/** Control characters that no text file holds; tab, line ends and form feed are text. */
function isBinary(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32);
}

/** The letters that names and titles are written with where a code page is used; of two that fit, the first. */
const CODE_PAGES: [Encoding, RegExp][] = [
  ['windows-1252', /[àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœ]/giu],
  ['windows-1250', /[áâäăąćčçďđéęěëíîłĺľńňóôöőřŕśšşťţúůüűýźžżß]/giu],
  ['windows-1251', /[а-яёіїєґ]/giu],
  ['macintosh', /[àáâãäåæçèéêëìíîïñòóôõöøùúûüÿßœ]/giu],
];
/** Bytes that are read to tell code pages apart. */
const LETTERS_SAMPLE = 200_000;
/** Within a word: a small letter before a capital one, three accents in a row, a sign that is no letter, letters of two scripts. */
const UNLIKELY =
  /[À-ž]{3}|\p{Ll}[À-ÖØ-ÞŠŽŸŁŚŹŻĄĆĘŃ]|[^\p{ASCII}\p{L}\p{M}’‘“”«»„–—\u00A0](?=\p{L})|\p{L}[^\p{ASCII}\p{L}\p{M}’‘“”«»„–—…\u00A0]|\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|[\u0080-\u009F\uFFFD]/gu;
/** How much an unlikely place weighs against a likely letter. */
const WEIGHT = 3;

function likeliest(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, LETTERS_SAMPLE);
  const isOfMac = sample.includes(13) && !sample.includes(10);
  const scored = CODE_PAGES.map(([encoding, letters]) => {
    const text = new TextDecoder(encoding).decode(sample);
    const likely = text.match(letters)?.length ?? 0;
    const unlikely = text.match(UNLIKELY)?.length ?? 0;
    return {
      encoding,
      score: likely - WEIGHT * unlikely + (isOfMac && encoding === 'macintosh' ? likely : 0),
    };
  });
  scored.sort((one, other) => other.score - one.score);
  return scored[0]?.encoding ?? 'windows-1252';
}
