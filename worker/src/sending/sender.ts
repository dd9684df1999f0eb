import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { isUnsubscribable, type MailState, templates } from '@tablefall/mail';
import type { Config } from '@tablefall/platform/config/config';
import type { ClaimedMail, MailLedger, MailResult } from '../ledger/mail-ledger.ts';
import { AloneLock } from '../rules/alone-lock.ts';
import { backoff } from '../rules/backoff.ts';
import { Circuit, pauseReason } from '../rules/circuit.ts';
import type { RateWindow } from '../rules/rate-window.ts';
import { judge, replyText, SmtpRefusal } from '../rules/refusal.ts';
import { Slots } from '../rules/slots.ts';
import type { MailTransport } from '../smtp/mail-transport.ts';
import type { WorkerSettings } from '../worker-settings.ts';
import { outgoingMail } from './outgoing-mail.ts';
import type { ResultRecorder } from './result-recorder.ts';
import type { SharedRate } from './shared-rate.ts';

export type SenderParts = {
  config: Config;
  settings: WorkerSettings;
  ledger: MailLedger;
  recorder: ResultRecorder;
  transport: MailTransport;
  rate: RateWindow | SharedRate;
};

export type Tally = Partial<Record<MailState, number>>;

/** Sends the mails of one queue over connections of its own: claims, writes, hands over, judges. */
export class Sender {
  private readonly logger: Logger;
  private readonly slots: Slots;
  private readonly lock = new AloneLock();
  private readonly circuit: Circuit;
  /** When the pause of a mailing, opened by the circuit, was in the ledger: claims begun before it are given back. */
  private readonly pausedAt = new Map<string, number>();
  private draining = false;
  private abandon: () => void = () => undefined;
  private readonly abandoned = new Promise<void>((resolve) => {
    this.abandon = resolve;
  });

  constructor(
    name: string,
    connections: number,
    private readonly parts: SenderParts,
  ) {
    this.logger = new Logger(`Sender ${name}`);
    this.slots = new Slots(connections);
    this.circuit = new Circuit(parts.settings.circuitFailures);
  }

  /** Works through the named mails and resolves when each has ended, or when a drain gives up waiting. */
  send(ids: string[]): Promise<Tally> {
    return this.lock.runBeside(() => this.work(ids, false));
  }

  /** Sends one mail while nothing else of this queue is under way, so that it can harm no other. */
  sendAlone(ids: string[]): Promise<Tally> {
    return this.lock.runAlone(async () => {
      await this.parts.recorder.flush();
      const tally = await this.work(ids, true);
      await this.parts.recorder.flush();
      return tally;
    });
  }

  /** Begins no further mail, gives back what is claimed and unsent, and waits for what is under way. */
  async drain(): Promise<void> {
    this.draining = true;
    this.slots.close();
    const deadline = Date.now() + this.parts.settings.drain;
    while (this.slots.taken > 0 && Date.now() < deadline) await sleep(20);
    if (this.slots.taken > 0)
      this.logger.warn(`${this.slots.taken} mails are left under way; their leases run out`);
    this.abandon();
    this.parts.transport.close();
  }

  private async work(ids: string[], alone: boolean): Promise<Tally> {
    const tally: Tally = {};
    let more = true;
    while (more && !this.draining) {
      const begun = Date.now();
      const mails = await this.parts.ledger.claim(ids, alone);
      this.parts.recorder.hold(mails);
      const all = Promise.all(
        mails.map(async (mail) => {
          const result = await this.deliver(mail, begun);
          tally[result.state] = (tally[result.state] ?? 0) + 1;
          this.parts.recorder.add(result);
        }),
      );
      await Promise.race([all, this.abandoned]);
      more = mails.length === this.parts.settings.claimSize;
    }
    return tally;
  }

