/** What the product is called and where it lives: the same for every mail of a process. */
export interface Site {
  productName: string;
  sponsorName: string;
  /** Origin of the web app, without a trailing slash. */
  publicUrl: string;
  /** IANA zone of the convention: every date and time in a mail is said in it. */
  timeZone: string;
  /** The address that mails come from. */
  mailFrom: string;
  /** Seals the links of a mail; see `tokens.ts`. */
  secret: string;
}

/** A calendar file that goes with a mail (RFC 5545). */
export interface CalendarPart {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/** Always handed on in two parts, so that a name cannot turn into a further address (T22). */
export interface MailAddress {
  name: string;
  address: string;
}

/** One kind of mail. Its folder holds `subject.hbs`, `body.html.hbs` and `body.text.hbs` beside it. */
export interface Template<Props extends object> {
  /** Whether the reader may unsubscribe from it, as `isUnsubscribable` tells; by its props where they decide. */
  unsubscribable: boolean | ((props: Props) => boolean);
  /** What the Handlebars parts see besides the recipient, the site and the unsubscribe link. */
  view(props: Props, site: Site): object;
  replyTo?(props: Props): MailAddress;
  calendar?(props: Props, site: Site, writtenAt: Date): CalendarPart | null;
  /** Props for previews and golden tests. */
  example: Props;
}
