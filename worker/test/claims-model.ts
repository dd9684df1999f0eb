import type { MailPriority, MailQueueName, MailState } from '@tablefall/mail';

/*
 * The road of a mail by a second reading: plain objects and a clock that counts hours. It knows nothing of statements, locks
 * and indexes, and the outbox must do the same as it (claims-model.worker.spec.ts).
 */

/** The settings that the model and the worker share. In hours, and numbers of mails. */
export const RULES = {
  lease: 2,
  republishAfter: 1,
  circuitPause: 2,
  circuitPauseLongest: 5,
  claimSize: 3,
  lossesBeforeIsolation: 1,
  lossesBeforeQuarantine: 2,
};

export interface ModelMail {
  mailing: number | null;
  queue: MailQueueName;
  priority: MailPriority;
  address: string;
  state: MailState;
  fence: number;
  attempts: number;
  losses: number;
  due: number;
  expires: number | null;
  ambiguous: boolean;
  blocked: boolean;
  sentAt: number | null;
}

export interface ModelMailing {
  /** Until when it is paused. */
  paused: number | null;
  openings: number;
  closedAt: number | null;
  isCancelled: boolean;
  totals: Partial<Record<MailState, number>> | null;
}

/** Who took a mail, and with which fence. */
export interface ModelClaim {
  mail: number;
  fence: number;
}

export interface ModelResult extends ModelClaim {
  state: Extract<MailState, 'sent' | 'retrying' | 'failed' | 'suppressed' | 'queued'>;
  wait: number;
  shaped: boolean;
  ambiguous: boolean;
  bounced: boolean;
  blocked: boolean;
}

const WAITING: MailState[] = ['queued', 'retrying'];
const UNFINISHED: MailState[] = [...WAITING, 'sending'];

export class ClaimsModel {
  now = 0;
  isHeld = false;
  readonly mails: ModelMail[] = [];
  readonly mailings: ModelMailing[] = [];
  readonly suppressed = new Set<string>();
  /** Every claim there ever was: old ones are told of as well. */
  readonly claims: ModelClaim[] = [];

  mail(at: number): ModelMail {
    return this.mails[at] as ModelMail;
  }

  isPaused({ mailing }: Pick<ModelMail, 'mailing'>): boolean {
    const paused = mailing === null ? null : this.mailings[mailing]?.paused;
    return paused !== null && paused !== undefined && paused > this.now;
  }

  /** Which of these a worker may take. */
  open(named: number[], isolated: boolean): number[] {
    if (this.isHeld) return [];
    return named.filter((at) => {
      const mail = this.mail(at);
      const waits = mail.state === 'queued' || (mail.state === 'retrying' && mail.due <= this.now);
      const mayBeAmongOthers = isolated || mail.losses < RULES.lossesBeforeIsolation;
      return waits && mayBeAmongOthers && !this.isPaused(mail);
    });
  }

  /** @param taken what the worker took of those that are open */
  claim(taken: number[]): void {
    for (const at of taken) {
      const mail = this.mail(at);
      mail.state = 'sending';
      mail.fence += 1;
      mail.due = this.now + RULES.lease;
      this.claims.push({ mail: at, fence: mail.fence });
    }
  }

  /** What a worker reads of a mail under its claim; null when it has lost it. */
  readAgain({ mail: at, fence }: ModelClaim) {
    const mail = this.mail(at);
    return mail.state === 'sending' && mail.fence === fence ? this.read(at) : null;
  }

  read(at: number) {
    const mail = this.mail(at);
    return {
      fence: mail.fence,
      attempt: mail.attempts + 1,
      expired: mail.expires !== null && mail.expires <= this.now,
      paused: this.isPaused(mail) || this.isHeld,
      suppressions: this.suppressed.has(mail.address) ? ['bounced'] : [],
    };
  }

  renew(claims: ModelClaim[]): void {
    for (const { mail: at, fence } of claims) {
      const mail = this.mail(at);
      if (mail.fence === fence && (mail.state === 'sending' || mail.state === 'cancelled'))
        mail.due = this.now + RULES.lease;
    }
  }

  /** Results of different mails, as one worker writes them together: what one of them changes, the others do not see. */
  record(results: ModelResult[]): void {
    const accepted = new Set<number>();
    for (const result of results) {
      const mail = this.mail(result.mail);
      if (mail.fence !== result.fence || !['sending', 'queued', 'cancelled'].includes(mail.state)) continue;
      mail.state = this.resultOf(mail, result);
      if (result.state !== 'queued' && !result.shaped) mail.attempts += 1;
      mail.due = this.now + (mail.state === 'retrying' ? result.wait : 0);
      mail.ambiguous ||= result.ambiguous;
      mail.blocked = result.blocked;
      mail.sentAt = mail.state === 'sent' ? this.now : null;
      if (mail.state === 'sent' && mail.mailing !== null) accepted.add(mail.mailing);
      if (result.bounced) this.suppressed.add(mail.address);
    }
    for (const at of accepted) {
      const mailing = this.mailings[at] as ModelMailing;
      if (mailing.openings > 0) Object.assign(mailing, { openings: 0, closedAt: this.now });
    }
  }

  private resultOf(mail: ModelMail, result: ModelResult): MailState {
    if (mail.state === 'cancelled' && result.state !== 'sent') return 'cancelled';
    const mailing = mail.mailing === null ? null : this.mailings[mail.mailing];
    // A whole mailing that is refused, or was until this moment: the refusal says nothing of this mail.
    const isForAll = mailing && (mailing.openings > 0 || mailing.closedAt === this.now);
    return result.blocked && isForAll ? 'retrying' : result.state;
  }

