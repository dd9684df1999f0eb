import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { type Field, field, withText } from './field.ts';

/** More fits in no column of the database. */
export const INTEGER_MAX = 2_147_483_647;

/** The texts of a number: one for all, or others for too little and too much. */
type NumberField = Field & { message?: string; tooLow?: string; tooHigh?: string };

/** A whole number between two limits. */
export function Whole(
  min: number,
  max: number,
  { message, tooLow = message, tooHigh = message, ...said }: NumberField = {},
): PropertyDecorator {
  return field(
    { type: 'integer', minimum: min, maximum: max },
    said,
    IsInt(withText(message)),
    Min(min, withText(tooLow)),
    Max(max, withText(tooHigh)),
  );
}

/** An amount of money; a form's ends at the cents, what somebody looks for need not. */
export function Price(
  min: number,
  max: number,
  {
    message,
    tooLow = message,
    tooHigh = message,
    decimals = 2,
    ...said
  }: NumberField & { decimals?: number | null } = {},
): PropertyDecorator {
  return field(
    { type: Number, format: 'double', minimum: min, maximum: max },
    said,
    Min(min, withText(tooLow)),
    Max(max, withText(tooHigh)),
    IsNumber(decimals === null ? {} : { maxDecimalPlaces: decimals }, withText(message)),
  );
}
