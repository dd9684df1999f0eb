import type { OutgoingMail } from '../mime/message.ts';

/** The road to a mail server over connections that are kept open. */
export interface MailTransport {
  /** Hands one mail over and resolves with the reply code once it is accepted. Throws SmtpRefusal for every other ending. */
  send(mail: OutgoingMail): Promise<{ code: number }>;
  close(): void;
  /** Has so many connections at most from now on. */
  resize(connections: number): void;
  /** How many connections are open. */
  readonly connections: number;
}

/** Opens transports; each has connections of its own, so that they never wait for one another. */
export abstract class MailTransports {
  abstract open(connections: number): MailTransport;
}
