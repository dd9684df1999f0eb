import { Resolver } from 'node:dns/promises';

/** What the DNS says; null when it could not be asked. No records is an empty list. */
export type Answer<T> = T[] | null;

const TIMEOUT_MS = 1_500;
const TRIES = 2;
const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

/** All questions of one check together. */
const PATIENCE_MS = 5_000;

/** Asks the DNS the questions of one check, which takes seconds at most. */
export class DnsLookups {
  private isOver = false;
  private readonly resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });

  /** @param servers asked instead of those of the machine, if any are named */
  constructor(servers: string[]) {
    if (servers.length > 0) {
      this.resolver.setServers(servers);
    }
  }

  /** Runs something that asks, and gives up when it is not answered within seconds. */
  async within<T>(work: (dns: this) => Promise<T>): Promise<T> {
    const timer = setTimeout(() => {
      this.isOver = true;
      this.resolver.cancel();
    }, PATIENCE_MS);
    return work(this).finally(() => clearTimeout(timer));
  }

  /** The TXT records of a name, the pieces of each put together. */
  async texts(name: string): Promise<Answer<string>> {
    const records = await this.ask(() => this.resolver.resolveTxt(name));
    return records?.map((parts) => parts.join('')) ?? null;
  }

  /** The mail servers of a domain, the preferred one first; `.` alone says that it takes no mail (RFC 7505). */
  async mailServers(domain: string): Promise<Answer<string>> {
    const servers = await this.ask(() => this.resolver.resolveMx(domain));
    return servers?.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange || '.') ?? null;
  }

  async addresses(name: string): Promise<Answer<string>> {
    const [v4, v6] = await Promise.all([
      this.ask(() => this.resolver.resolve4(name)),
      this.ask(() => this.resolver.resolve6(name)),
    ]);
    const known = [...(v4 ?? []), ...(v6 ?? [])];
    return known.length > 0 || (v4 && v6) ? known : null;
  }

  private async ask<T>(question: () => Promise<T[]>): Promise<Answer<T>> {
    if (this.isOver) {
      return null;
    }
    try {
      return await question();
    } catch (error) {
      return NO_RECORD.has(String((error as { code?: unknown }).code)) ? [] : null;
    }
  }
}
