import { SMTPServer } from 'smtp-server';

const MESSAGE_ID = /^message-id:\s*(\S+)/im;

/** A mail server that takes everything and counts what it gets, by Message-ID. */
export class CountingServer {
  private readonly copies = new Map<string, number>();
  private readonly server: SMTPServer;
  readonly port: number;

  private constructor(port: number) {
    this.port = port;
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', done);
        stream.on('end', () => {
          this.count(MESSAGE_ID.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '');
          done();
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  static async start(port: number): Promise<CountingServer> {
    const counting = new CountingServer(port);
    await new Promise<void>((resolve) => counting.server.listen(port, '127.0.0.1', resolve));
    return counting;
  }

  /** All mails, repeated ones included. */
  get mails(): number {
    return [...this.copies.values()].reduce((sum, count) => sum + count, 0);
  }

  /** How many came more than once. */
  get repeated(): number {
    return [...this.copies.values()].filter((count) => count > 1).length;
  }

  /** How many came besides the first of each. */
  get extra(): number {
    return this.mails - this.copies.size;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private count(messageId: string): void {
    this.copies.set(messageId, (this.copies.get(messageId) ?? 0) + 1);
  }
}
