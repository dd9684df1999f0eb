import { type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { type FieldWithText, field, withText } from './field.ts';

type ListField = FieldWithText & {
  min?: number;
  max?: number;
  tooFew?: string;
  tooMany?: string;
  /** What no two of them share, and the text where they do. */
  unique?: [by: (item: never) => unknown, message: string];
};

/** A list of objects that have rules of their own. */
export function ListOf(
  type: Class,
  { min, max, message, tooFew = message, tooMany = message, unique, ...said }: ListField = {},
): PropertyDecorator {
  return field(
    {
      type: [type],
      ...(min !== undefined && { minItems: min }),
      ...(max !== undefined && { maxItems: max }),
    },
    said,
    IsArray(withText(message)),
    ...(min === undefined ? [] : [ArrayMinSize(min, withText(tooFew))]),
    ...(max === undefined ? [] : [ArrayMaxSize(max, withText(tooMany))]),
    ...(unique ? [ArrayUnique(unique[0] as (item: unknown) => unknown, withText(unique[1]))] : []),
    Type(() => type),
    ValidateNested({ each: true, ...withText(message) }),
  );
}

/** A list of texts. @param maxLength of each */
export function Texts({
  max,
  maxLength,
  message,
  tooMany = message,
  tooLong = message,
  ...said
}: FieldWithText & {
  max: number;
  maxLength?: number;
  tooMany?: string;
  tooLong?: string;
}): PropertyDecorator {
  return field(
    { type: [String], maxItems: max, ...(maxLength !== undefined && { maxLength }) },
    said,
    IsArray(withText(message)),
    ArrayMaxSize(max, withText(tooMany)),
    IsString({ each: true, ...withText(message) }),
    ...(maxLength === undefined ? [] : [MaxLength(maxLength, { each: true, ...withText(tooLong) })]),
  );
}

/** An object that has rules of its own. */
export function Part(type: Class, said: FieldWithText = {}): PropertyDecorator {
  return field(
    { type },
    said,
    Type(() => type),
    ValidateNested(),
  );
}
