import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { isOneLine, Trimmed } from './text.ts';

const NAME_MAX = 60;

/** Names are printed in mails to others, so they cannot advertise an address. */
const LINK = /https?:|www\.|:\/\//i;

/** The rule for a person's name in a form. */
export function PersonName(): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => nameProblem(value) === null,
    defaultMessage: ({ value }: { value?: unknown } = {}) => nameProblem(value) ?? '',
  };
  return applyDecorators(Trimmed(), ValidateBy({ name: 'personName', validator }));
}

/** What is wrong with a trimmed name, in the words of the form; null when it is good. */
export function nameProblem(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') {
    return 'Name is required';
  }
  if (name.length > NAME_MAX) {
    return `Please use at most ${NAME_MAX} characters`;
  }
  if (!isOneLine(name)) {
    return 'Please use one line of plain text';
  }
  return LINK.test(name) ? 'Please enter a name without a link' : null;
}
