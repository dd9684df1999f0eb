import type { Config } from '@tablefall/platform/config/config';
import type { Request } from 'express';

export const THROTTLE = 'tablefall:throttle';

/** A limit besides the one that every network has for requests that change something. */
export interface Throttle {
  /** Names the counter; endpoints with the same name share it. */
  name: string;
  /** Requests an hour for one key. */
  perHour(config: Config): number;
  /** What is counted, for example the e-mail address of the body; undefined counts nothing. */
  key(request: Request): string | undefined;
}

/** Counts by a text field of the body, without regard to case. */
export function bodyField(field: string): Throttle['key'] {
  return (request) => {
    const value: unknown = request.body?.[field];
    return typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  };
}
