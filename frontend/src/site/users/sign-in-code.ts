const VERIFY_PATH = /^\/verify\/([^/]+)\/?$/;
/** Links of registration mails have it: of the registration, of one's two days, and of the way to pay. */
const REGISTRATION_LINK = 'rid';
const REGISTRATION_PATHS = ['/events', '/my-days', '/pay'];

let kept = '';

/**
 * Takes the sign-in code of a mailed link out of the address before anything else runs, so that it is neither
 * bookmarked nor shown to anybody. It lives on in memory only.
 */
export function takeSignInCode(location = window.location, history = window.history): void {
  const { code, address } = withoutCode(new URL(location.href));
  if (!code) return;
  kept = code;
  history.replaceState(history.state, '', address);
}

/** The code that this page load brought, or an empty text. */
export function signInCode(): string {
  return kept;
}

/** After use nobody finds the code again on a later visit to the page. */
export function forgetSignInCode(): void {
  kept = '';
}

/** The code in a link of a mail (`/verify/{code}`, or `?rid={code}` on one of those pages) and the address that is left without it. */
export function withoutCode(url: URL): { code: string; address: string } {
  const verify = VERIFY_PATH.exec(url.pathname)?.[1];
  if (verify) return { code: decoded(verify), address: `/verify${url.search}${url.hash}` };
  const code = REGISTRATION_PATHS.includes(url.pathname)
    ? (url.searchParams.get(REGISTRATION_LINK) ?? '')
    : '';
  url.searchParams.delete(REGISTRATION_LINK);
  return { code, address: url.pathname + url.search + url.hash };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
