import { domainToASCII } from 'node:url';
import { keptAddress } from '@tablefall/platform/addresses/mail-address';
import { isNoAddress } from '@tablefall/platform/privacy/no-address';
import { Transform } from 'class-transformer';
import { isEmail, Matches, ValidateBy } from 'class-validator';
import { type FieldWithText, field } from './field.ts';
import { isOneLine } from './text.ts';

export const EMAIL_MAX = 254;

/** Quoted local parts are legal, never used by people, and a way to smuggle a second recipient into a header. */
const ADDRESS_RULE = { blacklisted_chars: '"(),:;<>[\\]' };
/** Letters, their marks and digits of any script, and the ASCII signs that need no quotes (RFC 5322, atext). */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** What a text program writes in place of what was typed: curly quotes, dashes, full-width signs. */
const FOREIGN_SIGN = /[^\p{L}\p{M}\p{N}\p{ASCII}]/u;

/** A well-formed e-mail address, in the form in which it is kept. @param missing the text where there is none */
export function Email({
  message = 'Invalid email',
  missing,
  ...said
}: FieldWithText & { missing?: string } = {}): PropertyDecorator {
  const validator = {
    validate: (value: unknown) => typeof value === 'string' && isEmailAddress(value),
    defaultMessage: ({ value }: { value?: unknown } = {}) => addressProblem(value, message),
  };
  return field(
    { type: String, format: 'email', maxLength: EMAIL_MAX },
    said,
    Transform(({ value }) => (typeof value === 'string' ? keptAddress(value) : value)),
    ...(missing === undefined ? [] : [Matches(/\S/, { message: missing })]),
    ValidateBy({ name: 'isEmail', validator }),
  );
}

/** Whether a text is an e-mail address, in the form in which it is kept. */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_MAX || !isOneLine(text) || !isEmail(text, ADDRESS_RULE) || isNoAddress(text))
    return false;
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  return LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(domain) && domainToASCII(domain) !== '';
}

/** Why a text is no address: `message`, and the sign that somebody may not see is wrong. */
export function addressProblem(text: unknown, message: string): string {
  const sign = typeof text === 'string' && text.includes('@') ? FOREIGN_SIGN.exec(text)?.[0] : undefined;
  return sign ? `${message}: “${sign}” cannot stand in an address. Please type it anew.` : message;
}
