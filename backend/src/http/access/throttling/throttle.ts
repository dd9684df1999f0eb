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

type Words<Name extends string> = Name extends `${infer One}_${infer Rest}`
  ? `${Lowercase<One>}-${Words<Rest>}`
  : Lowercase<Name>;
type Limits<Setting> = Setting extends `THROTTLE_${infer Name}_PER_HOUR` ? Words<Name> : never;
/** A limit that is a setting, where its default and its meaning stand: `hand-over` is THROTTLE_HAND_OVER_PER_HOUR. */
type LimitName = Limits<keyof Config>;
/** A limit whose name is the counter's, too; or a counter of its own, with a limit or so many an hour. */
type Limit = [name: LimitName] | [counter: string, perHour: LimitName | number];

/** A limit for the account of whoever is signed in. */
export function perAccount(...limit: Limit): Throttle {
  return { ...counted(limit), key: ({ principal }) => principal?.userId };
}

/** A limit for the account of whoever is signed in, else for the network. */
export function perAsker(...limit: Limit): Throttle {
  return { ...counted(limit), key: (request) => request.principal?.userId ?? networkOf(request) };
}

/** A limit for what the endpoint is `about`. */
export function perSubject(...limit: Limit): Throttle {
  return counted(limit);
}

function counted([name, perHour]: Limit): Throttle {
  if (typeof perHour === 'number') return { name, perHour: () => perHour };
  const words = perHour ?? name;
  const setting = `THROTTLE_${words.toUpperCase().replaceAll('-', '_')}_PER_HOUR` as keyof Config;
  return { name, perHour: (config) => config[setting] as number };
}

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
