import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, isEmail, Matches, MaxLength } from 'class-validator';

/**
 * What one line of text cannot hold: control characters and line breaks would let a name break out of a mail
 * header or a log line; half a surrogate pair is no character and cannot be stored.
 */
const NOT_ONE_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const ONE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const PARAGRAPHS = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

export const EMAIL_MAX = 254;

/** Trims text; anything else is left for the validators to refuse. */
export const Trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** One trimmed line of text. */
export function OneLine(max: number, requiredMessage: string): PropertyDecorator {
  return applyDecorators(
    Trimmed(),
    IsString({ message: requiredMessage }),
    Matches(/\S/, { message: requiredMessage }),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(ONE_LINE, { message: 'Please use one line of plain text' }),
  );
}

/** Trimmed text of any number of lines. */
export function Paragraphs(max: number, requiredMessage: string): PropertyDecorator {
  return applyDecorators(
    Trimmed(),
    IsString({ message: requiredMessage }),
    Matches(/\S/, { message: requiredMessage }),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(PARAGRAPHS, { message: 'Please use plain text' }),
  );
}

/** Trimmed text of any number of lines, or null when there is none. */
export function OptionalParagraphs(max: number, tooLongMessage: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.trim() || null : (value ?? null))),
    IsOptional(),
    MaxLength(max, { message: tooLongMessage }),
    Matches(PARAGRAPHS, { message: 'Please use plain text' }),
    IsString({ message: 'Please use plain text' }),
  );
}

/** Quoted local parts are legal, never used by people, and a way to smuggle a second recipient into a header. */
const ADDRESS_RULE = { blacklisted_chars: '"(),:;<>[\\]' };

/** A well-formed e-mail address, trimmed. */
export function Email(message = 'Invalid email'): PropertyDecorator {
  return applyDecorators(
    Trimmed(),
    IsEmail(ADDRESS_RULE, { message }),
    MaxLength(EMAIL_MAX, { message }),
    IsString({ message }),
  );
}

/** The same rule as a function. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && isOneLine(text) && isEmail(text, ADDRESS_RULE);
}

/** Whether a text stays inside the line it is put into. */
export function isOneLine(text: string): boolean {
  return !NOT_ONE_LINE.test(text);
}
