import type { MailWords } from '@tablefall/mail';
import type { ClaimedMail } from '../outbox/claim.ts';

/** Where the mails of a queue go: how one is written for it, and how it is handed over. */
export interface Road {
  /**
   * Writes a mail. Throws when this release cannot.
   * @returns what hands it over, and resolves with the reply's code once it is accepted. It throws a Refusal for every other ending
   */
  write(mail: ClaimedMail, words: MailWords | null): () => Promise<{ code: number }>;
  /** Names what a mail is handed to: mails of one name share slots. */
  hostOf(mail: ClaimedMail): string;
  /** For so long whoever has mails sent waits for their end at most, in milliseconds; null for as long as it takes. */
  readonly patience: number | null;
  close(): void;
  /** Has so many connections at most from now on. */
  resize(connections: number): void;
  /** How many connections are open. */
  readonly connections: number;
}
