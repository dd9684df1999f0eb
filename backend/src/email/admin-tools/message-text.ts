import { MESSAGE_VARIABLES } from '@tablefall/mail';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { unknownVariables } from '../mailings/message-text.dto.ts';

/**
 * A message whose variables are all known.
 *
 * @param field names it in the request
 * @throws InvalidInputError naming those that are not
 */
export function checkedMessage(message: string, field: string): string {
  const problem = unknownVariables(message, MESSAGE_VARIABLES);
  if (problem) {
    throw new InvalidInputError({ [field]: problem });
  }
  return message;
}
