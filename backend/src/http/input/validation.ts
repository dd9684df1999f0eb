import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldErrors, InvalidInputError } from '../errors/api-error.ts';

const RULES = {
  transform: true,
  whitelist: true,
  stopAtFirstError: true,
  exceptionFactory: (errors: ValidationError[]) => new InvalidInputError(fieldErrors(errors)),
};
const ANY_QUERY = 'takes any query';

/**
 * A query whose unknown parameters are left out: of calls that older programs make, and of links in mails, to which what reads
 * mail adds its own.
 */
export function TakesAnyQuery(): ClassDecorator {
  return Reflect.metadata(ANY_QUERY, true);
}

/**
 * Checks bodies, queries and parameters against their DTO. Unknown fields of a body are dropped, never stored; an unknown
 * parameter of a query is refused by name, or a program would take the whole list for what it asked for.
 */
class InputValidation extends ValidationPipe {
  private readonly ofQueries = new ValidationPipe({ ...RULES, forbidNonWhitelisted: true });

  override transform(value: unknown, metadata: ArgumentMetadata) {
    const { type, metatype } = metadata;
    if (type !== 'query' || !metatype || Reflect.getMetadata(ANY_QUERY, metatype))
      return super.transform(value, metadata);
    // Programs send the password of the mail tools with each of their calls, also where none is asked for.
    const { password, ...query } = value as Record<string, unknown>;
    return this.ofQueries.transform(query, metadata);
  }
}

export function inputValidation(): ValidationPipe {
  return new InputValidation(RULES);
}

/** The same for what a decorator of ours reads of the request. */
export function readValidation(): ValidationPipe {
  return new ValidationPipe({ ...RULES, validateCustomDecorators: true });
}

function fieldErrors(errors: ValidationError[], prefix = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const error of errors) {
    const name = `${prefix}${error.property}`;
    const { whitelistValidation, ...rules } = error.constraints ?? {};
    const [message] = whitelistValidation ? [`${name} is not a parameter here.`] : Object.values(rules);
    if (message) {
      fields[name] = message;
    }
    Object.assign(fields, fieldErrors(error.children ?? [], `${name}.`));
  }
  return fields;
}
