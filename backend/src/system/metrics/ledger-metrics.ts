import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailQueueName } from '@tablefall/mail';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { type Gauge, Metrics } from '@tablefall/platform/metrics/metrics';
import {
  dueByQueue,
  lostAddressesInADay,
  mailingStates,
  sentInADay,
  unfinishedMails,
} from '@tablefall/platform/outbox/mail-figures';
import { mailHold } from '@tablefall/platform/outbox/mail-hold';
import { countSetAside } from '@tablefall/platform/outbox/set-aside';
import { processesSeen } from '@tablefall/platform/processes/processes';

import { lastBackups } from '../backup/backup-success.entity.ts';

/** For so long figures are told again instead of read again, whoever asks, in ms. */
const FRESH_MS = 5_000;
/** For so long a process is shown after it was last seen, in seconds. */
const SHOWN_SECONDS = 600;

/** Their names, what they mean, and their labels. */
const GAUGES = {
  oldestDue: [
    'mail_oldest_due_seconds',
    'For how long the oldest mail waits that could leave; 0 when none does.',
    ['queue'],
  ],
  waiting: ['mail_waiting', 'Mails that have not ended.', ['queue', 'state']],
  mailings: ['mailings', 'Mailings that are not finished.', ['state']],
  held: ['mail_held', 'Whether all mail is held: 1 or 0.', []],
  setAside: ['mail_set_aside', 'Mails that wait until staff try them again or give them up.', []],
  sent: ['mail_sent_in_a_day', 'Mails that left within 24 hours.', []],
  lost: [
    'mail_addresses_lost_in_a_day',
    'Addresses that were given up within 24 hours: their mail bounced, or their owner complained.',
    ['type'],
  ],
  jobSuccess: ['job_success_timestamp_seconds', 'When a job last succeeded; 0 for never.', ['job_name']],
  jobInterval: ['job_interval_seconds', 'How often a job runs.', ['job_name']],
  processes: ['processes', 'Backends and workers that run.', ['role']],
  workerSeen: ['worker_seen_timestamp_seconds', 'When a worker last wrote that it runs.', ['process']],
  backup: ['backup_success_timestamp_seconds', 'When a backup was last taken; absent for never.', []],
  drill: [
    'restore_drill_success_timestamp_seconds',
    'When a backup was last restored for a trial; absent for never.',
    [],
  ],
} satisfies Record<string, [name: string, help: string, labels: string[]]>;

/**
 * What the database knows, the same from every backend: of several, an alert takes the largest. While the database is
 * away there are no such figures, which is an alert of its own.
 */
@Injectable()
export class LedgerMetrics {
  private readonly gauges: Record<keyof typeof GAUGES, Gauge<string>>;
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    metrics: Metrics,
    private readonly em: EntityManager,
    private readonly jobs: Jobs,
  ) {
    const made = Object.entries(GAUGES).map(([key, [name, help, labelNames]]) => [
      key,
      metrics.gauge({ name: `tablefall_${name}`, help, labelNames }),
    ]);
    this.gauges = Object.fromEntries(made);
  }

  /** Reads the figures, unless somebody has just read them. @throws Error while the database is away */
  async refresh(): Promise<void> {
    if (performance.now() - this.readAt > FRESH_MS) {
      this.readAt = performance.now();
      this.reading = this.read();
    }
    await this.reading;
  }

  /** Reads all figures anew; public for specs. */
  async read(): Promise<void> {
    const { gauges } = this;
    for (const gauge of Object.values(gauges)) gauge.reset();
    const em = this.em.fork();
    const now = Date.now();
    for (const { queue, oldestSince } of await dueByQueue(em)) {
      gauges.oldestDue.set(of(queue), oldestSince ? (now - Date.parse(oldestSince)) / 1_000 : 0);
    }
    for (const { queue, state, mails } of await unfinishedMails(em))
      gauges.waiting.set({ ...of(queue), state }, mails);
    for (const [state, count] of Object.entries(await mailingStates(em)))
      gauges.mailings.set({ state }, count);
    gauges.held.set((await mailHold(em)) ? 1 : 0);
    gauges.setAside.set(await countSetAside(em));
    gauges.sent.set(await sentInADay(em));
    for (const [type, count] of Object.entries(await lostAddressesInADay(em)))
      gauges.lost.set({ type }, count);
    for (const { name, everyMinutes, succeededAt } of await this.jobs.status()) {
      gauges.jobSuccess.set({ job_name: name }, succeededAt ? Date.parse(succeededAt) / 1_000 : 0);
      gauges.jobInterval.set({ job_name: name }, everyMinutes * 60);
    }
    for (const role of ['backend', 'worker']) gauges.processes.set({ role }, 0);
    for (const { role, host, pid, seenAt, isAlive } of await processesSeen(em, SHOWN_SECONDS)) {
      if (isAlive) gauges.processes.inc({ role });
      if (role === 'worker') gauges.workerSeen.set({ process: `${host}:${pid}` }, Date.parse(seenAt) / 1_000);
    }
    const { backup, drill } = await lastBackups(em);
    if (backup) gauges.backup.set(Date.parse(backup.at) / 1_000);
    if (drill) gauges.drill.set(Date.parse(drill.at) / 1_000);
  }
}

function of(queue: MailQueueName): { queue: string } {
  return { queue: queue.replace('mail-', '') };
}
