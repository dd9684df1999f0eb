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

/** Sign-in links for one e-mail address. */
export const signInThrottle: Throttle = {
  name: 'sign-in',
  perHour: (config) => config.THROTTLE_SIGN_IN_PER_HOUR,
  key: (request) => textField(request, 'email'),
};

/** Answers for one invitation, or for one address on the public page. */
export const rsvpThrottle: Throttle = {
  name: 'rsvp',
  perHour: (config) => config.THROTTLE_RSVP_PER_HOUR,
  key: (request) => textField(request, 'invitationToken') ?? textField(request, 'guestEmail'),
};

function textField(request: Request, field: string): string | undefined {
  const value: unknown = request.body?.[field];
  return typeof value === 'string' ? value.trim().toLowerCase() : undefined;
}
