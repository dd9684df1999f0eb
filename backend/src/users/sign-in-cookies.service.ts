import { Injectable } from '@nestjs/common';
import { readSignedId, signedId } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import type { CookieOptions, Request, Response } from 'express';
import { KNOWN_COOKIE } from '../http/serving/signed-in-cookies.ts';
import { randomToken } from './secrets.ts';
import { SIGN_IN_MINUTES } from './sign-in-code.entity.ts';

/** Holds the session's token; scripts cannot read it. */
export const SESSION_COOKIE = 'tablefall_session';
/** Knows the browser that has opened a door link. */
export const DOOR_COOKIE = 'tablefall_door';
/** Knows the browser that asked for a sign-in link. */
const NONCE_COOKIE = 'tablefall_nonce';
/** Accounts that a browser is known to at most: a family, or the phone of the organisers. */
const MOST_KNOWN = 6;
const KNOWN_MS = 400 * 24 * 3_600_000;

/** The cookies of signing in, for controllers. On an https site their names carry the prefix `__Host-`. */
@Injectable()
export class SignInCookies {
  private readonly prefix: string;
  private readonly options: CookieOptions;

  constructor(private readonly config: Config) {
    const secure = config.PUBLIC_URL.startsWith('https:');
    // Browsers take a cookie of this prefix from the host itself only, not from a neighbouring subdomain.
    this.prefix = secure ? '__Host-' : '';
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  }

  /** The token of the session that a request carries. */
  sessionToken(request: Request): string | undefined {
    return this.read(request, SESSION_COOKIE);
  }

  keepSession(response: Response, token: string, maxAge: number): void {
    response.cookie(this.prefix + SESSION_COOKIE, token, { ...this.options, maxAge });
    response.clearCookie(this.prefix + NONCE_COOKIE, this.options);
  }

  /** Ids of the accounts that somebody has signed in to with this browser, the last one first. They open nothing. */
  knownAccounts(request: Request): string[] {
    const tokens = this.read(request, KNOWN_COOKIE)?.split(' ').slice(0, MOST_KNOWN) ?? [];
    return tokens
      .map((token) => readSignedId(this.config.secrets, 'known-browser', token))
      .filter((id) => id !== null);
  }

  /** Lets this browser be known to an account, also once it is signed out: what strangers ask for does not stop it. */
  rememberAccount(request: Request, response: Response, userId: string): void {
    const known = [userId, ...this.knownAccounts(request).filter((id) => id !== userId)].slice(0, MOST_KNOWN);
    const tokens = known.map((id) => signedId(this.config.secrets, 'known-browser', id));
    response.cookie(this.prefix + KNOWN_COOKIE, tokens.join(' '), { ...this.options, maxAge: KNOWN_MS });
  }

  dropSession(response: Response): void {
    response.clearCookie(this.prefix + SESSION_COOKIE, this.options);
  }

  /** The token of a browser that has opened a door link. */
  doorToken(request: Request): string | undefined {
    return this.read(request, DOOR_COOKIE);
  }

  /** @param maxAge in milliseconds */
  keepDoorBrowser(response: Response, token: string, maxAge: number): void {
    response.cookie(this.prefix + DOOR_COOKIE, token, { ...this.options, maxAge });
  }

  dropDoorBrowser(response: Response): void {
    response.clearCookie(this.prefix + DOOR_COOKIE, this.options);
  }

  /** What the browser is known by that asked for a link; see `rememberBrowser`. */
  nonce(request: Request): string | undefined {
    return this.read(request, NONCE_COOKIE);
  }

  /**
   * Lets this browser open the links that it asks for without a click, as long as a sign-in link lives. One that
   * asks twice keeps its nonce, so that the link of either mail will do.
   *
   * @returns the nonce to make the link with
   */
  rememberBrowser(request: Request, response: Response): string {
    const nonce = this.nonce(request) ?? randomToken();
    response.cookie(this.prefix + NONCE_COOKIE, nonce, { ...this.options, maxAge: SIGN_IN_MINUTES * 60_000 });
    return nonce;
  }

  /** A cookie's text. The parser also reads JSON cookies, which are never ours. */
  private read(request: Request, name: string): string | undefined {
    const value: unknown = request.cookies?.[this.prefix + name];
    return typeof value === 'string' ? value : undefined;
  }
}