  /** Workers that are gone: their mails wait again, and one that was lost too often is given up. */
  takeBackLost(): { queued: number; quarantined: number[] } {
    const lost = this.which((mail) => mail.state === 'sending' && mail.due <= this.now);
    const quarantined = lost.filter((at) => this.mail(at).losses >= RULES.lossesBeforeQuarantine);
    for (const at of lost) {
      const { losses } = this.mail(at);
      const state = quarantined.includes(at) ? 'failed' : 'queued';
      Object.assign(this.mail(at), { state, losses: losses + 1, due: this.now });
    }
    return { queued: lost.length - quarantined.length, quarantined };
  }

  failExpired(): number {
    const over = this.which(
      ({ state, expires }) => WAITING.includes(state) && expires !== null && expires <= this.now,
    );
    for (const at of over)
      Object.assign(this.mail(at), {
        state: 'failed',
        blocked: false,
        due: this.now,
      } satisfies Partial<ModelMail>);
    return over.length;
  }

  /** What is published, and whether alone. */
  takeDue(queue: MailQueueName, priorities: MailPriority[]): { at: number; isolated: boolean }[] {
    if (this.isHeld) return [];
    const due = this.which(
      (mail) =>
        mail.queue === queue &&
        priorities.includes(mail.priority) &&
        WAITING.includes(mail.state) &&
        mail.due <= this.now &&
        !this.isPaused(mail),
    );
    for (const at of due)
      Object.assign(this.mail(at), { state: 'queued', due: this.now + RULES.republishAfter });
    return due.map((at) => ({ at, isolated: this.mail(at).losses >= RULES.lossesBeforeIsolation }));
  }

  openCircuit(at: number): void {
    const mailing = this.mailings[at] as ModelMailing;
    const isPaused = mailing.paused !== null && mailing.paused > this.now;
    if (!isPaused) {
      const pause = Math.min(RULES.circuitPause * 2 ** mailing.openings, RULES.circuitPauseLongest);
      mailing.paused = this.now + pause;
    }
    mailing.openings = isPaused ? Math.max(mailing.openings, 1) : mailing.openings + 1;
  }

  /** @returns how many of its mails are tried again */
  retryBlocked(at: number): number {
    const mailing = this.mailings[at] as ModelMailing;
    if (mailing.isCancelled) return 0;
    const accepted = this.mails.flatMap((mail) =>
      mail.mailing === at && mail.sentAt !== null ? [mail.sentAt] : [],
    );
    const last = Math.max(Number.NEGATIVE_INFINITY, ...accepted);
    const retried = this.which(
      (mail) => mail.mailing === at && mail.state === 'failed' && mail.blocked && mail.due >= last,
    );
    for (const each of retried) Object.assign(this.mail(each), { state: 'retrying', due: this.now });
    if (retried.length > 0) mailing.totals = null;
    return retried.length;
  }

  /** @returns the mailings that are finished by this */
  finish(): number[] {
    const ended = [...this.mailings.keys()].filter((at) => {
      const isUnderWay = ({ mailing, state, due }: ModelMail) =>
        mailing === at && (UNFINISHED.includes(state) || (state === 'cancelled' && due > this.now));
      return this.mailings[at]?.totals === null && !this.mails.some(isUnderWay);
    });
    for (const at of ended) {
      const totals: ModelMailing['totals'] = {};
      for (const { mailing, state } of this.mails)
        if (mailing === at) totals[state] = (totals[state] ?? 0) + 1;
      Object.assign(this.mailings[at] as ModelMailing, { totals, paused: null });
    }
    return ended;
  }

  liftPauses(): void {
    for (const mailing of this.mailings)
      if (mailing.paused !== null && mailing.paused <= this.now) mailing.paused = null;
  }

  private isRunning(at: number): boolean {
    const { totals, isCancelled } = this.mailings[at] as ModelMailing;
    return totals === null && !isCancelled;
  }

  pause(at: number): boolean {
    if (!this.isRunning(at)) return false;
    (this.mailings[at] as ModelMailing).paused = Number.POSITIVE_INFINITY;
    return true;
  }

  resume(at: number): boolean {
    if (!this.isRunning(at)) return false;
    (this.mailings[at] as ModelMailing).paused = null;
    return true;
  }

  /** @returns how many mails; null when nothing was left to cancel */
  cancel(at: number): number | null {
    const unsent = this.which(({ mailing, state }) => mailing === at && UNFINISHED.includes(state));
    if (unsent.length === 0) return null;
    for (const each of unsent) {
      const mail = this.mail(each);
      // A worker that has it may still tell that it was sent.
      Object.assign(mail, { state: 'cancelled', due: mail.state === 'sending' ? mail.due : this.now });
    }
    Object.assign(this.mailings[at] as ModelMailing, { isCancelled: true, paused: null });
    return unsent.length;
  }

  /** What was published while all was held is due at once. */
  release(): void {
    this.isHeld = false;
    for (const mail of this.mails) if (mail.state === 'queued') mail.due = Math.min(mail.due, this.now);
  }

  private which(holds: (mail: ModelMail) => boolean): number[] {
    return [...this.mails.keys()].filter((at) => holds(this.mail(at)));
  }
}
