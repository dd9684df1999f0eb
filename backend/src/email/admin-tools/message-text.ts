import { MESSAGE_VARIABLES } from '@tablefall/mail';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { unknownVariables } from '../mailings/message-text.dto.ts';

/**
 * A message whose variables are all known.
 * Throws InvalidInputError naming those that are not.
 *
 * @param field names it in the request
 */
export function checkedMessage(message: string, field: string): string {
  const problem = unknownVariables(message, MESSAGE_VARIABLES);
  if (problem) {
    throw new InvalidInputError({ [field]: problem });
  }
  return message;
}
