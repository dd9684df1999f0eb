import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { type Field, field, withText } from './field.ts';

/** The texts of a number: one for all, or others for too little and too much. */
type NumberField = Field & { message?: string; tooLow?: string; tooHigh?: string };

/** A whole number between two limits, where there are any. */
export function Whole(
  min: number | null,
  max: number | null,
  { message, tooLow = message, tooHigh = message, ...said }: NumberField = {},
): PropertyDecorator {
  return field(
    { type: 'integer', ...(min !== null && { minimum: min }), ...(max !== null && { maximum: max }) },
    said,
    IsInt(withText(message)),
    ...(min === null ? [] : [Min(min, withText(tooLow))]),
    ...(max === null ? [] : [Max(max, withText(tooHigh))]),
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
