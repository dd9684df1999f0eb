import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import {
  EXPIRED,
  type MailQueueName,
  type MailState,
  type MailWords,
  reasonsAgainstMail,
  replyText,
  SUPPRESSION_TEXTS,
  UNWRITTEN,
} from '@tablefall/mail';
import type { Config } from '@tablefall/platform/config/config';
import type { ClaimedMail, MailResult } from '../outbox/claim.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { MailingOutbox } from '../outbox/mailing-outbox.ts';
import type { WordsReader } from '../outbox/words-reader.ts';
import { backoff } from '../rules/backoff.ts';
import { LogThrottle } from '../rules/log-throttle.ts';
import type { RateWindow } from '../rules/rate-window.ts';
import { Refusal, SmtpRefusal } from '../rules/refusal.ts';
import { RwLock } from '../rules/rw-lock.ts';
import type { WorkerSettings } from '../worker-settings.ts';
import type { MailMetrics } from './mail-metrics.ts';
import { Pauses } from './pauses.ts';
import type { ResultRecorder } from './result-recorder.ts';
import type { Road } from './road.ts';
import type { Shaping } from './shaping.ts';
import type { SharedRate } from './shared-rate.ts';
import { Slots } from './slots.ts';

/** One mail that a connection is sending, and the next one, written and ready to follow at once. */
const MAILS_PER_CONNECTION = 2;

export type SenderParts = {
  config: Config;
  settings: WorkerSettings;
  mails: MailOutbox;
  mailings: MailingOutbox;
  words: WordsReader;
  recorder: ResultRecorder;
  road: Road;
  rate: RateWindow | SharedRate;
  metrics: MailMetrics;
  shaping: Shaping;
};

/** How many mails of a job ended in which state. */
export type OutcomeCounts = Partial<Record<MailState, number>>;

/** Sends the mails of one queue over a road of its own: claims, writes, hands over, judges. */
export class Sender {
  private readonly logger: Logger;
  private readonly slots: Slots;
  private readonly lock = new RwLock();
  private readonly pauses: Pauses;
  /** Gives up each mail that is handed over and not answered. */
  private readonly unanswered = new Set<() => void>();
  private readonly throttle = new LogThrottle();
  private isDraining = false;

  constructor(
    private readonly queue: MailQueueName,
    connections: number,
    private readonly parts: SenderParts,
  ) {
    this.logger = new Logger(`Sender ${queue}`);
    this.slots = new Slots(connections * MAILS_PER_CONNECTION);
    parts.metrics.watchConnections(queue, () => parts.road.connections);
    this.pauses = new Pauses(parts.settings.circuitFailures, parts.mailings, parts.recorder);
  }

  /** Has so many connections at most from now on. */
  resize(connections: number): void {
    this.slots.resize(connections * MAILS_PER_CONNECTION);
    this.parts.road.resize(connections);
  }

  /** Works through the named mails. Resolves when each has ended or was given back, or once the patience of the road is over. */
  send(ids: string[]): Promise<OutcomeCounts> {
    const work = this.lock.runShared(() => this.work(ids, false));
    const { patience } = this.parts.road;
    return patience === null ? work : Promise.race([work, sleep(patience, {}, { ref: false })]);
  }

  /** Sends one mail while nothing else of this queue is under way, so that it cannot harm another one. */
  sendIsolated(ids: string[]): Promise<OutcomeCounts> {
    return this.lock.runExclusive(async () => {
      await this.parts.recorder.flush();
      const outcomes = await this.work(ids, true);
      await this.parts.recorder.flush();
      return outcomes;
    });
  }

  /** Begins no further mail, gives back what is claimed and unsent, and waits for what is under way, with a limit. */
  async drain(): Promise<void> {
    this.isDraining = true;
    await this.idle(this.parts.settings.drain);
    if (this.unanswered.size > 0) this.logger.warn(`${this.unanswered.size} mails are given up under way`);
    for (const giveUp of this.unanswered) giveUp();
    await this.idle(1_000);
    this.parts.road.close();
  }

