import type { Secrets } from '../seals/keys.ts';
import { remembered } from '../wording/remembered.ts';

/** What the product is called and where it lives: the same for every mail of a process. */
export interface Site {
  productName: string;
  sponsorName: string;
  /** Origin of the web app, without a trailing slash. */
  publicUrl: string;
  /** IANA zone of the convention: every date and time in a mail is said in it. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** The days of the edition, `YYYY-MM-DD`. */
  dates: readonly string[];
  /** Where the edition takes place. */
  venue: { name: string; address: string };
  /** The address that mails come from. */
  mailFrom: string;
  /** Seal the links of a mail; see `keys.ts`. */
  secrets: Secrets;
}

/** The host of the site, which ids that mails carry end with. */
export function hostOf({ publicUrl }: Site): string {
  return hostIn(publicUrl);
}

const hostIn = remembered((url: string) => new URL(url).hostname);
