import { SmtpRefusal } from '../rules/refusal.ts';
import type { MailServer } from './mail-server.ts';
import { openSession, type Session } from './session.ts';
import {
  type ConnectionLimits,
  type Delivery,
  type DeliveryQueue,
  SmtpConnection,
} from './smtp-connection.ts';
import type { Submission } from './transaction.ts';

/** Milliseconds before one more connection is tried, after the server has refused one. */
const PAUSE = 10_000;

/** Connections to a mail server, opened as mails come and kept; mails wait for them in one queue. */
export class ConnectionPool implements DeliveryQueue {
  private readonly waiting: Delivery[] = [];
  private readonly connections = new Map<SmtpConnection, Session>();
  private opening = 0;
  private noMoreUntil = 0;
  private isClosed = false;

  constructor(
    private readonly server: MailServer,
    private most: number,
    private readonly limits: ConnectionLimits,
  ) {}

  /** Sends a mail and resolves with the reply code once it is accepted. */
  send(submission: Submission): Promise<{ code: number }> {
    return new Promise((resolve, reject) => {
      const accepted = (code: number) => resolve({ code });
      this.waiting.push({ submission, accepted, refused: reject, wasMoved: false });
      this.dispatch();
    });
  }

  /** How many connections are open. */
  get size(): number {
    return this.connections.size;
  }

  /** Has more or fewer connections from now on. Surplus ones end what they have begun. */
  resize(most: number): void {
    this.most = most;
    this.dispatch();
  }

  /** A surplus connection gets none, and says goodbye once it has ended what it began. */
  take(connection: SmtpConnection): Delivery | undefined {
    if (!this.isSurplus(connection)) return this.waiting.shift();
    if (connection.isIdle) this.connections.get(connection)?.socket.quit();
    return undefined;
  }

  putBack(delivery: Delivery): void {
    this.waiting.unshift(delivery);
    this.dispatch();
  }

  /** Says goodbye on all connections; mails that wait or are under way are given up. */
  close(): void {
    this.isClosed = true;
    for (const { socket } of this.connections.values()) socket.quit();
    this.dispatch();
  }

  /** Gives mails to an idle connection, to a new one, or to one that is sending and can take the next mail behind. */
  private dispatch(): void {
    if (this.isClosed) {
      const refusal = new SmtpRefusal('The connection is closed', null, null, false);
      for (const { refused } of this.waiting.splice(0)) refused(refusal);
    }
    for (const connection of this.connections.keys()) if (connection.isIdle) connection.takeMails();
    while (this.mayOpen) void this.open();
    for (const connection of this.connections.keys()) connection.takeMails();
  }

  /** The oldest connections stay. */
  private isSurplus(connection: SmtpConnection): boolean {
    if (this.connections.size <= this.most) return false;
    return [...this.connections.keys()].indexOf(connection) >= this.most;
  }

  private get mayOpen(): boolean {
    const open = this.connections.size;
    if (this.isClosed || this.waiting.length <= this.opening || open + this.opening >= this.most)
      return false;
    return open === 0 || performance.now() >= this.noMoreUntil;
  }

  private async open(): Promise<void> {
    this.opening += 1;
    try {
      this.keep(await openSession(this.server, this.limits.silence));
    } catch (error) {
      this.notOpened(error as SmtpRefusal);
    }
    this.opening -= 1;
    this.dispatch();
  }

  private keep(session: Session): void {
    if (this.isClosed) session.socket.quit();
    const connection = new SmtpConnection(session, this, this.limits);
    this.connections.set(connection, session);
    void session.socket.ended.then(() => {
      this.connections.delete(connection);
      this.dispatch();
    });
  }

  /**
   * Servers limit the connections of a client. Then the open ones send what waits. If none is open, a mail ends with
   * the refusal.
   */
  private notOpened(refusal: SmtpRefusal): void {
    if (this.connections.size > 0) this.noMoreUntil = performance.now() + PAUSE;
    else this.waiting.shift()?.refused(refusal);
  }
}
