import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Handlebars from 'handlebars';
import { catalogue, type MailKind, type MailProps } from '../catalogue/catalogue.ts';
import type { CalendarPart, MailAddress, MailList, Template } from '../definition/define-mail.ts';
import { hostOf, type Site } from '../definition/site.ts';
import { isTest, listOf } from '../rows/lists.ts';
import type { RenderableMail } from '../rows/renderable-mail.ts';
import { sealedId } from '../seals/tokens.ts';
import { guestName, wrap } from '../wording/wording.ts';
import { writeWords } from '../words/mail-words.ts';
import { inlinePartials } from './inline-partials.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** The recipient's name as the To field may carry it. */
  recipientName: string | null;
  /** Whom a reply goes to, if not to the sender. */
  replyTo: MailAddress | null;
  calendar: CalendarPart | null;
  headers: Record<string, string>;
}

interface Parts {
  subject: Handlebars.TemplateDelegate;
  html: Handlebars.TemplateDelegate;
  text: Handlebars.TemplateDelegate;
}

// The .hbs files stay beside the sources; compiled, this file lies one folder deeper.
const above = dirname(import.meta.dirname);
const folder = basename(above) === 'dist' ? dirname(above) : above;

/** `strict`: a name that the view lacks is an error instead of a gap in the mail. */
const OPTIONS = {
  html: { strict: true },
  text: { strict: true, noEscape: true },
};

/** Made when the first mail is written: a process that only puts mail into the outbox needs no templates. */
let formats: { html: ReturnType<typeof formatOf>; text: ReturnType<typeof formatOf> } | null = null;
const compiled = new Map<MailKind, Parts>();

/** Writes a mail from its row: pure, and the same row always gives the same mail. Throws when a template does. */
export function render<K extends MailKind>(mail: RenderableMail<K>, site: Site): RenderedMail {
  const template: Template<MailProps[K]> = catalogue[mail.kind];
  const { subject, html, text } = partsOf(mail.kind);
  const recipientName = guestName(mail.recipientName);
  const list = listOf(mail);
  const token = list && sealedId(site.secrets, 'unsubscribe', mail.id);
  const facts = {
    linkIsPersonal: true,
    ...template.view(mail.props, site, mail.recipientName, (purpose) =>
      ownLink(template, mail.props, purpose, site),
    ),
    productName: site.productName,
    sponsorName: site.sponsorName,
    privacyLink: `${site.publicUrl}/privacy`,
  };
  const { ending, ...words } = writeWords(
    mail as RenderableMail,
    recipientName,
    site,
    template.ownWords?.(mail.props) ?? [],
  );
  const mark = isTest(mail.props) ? '[Test] ' : '';
  const standardSubject = subject(facts).replace(/\s+/g, ' ').trim();
  const subjectLine = mark + [standardSubject, ending].filter(Boolean).join(' – ');
  const view = {
    ...facts,
    ...words,
    subject: subjectLine,
    name: recipientName,
    unsubscribeLink: token && `${site.publicUrl}/unsubscribe/${token}`,
    unsubscribeLabel: list && UNSUBSCRIBE_LABELS[list],
  };
  return {
    subject: subjectLine,
    html: html(view),
    text: `${text(view)
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
    recipientName,
    replyTo: template.replyTo?.(mail.props) ?? null,
    calendar: template.calendar?.(mail.props, site, mail.createdAt) ?? null,
    headers: headersOf(mail.props, site, list, token),
  };
}

/** A link that only this kind of mail has; its token stands in no table. */
function ownLink<Props extends object>(
  { links }: Template<Props>,
  props: Props,
  purpose: string,
  site: Site,
): string {
  const own = links?.[purpose];
  if (!own) throw new Error(`This kind of mail says no link of its own for ${purpose}`);
  return site.publicUrl + own.link.replace(':token', sealedId(site.secrets, purpose, String(props[own.id])));
}

const UNSUBSCRIBE_LABELS: Record<MailList, string> = {
  invitations: 'No more invitations',
  news: 'No more convention news',
};

/** What keeps machines from answering a machine: RFC 3834, and what Exchange goes by instead. */
const NO_AUTOMATIC_ANSWERS = {
  'Auto-Submitted': 'auto-generated',
  // Not `All`: that would keep back the reports of mail that could not be delivered, and those say which addresses are dead.
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

/** What makes programs show the mails of one matter together, whatever their subjects (RFC 5322, 3.6.4). */
export function matterOf(props: object): string | null {
  const { gamedayId, eventId, listingId }: { gamedayId?: string; eventId?: string; listingId?: string } =
    props;
  if (gamedayId) return `gameday-${gamedayId}`;
  if (eventId) return `event-${eventId}`;
  return listingId ? `listing-${listingId}` : null;
}

/** And RFC 8058 and RFC 2919 on mail one can unsubscribe from. */
function headersOf(
  props: object,
  site: Site,
  list: MailList | null,
  token: string | null,
): Record<string, string> {
  const headers: Record<string, string> = { ...NO_AUTOMATIC_ANSWERS };
  const matter = matterOf(props);
  if (matter) headers.References = `<${matter}@${hostOf(site)}>`;
  if (token) {
    headers['List-Id'] = `<${list}.${hostOf(site)}>`;
    headers['List-Unsubscribe'] = `<${site.publicUrl}/api/unsubscribe/${token}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  return headers;
}

function partsOf(kind: MailKind): Parts {
  if (!Object.hasOwn(catalogue, kind))
    throw new Error(`This release has no template for mail of kind "${kind}"`);
  const parts = compiled.get(kind) ?? compileParts(kind);
  compiled.set(kind, parts);
  return parts;
}

function compileParts(kind: MailKind): Parts {
  formats ??= { html: formatOf('html'), text: formatOf('text') };
  const { html, text } = formats;
  const read = (file: string) => readFileSync(join(folder, 'kinds', kind, file), 'utf8');
  return {
    subject: text(read('subject.hbs')),
    html: html(read('body.html.hbs')),
    text: text(read('body.text.hbs')),
  };
}

/** Compiles templates of one format: the partials of `layout/` bear the same names in both. */
function formatOf(format: 'html' | 'text'): (source: string) => Handlebars.TemplateDelegate {
  const handlebars = Handlebars.create();
  handlebars.registerHelper(HELPERS);
  const partial = (name: string) => readFileSync(join(folder, 'layout', `${name}.${format}.hbs`), 'utf8');
  const written = format === 'html' ? Handlebars.escapeExpression : (text: string) => text;
  return (source) => handlebars.compile(inlinePartials(source, partial, written), OPTIONS[format]);
}

const HELPERS = {
  lines: (text: string) => text.split('\n'),
  wrap: (text: string, { hash }: Handlebars.HelperOptions) => wrap(text, undefined, Number(hash.indent ?? 0)),
};
