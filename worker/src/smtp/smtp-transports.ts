import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { createTransport } from 'nodemailer';
import { SmtpRefusal, type SmtpStage } from '../rules/refusal.ts';
import { WorkerSettings } from '../worker-settings.ts';
import { type MailTransport, MailTransports, type OutgoingMail } from './mail-transport.ts';

/** nodemailer's pooled SMTP transport behind `MailTransport`. */
@Injectable()
export class SmtpTransports extends MailTransports {
  constructor(
    private readonly config: Config,
    private readonly settings: WorkerSettings,
  ) {
    super();
  }

  open(connections: number): MailTransport {
    return new SmtpTransport(this.config.SMTP_URL, connections, this.settings.smtpSilence);
  }
}

class SmtpTransport implements MailTransport {
  private readonly pool;
  /** Message-IDs of the mails whose last byte was handed over and whose reply has not come. */
  private readonly handedOver = new Set<string>();

  constructor(url: string, connections: number, silence: number) {
    this.pool = createTransport({
      url,
      pool: true,
      maxConnections: connections,
      maxMessages: Number.POSITIVE_INFINITY,
      // The row decides about retries. One requeue is for a kept connection that the server closed meanwhile:
      // nodemailer does so only when no byte of the mail was sent.
      maxRequeues: 1,
      connectionTimeout: Math.min(silence, 30_000),
      greetingTimeout: Math.min(silence, 30_000),
      socketTimeout: silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.pool.use('stream', (mail, done) => {
      mail.message.processFunc((source) => {
        const watched = source.pipe(new PassThrough());
        watched.once('end', () => this.handedOver.add(mail.message.messageId()));
        return watched;
      });
      done();
    });
  }

  async send(mail: OutgoingMail): Promise<{ code: number }> {
    try {
      const info = await this.pool.sendMail({
        ...mail,
        replyTo: mail.replyTo ?? undefined,
        envelope: { from: mail.from.address, to: [mail.to.address] },
        icalEvent: mail.calendar ? { ...mail.calendar, filename: 'gameday.ics' } : undefined,
        calendar: undefined,
      } as Parameters<typeof this.pool.sendMail>[0]);
      return { code: Number(/^\d{3}/.exec(info.response)?.[0] ?? 250) };
    } catch (error) {
      throw refusalOf(error as NodemailerFailure, this.handedOver.has(mail.messageId));
    } finally {
      this.handedOver.delete(mail.messageId);
    }
  }

  close(): void {
    this.pool.close();
  }
}

interface NodemailerFailure extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const STAGES: { [command: string]: SmtpStage } = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'content',
};

function refusalOf(error: NodemailerFailure, handedOver: boolean): SmtpRefusal {
  const { command = '', response, responseCode } = error;
  const stage = STAGES[command] ?? (command.startsWith('AUTH') ? 'auth' : 'greeting');
  if (responseCode) return new SmtpRefusal(response ?? error.message, responseCode, stage, false);
  // An address that nodemailer itself will not put into an envelope, or a mail above the server's size limit.
  if (error.code === 'EENVELOPE') return new SmtpRefusal(error.message, 553, 'content', false);
  if (error.code === 'EMESSAGE') return new SmtpRefusal(error.message, 552, 'content', false);
  if (error.code === 'EAUTH') return new SmtpRefusal(error.message, 535, 'auth', false);
  return new SmtpRefusal(error.message, null, null, handedOver);
}
