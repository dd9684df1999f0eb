import type { Config } from '@tablefall/platform/config/config';
import type { Role } from '../http/access/principal.ts';
import type { CodePurpose } from './sign-in-code.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an address may do: the configured administrator everything, further staff the organisers' part. */
export function rolesOf(email: string, config: Config): Role[] {
  const address = email.toLowerCase();
  if (address === config.ADMIN_EMAIL.toLowerCase()) {
    return ['organiser', 'administrator'];
  }
  return config.ORGANISER_EMAILS.some((staff) => staff.toLowerCase() === address) ? ['organiser'] : [];
}

/** How long a session with these roles lasts in milliseconds: at most, and from one request to the next. */
export function sessionLife(roles: Role[]): { longest: number; idle: number } {
  return roles.length > 0
    ? { longest: 7 * DAY_MS, idle: 3 * DAY_MS }
    : { longest: 30 * DAY_MS, idle: 14 * DAY_MS };
}

/**
 * The roles that a session gives its user at this moment. The link of a registration mail lives for weeks and can be
 * asked for by anybody, so that it gives none. Who became staff long after the login signs in anew.
 */
export function rolesOfSession(
  session: { email: string; openedBy: CodePurpose; age: number },
  config: Config,
): Role[] {
  const roles = rolesOf(session.email, config);
  return session.openedBy === 'login' && session.age < sessionLife(roles).longest ? roles : [];
}

/** An address that its owner recognizes and nobody else can use: `d…a@mail.example`. */
export function shortenedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = '', ...rest] = email.slice(0, at);
  const last = rest.length > 1 ? rest.at(-1) : '';
  return `${first}…${last}${email.slice(at)}`;
}
