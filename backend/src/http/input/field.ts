import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';

/** What a field of a request says besides its rule. */
export type Field = ApiPropertyOptions & {
  /** It may be left out, or be null. */
  optional?: boolean;
};

/** A field whose refusal has one text, where it is not the validator's own. */
export type FieldWithText = Field & { message?: string };

/**
 * A rule and what the document says of it, so that both are written once.
 *
 * @param schema what follows from the rule
 * @param rules in the order in which they are checked
 */
export function field(
  schema: ApiPropertyOptions,
  { optional, ...said }: Field,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  return applyDecorators(
    ...rules,
    ...(optional ? [IsOptional()] : []),
    ApiProperty({ required: !optional, ...schema, ...said } as ApiPropertyOptions),
  );
}

/** The text as validators take it; none leaves theirs. */
export function withText(message: string | undefined): { message: string } | undefined {
  return message === undefined ? undefined : { message };
}
