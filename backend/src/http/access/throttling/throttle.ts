import { addressKey } from '@tablefall/platform/addresses/mail-address';
import type { Config } from '@tablefall/platform/config/config';
import type { Request } from 'express';
import { cleanText } from '../../input/text.ts';

/** A limit besides the one that every network has for requests that change something. */
export interface Throttle {
  /** Names the counter; endpoints with the same name share it. */
  name: string;
  /** Requests an hour for one key. */
  perHour(config: Config): number;
  /** What is counted, for example the e-mail address of the body; undefined counts nothing. */
  key(request: Request): string | undefined;
}

/** Counts by a text field of the body, cleaned as the endpoint will clean it and without regard to case. */
export function bodyField(field: string): Throttle['key'] {
  return bodyText(field, (text) => cleanText(text).toLowerCase());
}

/** The same for an e-mail address, however it is typed. */
export function bodyAddress(field: string): Throttle['key'] {
  return bodyText(field, addressKey);
}

function bodyText(field: string, keyOf: (text: string) => string): Throttle['key'] {
  return (request) => {
    const value: unknown = request.body?.[field];
    // Guards run before the validation, so the value is still as it was sent.
    return typeof value === 'string' ? keyOf(value) : undefined;
  };
}