  private async deliver(mail: ClaimedMail, claimBegun: number): Promise<MailResult> {
    if (mail.expired) return ended(mail, 'failed', 'Expired: its time was over before it could be sent.');
    if (!Object.hasOwn(templates, mail.kind)) return this.putOff(mail, UNKNOWN_KIND);
    if (mail.suppression && isUnsubscribable(mail)) {
      return ended(mail, 'suppressed', SUPPRESSED[mail.suppression]);
    }
    if (!(await this.slots.take())) return ended(mail, 'queued', null);
    try {
      await this.waitForRate(mail);
      if (this.draining || this.isPaused(mail, claimBegun)) return ended(mail, 'queued', null);
      return await this.handOver(mail, claimBegun);
    } catch (error) {
      this.logger.error(`Mail ${mail.id} could not be written: ${(error as Error).message}`);
      return ended(mail, 'failed', `This mail could not be written: ${replyText((error as Error).message)}`);
    } finally {
      this.slots.giveBack();
    }
  }

  private async handOver(mail: ClaimedMail, claimBegun: number): Promise<MailResult> {
    const message = outgoingMail(mail, this.parts.config);
    try {
      const { code } = await this.parts.transport.send(message);
      this.circuit.worked();
      return { ...ended(mail, 'sent', null), code };
    } catch (error) {
      if (!(error instanceof SmtpRefusal)) throw error;
      return this.refused(mail, error, this.isPaused(mail, claimBegun));
    }
  }

  private refused(mail: ClaimedMail, refusal: SmtpRefusal, alreadyPaused: boolean): MailResult {
    const { answer, bounced, about } = judge(refusal);
    const reply = replyText(refusal.message);
    if (mail.mailingId && !alreadyPaused) {
      const failures = this.circuit.failed(about);
      if (failures > 0) this.openCircuit(mail.mailingId, failures, reply);
    }
    const result = answer === 'retry' ? this.putOff(mail, reply) : ended(mail, 'failed', reply);
    return { ...result, code: refusal.code, ambiguous: refusal.ambiguous, bounced };
  }

  /** To be tried again later, unless it was tried often and long enough or the next attempt would come too late. */
  private putOff(mail: ClaimedMail, reason: string): MailResult {
    const { config, settings } = this.parts;
    const wait = backoff(mail.attempt, config.MAIL_RETRY_BASE_MS, settings.retryLongest);
    const next = Date.now() + wait;
    const tooLate = mail.expiresAtMs !== null && next >= mail.expiresAtMs;
    const tooOld = mail.attempt >= settings.attempts && next >= mail.createdAtMs + settings.giveUpAfter;
    return tooLate || tooOld ? ended(mail, 'failed', reason) : { ...ended(mail, 'retrying', reason), wait };
  }

  private openCircuit(mailing: string, failures: number, reply: string): void {
    const { ledger, settings, config } = this.parts;
    const until = new Date(Date.now() + settings.circuitPause);
    this.logger.warn(
      `Mailing ${mailing} is paused until ${until.toISOString()} after ${failures} failures: ${reply}`,
    );
    this.pausedAt.set(mailing, Number.POSITIVE_INFINITY);
    ledger
      .pause(
        [mailing],
        settings.circuitPause,
        pauseReason(failures, reply, until, config.CONVENTION_TIME_ZONE),
      )
      .catch((error: Error) =>
        this.logger.warn(`The pause of mailing ${mailing} is not recorded: ${error.message}`),
      )
      .finally(() => this.pausedAt.set(mailing, Date.now()));
  }

  private isPaused({ mailingId }: ClaimedMail, claimBegun: number): boolean {
    return mailingId !== null && claimBegun <= (this.pausedAt.get(mailingId) ?? 0);
  }

  /** Bulk mail waits for its place in the window; other mail only counts. */
  private async waitForRate(mail: ClaimedMail): Promise<void> {
    if (!mail.mailingId) return this.parts.rate.count();
    let wait = await this.parts.rate.take();
    while (wait > 0 && !this.draining) {
      await sleep(wait);
      wait = await this.parts.rate.take();
    }
  }
}

const UNKNOWN_KIND = 'This worker does not know this kind of mail yet';
const SUPPRESSED = {
  unsubscribed: 'Skipped: this person asked for no more invitations.',
  bounced: 'Skipped: the mail server of this address refused it before.',
};

function ended({ id, fence }: ClaimedMail, state: MailResult['state'], error: string | null): MailResult {
  return { id, fence, state, error, code: null, wait: 0, ambiguous: false, bounced: false };
}
