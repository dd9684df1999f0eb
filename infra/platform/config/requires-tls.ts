import type { MailSettings } from './mail-settings.ts';

/**
 * Whether a connection to a mail server must be encrypted. Unless the setting says otherwise, it must be where a
 * password or anything else crosses a network: somebody on the way could remove the server's offer to encrypt, and
 * read links that sign in.
 */
export function requiresTls(
  url: string,
  { MAIL_REQUIRE_TLS }: Pick<MailSettings, 'MAIL_REQUIRE_TLS'>,
): boolean {
  const { hostname, username } = new URL(url);
  return MAIL_REQUIRE_TLS ?? (username !== '' || !isLocal(hostname));
}

/** Whether a host name is of this machine. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
