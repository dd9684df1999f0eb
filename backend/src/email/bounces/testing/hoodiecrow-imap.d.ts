/** An IMAP server for tests; what the specs use of it. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface Hoodiecrow {
    server: Server;
    listen(port: number, host: string, done: () => void): void;
    appendMessage(mailbox: string, flags: string[], internalDate: false, raw: string): void;
    getMailbox(mailbox: string): { messages: unknown[] } | undefined;
  }

  /** Its user is `testuser` with the password `testpass`. */
  export default function hoodiecrow(options: { plugins: string[]; storage: object }): Hoodiecrow;
}
