import type { Config } from '@tablefall/platform/config/config';
import type { CookieOptions, Request } from 'express';
import { SESSION_DAYS } from './session.entity.ts';
import { SIGN_IN_MINUTES } from './sign-in-code.entity.ts';

/** Holds the session's token; scripts cannot read it. */
export const SESSION_COOKIE = 'tablefall_session';
/** Knows the browser that asked for a sign-in link. */
export const NONCE_COOKIE = 'tablefall_nonce';

export function sessionCookieOptions(config: Config): CookieOptions {
  return { ...cookieOptions(config), maxAge: SESSION_DAYS * 24 * 60 * 60 * 1000 };
}

export function nonceCookieOptions(config: Config): CookieOptions {
  return { ...cookieOptions(config), maxAge: SIGN_IN_MINUTES * 60_000 };
}

/** The same options clear a cookie. */
export function cookieOptions(config: Config): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: config.PUBLIC_URL.startsWith('https:') };
}

/** A cookie's text. The parser also reads JSON cookies, which are never ours. */
export function cookieOf(request: Request, name: string): string | undefined {
  const value: unknown = request.cookies?.[name];
  return typeof value === 'string' ? value : undefined;
}
