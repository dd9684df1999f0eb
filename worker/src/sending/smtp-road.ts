import type { MailWords } from '@tablefall/mail';
import type { ClaimedMail } from '../outbox/claim.ts';
import type { MailTransport } from '../smtp/mail-transport.ts';
import { outgoingMail, type WrittenWith } from './outgoing-mail.ts';
import type { Road } from './road.ts';

/** The road to the mail server. */
export class SmtpRoad implements Road {
  readonly patience = null;

  constructor(
    private readonly transport: MailTransport,
    private readonly writtenWith: () => WrittenWith,
  ) {}

  write(mail: ClaimedMail, words: MailWords | null): () => Promise<{ code: number }> {
    const message = outgoingMail(mail, words, this.writtenWith());
    return () => this.transport.send(message);
  }

  hostOf(): string {
    return 'the mail server';
  }

  close(): void {
    this.transport.close();
  }

  resize(connections: number): void {
    this.transport.resize(connections);
  }

  get connections(): number {
    return this.transport.connections;
  }
}
