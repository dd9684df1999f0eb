/** Badges on a sheet: two beside each other, four below. */
export const PER_SHEET = 8;
/** Places for whoever comes without having registered. */
const LEAST_BLANKS = 2;

/** The badges sheet by sheet; the last places stay blank, which null says. */
export function sheetPages<Badge>(badges: readonly Badge[]): (Badge | null)[][] {
  const sheets = Math.ceil((badges.length + LEAST_BLANKS) / PER_SHEET);
  const places = [...badges, ...Array<null>(sheets * PER_SHEET - badges.length).fill(null)];
  return Array.from({ length: sheets }, (_, sheet) =>
    places.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
}

export type NameSize = 'large' | 'medium' | 'small';

/** Letters that are as wide as two: those of Chinese, Japanese and Korean. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How large a name is printed so that it has room in four lines. */
export function nameSize(name: string): NameSize {
  const width = [...name].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
  if (width >= 45) return 'small';
  return width >= 20 ? 'medium' : 'large';
}
