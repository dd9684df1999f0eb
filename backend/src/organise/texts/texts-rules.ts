import {
  checkEnding,
  checkWords,
  type MailKind,
  type MailWords,
  subjectVariablesOf,
  variablesOf,
  WORD_VARIABLES_MAX,
  type WordsProblem,
} from '@tablefall/mail';
import { InvalidInputError } from '../../http/errors/api-error.ts';

/** @throws InvalidInputError when the words hold what no mail of the kind could fill in */
export function assertUsable(kind: MailKind, { ending, opening, closing }: MailWords): void {
  const variables = variablesOf(kind) ?? {};
  const problems = {
    ending: checkEnding(ending, subjectVariablesOf(variables)),
    opening: checkWords(opening, variables),
    closing: checkWords(closing, variables),
  };
  const texts = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, problemText(problem, field === 'ending' ? 'a subject' : 'this mail')]] : [],
  );
  if (texts.length > 0) throw new InvalidInputError(Object.fromEntries(texts));
}

/** What is wrong, in words of the page. */
export function problemText(problem: WordsProblem, of: string): string {
  if (problem === 'unfinished') return 'Something in two braces is not finished: write {{name}}';
  if (problem === 'too-many') return `Please use at most ${WORD_VARIABLES_MAX} variables`;
  const names = problem.unknown.map((name) => `{{${name}}}`).join(', ');
  return `${names} ${problem.unknown.length === 1 ? 'is no variable' : 'are no variables'} of ${of}`;
}
