import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expectThat, Trial } from '../counterparts/finding.ts';
import type { Run } from '../counterparts/run.ts';
import { LOCAL, ROOT } from '../local/paths.ts';
import { print } from '../local/print.ts';
import { build } from '../local/product/build.ts';
import { waitUntil } from '../local/supervisor/processes.ts';
import { LastRelease } from './last-release.ts';
import { type Release, SideBySide } from './side-by-side.ts';

const GUESTS = 200;
/** Queues of two releases may have other names: then the worker finds the mails by its sweeper. */
const ARRIVED_MS = 90_000;
/** Two sweeps of the worker, in which nothing more may come. */
const LONG_ENOUGH_MS = 10_000;
const REPORT = join(LOCAL, 'compatibility/specs.json');

/**
 * The last release beside this one, as while one takes the place of the other, and again after an upgrade was taken back:
 * its processes beside those of this release on one database.
 *
 * @param revision see `LastRelease.of`
 * @param withSpecs whether its specs of the API are played as well, on the schema of this release
 */
export async function checkCompatibility(
  run: Run,
  { revision, withSpecs = false }: { revision?: string | undefined; withSpecs?: boolean } = {},
): Promise<void> {
  const last = await LastRelease.of(revision);
  const trial = new Trial('the last release', last.name, print);
  await trial.step('its packages', () => last.install());
  if (withSpecs) {
    await trial.try('its specs of the API, on the schema of this release', () => playSpecs(last));
  }
  await trial.step('building both', async () => {
    await last.build();
    await build(print, 'build-code');
  });
  const stage = await SideBySide.set();
  run.atEnd(() => stage.clear());
  await trial.step('the processes', () => playProcesses(trial, stage, last.folder));
  run.findings.push(...trial.findings);
}

async function playSpecs(last: LastRelease): Promise<string> {
  rmSync(REPORT, { force: true });
  const jest = ['jest', '--ci', '--silent', '--json', `--outputFile=${REPORT}`, 'backend/.*\\.api\\.spec'];
  await last.withOurMigrations(() => last.npm(...jest));
  const { numPassedTests, testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    numPassedTests: number;
    testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
  };
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const names = assertionResults.filter(({ status }) => status === 'failed').map((each) => each.fullName);
      return names.length > 0 ? names : [name];
    });
  expectThat(failed.length === 0, `${numPassedTests} passed, ${failed.length} failed: ${failed.join('; ')}`);
  expectThat(numPassedTests > 0, 'no spec ran');
  return `${numPassedTests} passed`;
}

async function playProcesses(trial: Trial, stage: SideBySide, last: Release): Promise<void> {
  await trial.try('its database, with mails that wait, is migrated', async () => {
    await stage.program(last, 'migrate');
    await stage.invite(last, GUESTS, 30);
    return (await stage.program(ROOT, 'migrate')).trim();
  });
  await trial.try('its backend beside this worker', () =>
    mailsArrive(stage, { backend: last, worker: ROOT }, GUESTS),
  );
  await trial.try('this backend beside its worker', async () => {
    await stage.invite(ROOT, GUESTS, 31);
    return mailsArrive(stage, { backend: ROOT, worker: last }, GUESTS);
  });
  await trial.try('back again: its migrate, backend and worker on the new schema', async () => {
    await stage.program(last, 'migrate');
    await stage.invite(last, GUESTS, 32);
    return mailsArrive(stage, { backend: last, worker: last }, GUESTS);
  });
}

/** The mails that wait, and a sign-in mail that is asked for, arrive once. */
async function mailsArrive(
  stage: SideBySide,
  running: { backend: Release; worker: Release },
  waiting: number,
): Promise<string> {
  const { sink } = stage;
  const expected = sink.mails + waiting + 1;
  await stage.while(running, async () => {
    await stage.askForLink();
    await waitUntil(() => sink.mails >= expected, ARRIVED_MS);
    await delay(LONG_ENOUGH_MS);
  });
  const missing = expected - sink.mails;
  expectThat(missing === 0 && sink.repeated === 0, `${missing} mails missing, ${sink.repeated} came twice`);
  return `${waiting} invitations and a sign-in mail, each once`;
}
