import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsBoolean, IsIn } from 'class-validator';
import { type FieldWithText, field, withText } from './field.ts';

/** One of some values, or with `each` a list of them; `some` wants one of them at least, and each once. */
export function Choice(
  values: readonly unknown[],
  { each, some, message, ...said }: FieldWithText & { each?: boolean; some?: boolean } = {},
): PropertyDecorator {
  const schema = {
    enum: [...values] as string[],
    ...(each && { isArray: true }),
    ...(some && { minItems: 1, uniqueItems: true, maxItems: values.length }),
  };
  const text = withText(message);
  return field(
    schema,
    said,
    IsIn(values, { each, ...text }),
    ...(some ? [ArrayUnique(text), ArrayMinSize(1, text), ArrayMaxSize(values.length, text)] : []),
  );
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
