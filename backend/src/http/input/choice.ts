import { Transform } from 'class-transformer';
import { IsBoolean, IsIn } from 'class-validator';
import { type FieldWithText, field, withText } from './field.ts';

/** One of some values, or with `each` a list of them. */
export function Choice(
  values: readonly unknown[],
  { each, message, ...said }: FieldWithText & { each?: boolean } = {},
): PropertyDecorator {
  const schema = { enum: [...values] as string[], ...(each && { isArray: true }) };
  return field(schema, said, IsIn(values, { each, ...withText(message) }));
}

/** Yes or no. */
export function Flag({ message, ...said }: FieldWithText = {}): PropertyDecorator {
  return field({ type: Boolean }, said, IsBoolean(withText(message)));
}

/** `true` or `false` in a query. */
export function BooleanQuery(said: FieldWithText = {}): PropertyDecorator {
  const read = Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value));
  return field({ type: Boolean }, said, read, IsBoolean());
}
