import { applyDecorators } from '@nestjs/common';
import { checkMessage, MESSAGE_MAX } from '@tablefall/mail';
import { ValidateBy } from 'class-validator';
import { Paragraphs } from '../../http/input/text.ts';

/**
 * Names what looks like a variable of a message and is none of these, in the words of the page; null when all are
 * known.
 */
export function unknownVariables(message: string, variables: object): string | null {
  const { unknown } = checkMessage(message, variables);
  const names = unknown.map((name) => `{{${name}}}`).join(', ');
  const is = unknown.length === 1 ? 'is no variable' : 'are no variables';
  return unknown.length > 0 ? `${names} ${is} of a message` : null;
}

/**
 * What a person writes to many: light Markdown with variables, of which unknown ones are refused by name.
 *
 * @param variables those that such a message may hold, by name
 */
export function MessageText(variables: object): PropertyDecorator {
  const names = Object.keys(variables).map((name) => `{{${name}}}`);
  const problemOf = (text: unknown) => (typeof text === 'string' ? unknownVariables(text, variables) : null);
  return applyDecorators(
    ValidateBy({
      name: 'knownVariables',
      validator: {
        validate: (text) => problemOf(text) === null,
        defaultMessage: (context) => problemOf(context?.value) ?? '',
      },
    }),
    Paragraphs(MESSAGE_MAX, 'Please enter a message', {
      description: `Light Markdown; may hold ${names.join(', ')}.`,
      example: 'Hello {{name}},\n\nsee you **soon**.',
    }),
  );
}
