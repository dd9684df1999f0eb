// Sends mails as a Nest project does by default: @nestjs-modules/mailer, Handlebars, nodemailer's pool. Reads what to send
// from standard input and answers with the seconds and CPU seconds from the first mail to the last.
import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { MailerModule, MailerService } from '@nestjs-modules/mailer';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import handlebars from 'handlebars';

const {
  port,
  connections,
  from,
  subject,
  headers,
  templates,
  partials,
  context,
  sample,
  count,
  inlinesStyles,
} = JSON.parse(readFileSync(0, 'utf8'));

/** The helpers that the templates use, as a project would write them. */
const helpers = {
  lines: (text) => text.split('\n'),
  wrap: (text, { hash: { indent = 0 } }) => {
    const lines = [''];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last && last.length + 1 + word.length > 76 - indent) lines.push(word);
      else lines[lines.length - 1] = last ? `${last} ${word}` : word;
    }
    return lines.join(`\n${' '.repeat(indent)}`);
  },
};
const template = {
  dir: templates,
  // Its defaults, except that the mails keep their rules for phones and for dark screens.
  adapter: new HandlebarsAdapter(helpers, {
    inlineCssEnabled: inlinesStyles,
    inlineCssOptions: { keepStyleTags: true, keepAtRules: true },
  }),
};
const options = partials ? { partials: { dir: partials } } : {};
const mailer = MailerModule.forRoot({
  transport: {
    host: '127.0.0.1',
    port,
    secure: false,
    ignoreTLS: true,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
  },
  template,
  options,
});
const app = await NestFactory.createApplicationContext(mailer, { logger: ['error'] });
const service = app.get(MailerService);
const writeText = textWriter();
if (sample) assertSame();

let next = 0;
async function sendNext(until) {
  while (next < until) {
    next += 1;
    const mail = contextOf(`Guest Number ${next}`, `token-${String(next).padStart(37, '0')}`);
    await service.sendMail({
      from,
      to: { name: mail.name, address: `guest.number.${next}@mail.example` },
      subject,
      headers,
      template: 'html',
      context: mail,
      text: writeText(mail),
    });
  }
}

/** What a mail says: the links of the sample's, with a token of its own. */
function contextOf(name, token) {
  const links = Object.entries(context).filter(([key]) => key.endsWith('Link'));
  return {
    ...withWords(name),
    ...Object.fromEntries(
      links.map(([key, link]) => [key, link.replace(/(reply|unsubscribe)\/[\w.~-]+/, `$1/${token}`)]),
    ),
    name,
    token,
  };
}

/** What a mail says, with the words of its author as the library takes HTML; they name its reader. */
function withWords(name) {
  const { openings = [], closing } = context;
  const named = (words) => words.replaceAll(context.name, name);
  const written = ({ html, text }) => ({ html: new handlebars.SafeString(named(html)), text: named(text) });
  return { ...context, openings: openings.map(written), closing: closing && written(closing) };
}

/** Compiled once with its partials: the library has no templates for the text. */
function textWriter() {
  const texts = handlebars.create();
  texts.registerHelper(helpers);
  const compiled = (file) =>
    texts.compile(readFileSync(file, 'utf8'), { noEscape: true, preventIndent: true });
  const folder = join(templates, 'text-partials');
  for (const name of partials ? readdirSync(folder) : []) {
    texts.registerPartial(basename(name, '.hbs'), compiled(join(folder, name)));
  }
  const write = compiled(join(templates, 'text.hbs'));
  return (mail) =>
    `${write(mail)
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`;
}

/** What is compared writes the same mail. */
function assertSame() {
  const standing = withWords(context.name);
  const mail = { data: { template: 'html', context: standing } };
  const asItIs = new HandlebarsAdapter(helpers, { inlineCssEnabled: false });
  asItIs.compile(
    mail,
    (error) => {
      if (error) throw error;
    },
    { template, options },
  );
  const plain = (text) => text.replaceAll('\r\n', '\n').trim();
  for (const [written, meant] of [
    [mail.data.html, sample.html],
    [writeText(standing), sample.text],
  ]) {
    if (plain(written) !== plain(meant)) throw new Error(`Another mail than the sample:\n${written}`);
  }
}

/** Twice as many at a time as connections, so that none waits for the next mail. */
const send = (until) => Promise.all(Array.from({ length: connections * 2 }, () => sendNext(until)));

// The worker beside it has compiled its code when the measuring begins, so this has, too.
await send(count);
const begin = performance.now();
const cpuBefore = process.cpuUsage();
await send(2 * count);
const { user, system } = process.cpuUsage(cpuBefore);
process.stdout.write(
  JSON.stringify({ seconds: (performance.now() - begin) / 1_000, cpuSeconds: (user + system) / 1e6 }),
);
process.exit(0);
