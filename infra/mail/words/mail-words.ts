import type { Site } from '../definition/site.ts';
import { type EditionFacts, editionText } from '../facts/edition-facts.ts';
import { type GamedayFacts, gamedayValues } from '../facts/gameday-facts.ts';
import { checkMessage, type WrittenText, writeText } from '../message/message.ts';
import type { WordVariables } from '../message/word-variables.ts';
import type { MailWords } from '../rows/mail-words.entity.ts';
import type { RenderableMail } from '../rows/renderable-mail.ts';
import { remembered } from '../wording/remembered.ts';
import { plainText } from '../wording/wording.ts';
import { variablesOf } from './places.ts';

/** Letters. All of it together stays far below the size that big providers clip. */
export const WORDS_MAX = { ending: 60, opening: 2_000, closing: 2_000 } as const satisfies Record<
  keyof MailWords,
  number
>;
/** Letters of the words that one gameday, or one reminder, has for itself. */
export const OWN_WORDS_MAX = 1_000;
/** So many variables may stand in one text: what they stand for may be long. */
export const WORD_VARIABLES_MAX = 10;

/** What the words of a mail come to; what its layout prints. */
export interface WrittenWords {
  ending: string;
  openings: WrittenText[];
  closing: WrittenText | null;
}

const NO_WORDS: WrittenWords = { ending: '', openings: [], closing: null };

/**
 * Writes the words of a mail, with `texts` that it brings along itself after the opening. A kind without places says
 * none of them.
 *
 * @param name the recipient's, as the mail may show it
 */
export function writeWords(
  mail: RenderableMail,
  name: string | null,
  site: Site,
  texts: readonly (string | null | undefined)[],
): WrittenWords {
  const { words = null } = mail;
  const openings = [words?.opening, ...texts].filter((text) => text?.trim());
  if ((!words && openings.length === 0) || !variablesOf(mail.kind)) return NO_WORDS;
  const values = valuesOf(mail, name, site);
  return {
    ending: words ? endingText(words.ending, values) : '',
    openings: openings.map((text) => writeText(text ?? '', values)),
    closing: words?.closing.trim() ? writeText(words.closing, values) : null,
  };
}

const VARIABLE = /\{\{\s*([^{}\n]{1,60}?)\s*\}\}/g;

function endingText(ending: string, values: Record<string, string>): string {
  const filled = ending.replace(VARIABLE, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  );
  return onOneLine(filled);
}

/** No variable of an ending is about its reader, so all mails of a mailing have the same one. */
const onOneLine = remembered((text: string) => plainText(text).replace(/\s+/g, ' ').trim());

/** What each variable stands for. A mail that tells the facts of an edition itself is not contradicted by its words. */
function valuesOf({ kind, props }: RenderableMail, name: string | null, site: Site): Record<string, string> {
  const own = 'days' in props ? (props as EditionFacts) : null;
  const told = own ? { dates: own.days.map(({ date }) => date), venue: own.venue } : site;
  const { edition, dates, place: venue } = editionText(told, site);
  return {
    edition,
    dates,
    venue,
    name: name ?? 'friend',
    ...(variablesOf(kind)?.date && gamedayValues(props as GamedayFacts)),
  };
}

/** What is wrong with one of these texts. */
export type WordsProblem = { unknown: string[] } | 'unfinished' | 'too-many';

/**
 * Why words cannot be used; null when they can. What has two braces and is no variable was meant to be one.
 *
 * @param variables that may stand in them
 */
export function checkWords(source: string, variables: WordVariables): WordsProblem | null {
  const { unknown, count, rest } = checkMessage(source, variables);
  if (unknown.length > 0) return { unknown };
  if (/\{\{|\}\}/.test(rest)) return 'unfinished';
  return count > WORD_VARIABLES_MAX ? 'too-many' : null;
}

/** The same of the ending of a subject, which knows no Markdown. */
export function checkEnding(source: string, variables: WordVariables): WordsProblem | null {
  const names = [...source.matchAll(VARIABLE)].map(([, name = '']) => name);
  const unknown = [...new Set(names)].filter((name) => !Object.hasOwn(variables, name));
  if (unknown.length > 0) return { unknown };
  return /\{\{|\}\}/.test(source.replace(VARIABLE, 'x')) ? 'unfinished' : null;
}
