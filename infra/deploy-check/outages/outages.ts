import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, Trial } from '../../counterparts/finding.ts';
import type { Run } from '../../counterparts/run.ts';
import { print } from '../../local/print.ts';
import { build } from '../../local/product/build.ts';
import { run as runProgram, waitUntil } from '../../local/supervisor/processes.ts';
import { OutageStage } from './outage-stage.ts';

/** The operator is told of a database that is away within this time, as operate.md says, in ms. */
const DATABASE_TOLD_MS = 180_000;
/** A worker that was killed counts for half a minute. */
const WORKER_SEEN_MS = 35_000;

/** Something that the product stands on, taken away for real. */
interface Outage {
  what: string;
  check: string;
  says: RegExp;
  /** A warning is told, and all is still said to be well. */
  warns?: boolean;
  take(stage: OutageStage): Promise<unknown>;
  back(stage: OutageStage): Promise<unknown>;
}

const sh = (script: string) => runProgram('sh', ['-euc', script]);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const OUTAGES: Outage[] = [
  {
    what: 'the mail server',
    check: 'mail-server',
    says: /Mail server needs work/,
    take: async (stage) => stage.cut('mail'),
    back: async (stage) => stage.mend('mail'),
  },
  {
    what: 'Redis',
    check: 'redis',
    says: /Redis does not answer/,
    take: async (stage) => stage.cut('redis'),
    back: async (stage) => stage.mend('redis'),
  },
  {
    what: 'the store of the pictures',
    check: 'storage',
    says: /Pictures cannot be stored/,
    take: ({ media }) => sh(`mount -o remount,ro "${media}"`),
    back: ({ media }) => sh(`mount -o remount,rw "${media}"`),
  },
  {
    what: 'room on the disk',
    check: 'disk',
    says: /almost full/,
    take: ({ media }) => sh(`dd if=/dev/zero of="${media}/full" bs=1M count=62 status=none`),
    back: async ({ media }) => rmSync(join(media, 'full')),
  },
  {
    what: 'the certificate, two days before its end',
    check: 'site',
    says: /certificate of PUBLIC_URL ends soon/,
    take: async (stage) => stage.certificate('short'),
    back: async (stage) => stage.certificate('long'),
  },
  {
    what: 'the worker',
    check: 'processes',
    says: /No worker runs/,
    take: (stage) => stage.worker.stop().then(() => pause(WORKER_SEEN_MS)),
    back: (stage) => stage.startWorker().then(() => pause(2_000)),
  },
  {
    what: 'a job, whose row is held by another program',
    check: 'jobs',
    says: /job expired-sessions does not run/,
    take: async (stage) => {
      await stage.sql(`update job set due_at = now() - interval '1 day' where name = 'expired-sessions'`);
      await stage.lock(`select from job where name = 'expired-sessions' for update`);
    },
    back: async (stage) => {
      await stage.unlock();
      await stage.sql(`update job set due_at = now() + interval '1 hour' where name = 'expired-sessions'`);
    },
  },
  {
    what: 'the backup of the last night',
    check: 'backup',
    says: /last backup is too old/,
    take: (stage) => stage.sql(`update backup_success set at = now() - interval '27 hours'`),
    back: (stage) => stage.sql('update backup_success set at = now()'),
  },
  {
    what: 'mail, held by somebody who forgot it',
    check: 'mail-hold',
    says: /All mail is held/,
    warns: true,
    take: (stage) => stage.product.tablefall('mail', 'hold', 'A trial.'),
    back: (stage) => stage.product.tablefall('mail', 'release'),
  },
];

/**
 * Everything that the product stands on is taken away, one after another: the doctor, the webhook, the ping, the System page
 * and the figures each say so, and take it back.
 */
