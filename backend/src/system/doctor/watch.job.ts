import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { type SqlBool, sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { JOBS, type Job, type Progress } from '@tablefall/platform/jobs/job';
import { alarmsOf, knownAlarms } from './alarm.entity.ts';
import { DoctorService } from './doctor.service.ts';
import type { FindingDto } from './finding.dto.ts';
import { Operator } from './operator.ts';

/**
 * Tells the operator what is not as it should be: once when a trouble begins or grows, and once when it has ended. What it
 * remembers is what Prometheus is told as well.
 */
@Injectable()
@contributes(JOBS)
export class WatchJob implements Job {
  readonly name = 'watch';
  readonly everyMinutes = 5;
  readonly usesBackgroundPool = true;
  readonly judgesOthers = true;

  constructor(
    private readonly transactions: Transactions,
    private readonly operator: Operator,
    private readonly doctor: DoctorService,
  ) {}

  /** Throws Error when the operator could not be told; the next run tries again. */
  async run({ em }: UnitOfWork): Promise<Progress> {
    const findings = await this.look(em);
    const troubles = troublesOf(findings);
    // By itself, so that Prometheus is told also when the operator cannot be.
    await this.transactions.run((unit) => remember(unit, findings, troubles));
    await this.operator.tell(await takeNews(em, troubles));
    if (!troubles.some(({ state }) => state === 'failed')) await this.operator.ping();
    return 'done';
  }

  /** What fails and did not before is looked at once more: a server may be busy for a moment, and an alarm stands for minutes. */
  private async look(em: EntityManager): Promise<FindingDto[]> {
    const findings = await this.doctor.findings();
    const known = (await knownAlarms(em)).filter(({ state }) => state === 'failed');
    const isNew = ({ check, state }: FindingDto) =>
      state === 'failed' && !known.some(({ check_name }) => check_name === check);
    const checks = [...new Set(findings.filter(isNew).map(({ check }) => check))];
    if (checks.length === 0) return findings;
    return [
      ...findings.filter(({ check }) => !checks.includes(check)),
      ...(await this.doctor.findings(checks)),
    ];
  }
}

/** What a check says that is not as it should be; of several findings the worst counts. */
interface Trouble {
  check: string;
  state: 'warning' | 'failed';
  /** The worst of its findings, in a sentence. */
  title: string;
  text: string;
}

function troublesOf(findings: FindingDto[]): Trouble[] {
  const bad = findings.filter(({ state }) => state === 'warning' || state === 'failed');
  return [...new Set(bad.map(({ check }) => check))].map((check) => {
    const found = bad.filter((each) => each.check === check);
    const worst = found.find(({ state }) => state === 'failed') ?? found[0];
    return {
      check,
      state: worst?.state === 'failed' ? 'failed' : 'warning',
      title: worst?.title ?? '',
      text: found.map(({ title, detail }) => [title, detail].filter(Boolean).join(' ')).join(' '),
    };
  });
}

/**
 * Remembers what is not as it should be. A check that could not be made says nothing of its alarm; one that this release does
 * not make any more ends it.
 */
async function remember({ em, now }: UnitOfWork, findings: FindingDto[], troubles: Trouble[]): Promise<void> {
  for (const { check, state, title } of troubles) {
    await alarmsOf(em)
      .insertInto('alarm')
      .values({ check_name: check, state, title, told_state: null, since: now })
      .onConflict((conflict) => conflict.column('check_name').doUpdateSet({ state, title }))
      .execute();
  }
  const notGood = findings.filter(({ state }) => state !== 'ok').map(({ check }) => check);
  await alarmsOf(em)
    .updateTable('alarm')
    .set({ state: null })
    .where(sql<SqlBool>`check_name <> all(${notGood}::text[])`)
    .execute();
}

/** Notes that the operator is told, and returns the lines to tell: what began, what grew, what has ended. */
async function takeNews(em: EntityManager, troubles: Trouble[]): Promise<string[]> {
  const alarms = await alarmsOf(em).selectFrom('alarm').selectAll().execute();
  const toldOf = new Map(alarms.map(({ check_name, told_state }) => [check_name, told_state]));
  const begun = troubles.filter(
    ({ check, state }) => !toldOf.get(check) || (state === 'failed' && toldOf.get(check) === 'warning'),
  );
  for (const { check, state } of begun)
    await alarmsOf(em)
      .updateTable('alarm')
      .set({ told_state: state })
      .where('check_name', '=', check)
      .execute();
  const ended = alarms.filter(({ state }) => state === null);
  await alarmsOf(em).deleteFrom('alarm').where('state', 'is', null).execute();
  return [
    ...begun.map(({ state, text }) => `${state === 'failed' ? '✗' : '!'} ${text}`),
    ...ended
      .filter(({ told_state }) => told_state !== null)
      .map(({ check_name }) => `✓ ${check_name}: as it should be again.`),
  ];
}
