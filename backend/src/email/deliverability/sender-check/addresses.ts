import { domainToASCII } from 'node:url';
import type { Config } from '@tablefall/platform/config/config';
import type { DnsLookups } from './dns-lookups.ts';
import { areAligned, findingsOf } from './findings.ts';
import type { SenderFindingDto } from './sender-check.dto.ts';

/** Whether a domain can take mail: answers to what was sent, or reports of what did not arrive. */
async function receivers(domain: string, dns: DnsLookups): Promise<string[] | null> {
  const servers = await dns.mailServers(domain);
  if (servers?.length !== 0) {
    return servers?.filter((server) => server !== '.') ?? null;
  }
  // Without an MX record mail goes to the domain itself (RFC 5321, 5.1).
  return dns.addresses(domain);
}

/** Whether somebody who answers a mail is heard. */
export async function checkSenderAddress(address: string, dns: DnsLookups): Promise<SenderFindingDto> {
  const { ok, failed, dnsIsAway } = findingsOf('Sender address');
  const domain = domainOf(address);
  const found = await receivers(domain, dns);
  if (!found) {
    return dnsIsAway();
  }
  return found.length > 0
    ? ok([address, ...found])
    : failed(
        [address],
        `${domain} takes no mail, so some receivers refuse what comes from it. Publish an MX record.`,
      );
}

/** Whether reports of undelivered mail come back and are read. */
export async function checkReturnAddress(config: Config, dns: DnsLookups): Promise<SenderFindingDto> {
  const { ok, warning, failed, dnsIsAway } = findingsOf('Return address');
  const address = config.MAIL_RETURN_ADDRESS ?? config.MAIL_FROM;
  const domain = domainOf(address);
  const servers = await receivers(domain, dns);
  if (!servers) {
    return dnsIsAway();
  }
  const found = [address, ...servers];
  if (servers.length === 0) {
    return failed(
      found,
      `${domain} takes no mail, so reports of undelivered mail are lost. Publish an MX record.`,
    );
  }
  if (!config.MAIL_BOUNCES_URL && !config.MAIL_BOUNCES_SECRET) {
    return warning(
      found,
      'Nobody reads reports of undelivered mail. Set MAIL_BOUNCES_URL to the mailbox that takes them, or MAIL_BOUNCES_SECRET if your mail relay posts them.',
    );
  }
  if (!config.MAIL_RETURN_ADDRESS) {
    return warning(
      found,
      'Set MAIL_RETURN_ADDRESS, so that every report says for certain which mail it is about.',
    );
  }
  if (!areAligned(domain, domainOf(config.MAIL_FROM))) {
    return warning(
      found,
      `SPF is checked for ${domain} and so proves nothing about ${domainOf(config.MAIL_FROM)}. Use a return address in the sender's domain, or make sure that mail is signed (DKIM).`,
    );
  }
  return ok(found);
}

/** The domain of an address as the DNS knows it. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}
