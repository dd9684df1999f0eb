import { PassThrough } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { type DkimKey, dkimKeyOf } from '@tablefall/platform/config/dkim';
import { createTransport } from 'nodemailer';
import DKIM from 'nodemailer/lib/dkim';
import { SmtpRefusal, type SmtpStage } from '../rules/refusal.ts';
import { WorkerSettings } from '../worker-settings.ts';
import { type MailTransport, MailTransports, type OutgoingMail } from './mail-transport.ts';

/** nodemailer's pooled SMTP transport behind `MailTransport`. */
@Injectable()
export class SmtpTransports extends MailTransports {
  private readonly signer: DKIM | null;

  /** @throws Error when the key that signs mail cannot be used */
  constructor(
    private readonly config: Config,
    private readonly settings: WorkerSettings,
  ) {
    super();
    const key = dkimKeyOf(config);
    this.signer = key && signerOf(key);
  }

  open(connections: number): MailTransport {
    return new SmtpTransport(this.config, this.signer, connections, this.settings.smtpSilence);
  }
}

/** What a signature covers: RFC 8058 asks for the headers of unsubscribing. A header that a mail lacks is passed over. */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'Auto-Submitted:Precedence:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

function signerOf({ domain, selector, privateKey }: DkimKey): DKIM {
  return new DKIM({
    domainName: domain,
    keySelector: selector,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    headerFieldNames: SIGNED_HEADERS,
  });
}

class SmtpTransport implements MailTransport {
  private readonly pool;
  /** Message-IDs of the mails whose last byte was handed over and whose reply has not come. */
  private readonly handedOver = new Set<string>();

  constructor(config: Config, signer: DKIM | null, connections: number, silence: number) {
    this.pool = createTransport({
      url: config.SMTP_URL,
      requireTLS: config.MAIL_REQUIRE_TLS,
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
        // Signed here and not by the pool, which would do so after the watch: signing reads a mail to its end first.
        const signed = signer ? signer.sign(source) : source;
        const watched = signed.pipe(new PassThrough());
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
        envelope: { from: mail.returnPath, to: [mail.to.address] },
        icalEvent: mail.calendar ? { ...mail.calendar, filename: 'calendar.ics' } : undefined,
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
  // 530 is what a server says to a client that should have encrypted first.
  if (error.code === 'ETLS')
    return new SmtpRefusal(`No encrypted connection: ${error.message}`, 530, 'greeting', false);
  if (responseCode) return new SmtpRefusal(response ?? error.message, responseCode, stage, false);
  // An address that nodemailer itself will not put into an envelope, or a mail above the server's size limit.
  if (error.code === 'EENVELOPE') return new SmtpRefusal(error.message, 553, 'content', false);
  if (error.code === 'EMESSAGE') return new SmtpRefusal(error.message, 552, 'content', false);
  if (error.code === 'EAUTH') return new SmtpRefusal(error.message, 535, 'auth', false);
  return new SmtpRefusal(error.message, null, null, handedOver);
}
