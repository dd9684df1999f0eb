import type { MailAddress } from '@tablefall/mail';

/** One mail as it is handed to the mail server: exactly one recipient. */
export interface OutgoingMail {
  messageId: string;
  from: MailAddress;
  /** The envelope's sender: where reports of what did not arrive go. */
  returnPath: string;
  to: MailAddress;
  replyTo: MailAddress | null;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  calendar: { method: string; content: string } | null;
}

/** The road to a mail server over connections that are kept open. */
export interface MailTransport {
  /**
   * Hands one mail over and resolves with the reply code once it is accepted.
   *
   * @throws SmtpRefusal for every other ending
   */
  send(mail: OutgoingMail): Promise<{ code: number }>;
  close(): void;
}

/** Opens transports; each has connections of its own, so that they never wait for one another. */
export abstract class MailTransports {
  abstract open(connections: number): MailTransport;
}
