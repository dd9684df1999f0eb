import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';

/** What signs mail for a domain. */
export interface DkimKey {
  domain: string;
  selector: string;
  privateKey: KeyObject;
}

/** The key that the settings name, or null where mail is not signed. Throws Error saying what is wrong with its file. */
export function dkimKeyOf(config: Config): DkimKey | null {
  const { MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY_FILE: file } = config;
  if (!domain || !selector || !file) {
    return null;
  }
  return { domain, selector, privateKey: readKey(file) };
}

function readKey(file: string): KeyObject {
  let key: KeyObject;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    throw new Error(`MAIL_DKIM_KEY_FILE cannot be read as a private key: ${(error as Error).message}`);
  }
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 1_024) {
    throw new Error('MAIL_DKIM_KEY_FILE must hold an RSA key of at least 1024 bits, better 2048');
  }
  return key;
}

/** The text of the TXT record `<selector>._domainkey.<domain>` that lets others check the signatures of a key. */
export function dkimRecord({ privateKey }: DkimKey): string {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
  return `v=DKIM1; k=rsa; p=${publicKey}`;
}
