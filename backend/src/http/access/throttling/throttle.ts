import { addressKey } from '@tablefall/platform/addresses/mail-address';
import type { Config } from '@tablefall/platform/config/config';
import type { AuthenticatedRequest } from '../principal.ts';
import { networkOf } from './network.ts';

/** What of a request is counted; undefined counts nothing. */
export type ThrottleKey = (request: AuthenticatedRequest) => string | undefined;

/**
 * A limit besides the one that everybody has for requests that change something. Its key is what nobody else can use up: an
 * account, a network, a link. An address that anybody may type is none; mail to it is limited by `AnonymousMails`.
 */
export interface Throttle {
  /** Names the counter; endpoints with the same name share it. */
  name: string;
  /** Requests an hour for one key. */
  perHour(config: Config): number;
  /** What the endpoint is `about` when not given. */
  key?: ThrottleKey;
}

/** The account of whoever is signed in. */
export const accountKey: ThrottleKey = ({ principal }) => principal?.userId;

/** The account of whoever is signed in, else the network. */
export const askerKey: ThrottleKey = (request) => request.principal?.userId ?? networkOf(request);

/** A text field of the body, such as a link's token. */
export function bodyText(field: string): ThrottleKey {
  return (request) => {
    const value: unknown = request.body?.[field];
    // Guards run before the validation, so the value is still as it was sent.
    return typeof value === 'string' ? value : undefined;
  };
}

/** The e-mail address of the body, however it is typed. */
export function bodyAddress(field: string): ThrottleKey {
  const textOf = bodyText(field);
  return (request) => {
    const text = textOf(request);
    return text === undefined ? undefined : addressKey(text);
  };
}

/** A part of the path, such as a link's token. */
export function pathPart(name: string): ThrottleKey {
  return ({ params }) => String(params[name]);
}

/** A parameter of the query, such as a link's token. */
export function queryText(name: string): ThrottleKey {
  return ({ query }) => (typeof query[name] === 'string' ? query[name] : undefined);
}
