import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Instead of a reply: the connection is closed, or nothing is said any more. */
export const CLOSE: unique symbol = Symbol('close');
export const SILENCE: unique symbol = Symbol('silence');

/** What is said to a command; `undefined` is what a good server says. */
type Answer = string | typeof CLOSE | typeof SILENCE | undefined;

/** One connection of a client, as the server saw it. */
export interface Heard {
  /** Counts connections from 1. */
  number: number;
  /** All that came, as it came. */
  raw: string;
  /** The commands; `.` stands for a content. */
  commands: string[];
  /** Commands that came before the one before them was answered. */
  early: string[];
}

/** How far the envelope of a connection's mail has come. */
interface Envelope {
  sender: boolean;
  recipient: boolean;
}

/** A mail server that says to each command what a spec tells it to, in the pieces that it is told to. */
export class ScriptedServer {
  url = '';
  greeting: (connection: Heard) => Answer = () => '220 scripted.example';
  extensions = ['PIPELINING', '8BITMIME'];
  answer: (command: string, connection: Heard) => Answer | Promise<Answer> = () => undefined;
  /** Says every byte by itself. */
  stutters = false;
  /** Wants the content of a mail that it has refused all the same. */
  isSloppy = false;
  readonly connections: Heard[] = [];
  /** The contents that were accepted, with dots as they were sent. */
  readonly accepted: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<ScriptedServer> {
    const server = createServer();
    const scripted = new ScriptedServer(server);
    server.on('connection', (socket) => void scripted.talk(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    scripted.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return scripted;
  }

  stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Says something on every connection, between the answers. */
  sayUnasked(text: string): void {
    for (const socket of this.sockets) socket.write(`${text}\r\n`);
  }

  /** All commands of all connections that begin so. */
  heard(beginning: string): string[] {
    return this.connections.flatMap(({ commands }) => commands.filter((each) => each.startsWith(beginning)));
  }

  private async talk(socket: Socket): Promise<void> {
    const heard: Heard = { number: this.connections.length + 1, raw: '', commands: [], early: [] };
    this.connections.push(heard);
    this.sockets.add(socket);
    socket.setNoDelay(true).on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('data', (chunk) => {
      heard.raw += chunk.toString();
    });
    if (!(await this.say(socket, this.greeting(heard)))) return;
    const envelope: Envelope = { sender: false, recipient: false };
    let read = 0;
    for (;;) {
      const line = await nextLine(heard, read, socket);
      if (line === null) return;
      read += line.length + 2;
      heard.commands.push(line);
      if (heard.raw.length > read) heard.early.push(heard.raw.slice(read));
      let answer = await this.answerTo(line, heard, envelope);
      if (!(await this.say(socket, answer))) return;
      if (line !== 'DATA' || !String(answer).startsWith('3')) continue;
      const content = await contentFrom(heard, read, socket);
      if (content === null) return;
      read += content.length + '.\r\n'.length;
      heard.commands.push('.');
      answer = await this.answerTo('.', heard, envelope);
      if (String(answer).startsWith('2')) this.accepted.push(content);
      if (!(await this.say(socket, answer))) return;
    }
  }

  private async answerTo(command: string, heard: Heard, envelope: Envelope): Promise<Answer> {
    const verb = command.split(/[ :]/)[0] ?? '';
    const answer = (await this.answer(command, heard)) ?? this.goodAnswer(verb, envelope);
    const isAccepted = String(answer).startsWith('2');
    if (verb === 'MAIL') envelope.sender = isAccepted;
    if (verb === 'RCPT') envelope.recipient = isAccepted;
    if (verb === '.' || verb === 'RSET') Object.assign(envelope, { sender: false, recipient: false });
    return answer;
  }

  private goodAnswer(verb: string, { sender, recipient }: Envelope): string {
    if (verb === 'EHLO')
      return ['250-scripted.example', ...this.extensions.map((each) => `250-${each}`), '250 OK'].join('\r\n');
    if (verb === 'MAIL' && sender) return '503 5.5.1 one mail at a time';
    if (verb === 'RCPT' && !sender) return '503 5.5.1 from whom?';
    if (verb === 'DATA') return recipient || this.isSloppy ? '354 go ahead' : '503 5.5.1 for whom?';
    return verb === 'QUIT' ? '221 bye' : '250 2.0.0 fine';
  }

  /** @returns whether the conversation goes on */
  private async say(socket: Socket, answer: Answer): Promise<boolean> {
    if (answer === SILENCE) return false;
    if (answer === CLOSE || answer === undefined) {
      socket.destroy();
      return false;
    }
    const pieces = this.stutters
      ? [...Buffer.from(`${answer}\r\n`)].map((byte) => Buffer.of(byte))
      : [`${answer}\r\n`];
    for (const piece of pieces) {
      socket.write(piece);
      if (this.stutters) await turn();
    }
    return true;
  }
}

async function nextLine(heard: Heard, from: number, socket: Socket): Promise<string | null> {
  const end = await indexOf('\r\n', heard, from, socket);
  return end === null ? null : heard.raw.slice(from, end);
}

/** A content up to its final dot, which may stand at its very beginning. */
async function contentFrom(heard: Heard, from: number, socket: Socket): Promise<string | null> {
  const line = await nextLine(heard, from, socket);
  if (line === null || line === '.') return line && '';
  const end = await indexOf('\r\n.\r\n', heard, from, socket);
  return end === null ? null : heard.raw.slice(from, end + 2);
}

async function indexOf(text: string, heard: Heard, from: number, socket: Socket): Promise<number | null> {
  for (;;) {
    const at = heard.raw.indexOf(text, from);
    if (at >= 0) return at;
    if (socket.destroyed || socket.readableEnded) return null;
    await turn();
  }
}
