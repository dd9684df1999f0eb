/** An IMAP server for tests; what the specs use of it. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  /** Answers a command itself. */
  export type ImapHandler = (
    connection: { send(response: object): void },
    command: { tag: string },
    data: string,
    done: () => void,
  ) => void;

  interface Hoodiecrow {
    setCommandHandler(command: string, handler: ImapHandler): void;
    server: Server;
    listen(port: number, host: string, done: () => void): void;
    appendMessage(mailbox: string, flags: string[], internalDate: false, raw: string): void;
    getMailbox(mailbox: string): { messages: unknown[] } | undefined;
  }

  /** Its user is `testuser` with the password `testpass`. */
  export default function hoodiecrow(options: { plugins: string[]; storage: object }): Hoodiecrow;
}
