import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsEmail, IsInt, IsUrl, Matches, Max, Min, MinLength } from 'class-validator';
import { keptAddress } from '../addresses/mail-address.ts';

/** A moment in local time of some zone: `YYYY-MM-DDTHH:mm`. */
export const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** A moment in local time of the convention's zone. */
export function LocalTime(): PropertyDecorator {
  return Matches(LOCAL_TIME, { message: '$property must be a local time, such as 2025-10-10T12:00' });
}

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

/** `true` or `false`. */
export function Flag(): PropertyDecorator {
  const meant: Record<string, boolean> = { true: true, false: false };
  return applyDecorators(
    Transform(({ value }) => meant[String(value)] ?? value),
    IsBoolean({ message: '$property must be true or false' }),
  );
}

/** An e-mail address, in the form in which those of people are kept and compared. */
export function EmailAddress(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? keptAddress(value) : value)),
    IsEmail(),
  );
}

/** E-mail addresses separated by commas. */
export function EmailList(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (Array.isArray(value) ? value : partsOf(String(value)).map(keptAddress))),
    IsEmail({}, { each: true }),
  );
}

/** Addresses of DNS servers, each with a port or without, separated by commas. */
export function DnsServerList(): PropertyDecorator {
  const server = /^(\d{1,3}(\.\d{1,3}){3}(:\d+)?|\[[\da-f:]+\]:\d+|[\da-f:]+)$/i;
  const message = '$property must be addresses of DNS servers, such as 192.0.2.1 or 192.0.2.1:5353';
  return applyDecorators(CommaSeparated(), Matches(server, { each: true, message }));
}

/** Hosts of push services separated by commas, or `none`. A trial names a service of this machine by its address and port. */
export function PushServiceList(): PropertyDecorator {
  const service = /^((\*\.)?[a-z\d-]+(\.[a-z\d-]+)+|http:\/\/127\.0\.0\.1:\d+)$/;
  const message = '$property must be hosts, such as push.example.org or *.push.example.org, or none';
  return applyDecorators(
    Transform(({ value }) => {
      const services = Array.isArray(value) ? value : partsOf(String(value));
      return services.join() === 'none' ? [] : services;
    }),
    Matches(service, { each: true, message }),
  );
}

/** Secrets of so many characters at least, separated by commas. */
export function SecretList(least: number): PropertyDecorator {
  const message = `$property must be secrets of at least ${least} characters, separated by commas`;
  return applyDecorators(CommaSeparated(), MinLength(least, { each: true, message }));
}

function CommaSeparated(): PropertyDecorator {
  return Transform(({ value }) => (Array.isArray(value) ? value : partsOf(String(value))));
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
