import { isIP } from 'node:net';
import { isLocal } from '@tablefall/platform/config/requires-tls';
import type { DnsLookups } from './dns-lookups.ts';
import { findingsOf } from './findings.ts';
import type { SenderFindingDto } from './sender-check.dto.ts';

/** Receivers give up on a record that needs more look-ups (RFC 7208, 4.6.4). */
const MOST_LOOKUPS = 10;
const NEEDS_LOOKUP = /^[+?~-]?(include:|a$|a[:/]|mx$|mx[:/]|ptr$|ptr:|exists:)/i;

const { ok, warning, failed, dnsIsAway } = findingsOf('SPF');

/** Which servers may send for the domain of the return address. */
export async function checkSpf(
  domain: string,
  mailServer: string,
  dns: DnsLookups,
): Promise<SenderFindingDto> {
  const walk = new Walk(dns);
  const end = await walk.follow(domain);
  const { found } = walk;
  switch (end) {
    case 'away':
      return dnsIsAway();
    case 'none':
      return failed(
        found,
        `Publish a TXT record at ${domain} that names the servers which send for it, for example "v=spf1 ${mechanismOf(mailServer)} ~all", or the one that your mail provider names.`,
      );
    case 'several':
      return failed(
        found,
        `${domain} has several SPF records, which count as none. Put them together into one.`,
      );
    case 'broken':
      return failed(
        found,
        `The record leads to ${walk.last}, which has no usable SPF record. Correct or remove that part.`,
      );
    case 'too long':
      return failed(
        found,
        `The record needs more than ${MOST_LOOKUPS} look-ups, so receivers give up on it. Remove what no longer sends for you.`,
      );
    case '+all':
      return failed(
        found,
        'The record ends with +all: anybody may send for you. Change its end to ~all or -all.',
      );
    case '?all':
      return warning(found, 'The record says nothing of all other servers. Change its end to ~all or -all.');
    default:
      return ok(found);
  }
}

/** How a record names a mail server. A server on this machine most likely sends from the domain's own address. */
function mechanismOf(host: string): string {
  if (isLocal(host)) {
    return 'a mx';
  }
  return isIP(host) === 4 ? `ip4:${host}` : `a:${host}`;
}

type End = '-all' | '~all' | '?all' | '+all' | 'none' | 'several' | 'broken' | 'too long' | 'away';

/** Follows a record to its end, and into what it includes, as a receiver of mail would. */
class Walk {
  /** The domain's own record, and those that a redirect leads to. */
  readonly found: string[] = [];
  last = '';
  private lookups = 0;

  constructor(private readonly dns: DnsLookups) {}

  async follow(domain: string): Promise<End> {
    this.last = domain;
    const texts = await this.dns.texts(domain);
    if (!texts) {
      return 'away';
    }
    const records = texts.filter((text) => /^v=spf1( |$)/i.test(text));
    this.found.push(...records);
    const [record] = records;
    if (!record || records.length > 1) {
      return record ? 'several' : 'none';
    }
    const terms = record.split(/\s+/).slice(1);
    const trouble = await this.include(terms);
    return trouble ?? this.endOf(terms);
  }

  /**
   * Looks into what a record includes.
   *
   * @returns what a receiver would take for an error, or null
   */
  private async include(terms: string[]): Promise<End | null> {
    this.lookups += terms.filter((term) => NEEDS_LOOKUP.test(term) || /^redirect=/i.test(term)).length;
    if (this.lookups > MOST_LOOKUPS) {
      return 'too long';
    }
    for (const [, domain = ''] of terms.flatMap((term) => [...term.matchAll(/^[+?~-]?include:(.+)$/gi)])) {
      const found = this.found.length;
      // A name with a macro depends on the mail.
      const end = domain.includes('%') ? '?all' : await this.follow(domain);
      this.found.length = found;
      if (end === 'none' || end === 'several' || end === 'broken') {
        this.last = domain;
        return 'broken';
      }
      if (end === 'away' || end === 'too long') {
        return end;
      }
    }
    return null;
  }

  private async endOf(terms: string[]): Promise<End> {
    const [, qualifier] = terms.flatMap((term) => [...term.matchAll(/^([+?~-]?)all$/gi)])[0] ?? [];
    if (qualifier !== undefined) {
      return `${(qualifier || '+') as '+'}all`;
    }
    const [, redirect] = terms.flatMap((term) => [...term.matchAll(/^redirect=(.+)$/gi)])[0] ?? [];
    if (!redirect) {
      return '?all';
    }
    const end = await this.follow(redirect);
    return end === 'none' ? 'broken' : end;
  }
}
