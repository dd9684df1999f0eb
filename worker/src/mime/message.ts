import { type MailAddress, remembered } from '@tablefall/mail';
import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs';
import MimeNode from 'nodemailer/lib/mime-node';
import { BOUNDARY_MARK, filePart, multipart, textPart } from './body-part.ts';

/** One mail as it is handed to the mail server: exactly one recipient. */
export interface OutgoingMail {
  messageId: string;
  from: MailAddress;
  /** The envelope's sender: where reports of what did not arrive go. */
  returnPath: string;
  to: MailAddress;
  replyTo: MailAddress | null;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  calendar: { method: string; content: string } | null;
}

/**
 * A mail as it is signed and sent (RFC 5322): header fields, each folded, and the body. ASCII, except for addresses.
 */
export interface Message {
  fields: string[];
  body: string;
}

/** Encodes words and names (RFC 2047) and quotes addresses, so that no value can end its field or add a recipient. */
const encoder = new MimeNode();

/** Writes a mail in MIME: text and HTML as alternatives, beside a calendar that is a file as well. */
export function composeMessage(mail: OutgoingMail, date: Date): Message {
  const { type, body } = contentOf(mail);
  const fields = [
    addressField('From', mail.from),
    addressField('To', mail.to),
    ...(mail.replyTo ? [addressField('Reply-To', mail.replyTo)] : []),
    field('Subject', mail.subject),
    field('Message-ID', mail.messageId),
    field('Date', date.toUTCString().replace('GMT', '+0000')),
    'MIME-Version: 1.0',
    ...Object.entries(mail.headers).map(([name, value]) => field(name, value)),
    `Content-Type: ${type}`,
  ];
  return { fields, body };
}

/** What is sent between DATA and the final dot, without that dot. */
export function textOf({ fields, body }: Message): string {
  return `${fields.join('\r\n')}\r\n\r\n${body}`;
}

/** An address as envelope and header have it: the domain in ASCII, an unusual local part in quotes. */
export function envelopeAddress(address: string): string {
  if (PLAIN_ADDRESS.test(address)) return address;
  const [normal = address] = encoder.setEnvelope({ to: { name: '', address } }).getEnvelope().to;
  return normal;
}

/** Some programs take the calendar from among the alternatives, others only as a file. So it is both. */
function contentOf({ messageId, text, html, calendar }: OutgoingMail): { type: string; body: string } {
  const [id = ''] = /[\w-]{1,40}/.exec(messageId) ?? [];
  const boundary = `${BOUNDARY_MARK}${id}`;
  const alternatives = [
    textPart('text/plain; charset=utf-8', text),
    textPart('text/html; charset=utf-8', html),
  ];
  if (!calendar) {
    return { type: multipartType('alternative', boundary), body: multipart(boundary, alternatives) };
  }
  const inner = `${boundary}_alternative`;
  alternatives.push(textPart(`text/calendar; charset=utf-8; method=${calendar.method}`, calendar.content));
  const parts = [
    `Content-Type: ${multipartType('alternative', inner)}\r\n\r\n${multipart(inner, alternatives)}`,
    filePart('application/ics', 'calendar.ics', calendar.content),
  ];
  const outer = `${boundary}_mixed`;
  return { type: multipartType('mixed', outer), body: multipart(outer, parts) };
}

function multipartType(subtype: string, boundary: string): string {
  return `multipart/${subtype};\r\n boundary="${boundary}"`;
}

const PLAIN_ADDRESS = /^[\w+-]+(\.[\w+-]+)*@[\w.-]+$/;
const PLAIN_NAME = /^[\w ]+$/;
/** Needs neither folding nor encoding: it fits one line or cannot be folded. */
const PLAIN_VALUE = /^(?!.*(?:=\?|"))(?:[ -~]{1,60}|[!-~]{61,900})$/;
/** The longest encoded word: with its field's name it fits a line. */
const WORD_LENGTH = 52;

function addressField(name: string, { name: person, address }: MailAddress): string {
  const isPlain =
    PLAIN_NAME.test(person) && PLAIN_ADDRESS.test(address) && person.length + address.length < 60;
  if (isPlain) return `${name}: ${person} <${address}>`;
  if (looksEncoded(person)) return foldedField(name, `${encoded(person)} <${envelopeAddress(address)}>`);
  return foldedField(name, encoder.encodeHeaderValue(name, [{ name: person, address }]));
}

function field(name: string, value: string): string {
  return PLAIN_VALUE.test(value) ? `${name}: ${value}` : textField(name, value);
}

/** Of a mailing all mails have the same subject. */
const textField = remembered((name: string, value: string) =>
  foldedField(name, looksEncoded(value) ? encoded(value) : encoder.encodeHeaderValue(name, value)),
);

/**
 * Whether programs would take words for encoded ones: many decode between quotes as well, where RFC 2047 forbids it. Whoever
 * typed them would choose a name that nothing has cleaned. Encoded themselves they are decoded once, and read as they are.
 */
function looksEncoded(words: string): boolean {
  return words.includes('=?');
}

function encoded(words: string): string {
  return encodeWord(words, 'B', WORD_LENGTH);
}

function foldedField(name: string, value: string): string {
  return foldLines(`${name}: ${value}`, 76);
}
