import { describe, expect, it } from '@jest/globals';
import { catalogue, examplesOf, type MailKind, render, type Site } from '@tablefall/mail';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import { composeMessage, type OutgoingMail, textOf } from './message.ts';

const DATE = new Date('2025-09-01T10:00:00Z');

const SITE: Site = {
  productName: 'Tablefall',
  sponsorName: 'Second Shelf Media',
  publicUrl: 'https://tablefall.example',
  currency: 'USD',
  dates: ['2025-10-10', '2025-10-11'],
  venue: { name: 'Riverside Hall', address: '14 Canal Street' },
  timeZone: 'America/New_York',
  mailFrom: 'hello@tablefall.example',
  secrets: ['a secret that only tests know about'],
};

const PLAIN: OutgoingMail = {
  messageId: '<01980000-0000-7000-8000-000000000002@tablefall.example>',
  from: { name: 'Tablefall', address: 'hello@tablefall.example' },
  returnPath: 'bounces@tablefall.example',
  to: { name: 'Priya Raghunathan', address: 'priya@guests.example' },
  replyTo: null,
  subject: 'You are invited',
  html: '<p>Hello</p>\n',
  text: 'Hello\n',
  headers: { 'Auto-Submitted': 'auto-generated' },
  calendar: null,
};

const HOSTILE = [
  '"Eve", x@evil.example',
  'Eve\r\nBcc: y@evil.example',
  'Eve <y@evil.example>, ',
  'Zażółć gęślą jaźń, '.repeat(12),
  '🎲'.repeat(60),
  '\\"); DROP TABLE mail; --',
  '.',
  'a'.repeat(300),
];

/** What programs decode though it stands between quotes: the name or subject would become another one. */
const LOOKALIKES = [
  '=?utf-8?B?U3VwcG9ydCA8c3VwcG9ydEB0YWJsZWZhbGwuZXhhbXBsZT4=?=',
  'Hi =?UTF-8?Q?eve=40evil=2Eexample?= there',
  `=?utf-8?B?${Buffer.from('Support\u202E<moc').toString('base64')}?=`,
  '=?us-ascii?q?a_b?==?us-ascii?q?c?=',
  '"=?utf-8?Q?a b?=", ',
  '=?utf-8?Q?a b?= =?x?',
  `Zoë =?utf-8?q?${'x'.repeat(80)}?=`,
];

const CONTENTS = [
  '.\n..\n.a dot begins this line\n\n.\n',
  'x'.repeat(5_000),
  `${'Zoë spielt. '.repeat(300)}\n`,
  '棋盘游戏，'.repeat(500),
  '🎲 '.repeat(400),
  `${'a'.repeat(74)}ż\n${'b'.repeat(75)}=\n${'c'.repeat(76)}\n${'d'.repeat(77)}\n`,
  'ends in space \nends in tab\t\n \n\t\nlast ',
  'From the start\nFrom here\r\nCRLF\r\n',
  '--=_01980000-0000-7000-8000-000000000002\nContent-Type: text/html\n\n<b>mine</b>\n',
  '=3D=\n=E2=80=93 is no – dash\n',
  '',
];

/** As nodemailer writes the same mail; an oracle by another hand. */
function composedByNodemailer({ calendar, replyTo, ...mail }: OutgoingMail): Promise<Buffer> {
  return new MailComposer({
    ...mail,
    date: DATE,
    replyTo: replyTo ?? undefined,
    icalEvent: calendar ? { ...calendar, filename: 'calendar.ics' } : undefined,
  })
    .compile()
    .build();
}

/** What a reader sees of it, without what differs from mail program to mail program. */
async function read(raw: Buffer) {
  const { headers, attachments, headerLines: _lines, text, html, ...mail } = await PostalMime.parse(raw);
  const shown = headers
    .filter(({ key }) => key !== 'content-type')
    .map(({ key, value }) => `${key}: ${value}`);
  const files = attachments.map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content as ArrayBuffer).toString(),
  }));
  const trimmed = (part?: string) => part?.replace(/\n$/, '');
  return { ...mail, text: trimmed(text), html: trimmed(html), headers: shown.sort(), attachments: files };
}

/** As programs do that decode whatever looks encoded, between quotes as well: each word once. */
function wordsIn(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)\?([bq])\?(.*?)\?=/gi, (_word, _charset, encoding: string, text: string) =>
      /b/i.test(encoding)
        ? Buffer.from(text, 'base64').toString()
        : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
    );
}

async function expectSameAsNodemailer(mail: OutgoingMail): Promise<void> {
  const raw = Buffer.from(textOf(composeMessage(mail, DATE)));
  expect(await read(raw)).toEqual(await read(await composedByNodemailer(mail)));
  const text = raw.toString('latin1');
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
}

describe('a composed message', () => {
  it.each(Object.keys(catalogue) as MailKind[])(
    'should read as nodemailer would write it: %s',
    async (kind) => {
      for (const { mail } of examplesOf(kind)) {
        const { recipientName, headers, ...parts } = render(mail, SITE);
        await expectSameAsNodemailer({
          ...PLAIN,
          ...parts,
          to: { name: recipientName ?? '', address: 'priya@guests.example' },
          headers: { ...headers, Precedence: 'bulk' },
        });
      }
    },
  );

  it.each(HOSTILE)('should name whoever calls themselves %j, and nobody else', async (name) => {
    const mail = {
      ...PLAIN,
      to: { name, address: 'eve@guests.example' },
      replyTo: { name, address: 'eve@guests.example' },
      subject: name,
    };
    await expectSameAsNodemailer(mail);
    const { to, replyTo, bcc, headers } = await PostalMime.parse(
      Buffer.from(textOf(composeMessage(mail, DATE))),
    );
    expect([to, replyTo].flat().map((person) => person?.address)).toEqual([
      'eve@guests.example',
      'eve@guests.example',
    ]);
    expect(bcc).toBeUndefined();
    expect(headers).toHaveLength(9);
  });

  it.each(LOOKALIKES)(
    'a stranger chose what staff saw as the name: what looks encoded is said as it is: %j',
    async (name) => {
      const person = { name, address: 'eve@guests.example' };
      const raw = textOf(
        composeMessage({ ...PLAIN, to: person, replyTo: person, from: person, subject: name }, DATE),
      );
      const fields = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n /g, ' ').split('\r\n');
      const said = ['From', 'To', 'Reply-To', 'Subject'].map((field) => {
        const value = fields.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2) ?? '';
        return wordsIn(value.replace(' <eve@guests.example>', ''));
      });
      expect(said).toEqual([name, name, name, name]);
      for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
    },
  );

  it.each(CONTENTS)('should bring this as it is, in short lines of ASCII: %j', async (content) => {
    const calendar = { method: 'PUBLISH', content: `${content}\r\n` } as const;
    const mail = { ...PLAIN, text: content, html: `<pre>\n${content}</pre>`, calendar };
    const raw = Buffer.from(textOf(composeMessage(mail, DATE)));
    const { text, html, attachments } = await PostalMime.parse(raw);
    // The parser puts a line end after each part.
    const unix = (part?: string) => part?.replace(/\r\n/g, '\n').replace(/\n+$/, '');
    expect(unix(text)).toBe(unix(content));
    expect(unix(html)).toBe(unix(`<pre>\n${content}</pre>`));
    const files = attachments.map((file) => Buffer.from(file.content as ArrayBuffer).toString());
    expect(files.map(unix)).toEqual([unix(calendar.content), unix(calendar.content)]);
    expect(raw.toString()).toMatch(/^[\x20-\x7e\t\r\n]*$/);
    for (const line of raw.toString().split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
  });
});
