import { Type } from 'class-transformer';
import { IsDate, IsISO8601, Matches } from 'class-validator';
import { type Field, field } from './field.ts';

/** Not every form of ISO 8601 is a moment that `Date` can read, as the week of a year; without a zone it would be the server's. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const MESSAGE = { message: 'Please give a date and time with its zone' };

/** A date and time with its zone, as text. */
export function Moment(said: Field = {}): PropertyDecorator {
  return field(
    { type: String, format: 'date-time' },
    said,
    Matches(MOMENT, MESSAGE),
    IsISO8601({ strict: true }, MESSAGE),
  );
}

/** The same, as a `Date`. */
export function MomentAsDate(said: Field = {}): PropertyDecorator {
  return field(
    { type: String, format: 'date-time' },
    said,
    Type(() => Date),
    IsDate(),
  );
}
