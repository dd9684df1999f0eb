import { ValidateBy } from 'class-validator';
import { isEmailAddress } from './email.ts';
import { type Field, field } from './field.ts';
import { Clean, isOneLine } from './text.ts';

const NAME_MAX = 60;

/** Names are printed in mails to others, so they cannot advertise an address. */
const LINK = /https?:|www\.|:\/\//i;

/** The rule for a person's name in a form. */
export function PersonName(said: Field = {}): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => nameProblem(value) === null,
    defaultMessage: ({ value }: { value?: unknown } = {}) => nameProblem(value) ?? '',
  };
  return field(
    { type: String, maxLength: NAME_MAX },
    said,
    Clean(),
    ValidateBy({ name: 'personName', validator }),
  );
}

/** What is wrong with a clean name, in the words of the form; null when it is good. */
export function nameProblem(name: unknown): string | null {
  if (typeof name !== 'string' || name === '') {
    return 'Name is required';
  }
  if (isLongerThan(name, NAME_MAX)) {
    return `Please use at most ${NAME_MAX} characters`;
  }
  if (!isOneLine(name)) {
    return 'Please use one line of plain text';
  }
  if (LINK.test(name)) {
    return 'Please enter a name without a link';
  }
  return holdsAddress(name) ? 'Please enter a name, not an e-mail address' : null;
}

/** Names are shown to others, who would learn an address that was typed into the wrong field. */
function holdsAddress(name: string): boolean {
  return name.includes('@') && name.split(/[\s,;<>()[\]"]+/).some(isEmailAddress);
}

/** Counts characters as people do, not the two halves of an emoji. */
function isLongerThan(text: string, max: number): boolean {
  return text.length > 2 * max || Array.from(text).length > max;
}
