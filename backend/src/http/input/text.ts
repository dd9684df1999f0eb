import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { type Field, type FieldWithText, field, withText } from './field.ts';

/**
 * What one line of text cannot hold: control characters and line breaks would let a name break out of a mail
 * header or a log line; half a surrogate pair is no character and cannot be stored.
 */
const NOT_ONE_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
export const PARAGRAPHS = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Marks that turn round the text after them, also that of others in the same table. */
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Something that can be seen: an emoji's joiner or a filler alone is no name. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Text as it is kept: trimmed, without direction marks, and composed, so that é is one letter whichever keyboard or file
 * it came from; empty when nothing of it can be seen.
 */
export function cleanText(text: string): string {
  const clean = text.replace(DIRECTION_MARKS, '').trim().normalize('NFC');
  return VISIBLE.test(clean) ? clean : '';
}

/** Cleans text; anything else is left for the validators to refuse. */
export const Clean = () => Transform(({ value }) => (typeof value === 'string' ? cleanText(value) : value));

/** Text as it is sent: what is not for people to read, such as a link's token. */
export function Text(max: number, { message, ...said }: FieldWithText = {}): PropertyDecorator {
  const text = withText(message);
  return field({ type: String, maxLength: max }, said, IsString(text), MaxLength(max, text));
}

/** Any text, which is judged by what it is used for. */
export function AnyText({ message, ...said }: FieldWithText = {}): PropertyDecorator {
  return field({ type: String }, said, IsString(withText(message)));
}

/** A text that is not blank, and is judged by what it is used for. */
export function Filled(max: number, message: string, said: Field = {}): PropertyDecorator {
  const text = { message };
  return field(
    { type: String, maxLength: max },
    said,
    IsString(text),
    Matches(/\S/, text),
    MaxLength(max, text),
  );
}

/** Text of a certain form, which the document tells as well unless its flags are needed to read it. */
export function Pattern(form: RegExp, { message, ...said }: FieldWithText = {}): PropertyDecorator {
  const told = form.flags === '' && { pattern: form.source };
  return field({ type: String, ...told }, said, Matches(form, withText(message)));
}

/** One clean line of text. */
export function OneLine(
  max: number,
  requiredMessage: string,
  { tooLong = `Please use at most ${max} characters`, ...said }: Field & { tooLong?: string } = {},
): PropertyDecorator {
  return field(
    { type: String, maxLength: max },
    said,
    Clean(),
    IsString({ message: requiredMessage }),
    Matches(/\S/, { message: requiredMessage }),
    MaxLength(max, { message: tooLong }),
    Matches(ONE_LINE, { message: 'Please use one line of plain text' }),
  );
}

/** Clean text of any number of lines. */
export function Paragraphs(max: number, requiredMessage: string, said: Field = {}): PropertyDecorator {
  return field(
    { type: String, maxLength: max },
    said,
    Clean(),
    IsString({ message: requiredMessage }),
    Matches(/\S/, { message: requiredMessage }),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(PARAGRAPHS, { message: 'Please use plain text' }),
  );
}

/** Clean text of any number of lines, or null when there is none. */
export function OptionalParagraphs(max: number, tooLongMessage: string, said: Field = {}): PropertyDecorator {
  return field(
    { type: String, nullable: true, maxLength: max, required: false },
    said,
    Transform(({ value }) => (typeof value === 'string' ? cleanText(value) || null : (value ?? null))),
    IsOptional(),
    IsString({ message: 'Please use plain text' }),
    MaxLength(max, { message: tooLongMessage }),
    Matches(PARAGRAPHS, { message: 'Please use plain text' }),
  );
}

/** Whether a text stays inside the line it is put into. */
export function isOneLine(text: string): boolean {
  return !NOT_ONE_LINE.test(text);
}
