import { SmtpRefusal } from '../rules/refusal.ts';
import type { Reply } from './replies.ts';
import type { Session } from './session.ts';
import { dotStuffed, type Envelope, envelopeOf, refusalIn, type Submission } from './transaction.ts';

/** A mail on its way to the server, with the callbacks that tell what became of it. */
export interface Delivery {
  submission: Submission;
  accepted(code: number): void;
  refused(refusal: SmtpRefusal): void;
  /**
   * It was begun on a kept connection that turned out to have ended. A mail is moved to another connection for this
   * reason only once.
   */
  wasMoved: boolean;
}

/** The mails that wait for a connection. */
export interface DeliveryQueue {
  take(connection: SmtpConnection): Delivery | undefined;
  /** Takes back a mail whose content was not sent. It goes first on another connection. */
  putBack(delivery: Delivery): void;
}

export interface ConnectionLimits {
  /** Milliseconds of silence that count as a lost connection while an answer is due. */
  silence: number;
  /** Milliseconds without a mail after which the connection is closed, before the server does. */
  idle: number;
  /** Mails that one connection sends. */
  messages: number;
}

interface Transaction {
  delivery: Delivery;
  /**
   * The content is sent once the server has taken the envelope. The mail counts as handed over with the last byte.
   */
  progress: 'envelope' | 'content' | 'handed over';
  /** How many mails of this connection had been answered when the envelope went out behind another mail's content. */
  behind: number | null;
}

/**
 * Sends mails one after another over a connection that stays open. Where the server takes commands in groups
 * (PIPELINING, RFC 2920) the envelope of the next mail goes out together with the content of the one before, so that a
 * mail costs one round trip. Never more than one mail is handed over and unanswered.
 */
export class SmtpConnection {
  /**
   * At most two: a mail whose content is on its way, and the envelope of the next one. An array and no Set: a Set
   * that grows and shrinks keeps its old tables alive, with everything that was in them, until a full garbage
   * collection.
   */
  private readonly underWay: Transaction[] = [];
  private readonly pipelines: boolean;
  private begun = 0;
  private answered = 0;

  constructor(
    private readonly session: Session,
    private readonly queue: DeliveryQueue,
    private readonly limits: ConnectionLimits,
  ) {
    const { socket, extensions } = session;
    this.pipelines = extensions.has('PIPELINING');
    socket.patience = limits.idle;
    socket.onUnasked = () => socket.quit();
    socket.onSilence = () => {
      if (this.isIdle) socket.quit();
      else socket.fail('The mail server did not answer in time');
    };
  }

  get isIdle(): boolean {
    return this.underWay.length === 0;
  }

  /** Begins mails of the queue as long as the order of commands allows another one. */
  takeMails(): void {
    while (this.mayBegin) {
      const delivery = this.queue.take(this);
      if (!delivery) return;
      void this.deliver(delivery);
    }
  }

  private get mayBegin(): boolean {
    if (this.session.socket.isLost || this.begun >= this.limits.messages) return false;
    const [first, next] = this.underWay;
    return !first || (this.pipelines && !next && first.progress !== 'envelope');
  }

  /** Never throws: the callbacks of the mail say how it ended. */
  private async deliver(delivery: Delivery): Promise<void> {
    const { socket } = this.session;
    if (this.isIdle) socket.patience = this.limits.silence;
    const behind = this.isIdle ? null : this.answered;
    const transaction: Transaction = { delivery, progress: 'envelope', behind };
    this.underWay.push(transaction);
    this.begun += 1;
    try {
      const replies = await this.ask(envelopeOf(delivery.submission, this.session.extensions));
      const refusal = refusalIn(replies);
      if (refusal) await this.abandon(transaction, refusal, replies);
      else await this.handOver(transaction);
    } catch (error) {
      this.failed(transaction, error as Error);
    }
    this.underWay.splice(this.underWay.indexOf(transaction), 1);
    if (this.isIdle && this.begun >= this.limits.messages) socket.quit();
    this.takeMails();
    if (this.isIdle) socket.patience = this.limits.idle;
  }

  /** The replies to the envelope: to all of it, or up to the first refusal where commands go one by one. */
  private async ask(envelope: Envelope): Promise<Reply[]> {
    const { socket } = this.session;
    if (this.pipelines) {
      socket.write(`${envelope.join('\r\n')}\r\n`);
      return Promise.all(envelope.map(() => socket.reply()));
    }
    const replies: Reply[] = [];
    for (const command of envelope) {
      replies.push(await socket.command(command));
      if (refusalIn(replies)) break;
    }
    return replies;
  }

  private async handOver(transaction: Transaction): Promise<void> {
    const { socket } = this.session;
    transaction.progress = 'content';
    socket.write(dotStuffed(transaction.delivery.submission.content), () => {
      transaction.progress = 'handed over';
    });
    const answer = socket.reply();
    this.takeMails();
    const { code, text } = await answer;
    this.answered += 1;
    if (code < 400) transaction.delivery.accepted(code);
    else transaction.delivery.refused(new SmtpRefusal(text, code, 'content', false));
    if (code === 421) socket.quit();
  }

  /** Ends a transaction whose envelope is refused, so that the connection is good for the next mail. */
  private async abandon(transaction: Transaction, refusal: SmtpRefusal, replies: Reply[]): Promise<void> {
    const { socket } = this.session;
    const { delivery } = transaction;
    if (refusal.code === 421 || isWeary(refusal)) {
      // The server ends this connection. On a kept connection that says nothing about the mail.
      socket.quit();
      this.excuse(delivery, refusal);
      return;
    }
    delivery.refused(refusal);
    // A server that wants the content in spite of the refusal gets an empty one, which goes to nobody (RFC 2920,
    // 3.1).
    const isWaitingForContent = (replies[2]?.code ?? 500) < 400;
    await socket.command(isWaitingForContent ? '.' : 'RSET').catch(() => undefined);
  }

  private failed({ delivery, progress, behind }: Transaction, error: Error): void {
    if (error instanceof SmtpRefusal) delivery.refused(error);
    else if (progress !== 'envelope')
      delivery.refused(new SmtpRefusal(error.message, null, null, progress === 'handed over'));
    // The mail before it was not answered either, so the server has not looked at this one yet.
    else if (behind === this.answered) this.queue.putBack(delivery);
    else this.excuse(delivery, new SmtpRefusal(error.message, null, null, false));
  }

  /** A kept connection may have ended unnoticed. Its mail is tried again at once, over another one. */
  private excuse(delivery: Delivery, refusal: SmtpRefusal): void {
    if (this.answered === 0 || delivery.wasMoved) {
      delivery.refused(refusal);
    } else {
      delivery.wasMoved = true;
      this.queue.putBack(delivery);
    }
  }
}

/**
 * Some servers refuse each further mail once they have taken enough over a connection, and leave it to us to close
 * it.
 */
function isWeary({ code, stage }: SmtpRefusal): boolean {
  return code === 452 && stage === 'sender';
}
