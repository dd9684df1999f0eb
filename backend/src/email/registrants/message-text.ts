import { checkMessage, MESSAGE_VARIABLES } from '@tablefall/mail';
import { InvalidInputError } from '../../http/api-error.ts';

/**
 * A message whose variables are all known.
 *
 * @param field names it in the request
 * @throws InvalidInputError naming those that are not
 */
export function checkedMessage(message: string, field: string): string {
  const { unknown } = checkMessage(message, MESSAGE_VARIABLES);
  if (unknown.length > 0) {
    const names = unknown.map((name) => `{{${name}}}`).join(', ');
    const is = unknown.length === 1 ? 'is no variable' : 'are no variables';
    throw new InvalidInputError({ [field]: `${names} ${is} of a message` });
  }
  return message;
}
