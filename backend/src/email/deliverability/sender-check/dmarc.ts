import type { DnsLookups } from './dns-lookups.ts';
import { findingsOf, tagsOf } from './findings.ts';
import type { SenderFindingDto } from './sender-check.dto.ts';

const { ok, warning, failed, dnsIsAway } = findingsOf('DMARC');

/** What receivers are asked to do with mail that neither SPF nor DKIM proves to be of the domain. */
export async function checkDmarc(domain: string, dns: DnsLookups): Promise<SenderFindingDto> {
  const levels = await Promise.all(upwardsFrom(domain).map((level) => policiesOf(level, dns)));
  if (levels[0] === null) {
    return dnsIsAway();
  }
  const nearest = levels.findIndex((records) => records && records.length > 0);
  const records = levels[nearest] ?? [];
  const [record] = records;
  if (!record) {
    return failed(
      [],
      `Publish a TXT record at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:postmaster@${domain}". Big providers take no bulk mail without one.`,
    );
  }
  if (records.length > 1) {
    return failed(records, 'There are several DMARC records, which count as none. Leave only one.');
  }
  const tags = tagsOf(record);
  const policy = ((nearest > 0 && tags.get('sp')) || tags.get('p') || '').toLowerCase();
  switch (policy) {
    case 'quarantine':
    case 'reject':
      return ok(records);
    case 'none':
      return warning(
        records,
        'The policy is p=none: forged mail is delivered. Change it to p=quarantine once the reports show that all your mail passes.',
      );
    default:
      return failed(records, 'The record names no policy. Add p=none, p=quarantine or p=reject.');
  }
}

async function policiesOf(domain: string, dns: DnsLookups): Promise<string[] | null> {
  const texts = await dns.texts(`_dmarc.${domain}`);
  return texts?.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(text)) ?? null;
}

/** The domain and those above it, except the top one: a policy holds for the names below it as well. */
function upwardsFrom(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'));
}
