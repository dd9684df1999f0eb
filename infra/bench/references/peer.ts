import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LOCAL, ROOT } from '../../local/paths.ts';
import { print } from '../../local/print.ts';
import { run, stopChild } from '../../local/supervisor/processes.ts';
import type { Bench } from '../bench.ts';
import { GAMEDAY } from '../guests.ts';
import type { MailStage } from '../mail-stage.ts';
import type { Contender } from '../rounds.ts';
import { NotMeasured } from '../row.ts';

// What another project would send the same mails with: @nestjs-modules/mailer. It and the hundred packages that it needs
// are installed when they are measured, from a lock file of their own, so that nobody else has to.

const SOURCE = join(import.meta.dirname, '../peer');
const HOME = join(LOCAL, 'bench/peer');
const MAIL = join(ROOT, 'infra/mail');
const FILES = ['package.json', 'package-lock.json', 'peer.mjs'];

/** What the library is given, and what it does. */
export interface PeerSetup {
  /** The product's own templates, their layout and pieces as partials; or the finished mail with gaps for a name and links. */
  templates: 'product' | 'finished';
  /** Whether it looks in each mail for styles to inline, as it does by default, though the sample has none. */
  inlinesStyles: boolean;
}

/**
 * Lets @nestjs-modules/mailer send mails like the sample, as many as are asked for.
 * Throws NotMeasured where its packages cannot be had.
 */
export async function peer(
  bench: Bench,
  sample: MailStage['sample'],
  port: number,
  connections: number,
  { templates, inlinesStyles }: PeerSetup,
): Promise<(count: number) => Contender> {
  await bench.once(install);
  const written = templates === 'product' ? copyTemplates(sample) : writeTemplates(sample);
  const mail = { port, connections, inlinesStyles, ...headOf(sample), ...written };
  return (count) => ({
    run: async () => ({ units: count, ...(await send(bench, { ...mail, count })) }),
  });
}

async function install(): Promise<void> {
  const isCurrent = FILES.every(
    (file) =>
      existsSync(join(HOME, file)) && readFileSync(join(HOME, file)).equals(readFileSync(join(SOURCE, file))),
  );
  if (isCurrent && existsSync(join(HOME, 'node_modules/.package-lock.json'))) return;
  print('Bringing @nestjs-modules/mailer …');
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { recursive: true });
  for (const file of FILES) cpSync(join(SOURCE, file), join(HOME, file));
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts'];
  const npm = process.env.npm_execpath;
  const installing = npm
    ? run(process.execPath, [npm, ...args], { cwd: HOME })
    : run('npm', args, { cwd: HOME });
  await installing.catch(() => {
    rmSync(HOME, { recursive: true, force: true });
    throw new NotMeasured('@nestjs-modules/mailer cannot be installed here: is there a network?');
  });
}

/** The product's templates of the sample, in the places where the library looks for them, and what they are filled with. */
function copyTemplates(sample: MailStage['sample']) {
  const templates = join(HOME, 'product');
  for (const format of ['html', 'text']) {
    const partials = join(templates, `${format}-partials`);
    mkdirSync(partials, { recursive: true });
    cpSync(join(MAIL, `kinds/gameday-invitation/body.${format}.hbs`), join(templates, `${format}.hbs`));
    for (const name of readdirSync(join(MAIL, 'layout')).filter((name) => name.endsWith(`.${format}.hbs`)))
      cpSync(join(MAIL, 'layout', name), join(partials, name.replace(`.${format}`, '')));
  }
  const { html, text } = sample.mail;
  return {
    templates,
    partials: join(templates, 'html-partials'),
    context: contextOf(sample),
    sample: { html, text },
  };
}

/** What the product's templates were given for the sample, read from what it says. */
function contextOf({ mail, name }: MailStage['sample']) {
  const { subject, html } = mail;
  const text = mail.text.replaceAll('\r\n', '\n');
  const said = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const [opening, closing] = [...html.matchAll(/<div class="ow">(.*?)<\/div>/gs)].map(([, words]) => words);
  return {
    openings: [{ html: opening, text: said(/^You are invited\n[^\n]*\n\n(.*?)\n\n\w+, \w+ \d+, \d+$/ms) }],
    closing: { html: closing, text: said(/change your answer later\.\n\n(.*?)\n\n---$/ms) },
    subject,
    name,
    productName: said(/^(.*)$/m),
    sponsorName: said(/^Sponsored by (.*)\.$/m),
    linkIsPersonal: true,
    date: said(/^(\w+, \w+ \d+, \d+)$/m),
    time: said(/^Time: +(.*)$/m),
    location: GAMEDAY.location,
    description: GAMEDAY.description,
    acceptLink: said(/^(http.*answer=accepted)$/m),
    declineLink: said(/^(http.*answer=rejected)$/m),
    privacyLink: said(/^Privacy:\n(.*)$/m),
    unsubscribeLabel: said(/^(.*):\nhttp.*unsubscribe/m),
    unsubscribeLink: said(/^(http.*\/unsubscribe\/.*)$/m),
  };
}

/** The sample as Handlebars templates: its name and its links' tokens are what differs from mail to mail. */
function writeTemplates({ mail, name }: MailStage['sample']) {
  const templates = join(HOME, 'finished');
  mkdirSync(templates, { recursive: true });
  const template = (body: string) =>
    body
      .replaceAll(name, '{{name}}')
      .replaceAll(/(\/gameday-reply\/|\/unsubscribe\/)[\w.~-]+/g, '$1{{token}}');
  writeFileSync(join(templates, 'html.hbs'), template(mail.html));
  writeFileSync(join(templates, 'text.hbs'), template(mail.text));
  return { templates, context: {} };
}

function headOf({ mail: { from, subject, headers } }: MailStage['sample']) {
  const kept = /^(auto-submitted|precedence|list-|feedback-id|x-)/;
  return {
    from,
    subject,
    headers: Object.fromEntries(
      headers.filter(({ key }) => kept.test(key)).map((each) => [each.key, each.value]),
    ),
  };
}

async function send(bench: Bench, what: object): Promise<{ seconds: number; cpuSeconds: number }> {
  const child = spawn(process.execPath, ['peer.mjs'], { cwd: HOME, stdio: ['pipe', 'pipe', 'pipe'] });
  bench.atEnd(() => stopChild(child, 1_000));
  child.stdin.end(JSON.stringify(what));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output) throw new Error(`The peer failed: ${errors.trim().split('\n').slice(0, 3).join(' ')}`);
  return JSON.parse(output) as { seconds: number; cpuSeconds: number };
}
