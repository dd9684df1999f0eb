import { applyDecorators } from '@nestjs/common';
import {
  checkWords,
  type MailKind,
  OWN_WORDS_MAX,
  variablesOf,
  WORD_VARIABLES_MAX,
  type WordsProblem,
} from '@tablefall/mail';
import { ValidateBy } from 'class-validator';
import { OptionalParagraphs } from '../../http/input/text.ts';

/** What is wrong with words of one's own, in words of the page. @param of `a subject`, for example */
export function wordsProblemText(problem: WordsProblem, of: string): string {
  if (problem === 'unfinished') return 'Something in two braces is not finished: write {{name}}';
  if (problem === 'too-many') return `Please use at most ${WORD_VARIABLES_MAX} variables`;
  const names = problem.unknown.map((name) => `{{${name}}}`).join(', ');
  return `${names} ${problem.unknown.length === 1 ? 'is no variable' : 'are no variables'} of ${of}`;
}

/** Words that some mails of a kind have for themselves: light Markdown with the variables of the kind; null for none. */
export function OwnWords(kind: MailKind, description: string): PropertyDecorator {
  const variables = variablesOf(kind) ?? {};
  const problemOf = (words: unknown) => (typeof words === 'string' ? checkWords(words, variables) : null);
  const names = Object.keys(variables).map((name) => `{{${name}}}`);
  return applyDecorators(
    ValidateBy({
      name: 'usableWords',
      validator: {
        validate: (words) => problemOf(words) === null,
        defaultMessage: (context) => {
          const problem = problemOf(context?.value);
          return problem ? wordsProblemText(problem, 'this mail') : '';
        },
      },
    }),
    OptionalParagraphs(
      OWN_WORDS_MAX,
      `Please use at most ${OWN_WORDS_MAX.toLocaleString('en-US')} characters`,
      { description: `${description} Light Markdown; may hold ${names.join(', ')}.` },
    ),
  );
}
