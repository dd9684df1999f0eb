const UNSEEN = /['"`´‘’‚‛“”„‟‹›«»′″ʹʻʼʽ]/g;
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]+/g;
/** Letters that are one with their mark. */
const LETTERS: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * A text as searches compare it: accents, case, quotes and apostrophes do not matter. The database has a function of
 * the same name that does the same.
 */
export function searchable(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** The words that somebody looks for; a dash stands between words, as a space does. */
export function searchedWords(search: string): string[] {
  return searchable(search)
    .split(/[\s\p{Pd}]+/u)
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
