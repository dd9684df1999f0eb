import type { Config } from '@tablefall/platform/config/config';
import type { Role } from '../http/viewer.ts';

/** What an address may do: the configured administrator everything, further staff the organisers' part. */
export function rolesOf(email: string, config: Config): Role[] {
  const address = email.toLowerCase();
  if (address === config.ADMIN_EMAIL.toLowerCase()) {
    return ['organiser', 'administrator'];
  }
  return config.ORGANISER_EMAILS.some((staff) => staff.toLowerCase() === address) ? ['organiser'] : [];
}
