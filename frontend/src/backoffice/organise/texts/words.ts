import type { MailText, MailTextState, MailWords } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { shortDay } from '#core/text/date-text.ts';

export type WordsValues = Required<MailWords>;

const NO_WORDS: WordsValues = { ending: '', opening: '', closing: '' };

/** The words that one goes on editing: those of the draft, if there is one. */
export function wordsToEdit({ draft, words }: MailText): WordsValues {
  return { ...NO_WORDS, ...(draft ?? words) };
}

/** Whether the mails say other words by now than these. */
export function areOthersInForce({ words }: MailText, values: WordsValues): boolean {
  return !isSame({ ...NO_WORDS, ...words }, values);
}

function isSame(one: WordsValues, other: WordsValues): boolean {
  return (Object.keys(NO_WORDS) as (keyof WordsValues)[]).every((place) => one[place] === other[place]);
}

/** 'Your words since Oct 1', 'A draft', 'Standard'. */
export function stateText({ ownSince, hasDraft }: MailTextState, timeZone: string | undefined): string {
  if (ownSince === null) return hasDraft ? 'A draft' : 'Standard';
  return `Your words since ${shortDay(ownSince, timeZone)}${hasDraft ? ', and a draft' : ''}`;
}

/** Who said so, and what mails say while there is a draft. */
export function originText(text: MailText, timeZone: string | undefined): string {
  const { draft, ownSince, changedAt, changedBy } = text;
  const by = [changedBy && `by ${changedBy}`, changedAt && `on ${shortDay(changedAt, timeZone)}`]
    .filter(Boolean)
    .join(' ');
  if (draft) {
    const inForce = ownSince
      ? `other words of yours since ${shortDay(ownSince, timeZone)}`
      : 'the standard text';
    return `A draft${by && ` ${by}`}. Mails have ${inForce}.`;
  }
  return changedAt === null ? 'Nobody has changed it yet.' : `Changed ${by}.`;
}

/** From when new words hold. */
export function fromWhenText(waiting: number): string {
  if (waiting === 0) return 'From the next mail on.';
  const mails = `${count(waiting, 'mail')} already waiting`;
  return `From the next mail on. ${mails} ${waiting === 1 ? 'keeps its' : 'keep their'} words.`;
}
