import { Injectable } from '@nestjs/common';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { type Job, Jobs, type Progress } from '@tablefall/platform/jobs/jobs';
import { alarmsOf, knownAlarms } from './alarm.entity.ts';
import { DoctorService } from './doctor.service.ts';
import type { FindingDto } from './finding.dto.ts';
import { Operator } from './operator.ts';

/**
 * Tells the operator what is not as it should be: once when a trouble begins or grows, and once when it has ended. What it
 * remembers is what Prometheus is told as well.
 */
@Injectable()
export class WatchJob implements Job {
  readonly name = 'watch';
  readonly everyMinutes = 5;
  readonly usesBackgroundPool = true;

  constructor(
    jobs: Jobs,
    private readonly operator: Operator,
    private readonly doctor: DoctorService,
  ) {
    jobs.register(this);
  }

  /** @throws Error when the operator could not be told; the next run tries again */
  async run(unit: UnitOfWork): Promise<Progress> {
    const troubles = troublesOf(await this.doctor.findings());
    await this.operator.tell(await takeNews(unit, troubles));
    if (!troubles.some(({ state }) => state === 'failed')) await this.operator.ping();
    return 'done';
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
  const known = await knownAlarms(em);
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
