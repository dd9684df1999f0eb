import { connect, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import type { MailServer } from './mail-server.ts';
import { type Reply, ReplyReader } from './replies.ts';

/** The connection failed or was closed. Commands that were not answered by then get no answer. */
export class ConnectionLost extends Error {}

interface Awaited {
  resolve(reply: Reply): void;
  reject(error: ConnectionLost): void;
}

/**
 * A connection to a mail server: lines out, replies in. Replies come in the order of the commands (RFC 2920), so each
 * command waits at the end of one queue.
 */
export class SmtpSocket {
  private replies = new ReplyReader();
  private readonly awaited: Awaited[] = [];
  private lost: ConnectionLost | null = null;
  private unsent = '';
  private readonly whenFlushed: (() => void)[] = [];
  /** Resolves when the connection has ended, whoever ended it. */
  readonly ended: Promise<void>;
  private tellEnd: () => void = () => undefined;
  /** Called for a reply that nobody asked for. Between commands only a server that says goodbye sends one (421). */
  onUnasked: (reply: Reply) => void = ({ text }) => this.fail(`The mail server said unasked: ${text}`);
  /** Called when nothing came and nothing went for `patience` milliseconds. */
  onSilence: () => void = () => this.fail('The mail server did not answer in time');

  private constructor(private socket: Socket) {
    this.ended = new Promise((resolve) => {
      this.tellEnd = resolve;
    });
    this.listenTo(socket);
  }

  /** Opens a connection, encrypted if that is the server's way; `patience` in milliseconds. */
  static async open(server: MailServer, patience: number): Promise<SmtpSocket> {
    const { host, port } = server;
    const socket = new SmtpSocket(
      server.isImplicitTls ? connectTls({ host, port, ...tlsOptions(server) }) : connect({ host, port }),
    );
    socket.patience = patience;
    await socket.once(server.isImplicitTls ? 'secureConnect' : 'connect');
    return socket;
  }

  /** Milliseconds of silence that `onSilence` is told of. */
  set patience(milliseconds: number) {
    this.socket.setTimeout(milliseconds);
  }

  get isLost(): boolean {
    return this.lost !== null;
  }

  /**
   * Goes on encrypted (RFC 3207). What the server said before no longer counts, and nothing may follow it
   * unencrypted.
   */
  async secure(server: MailServer): Promise<void> {
    if (this.replies.isWithin) throw this.fail('The mail server spoke on before the encryption');
    const plain = this.socket;
    const patience = plain.timeout ?? 0;
    plain.removeAllListeners('data').removeAllListeners('timeout').setTimeout(0);
    this.replies = new ReplyReader();
    this.socket = connectTls({ socket: plain, ...tlsOptions(server) });
    this.listenTo(this.socket);
    this.patience = patience;
    await this.once('secureConnect');
  }

  /** The server's next reply that no other command waits for. */
  reply(): Promise<Reply> {
    if (this.lost) return Promise.reject(this.lost);
    return new Promise((resolve, reject) => this.awaited.push({ resolve, reject }));
  }

  command(line: string): Promise<Reply> {
    this.write(`${line}\r\n`);
    return this.reply();
  }

  /**
   * Everything that is written in one turn of the event loop leaves together.
   *
   * @param handedOver called when all of it has left this process
   */
  write(text: string, handedOver?: () => void): void {
    if (this.unsent === '') process.nextTick(() => this.flush());
    this.unsent += text;
    if (handedOver) this.whenFlushed.push(handedOver);
  }

  /** Says goodbye and does not wait long for the answer. */
  quit(): void {
    this.socket.removeAllListeners('timeout');
    this.write('QUIT\r\n');
    this.flush();
    this.socket.end();
    setTimeout(() => this.socket.destroy(), 1_000).unref();
    this.loseAll('The connection is closed');
  }

  /**
   * Ends the connection at once.
   *
   * @returns the error that every waiting command gets
   */
  fail(message: string): ConnectionLost {
    this.socket.destroy();
    return this.loseAll(message);
  }

  private listenTo(socket: Socket): void {
    // Without delay: answers to small writes must not wait for one another (Nagle's algorithm).
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.hear(chunk));
    socket.on('error', (error) => this.fail(error.message));
    socket.on('end', () => this.fail('The mail server closed the connection'));
    socket.on('close', () => this.fail('The connection is closed'));
    socket.on('timeout', () => this.onSilence());
  }

  private flush(): void {
    const whenFlushed = this.whenFlushed.splice(0);
    const text = this.unsent;
    this.unsent = '';
    if (this.lost || text === '') return;
    this.socket.write(text, isAscii(text) ? 'latin1' : 'utf8', (error) => {
      if (!error) for (const tell of whenFlushed) tell();
    });
  }

  private hear(chunk: Buffer): void {
    if (this.lost) return;
    try {
      for (const reply of this.replies.read(chunk)) {
        const awaited = this.awaited.shift();
        if (awaited) awaited.resolve(reply);
        else this.onUnasked(reply);
      }
    } catch (error) {
      this.fail((error as Error).message);
    }
  }

  private once(event: 'connect' | 'secureConnect'): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once(event, () => resolve());
      void this.ended.then(() => reject(this.lost));
    });
  }

  private loseAll(message: string): ConnectionLost {
    this.lost ??= new ConnectionLost(message);
    for (const { reject } of this.awaited.splice(0)) reject(this.lost);
    this.tellEnd();
    return this.lost;
  }
}

/** Node writes such text without making a copy of it first. */
function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}

function tlsOptions({ host, tls }: MailServer): ConnectionOptions {
  return { ...(isIP(host) ? {} : { servername: host }), ...tls };
}
