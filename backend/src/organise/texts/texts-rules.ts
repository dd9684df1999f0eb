import {
  checkEnding,
  checkWords,
  type MailKind,
  type MailWords,
  subjectVariablesOf,
  variablesOf,
} from '@tablefall/mail';
import { wordsProblemText } from '../../email/mailings/own-words.dto.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';

/** Throws InvalidInputError when the words hold what no mail of the kind could fill in. */
export function assertUsable(kind: MailKind, { ending, opening, closing }: MailWords): void {
  const variables = variablesOf(kind) ?? {};
  const problems = {
    ending: checkEnding(ending, subjectVariablesOf(variables)),
    opening: checkWords(opening, variables),
    closing: checkWords(closing, variables),
  };
  const texts = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, wordsProblemText(problem, field === 'ending' ? 'a subject' : 'this mail')]] : [],
  );
  if (texts.length > 0) throw new InvalidInputError(Object.fromEntries(texts));
}
