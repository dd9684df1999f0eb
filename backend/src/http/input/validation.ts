import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldErrors, InvalidInputError } from '../errors/api-error.ts';

/** Checks bodies, queries and parameters against their DTO; unknown fields are dropped, never stored. */
export function inputValidation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInputError(fieldErrors(errors)),
  });
}

function fieldErrors(errors: ValidationError[], prefix = ''): FieldErrors {
  const fields: FieldErrors = {};
  for (const error of errors) {
    const name = `${prefix}${error.property}`;
    const [message] = Object.values(error.constraints ?? {});
    if (message) {
      fields[name] = message;
    }
    Object.assign(fields, fieldErrors(error.children ?? [], `${name}.`));
  }
  return fields;
}
