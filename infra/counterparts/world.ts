import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export interface ArrivedMail {
  to: string;
  messageId: string;
  /** As it came over the wire. */
  raw: Buffer;
}

/** Addresses that begin like this exist nowhere in the world, which says so only after a relay has taken the mail. */
export const GONE = 'gone';

/** Everybody's mail servers: what relays pass on arrives here. */
export class World {
  readonly mails: ArrivedMail[] = [];
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => {
        if (!address.startsWith(GONE)) return done();
        done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', done);
        stream.on('end', () => {
          const raw = Buffer.concat(chunks);
          const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(raw.toString('latin1'))?.[1] ?? '';
          for (const { address } of session.envelope.rcptTo) this.mails.push({ to: address, messageId, raw });
          done();
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  /** Listens on a port of the loopback interface. */
  static async open(port: number): Promise<World> {
    const world = new World();
    await new Promise<void>((resolve) => world.server.listen(port, '127.0.0.1', resolve));
    return world;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
