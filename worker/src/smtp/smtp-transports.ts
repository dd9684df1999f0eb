import { Injectable } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import { dkimKeyOf } from '@tablefall/platform/config/dkim';
import { DkimSigner } from '../mime/dkim-signer.ts';
import { composeMessage, envelopeAddress, type OutgoingMail, textOf } from '../mime/message.ts';
import { WorkerSettings } from '../worker-settings.ts';
import { ConnectionPool } from './connection-pool.ts';
import { type MailServer, mailServerOf } from './mail-server.ts';
import { type MailTransport, MailTransports } from './mail-transport.ts';

/** SMTP (RFC 5321) behind `MailTransport`. */
@Injectable()
export class SmtpTransports extends MailTransports {
  private readonly server: MailServer;
  private readonly signer: DkimSigner | null;

  /** Throws Error when the key that signs mail cannot be used. */
  constructor(
    config: Config,
    private readonly settings: WorkerSettings,
  ) {
    super();
    const key = dkimKeyOf(config);
    this.signer = key && new DkimSigner(key);
    this.server = mailServerOf(config);
  }

  open(connections: number): MailTransport {
    const { smtpSilence: silence, smtpIdle: idle } = this.settings;
    const limits = { silence, idle, messages: this.server.maxMessages };
    return new SmtpTransport(this.signer, new ConnectionPool(this.server, connections, limits));
  }
}

class SmtpTransport implements MailTransport {
  constructor(
    private readonly signer: DkimSigner | null,
    private readonly pool: ConnectionPool,
  ) {}

  async send(mail: OutgoingMail): Promise<{ code: number }> {
    const message = composeMessage(mail, new Date());
    const content = textOf(this.signer ? await this.signer.sign(message) : message);
    const sender = envelopeAddress(mail.returnPath);
    const recipient = envelopeAddress(mail.to.address);
    return this.pool.send({ sender, recipient, content });
  }

  get connections(): number {
    return this.pool.size;
  }

  resize(connections: number): void {
    this.pool.resize(connections);
  }

  close(): void {
    this.pool.close();
  }
}
