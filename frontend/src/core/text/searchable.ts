/** Quotes and apostrophes, which people type in many ways or leave out. */
const UNSEEN = /['"`´‘’‛“”‟′″ʻʼʽʹ]/g;
/** Letters that are one with their mark, or are written in two. */
const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'q',
  ς: 'σ',
  ё: 'е',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const MARKS = /[\u0300-\u036f·ʼ]+/g;
/** What loses its marks; of a й or a が they are a part. */
const PLAIN = /^[a-z\dα-ω]+$/;

/**
 * A text as searches compare it: accents, case, quotes and apostrophes do not matter. The database has a function of
 * the same name that does the same to all letters that names and games are written in.
 */
export function searchable(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, plainLetter);
}

function plainLetter(letter: string): string {
  const base = letter.normalize('NFKD').replace(MARKS, '');
  const plain = [...base].map((each) => LETTERS[each] ?? each).join('');
  return PLAIN.test(plain) || plain === '' ? plain : (LETTERS[letter] ?? letter);
}

/** The words that somebody looks for; a dash stands between words, as a space does. */
export function searchedWords(search: string): string[] {
  return search
    .split(/[\s\p{Pd}«»‹›„‚]+/u)
    .map(searchable)
    .filter(Boolean);
}

/** Finds texts that hold every word of a search, in any order; nothing finds everything. */
export function holdingWords(search: string): (text: string) => boolean {
  const words = searchedWords(search);
  return (text) => {
    const plain = searchable(text);
    return words.every((word) => plain.includes(word));
  };
}
