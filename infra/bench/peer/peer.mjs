// Sends mails as a Nest project does by default: @nestjs-modules/mailer, Handlebars, nodemailer's pool. Reads what to send
// from standard input and answers with the seconds and CPU seconds from the first mail to the last.
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { MailerModule, MailerService } from '@nestjs-modules/mailer';
import { HandlebarsAdapter } from '@nestjs-modules/mailer/adapters/handlebars.adapter';
import handlebars from 'handlebars';

const { port, count, connections, templates, from, subject, headers, inlinesStyles } = JSON.parse(
  readFileSync(0, 'utf8'),
);
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
  template: {
    dir: templates,
    // What it does unless told otherwise. The mails are to keep their rules for phones and the dark.
    adapter: new HandlebarsAdapter(undefined, {
      inlineCssEnabled: inlinesStyles,
      inlineCssOptions: { keepStyleTags: true, keepAtRules: true },
    }),
  },
});
const app = await NestFactory.createApplicationContext(mailer, { logger: ['error'] });
const service = app.get(MailerService);
const writeText = handlebars.compile(readFileSync(`${templates}/text.hbs`, 'utf8'), { noEscape: true });

let next = 0;
async function sendNext(until) {
  while (next < until) {
    next += 1;
    const context = { name: `Guest Number ${next}`, token: `token-${String(next).padStart(37, '0')}` };
    await service.sendMail({
      from,
      to: { name: context.name, address: `guest.number.${next}@mail.example` },
      subject,
      headers,
      template: 'html',
      context,
      text: writeText(context),
    });
  }
}

/** Twice as many at a time as connections, so that none waits for the next mail. */
const send = (until) => Promise.all(Array.from({ length: connections * 2 }, () => sendNext(until)));

// As the worker that it stands beside, it has compiled its code when the time begins.
await send(count);
const begin = performance.now();
const cpuBefore = process.cpuUsage();
await send(2 * count);
const { user, system } = process.cpuUsage(cpuBefore);
process.stdout.write(
  JSON.stringify({ seconds: (performance.now() - begin) / 1_000, cpuSeconds: (user + system) / 1e6 }),
);
process.exit(0);
