import { Injectable, type PipeTransform } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { DateTime } from 'luxon';
import { InvalidInputError } from '../errors/api-error.ts';
import { type Field, field } from './field.ts';

const MESSAGE = 'Please enter a date as YYYY-MM-DD';

/** Whether a text is a real calendar date in the form `YYYY-MM-DD`. */
export function isCalendarDate(text: unknown): text is string {
  return (
    typeof text === 'string' && /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && DateTime.fromISO(text).isValid
  );
}

/** The rule for a date in a body. */
export function CalendarDate(said: Field = {}): PropertyDecorator {
  const validator = { validate: isCalendarDate, defaultMessage: () => MESSAGE };
  return field({ type: String, format: 'date' }, said, ValidateBy({ name: 'calendarDate', validator }));
}

/** The rule for a date in a path. */
@Injectable()
export class CalendarDatePipe implements PipeTransform<string, string> {
  static readonly described = { type: 'string', format: 'date' } as const;

  transform(date: string): string {
    if (!isCalendarDate(date)) {
      throw new InvalidInputError({ date: MESSAGE });
    }
    return date;
  }
}
