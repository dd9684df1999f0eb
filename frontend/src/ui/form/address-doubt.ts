/** Providers whose names are often mistyped, and long enough to be told from others. */
const PROVIDERS = ['gmail.com', 'googlemail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'];
/** One letter from one of these, and right all the same. */
const OTHERS = new Set(['email.com', 'mail.com', 'ymail.com', 'cloud.com']);

/** The address that was probably meant: of a large provider whose name is one slip away in each part; undefined without a doubt. */
export function meantAddress(email: string): string | undefined {
  const [, local, domain] = /^\s*(\S+)@(\S+?)\s*$/.exec(email.toLowerCase()) ?? [];
  if (!local || !domain || OTHERS.has(domain) || PROVIDERS.includes(domain)) return undefined;
  const meant = PROVIDERS.find((provider) => isSlipOf(domain, provider));
  return meant && `${email.trim().slice(0, local.length)}@${meant}`;
}

function isSlipOf(domain: string, provider: string): boolean {
  const parts = domain.split('.');
  const meant = provider.split('.');
  return parts.length === meant.length && parts.every((part, place) => isOneSlip(part, meant[place] ?? ''));
}

/** Whether a letter is wrong, missing or too many, or two changed places; or none. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start++;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  const swapped = meant
    .slice(start, start + 2)
    .split('')
    .reverse()
    .join('');
  return (
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed.slice(start, start + 2) === swapped && rest(typed, 2) === rest(meant, 2))
  );
}
