import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tablefall/platform/processes/free-port';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What the sink does with a mail; without one it accepts. */
export type Misbehaviour =
  | { refuse: string; at: 'recipient' | 'content' }
  | { drop: 'in data' | 'after the dot' }
  | { hang: 'after the dot' };

export interface Received {
  to: string;
  /** The envelope's sender. */
  returnPath: string;
  /** Whether it came over an encrypted connection. */
  secure: boolean;
  messageId: string;
  raw: string;
  at: number;
}

export interface SinkSetup {
  /** That of a server that was stopped, for one that comes back. */
  port?: number;
  /** Offers STARTTLS, with a certificate that nobody has signed. */
  offersTls?: boolean;
}

/** A mail server that keeps what it accepts and misbehaves on demand. */
export class SmtpSink {
  /** Mails whose last dot arrived and which were not refused. */
  readonly received: Received[] = [];
  readonly tries = new Map<string, number>();
  /** Called with the recipient and the number of the try, from 1. */
  misbehave: (to: string, attempt: number) => Misbehaviour | undefined = () => undefined;
  /** Refuses every connection with this greeting. */
  greeting: string | null = null;
  /** Milliseconds before every answer. */
  delay = 0;
  url = '';
  open = 0;
  mostOpen = 0;

  private constructor(private readonly server: SMTPServer) {}

  static async start({ port, offersTls = false }: SinkSetup = {}): Promise<SmtpSink> {
    const sink: SmtpSink = new SmtpSink(
      new SMTPServer({
        authOptional: true,
        disabledCommands: offersTls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
        disableReverseLookup: true,
        logger: false,
        onConnect: (_session, done) => {
          sink.open += 1;
          sink.mostOpen = Math.max(sink.open, sink.mostOpen);
          done(sink.greeting ? smtpError(sink.greeting) : null);
        },
        onClose: () => {
          sink.open -= 1;
        },
        onMailFrom: (_address, _session, done) => sink.answer(() => done()),
        onRcptTo: (address, _session, done) => sink.answer(() => done(sink.recipient(address.address))),
        onData: (stream, session, done) => {
          const chunks: Buffer[] = [];
          const [to = ''] = session.envelope.rcptTo.map(({ address }) => address);
          const wrong = sink.misbehave(to, sink.tries.get(to) ?? 1);
          if (wrong && 'drop' in wrong && wrong.drop === 'in data') {
            sink.cut(session);
            return;
          }
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () =>
            sink.answer(() => sink.content(session, to, Buffer.concat(chunks), wrong, done)),
          );
        },
      }),
    );
    const own = port ?? (await freePort());
    await new Promise<void>((resolve, reject) => {
      sink.server.once('error', reject);
      sink.server.listen(own, '127.0.0.1', () => resolve());
    });
    sink.server.on('error', () => undefined);
    sink.url = `smtp://127.0.0.1:${own}`;
    return sink;
  }

  /** How often each mail arrived, by Message-ID. */
  get copies(): Map<string, number> {
    const copies = new Map<string, number>();
    for (const { messageId } of this.received) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
    return copies;
  }

  /** What arrived at an address, oldest first. */
  inbox(address: string): Promise<Email[]> {
    return Promise.all(
      this.received.filter(({ to }) => to === address).map(({ raw }) => PostalMime.parse(raw)),
    );
  }

  stop(): Promise<void> {
    for (const socket of this.sockets()) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private answer(reply: () => void): void {
    if (this.delay === 0) reply();
    else void sleep(this.delay).then(reply);
  }

  private recipient(to: string): Error | null {
    const attempt = (this.tries.get(to) ?? 0) + 1;
    this.tries.set(to, attempt);
    const wrong = this.misbehave(to, attempt);
    return wrong && 'refuse' in wrong && wrong.at === 'recipient' ? smtpError(wrong.refuse) : null;
  }

  private content(
    session: SMTPServerSession,
    to: string,
    raw: Buffer,
    wrong: Misbehaviour | undefined,
    done: (error?: Error | null) => void,
  ): void {
    if (wrong && 'refuse' in wrong) {
      done(smtpError(wrong.refuse));
      return;
    }
    const text = raw.toString('utf8');
    const messageId = /^Message-ID: *(\S+)/im.exec(text)?.[1] ?? '';
    const returnPath = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    this.received.push({ to, returnPath, secure: session.secure, messageId, raw: text, at: Date.now() });
    if (!wrong) done();
    else if ('drop' in wrong) this.cut(session);
  }

  private cut(session: SMTPServerSession): void {
    for (const connection of this.connections()) {
      if (connection.session.id === session.id) connection._socket.destroy();
    }
  }

  private sockets(): Socket[] {
    return [...this.connections()].map((connection) => connection._socket);
  }

  /** smtp-server keeps its connections in a set that its types do not show. */
  private connections(): Set<{ session: SMTPServerSession; _socket: Socket }> {
    const { connections } = this.server as unknown as {
      connections: Set<{ session: SMTPServerSession; _socket: Socket }>;
    };
    return connections;
  }
}

function smtpError(reply: string): Error {
  const [, code, text] = /^(\d{3}) (.*)$/.exec(reply) ?? [];
  return Object.assign(new Error(text), { responseCode: Number(code) });
}
