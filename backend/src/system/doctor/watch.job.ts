import { Injectable, Logger } from '@nestjs/common';
import { Config } from '@tablefall/platform/config/config';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { alarmsOf } from './alarm.entity.ts';
import { DoctorService } from './doctor.service.ts';
import type { FindingDto } from './finding.dto.ts';

/** How long the other side may take to answer, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Tells the operator what is not as it should be, for whoever has no Prometheus: once when a trouble begins or grows, and
 * once when it has ended. Never by the product's own mail, which may be the trouble.
 */
@Injectable()
export class WatchJob implements Job {
  readonly name = 'watch';
  readonly everyMinutes = 5;
  readonly usesBackgroundPool = true;
  private readonly logger = new Logger(WatchJob.name);

  constructor(
    jobs: Jobs,
    private readonly config: Config,
    private readonly doctor: DoctorService,
  ) {
    jobs.register(this);
  }

  /** @throws Error when the operator could not be told; the next run tries again */
  async run(unit: UnitOfWork): Promise<Progress> {
    const { ALERT_WEBHOOK_URL, DEADMAN_URL } = this.config;
    if (!ALERT_WEBHOOK_URL && !DEADMAN_URL) return 'done';
    const troubles = troublesOf(await this.doctor.findings());
    const news = await takeNews(unit, troubles);
    if (ALERT_WEBHOOK_URL && news.length > 0) await this.tell(ALERT_WEBHOOK_URL, news.join('\n'));
    const isWell = !troubles.some(({ state }) => state === 'failed');
    // Who hears nothing raises the alarm: that must not keep this run from remembering what it told.
    if (DEADMAN_URL && isWell)
      await ask('DEADMAN_URL', DEADMAN_URL).catch((error: Error) => this.logger.warn(error.message));
    return 'done';
  }

  private tell(url: string, news: string): Promise<void> {
    const text = `${this.config.PUBLIC_URL}\n${news}`;
    const isJson = this.config.ALERT_WEBHOOK_FORMAT === 'json';
    return ask('ALERT_WEBHOOK_URL', url, {
      method: 'POST',
      headers: { 'Content-Type': isJson ? 'application/json' : 'text/plain; charset=utf-8' },
      // Slack, Mattermost and Matrix read "text", Discord reads "content".
      body: isJson ? JSON.stringify({ text, content: text }) : text,
    });
  }
}

/** What a check says that is not as it should be; of several findings the worst counts. */
interface Trouble {
  check: string;
  state: 'warning' | 'failed';
  text: string;
}

function troublesOf(findings: FindingDto[]): Trouble[] {
  const bad = findings.filter(({ state }) => state === 'warning' || state === 'failed');
  return [...new Set(bad.map(({ check }) => check))].map((check) => {
    const found = bad.filter((each) => each.check === check);
    return {
      check,
      state: found.some(({ state }) => state === 'failed') ? 'failed' : 'warning',
      text: found.map(({ title, detail }) => [title, detail].filter(Boolean).join(' ')).join(' '),
    };
  });
}

/** Remembers what is told, and returns the lines to tell: what began, what grew, what has ended. */
async function takeNews({ em, now }: UnitOfWork, troubles: Trouble[]): Promise<string[]> {
  const known = await alarmsOf(em).selectFrom('alarm').select(['check_name', 'state']).execute();
  const stateOf = new Map(known.map(({ check_name, state }) => [check_name, state]));
  const begun = troubles.filter(
    ({ check, state }) => !stateOf.has(check) || (state === 'failed' && stateOf.get(check) === 'warning'),
  );
  for (const { check, state } of begun) {
    await alarmsOf(em)
      .insertInto('alarm')
      .values({ check_name: check, state, since: now })
      .onConflict((conflict) => conflict.column('check_name').doUpdateSet({ state }))
      .execute();
  }
  const ended = known.filter(({ check_name }) => !troubles.some(({ check }) => check === check_name));
  for (const { check_name } of ended)
    await alarmsOf(em).deleteFrom('alarm').where('check_name', '=', check_name).execute();
  return [
    ...begun.map(({ state, text }) => `${state === 'failed' ? '✗' : '!'} ${text}`),
    ...ended.map(({ check_name }) => `✓ ${check_name}: as it should be again.`),
  ];
}

/** @throws Error that names the setting, not the address, which may hold a secret */
async function ask(setting: string, url: string, request: RequestInit = {}): Promise<void> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: Error) => {
      const { cause, message } = error;
      throw new Error(`${setting} does not answer: ${cause instanceof Error ? cause.message : message}`);
    },
  );
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`${setting} answers ${answer.status}`);
}
