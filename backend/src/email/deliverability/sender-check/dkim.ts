import { createPublicKey, type KeyObject } from 'node:crypto';
import { type DkimKey, dkimRecord } from '@tablefall/platform/config/dkim';
import type { DnsLookups } from './dns-lookups.ts';
import { areAligned, findingsOf, tagsOf } from './findings.ts';
import type { SenderFindingDto } from './sender-check.dto.ts';

const { ok, warning, failed, dnsIsAway } = findingsOf('DKIM');

/** How mail is to be signed; `key` is null where its file cannot be read by this process. */
export interface DkimSettings {
  domain: string;
  selector: string;
  key: DkimKey | null;
}

/** Whether the key that checks the signatures is published, and belongs to the one that signs. */
export async function checkDkim(
  dkim: DkimSettings | null,
  domain: string,
  dns: DnsLookups,
): Promise<SenderFindingDto> {
  if (!dkim) {
    return warning(
      [],
      'Mail is not signed here. Set MAIL_DKIM_DOMAIN, MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY_FILE, unless your mail provider signs for this domain.',
    );
  }
  const name = `${dkim.selector}._domainkey.${dkim.domain}`;
  const texts = await dns.texts(name);
  if (!texts) {
    return dnsIsAway();
  }
  const publish = dkim.key
    ? `Publish this TXT record at ${name}: ${dkimRecord(dkim.key)}`
    : `Publish the public key of MAIL_DKIM_KEY_FILE as a TXT record at ${name}.`;
  const records = texts.filter((text) => tagsOf(text).has('p'));
  const [record] = records;
  if (!record || records.length > 1) {
    return failed(records, record ? `There are several keys at ${name}. Leave only one.` : publish);
  }
  const problem = keyProblem(record, dkim.key);
  if (problem) {
    return failed(records, `${problem} ${publish}`);
  }
  if (!areAligned(dkim.domain, domain)) {
    return warning(
      records,
      `Mail comes from ${domain} and is signed for ${dkim.domain}, which proves nothing about its sender. Set MAIL_DKIM_DOMAIN to ${domain}.`,
    );
  }
  return ok(records);
}

function keyProblem(record: string, signing: DkimKey | null): string | null {
  const tags = tagsOf(record);
  const text = tags.get('p')?.replace(/\s/g, '');
  if (!text) {
    return 'The published key was revoked.';
  }
  const key = publicKey(text);
  if (!key) {
    return 'The published key cannot be read.';
  }
  if (signing && !key.equals(createPublicKey(signing.privateKey))) {
    return 'The published key is not the one that signs.';
  }
  return tags.get('t')?.split(':').includes('y') ? 'The key is published for testing alone (t=y).' : null;
}

function publicKey(base64: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}
