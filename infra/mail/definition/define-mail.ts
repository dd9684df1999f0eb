import type { WordVariables } from '../message/word-variables.ts';
import type { Life } from './life.ts';
import type { Site } from './site.ts';

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

/** A link that a mail holds, and what opening it may do. */
export interface MailedLink {
  /** Its address on the site; `:token` stands for what is its reader's own. */
  link: string;
  /** What the page asks the server for when it opens, all of it reading. */
  reads?: string;
  /**
   * What the page sends by itself. It does something in the browser that asked for the mail alone; any other one gets this
   * status, and waits for a press.
   */
  sends?: { call: string; body: object; status: number };
  /** What waits for a press there. */
  presses: string | null;
}

/** A link that no other kind of mail has. Its token is an id with a signature, made when the mail is rendered. */
export interface OwnLink<Props> extends MailedLink {
  /** The prop that holds the id. */
  id: keyof Props & string;
}

/** A prop, or one within it: `reporter.address`. */
type Place<Props> = {
  [K in keyof Props & string]-?: NonNullable<Props[K]> extends readonly unknown[]
    ? never
    : NonNullable<Props[K]> extends object
      ? `${K}.${keyof NonNullable<Props[K]> & string}`
      : K;
}[keyof Props & string];

/** What of a person a prop may hold: an id of theirs, or of a thing by which their part tells that mails know them. */
export type Trace = 'account' | 'nameId' | 'thing' | 'name' | 'address';

/** How a mail to others tells of somebody, and what it says once that one is forgotten. */
export interface Telling<Props extends object> {
  /** It tells of whoever all of these are of. */
  by: { [place in Place<Props>]?: Trace };
  /** What it says from then on; null for nothing at all, so that it is not sent any more. */
  instead: Partial<Props> | null;
}

/**
 * What people have pushed to their devices, each by itself: a seat is theirs, their plan has changed, their game begins, a table in
 * the hall wants players or a teacher.
 */
export const PUSH_TOPICS = ['seat', 'change', 'starting', 'flag'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];

/** How mails of a kind are told on devices that asked for it, below the mail's own subject. */
export interface Pushed<Props extends object> {
  /** What a device asks for to be told: the same for all, or for each news. News that are not named are not pushed. */
  topic: Props extends { news: infer News extends string }
    ? Readonly<Partial<Record<News, PushTopic>>>
    : PushTopic;
  /**
   * It is about one of the people of its reader's account: the text says whom where there are several, and no notice about another of
   * them takes its place. All else is told to a device once.
   */
  isOfOne?(props: Props): boolean;
  text(props: Props, site: Site): string;
  /** What a press opens, from the root of the site. */
  path(props: Props): string;
}

/** All that is known of a kind of mail, but for its own links. */
export interface Kind<Props extends object, Purpose extends string> {
  /** Names it for staff. */
  title: string;
  /** When it is sent, and what for, in a sentence. */
  purpose: string;
  /** Its place among the others where staff see them: kinds of one subject stand together. */
  order: number;
  /** The list that its reader may leave, or null. A function where the props decide. */
  list: MailList | null | ((props: Props) => MailList | null);
  /** What becomes of it until it is sent: the same for all, or for each news. */
  life: Props extends { news: infer News extends string } ? Life | Readonly<Record<News, Life>> : Life;
  /**
   * The variables that words of one's own may hold (the subject's ending, an opening and a closing), or why it has no places
   * for them. A variable is never taken away once it was released.
   */
  words: { variables: WordVariables } | { none: string };
  /** Of whom it tells besides its reader. */
  tellsOf?: readonly Telling<Props>[];
  /** It goes to those who run the convention, as such: nothing but a dead address keeps it from them. */
  isForStaff?: true;
  /** Somebody else than its reader causes it, by typing an address or by a click. A function where the props decide. */
  causedByOthers?: true | ((props: Props) => boolean);
  /** It is pushed, too. */
  push?: Pushed<Props>;
  /**
   * What the Handlebars parts see besides the recipient, the site and the unsubscribe link.
   *
   * @param own writes one of the kind's own links
   */
  view(props: Props, site: Site, recipientName: string | null, own: (purpose: Purpose) => string): object;
  /** Its links to pages of the site that no other kind has. */
  opens?: readonly MailedLink[];
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

/** A kind of mail whose name and links are not known by type. */
export interface Template<Props extends object> extends Kind<Props, string> {
  links?: Readonly<Record<string, OwnLink<Props>>>;
}

/** A kind of mail, with what it signs for. */
type Mail<Props extends object, Purpose extends string> = Kind<Props, Purpose> &
  ([Purpose] extends [never] ? object : { links: Readonly<Record<Purpose, OwnLink<Props>>> });

/** What the tokens of a kind's own links let their holder do. */
export type PurposeOf<Defined> = Defined extends { links: infer Links } ? keyof Links & string : never;

/**
 * Says all that is to be known of a kind of mail, in its folder, with `subject.hbs`, `body.html.hbs` and `body.text.hbs`
 * beside it. Everything else follows from there.
 */
export function defineMail<Props extends object, Purpose extends string = never>(
  mail: Mail<Props, Purpose>,
): Mail<Props, Purpose> {
  return mail;
}
