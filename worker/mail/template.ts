import type { Secrets } from './keys.ts';
import { remembered } from './remembered.ts';

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

/** A calendar file that goes with a mail (RFC 5545). */
export interface CalendarPart {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** Always handed on in two parts, so that a name cannot turn into a further address. */
export interface MailAddress {
  name: string;
  address: string;
}

/** The lists that one may leave, each by itself: the invitations to gamedays, and news of the convention. */
export const MAIL_LISTS = ['invitations', 'news'] as const;
export type MailList = (typeof MAIL_LISTS)[number];

/** Props of mails that staff may have sent to themselves first. */
export interface Testable {
  /** The mail is a test: its subject says so, and it arrives whatever list its reader has left. */
  isTest?: boolean;
}

/** One kind of mail. Its folder holds `subject.hbs`, `body.html.hbs` and `body.text.hbs` beside it. */
export interface Template<Props extends object> {
  /** Names it for staff. */
  title: string;
  /** When it is sent, and what for, in a sentence. */
  purpose: string;
  /** The list that its reader may leave, or null. A function where the props decide. */
  list: MailList | null | ((props: Props) => MailList | null);
  /** It goes to those who run the convention, as such: nothing but a dead address keeps it from them. */
  isForStaff?: true;
  /** Somebody else than its reader causes it, by typing an address or by a click. A function where the props decide. */
  causedByOthers?: true | ((props: Props) => boolean);
  /** What the Handlebars parts see besides the recipient, the site and the unsubscribe link. */
  view(props: Props, site: Site, recipientName: string | null): object;
  /** Words of its own that a mail brings along: they follow the opening that all mails of the kind have. */
  ownWords?(props: Props): (string | null | undefined)[];
  /** Whom a reply goes to, if not to the sender. */
  replyTo?(props: Props): MailAddress | null;
  calendar?(props: Props, site: Site, writtenAt: Date): CalendarPart | null;
  /** Props for previews and golden tests. */
  example: Props;
  /** The name of the person in the example; null for a mail without a name. A usual name when not given. */
  exampleName?: string | null;
  /** The other forms of the mail, each by what differs from the example. */
  forms?: { [name: string]: { props?: Partial<Props>; recipientName?: string | null } };
}