export async function checkOutages(run: Run): Promise<void> {
  if (run.isStopping) return;
  await build(print);
  const trial = new Trial('an installation', '', print);
  await trial.step('to start', async () => {
    const stage = await OutageStage.set(run);
    await trial.try('nothing is away', async () => {
      // What is told first is told by then.
      await stage.watch();
      await isWell(stage);
      const before = stage.pings;
      const told = await stage.watch();
      expectThat(told === '' && stage.pings === before + 1, `told: ${told}; pings: ${stage.pings - before}`);
      return 'the doctor ends with 0, the webhook is silent, the ping is heard';
    });
    for (const outage of OUTAGES) await trial.try(outage.what, () => play(stage, outage));
    await trial.try('the name of PUBLIC_URL in the DNS', () => playName(stage));
    await trial.try('the clock', () => playClock(stage));
    await trial.try('the database', () => playDatabase(stage));
  });
  run.findings.push(...trial.findings);
}

async function play(stage: OutageStage, { check, says, warns = false, take, back }: Outage): Promise<string> {
  const state = warns ? 'warning' : 'failed';
  const series = `tablefall_finding{check="${check}",state="${state}"} 1`;
  await take(stage);
  try {
    const { text, fails } = await stage.doctor();
    expectThat(says.test(text) && fails === !warns, `the doctor says: ${text}`);
    const pings = stage.pings;
    const told = await stage.watch();
    expectThat(says.test(told), `the webhook is told: ${told}`);
    expectThat(stage.pings === pings + Number(warns), `the ping was asked ${stage.pings - pings} times`);
    expectThat(says.test(await stage.findings()), 'the System page does not say so');
    expectThat((await stage.figures()).includes(series), 'no figure says so');
  } finally {
    await back(stage);
  }
  const pings = stage.pings;
  const told = await stage.watch();
  expectThat(told.includes(`✓ ${check}`), `afterwards the webhook is told: ${told}`);
  expectThat(stage.pings === pings + 1, 'afterwards the ping is not heard');
  expectThat(!(await stage.figures()).includes(series), 'a figure still says so');
  await isWell(stage);
  return 'doctor, webhook, ping, System page and figures say so, and take it back';
}

/** Processes beside one another do not start with different addresses, so the doctor alone looks from elsewhere. */
async function playName(stage: OutageStage): Promise<string> {
  const { text, fails } = await stage.doctor({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://of-nobody.invalid',
  });
  expectThat(fails && /does not answer at PUBLIC_URL.*of-nobody/s.test(text), text);
  return 'the doctor says so; by the same check as the certificate';
}

/** The database of this role tells another time, by a function before that of PostgreSQL. */
async function playClock(stage: OutageStage): Promise<string> {
  await stage.sql(`
    create schema shifted;
    create function shifted.clock_timestamp() returns timestamptz language sql
      as $$ select pg_catalog.clock_timestamp() + interval '1 minute' $$;
    alter database outages set search_path = shifted, pg_catalog, public`);
  const { text } = await stage.doctor();
  await stage.sql('alter database outages reset search_path; drop schema shifted cascade');
  expectThat(/60 seconds apart/.test(text), text);
  return 'the doctor says so';
}

async function playDatabase(stage: OutageStage): Promise<string> {
  const before = stage.told.length;
  const pings = stage.pings;
  const hears = (says: RegExp) =>
    waitUntil(() => stage.told.slice(before).some((text) => says.test(text)), DATABASE_TOLD_MS, 500);
  const since = Date.now();
  stage.cut('postgres');
  const { text, fails } = await stage.doctor();
  expectThat(fails && /database does not answer/.test(text), `the doctor says: ${text}`);
  expectThat(!/^tablefall_processes/m.test(await stage.figures()), 'figures of the database are told');
  expectThat(await hears(/✗ The database does not answer/), 'the webhook is not told');
  const seconds = Math.round((Date.now() - since) / 1_000);
  expectThat(stage.pings === pings, 'the ping is heard');
  stage.mend('postgres');
  expectThat(await hears(/✓ The database answers again/), 'the webhook is not told that it is back');
  await stage.watch();
  await isWell(stage);
  return `doctor and webhook (after ${seconds} s) say so, ping and figures are silent, and it is taken back`;
}

async function isWell(stage: OutageStage): Promise<void> {
  const { text, fails } = await stage.doctor();
  expectThat(!fails, `afterwards the doctor says: ${text}`);
}
