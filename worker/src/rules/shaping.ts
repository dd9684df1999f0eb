/** How much bulk mail the receivers of some domains are sent. */
export interface DomainLimit {
  /** In lower case; `*` stands for every domain that is not named, each by itself. */
  domains: string[];
  /** Mails a second; null for no limit of its own. */
  perSecond: number | null;
  /** Mails a day (UTC); null for no limit. */
  perDay: number | null;
}

const LIMIT = /^(\d+(?:\.\d+)?)\/(s|min|h|day)$/;
const SECONDS = { s: 1, min: 60, h: 3_600 } as const;
const DOMAIN = /^(\*|[a-z0-9-]+(\.[a-z0-9-]+)+)$/;

/**
 * Reads a file of limits: `gmail.com, googlemail.com: 2/s, 20000/day`, a line each; what follows a # is a comment.
 * Throws Error with the number of the line and what is wrong with it.
 */
export function readShaping(text: string): DomainLimit[] {
  const limits: DomainLimit[] = [];
  const named = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.replace(/#.*/, '').trim();
    if (!content) continue;
    const wrong = (why: string) => new Error(`line ${index + 1}: ${why}`);
    const [before = '', after, ...more] = content.split(':');
    if (after === undefined || more.length > 0) throw wrong('domains and limits are divided by one colon');
    const domains = partsOf(before).map((domain) => domain.toLowerCase());
    for (const domain of domains) {
      if (!DOMAIN.test(domain)) throw wrong(`"${domain}" is no domain`);
      if (named.has(domain)) throw wrong(`${domain} stands in the file twice`);
      named.add(domain);
    }
    const limit: DomainLimit = { domains, perSecond: null, perDay: null };
    for (const part of partsOf(after)) {
      const [, count, unit] = LIMIT.exec(part) ?? [];
      if (!count || !unit || Number(count) <= 0)
        throw wrong(`"${part}" is no limit, such as 2/s, 30/min or 20000/day`);
      if (unit === 'day') limit.perDay = Math.floor(Number(count));
      else limit.perSecond = Number(count) / SECONDS[unit as keyof typeof SECONDS];
    }
    if (domains.length === 0 || (limit.perSecond === null && limit.perDay === null))
      throw wrong('it limits nothing');
    limits.push(limit);
  }
  return limits;
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** 'mail.example' of 'Dana@Mail.example'. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}

/** The limit of an address; null when it has none. */
export function limitOf(limits: DomainLimit[], address: string): DomainLimit | null {
  const domain = domainOf(address);
  const named = (name: string) => limits.find(({ domains }) => domains.includes(name));
  return named(domain) ?? named('*') ?? null;
}

/** What the first day of a warm-up is allowed. */
const FIRST_DAY = 500;
/** Whoever may send so many a day is known by then. */
const LARGEST = 250_000;
const DAY_MS = 86_400_000;

/**
 * How many bulk mails may leave today (UTC), when the address began to send on a day, as `2027-03-01`: twice as many each
 * day. Null once it may send as many as it likes.
 */
export function warmUpCap(from: string, now: Date): number | null {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(`${from}T00:00:00Z`)) / DAY_MS));
  const cap = FIRST_DAY * 2 ** days;
  return cap > LARGEST ? null : cap;
}

/** Milliseconds until the day is over (UTC). */
export function untilTomorrow(now: Date): number {
  return DAY_MS - (now.getTime() % DAY_MS);
}