  /** Resolves when no mail is under way, or after so many milliseconds. */
  private async idle(patience: number): Promise<void> {
    const deadline = performance.now() + patience;
    while (!this.slots.isIdle && performance.now() < deadline) await sleep(20);
  }

  private async work(ids: string[], isolated: boolean): Promise<OutcomeCounts> {
    const { road } = this.parts;
    const outcomes: OutcomeCounts = {};
    let left = ids;
    while (left.length > 0 && !this.isDraining) {
      const readAt = performance.now();
      const mails = await this.parts.mails.claim(left, isolated);
      this.parts.recorder.hold(mails);
      await Promise.all(
        mails.map(async (mail) => {
          const result = await this.slots.run(road.hostOf(mail), () => this.deliver(mail, readAt));
          outcomes[result.state] = (outcomes[result.state] ?? 0) + 1;
          this.parts.recorder.add(result);
          this.tell(mail, result);
        }),
      );
      const claimed = new Set(mails.map(({ id }) => id));
      // Fewer than one claim can take: the others are not to be had now.
      left = mails.length < this.parts.settings.claimSize ? [] : left.filter((id) => !claimed.has(id));
    }
    // No further result will come that could be recorded together with the last ones.
    if (this.slots.isIdle) void this.parts.recorder.flush();
    return outcomes;
  }

  /** A line that leads to where the mail comes from and to the mail server's log; what the server said may name an address. */
  private tell({ id, messageId, causedBy }: ClaimedMail, result: MailResult): void {
    const { state, code, error, shaped } = result;
    if (state === 'queued' || shaped) return;
    this.parts.metrics.count(this.queue, result);
    this.logger[state === 'failed' ? 'warn' : 'debug']({ mail: id, messageId, causedBy, state, smtp: code });
    // Without a reply it is about the server, and nobody's address is in it.
    if (state === 'retrying' && code === null && error && this.throttle.worthSaying(error))
      this.logger.warn(`A mail waits: ${error}`);
  }

  /** Never throws: a claim without a result would be held for ever. */
  private async deliver(claimed: ClaimedMail, readAt: number): Promise<MailResult> {
    const skipped = skipReason(claimed);
    if (skipped) return skipped;
    const turn = claimed.mailingId ? await this.parts.shaping.turnOf(claimed) : null;
    if (turn) return { ...ended(claimed, 'retrying', turn.reason), wait: turn.wait, shaped: true };
    if (!(await this.waitForRate(claimed, readAt))) return ended(claimed, 'queued', null);
    const refreshed = await this.refresh(claimed, readAt);
    if (!refreshed) return ended(claimed, 'queued', null);
    const { mail, words } = refreshed;
    try {
      const send = this.parts.road.write(mail, words);
      return skipReason(mail) ?? (await this.handOver(mail, send));
    } catch (error) {
      return this.unwritten(mail, replyText((error as Error).message));
    }
  }

  /** Bulk mail waits for its place in the window; other mail only counts. @returns false when it is not to be sent now */
  private async waitForRate(mail: ClaimedMail, readAt: number): Promise<boolean> {
    const { rate } = this.parts;
    const isToBeSent = () => !this.isDraining && !this.pauses.isPausedSince(mail, readAt);
    if (!isToBeSent()) return false;
    if (!mail.mailingId) await rate.count();
    else {
      for (let wait = await rate.take(); wait > 0 && isToBeSent(); wait = await rate.take())
        await sleep(wait);
    }
    return isToBeSent();
  }

  /**
   * What was read of a mail is trusted for a moment. A mail that waited longer for its turn is read again: its
   * mailing may be paused by now, or the mail cancelled, corrected or claimed by another worker. Null when it is not
   * to be sent now.
   */
  private async refresh(
    mail: ClaimedMail,
    readAt: number,
  ): Promise<{ mail: ClaimedMail; words: MailWords | null } | null> {
    const { mails, settings, words } = this.parts;
    const askedAt = performance.now();
    try {
      const current = askedAt - readAt < settings.readHolds ? mail : await mails.readAgain(mail);
      if (!current) return null;
      if (!current.paused) return { mail: current, words: await words.read(current.wordsId) };
      this.pauses.notePause(mail, askedAt);
    } catch (error) {
      this.logger.warn(`Mail ${mail.id} could not be read: ${(error as Error).message}`);
    }
    return null;
  }

