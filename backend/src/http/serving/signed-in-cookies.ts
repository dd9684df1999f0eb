/** The cookie that names the accounts that somebody has signed in to with this browser. Whoever has it need not be signed in. */
export const KNOWN_COOKIE = 'tablefall_known';

/** Whether a request's cookies may be those of somebody signed in: there is any other. */
export function mayBeSignedIn(cookies = ''): boolean {
  return cookies
    .split(';')
    .map((cookie) => cookie.trim().replace(/^__Host-/, ''))
    .some((cookie) => cookie !== '' && !cookie.startsWith(`${KNOWN_COOKIE}=`));
}
