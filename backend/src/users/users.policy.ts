import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import type { Config } from '@tablefall/platform/config/config';
import type { StaffRole } from '../http/access/principal.ts';
import type { CodePurpose } from './sign-in-code.entity.ts';

/** What was said of an address on the site. */
export interface StaffRow {
  role: StaffRole;
  isRemoved: boolean;
}

/**
 * What an address is. The administrator of the settings stays one. The organisers of the settings are ones until
 * something else is said of them on the site.
 */
export function staffRole(address: string, row: StaffRow | null, config: Config): StaffRole | null {
  if (address === addressKey(config.ADMIN_EMAIL)) {
    return 'administrator';
  }
  if (row) {
    return row.isRemoved ? null : row.role;
  }
  return config.ORGANISER_EMAILS.some((staff) => addressKey(staff) === address) ? 'organiser' : null;
}

/** An administrator is an organiser as well. */
function rolesOf(role: StaffRole | null): StaffRole[] {
  if (!role) return [];
  return role === 'administrator' ? ['organiser', 'administrator'] : [role];
}

/** How long a session with these roles lasts in milliseconds: at most, and from one request to the next. */
export function sessionLife(roles: StaffRole[]): { longest: number; idle: number } {
  return roles.length > 0
    ? { longest: 7 * DAY_MS, idle: 3 * DAY_MS }
    : { longest: 30 * DAY_MS, idle: 14 * DAY_MS };
}

/** Whether a session is as young as one that begins a mailing must be. */
export function isFreshSignIn(age: number, { FRESH_SIGN_IN_MINUTES }: Config): boolean {
  return age < FRESH_SIGN_IN_MINUTES * 60_000;
}

/** Whether a sign-in mail opened a session: its link is used up by whoever opens it, unlike that of a registration mail. */
export function isLogin(openedBy: CodePurpose): boolean {
  return openedBy === 'login';
}

/**
 * The roles that a session gives its user at this moment. The link of a registration mail lives for weeks and can be
 * asked for by anybody, so that it gives none. Who became staff long after the login signs in anew.
 */
export function rolesOfSession(
  staff: StaffRole | null,
  session: { openedBy: CodePurpose; age: number },
): StaffRole[] {
  const roles = rolesOf(staff);
  return isLogin(session.openedBy) && session.age < sessionLife(roles).longest ? roles : [];
}