  private async handOver(mail: ClaimedMail, send: () => Promise<{ code: number }>): Promise<MailResult> {
    const end = this.parts.metrics.startTimer(this.queue);
    try {
      const { code } = await this.withTimeout(send());
      this.pauses.recordSuccess(mail);
      return { ...ended(mail, 'sent', null), code };
    } catch (error) {
      return this.refused(mail, error instanceof Refusal ? error : lost((error as Error).message));
    } finally {
      end();
    }
  }

  /**
   * The transport's answer; or a lost connection, when the answer does not come in time or a drain stops waiting for
   * it.
   */
  private withTimeout<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        this.unanswered.delete(giveUp);
      };
      const giveUp = () => {
        settle();
        reject(lost('The mail server did not answer in time'));
      };
      const timer = setTimeout(giveUp, this.parts.settings.sendLongest);
      this.unanswered.add(giveUp);
      answer.then(resolve, reject).finally(settle);
    });
  }

  private refused(mail: ClaimedMail, refusal: Refusal): MailResult {
    const { answer, bounced, about } = refusal.verdict;
    const text = replyText(refusal.message);
    this.pauses.recordFailure(mail, { about, ending: refusal.code === null ? 'unreached' : 'refused', text });
    const { code, ambiguous } = refusal;
    const outcome = { code, ambiguous, bounced, blocked: about === 'block' };
    const wait = Math.max(this.waitAfter(mail), refusal.leastWait);
    if (answer === 'fail') return { ...ended(mail, 'failed', text), ...outcome, wait };
    const { attempts, giveUpAfter } = this.parts.settings;
    const next = Date.now() + wait;
    const isTooOld = mail.attempt >= attempts && next >= mail.createdAtMs + giveUpAfter;
    return { ...(isTooOld ? ended(mail, 'failed', text) : this.putOff(mail, text, wait)), ...outcome };
  }

  /**
   * This release cannot write the mail, which may be of an older or a newer release. It waits for a worker that can.
   */
  private unwritten(mail: ClaimedMail, text: string): MailResult {
    this.parts.metrics.countUnwritten();
    this.logger.error(`Mail ${mail.id} of kind ${mail.kind} could not be written: ${text}`);
    this.pauses.recordFailure(mail, { about: 'block', ending: 'unwritten', text });
    return this.putOff(mail, `${UNWRITTEN}${text}`);
  }

  /** To be tried again later, unless its time is over by then. */
  private putOff(mail: ClaimedMail, reason: string, wait = this.waitAfter(mail)): MailResult {
    const isTooLate = mail.expiresAtMs !== null && Date.now() + wait >= mail.expiresAtMs;
    return isTooLate ? ended(mail, 'failed', reason) : { ...ended(mail, 'retrying', reason), wait };
  }

  private waitAfter({ attempt }: ClaimedMail): number {
    return backoff(attempt, this.parts.config.MAIL_RETRY_BASE_MS, this.parts.settings.retryLongest);
  }
}

/** The result of a mail that is not to be sent at all; null for every other. */
function skipReason(mail: ClaimedMail): MailResult | null {
  if (mail.expired) return ended(mail, 'failed', EXPIRED);
  const reason = reasonsAgainstMail(mail).find((reason) => mail.suppressions.includes(reason));
  return reason ? ended(mail, 'suppressed', SUPPRESSION_TEXTS[reason]) : null;
}

/** Whether the mail arrived is not known. */
function lost(message: string): SmtpRefusal {
  return new SmtpRefusal(message, null, null, true);
}

function ended({ id, fence }: ClaimedMail, state: MailResult['state'], error: string | null): MailResult {
  const nothingSpecial = {
    code: null,
    wait: 0,
    ambiguous: false,
    bounced: false,
    blocked: false,
    shaped: false,
  };
  return { id, fence, state, error, at: performance.now(), ...nothingSpecial };
}
