import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, isEmail, Matches, MaxLength } from 'class-validator';

/** Control characters would let a name break out of a mail header or a log line. Line breaks are one of them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export const EMAIL_MAX = 254;
export const NAME_MAX = 60;

/** Trims text; anything else is left for the validators to refuse. */
export const Trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** One trimmed line of text without control characters. */
export function OneLine(max: number, requiredMessage: string): PropertyDecorator {
  return applyDecorators(
    Trimmed(),
    MaxLength(max, { message: `Please use at most ${max} characters` }),
    Matches(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, { message: 'Please use one line of plain text' }),
    Matches(/\S/, { message: requiredMessage }),
    IsString({ message: requiredMessage }),
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
  return text.length <= EMAIL_MAX && !hasControlCharacters(text) && isEmail(text, ADDRESS_RULE);
}

/** Whether a text could break out of the line it is put into. */
export function hasControlCharacters(text: string): boolean {
  return CONTROL.test(text);
}
