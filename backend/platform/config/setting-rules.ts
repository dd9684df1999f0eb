import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsEmail, IsInt, IsUrl, Max, Min } from 'class-validator';

/** A moment in local time of the convention's zone: `YYYY-MM-DDTHH:mm`. */
export const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A whole number between two limits, read from text. */
export function WholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): PropertyDecorator {
  return applyDecorators(
    Type(() => Number),
    IsInt(),
    Min(min),
    Max(max),
  );
}

/** The address of a server, which may be of this machine or its network. */
export function Url(...protocols: string[]): PropertyDecorator {
  return IsUrl({ protocols, require_protocol: true, require_tld: false, allow_underscores: true });
}

/** E-mail addresses separated by commas. */
export function EmailList(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (Array.isArray(value) ? value : partsOf(String(value)))),
    IsEmail({}, { each: true }),
  );
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
