import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expectThat, Trial } from '../../counterparts/finding.ts';
import type { Run } from '../../counterparts/run.ts';
import { print } from '../../local/print.ts';
import { findPostgresPrograms } from '../../local/services/postgres-programs.ts';
import { run as runProgram, waitUntil } from '../../local/supervisor/processes.ts';
import { RestoreStage } from './restore-stage.ts';

const MAILS = 2_000;
/** Three sweeps of the worker. */
const LONG_ENOUGH_MS = 15_000;
const ALL_MAILS_MS = 120_000;

/**
 * A backup that is taken while 2,000 mails wait is restored twice: once where none of them has left since, and once
 * where all have. Uses the built product by its own commands, a real worker and a real mail server.
 */
export async function checkRestore(run: Run): Promise<void> {
  const programs = await findPostgresPrograms(print);
  const trial = new Trial('PostgreSQL', programs ? await versionOf(programs) : '', print);
  if (programs) await trial.step('to start', () => onStage(run, programs, (stage) => play(trial, stage)));
  else
    await trial.try('to start', () => Promise.reject(new Error("PostgreSQL's programs cannot be had here")));
  run.findings.push(...trial.findings);
}

async function onStage(
  run: Run,
  programs: string,
  work: (stage: RestoreStage) => Promise<void>,
): Promise<void> {
  const stage = await RestoreStage.set(programs);
  const clear = once(() => stage.clear());
  run.atEnd(clear);
  try {
    await work(stage);
  } finally {
    await clear();
  }
}

async function play(trial: Trial, stage: RestoreStage): Promise<void> {
  const { sink } = stage;
  for (const name of ['origin', 'lost', 'late']) await stage.makeDatabase(name);
  await stage.invite('origin', MAILS);
  let folder = '';
  await trial.try(`a backup while ${MAILS.toLocaleString('en-US')} mails wait`, async () => {
    const told = await stage.tablefall('origin', 'backup');
    folder = join(stage.backups, readdirSync(stage.backups)[0] ?? '');
    expectThat(told.includes(`${MAILS} mails waited`), told);
    return firstLine(told);
  });
  await trial.try('the drill: every table as the backup says', async () =>
    firstLine(await stage.tablefall('origin', 'drill')),
  );
  await trial.try('a database that is not empty', async () => {
    const told = await stage.tablefall('origin', 'restore', folder).then(
      () => 'was overwritten',
      (error: { stderr?: string }) => error.stderr ?? '',
    );
    expectThat(told.includes('is not empty'), told);
    return firstLine(told);
  });

  await trial.try('restored where no mail had left, with a worker that runs already', async () => {
    await stage.withWorker('lost', async () => {
      await stage.tablefall('lost', 'restore', folder);
      await delay(LONG_ENOUGH_MS);
      expectThat(sink.mails === 0, `${sink.mails} mails left before they were released`);
      await stage.tablefall('lost', 'mail', 'release');
      await waitUntil(() => sink.mails >= MAILS, ALL_MAILS_MS);
      await delay(LONG_ENOUGH_MS);
    });
    expectThat(sink.mails === MAILS && sink.repeated === 0, `${sink.mails} mails, ${sink.repeated} twice`);
    return `0 mails until the release, then ${sink.mails.toLocaleString('en-US')}, each once`;
  });

  await trial.try('restored where all had left meanwhile', async () => {
    await stage.withWorker('late', async () => {
      await stage.tablefall('late', 'restore', folder);
      const told = await stage.tablefall('late', 'mail', 'cancel-before', stage.takenAt(folder));
      expectThat(told.includes(`Cancelled: ${MAILS} mails`), told);
      await stage.tablefall('late', 'mail', 'release');
      await delay(LONG_ENOUGH_MS);
    });
    expectThat(sink.mails === MAILS && sink.repeated === 0, `${sink.mails} mails, ${sink.repeated} twice`);
    return `${MAILS.toLocaleString('en-US')} cancelled, 0 mailed again`;
  });
}

async function versionOf(programs: string): Promise<string> {
  const { stdout } = await runProgram(join(programs, 'pg_dump'), ['--version']);
  return /[\d.]+/.exec(stdout)?.[0] ?? '';
}

/** Does something the first time that it is asked, and says when that is done. */
function once(work: () => Promise<void>): () => Promise<void> {
  let doing: Promise<void> | undefined;
  return () => (doing ??= work());
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
