import { afterEach, beforeEach } from '@jest/globals';
import { loadConfig } from '@tablefall/platform/config/config';
import type { OutgoingMail } from '../src/mime/message.ts';
import type { MailTransport } from '../src/smtp/mail-transport.ts';
import { SmtpTransports } from '../src/smtp/smtp-transports.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { ScriptedServer } from './scripted-server.ts';

/** A fresh scripted server for every spec of a file, and the worker's transports to it. */
export interface ScriptedStage {
  server: ScriptedServer;
  open(setup?: TransportSetup): MailTransport;
}

interface TransportSetup {
  connections?: number;
  url?: string;
  env?: Record<string, string>;
  settings?: Partial<WorkerSettings>;
}

export function setScriptedStage(): ScriptedStage {
  const transports = new Set<MailTransport>();
  const stage = {
    open({ connections = 1, url = stage.server.url, env = {}, settings = {} }: TransportSetup = {}) {
      const services = { DATABASE_URL: 'postgres://nowhere', SMTP_URL: url };
      const config = loadConfig({ APP_SECRET: 'x'.repeat(32), ...services, ...env });
      const times = Object.assign(new WorkerSettings(), { smtpSilence: 10_000 }, settings);
      const transport = new SmtpTransports(config, times).open(connections);
      transports.add(transport);
      return transport;
    },
  } as ScriptedStage;
  beforeEach(async () => {
    stage.server = await ScriptedServer.start();
  });
  afterEach(async () => {
    for (const transport of transports) transport.close();
    transports.clear();
    await stage.server.stop();
  });
  return stage;
}

export function mailTo(guest: string, text = 'Hello\n'): OutgoingMail {
  return {
    messageId: `<${guest}@tablefall.example>`,
    from: { name: 'Tablefall', address: 'hello@tablefall.example' },
    returnPath: 'bounces@tablefall.example',
    to: { name: guest, address: guest.includes('@') ? guest : `${guest}@guests.example` },
    replyTo: null,
    subject: 'Hello',
    html: '<p>Hello</p>\n',
    text,
    headers: {},
    calendar: null,
  };
}

/** What becomes of mails to these guests, all handed in at once. */
export function send(over: MailTransport, ...guests: string[]) {
  return Promise.all(
    guests.map((guest) =>
      over.send(mailTo(guest)).catch(({ message, code, stage, ambiguous }) => ({
        message,
        code,
        stage,
        ambiguous,
      })),
    ),
  );
}

export const ACCEPTED = { code: 250 };
export const isTo = (guest: string, command: string) => command.startsWith(`RCPT TO:<${guest}@`);
