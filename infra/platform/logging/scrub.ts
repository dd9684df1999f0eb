/** The router takes paths in any case. */
const SECRET_PATHS =
  /\/(verify|gameday-reply|unsubscribe|suppressions|calendar|badge-offers?|friend-link|b)\/[^/?#]+/gi;
const SECRET_PARAMETERS = new Set([
  'code',
  'email',
  'guestemail',
  'guestname',
  'line',
  'next',
  'password',
  'rid',
  'search',
  'seller',
  'sit-with',
  'token',
  'invitationtoken',
]);

/** A request's URL fit for a log: tokens and codes in the path and personal query values are replaced. */
export function scrubbedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  const safePath = path.replace(SECRET_PATHS, '/$1/…');
  if (query === undefined) {
    return safePath;
  }
  const parameters = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return SECRET_PARAMETERS.has(parameterOf(name)) ? `${name}=…` : pair;
  });
  return `${safePath}?${parameters.join('&')}`;
}

/** `password[]` and `password[a]` are values of `password` as well. */
function parameterOf(name: string): string {
  const [parameter = ''] = decodedOrRaw(name).toLowerCase().split('[', 1);
  return parameter;
}

function decodedOrRaw(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
