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
} from '@tablefall/platform/outbox/figures/mail-figures';
import { unacceptedMail } from '@tablefall/platform/outbox/figures/mail-trouble';
import { mailHold } from '@tablefall/platform/outbox/mail-hold';
import { countSetAside } from '@tablefall/platform/outbox/set-aside';
import { PROCESS_ROLES } from '@tablefall/platform/processes/process-seen.tables';
import { processesSeen } from '@tablefall/platform/processes/processes';
import { lastBackups } from '../backup/backup-success.entity.ts';
import { knownAlarms } from '../doctor/alarm.entity.ts';

/** For so long figures are told again instead of read again, whoever asks, in ms. */
const FRESH_MS = 5_000;
/** For so long a process is shown after it was last seen, in seconds. */
const SHOWN_SECONDS = 600;

/** Their names, what they mean, and their labels. */
const GAUGES = {
  oldestDue: [
    'mail_oldest_due_seconds',
    'For how long the oldest mail that has not left has been due, in whatever state it is; 0 when none waits.',
    ['queue'],
  ],
  finding: [
    'finding',
    'What `tablefall doctor` finds that is not as it should be, as the last look of the job "watch" saw it: 1.',
    ['check', 'state'],
  ],
  unaccepted: [
    'mail_unaccepted_seconds',
    'For how long mail has been due or refused while the mail server accepted nothing; 0 when it does.',
    [],
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

/** One value of a gauge. */
type Figure = [name: keyof typeof GAUGES, value: number, labels?: Record<string, string>];

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
    for (const gauge of Object.values(this.gauges)) forget(gauge);
  }

  /** Reads the figures, unless somebody has just read them. Throws Error while the database is away. */
  async refresh(): Promise<void> {
    if (performance.now() - this.readAt > FRESH_MS) {
      this.readAt = performance.now();
      this.reading = this.read();
    }
    await this.reading;
  }

  /** Reads all figures anew; public for specs. What is not known is not told, so that an alert on its absence works. */
  async read(): Promise<void> {
    const figures = await this.figures().catch((error: Error) => error);
    for (const gauge of Object.values(this.gauges)) forget(gauge);
    if (figures instanceof Error) throw figures;
    for (const [name, value, labels] of figures) this.gauges[name].set(labels ?? {}, value);
  }

  private async figures(): Promise<Figure[]> {
    const em = this.em.fork();
    const now = Date.now();
    const { backup, drill } = await lastBackups(em);
    const seen = await processesSeen(em, SHOWN_SECONDS);
    const secondsSince = (moment?: string | null) => (moment ? (now - Date.parse(moment)) / 1_000 : 0);
    return [
      ...(await dueByQueue(em)).map(
        ({ queue, oldestSince }): Figure => ['oldestDue', secondsSince(oldestSince), of(queue)],
      ),
      ...(await knownAlarms(em)).map(
        ({ check_name, state }): Figure => ['finding', 1, { check: check_name, state }],
      ),
      ['unaccepted', secondsSince((await unacceptedMail(em))?.since)],
      ...(await unfinishedMails(em)).map(
        ({ queue, state, mails }): Figure => ['waiting', mails, { ...of(queue), state }],
      ),
      ...Object.entries(await mailingStates(em)).map(
        ([state, count]): Figure => ['mailings', count, { state }],
      ),
      ['held', (await mailHold(em)) ? 1 : 0],
      ['setAside', await countSetAside(em)],
      ['sent', await sentInADay(em)],
      ...Object.entries(await lostAddressesInADay(em)).map(
        ([type, count]): Figure => ['lost', count, { type }],
      ),
      ...(await this.jobs.status()).flatMap(({ name, everyMinutes, succeededAt }): Figure[] => [
        ['jobSuccess', succeededAt ? secondsOf(succeededAt) : 0, { job_name: name }],
        ['jobInterval', everyMinutes * 60, { job_name: name }],
      ]),
      ...PROCESS_ROLES.map((role): Figure => {
        return ['processes', seen.filter((each) => each.isAlive && each.role === role).length, { role }];
      }),
      ...seen
        .filter(({ role }) => role === 'worker')
        .map(
          ({ host, pid, seenAt }): Figure => ['workerSeen', secondsOf(seenAt), { process: `${host}:${pid}` }],
        ),
      ...(backup ? [['backup', secondsOf(backup.at)] satisfies Figure] : []),
      ...(drill ? [['drill', secondsOf(drill.at)] satisfies Figure] : []),
    ];
  }
}

/** A gauge without labels would go on as 0: that series is removed as well. */
function forget(gauge: Gauge<string>): void {
  gauge.reset();
  gauge.remove({});
}

/** Of a moment in ISO 8601, as Prometheus counts time. */
function secondsOf(moment: string): number {
  return Date.parse(moment) / 1_000;
}

function of(queue: MailQueueName): { queue: string } {
  return { queue: queue.replace('mail-', '') };
}
