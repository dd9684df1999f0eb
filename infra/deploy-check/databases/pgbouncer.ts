import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHARED } from '../../counterparts/debian-root.ts';
import { expectThat } from '../../counterparts/finding.ts';
import type { Candidate, Run } from '../../counterparts/run.ts';
import { ROOT } from '../../local/paths.ts';
import { print } from '../../local/print.ts';
import { build } from '../../local/product/build.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { run as runProgram, waitUntil } from '../../local/supervisor/processes.ts';
import { apart, Supervised } from '../../local/supervisor/supervised.ts';
import { gamedayWith } from '../invitations.ts';
import { Services } from '../services.ts';
import { SUITE } from '../toolbox.ts';

const TABLEFALL = join(ROOT, 'bin/tablefall');
const MAILS = 100;
const CALLS = 60;
const ALL_MAILS_MS = 60_000;
const GRACE_MS = 60_000;
/** Of the product's processes, `DATABASE_URL` and `PORT` among them. */
type Settings = Record<string, string>;

const LINE = 'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout';
/** The settings that infra/k8s brings. */
const SETTINGS = join(ROOT, 'infra/k8s/components/pgbouncer/pgbouncer.ini');
const THEIR_SECRETS = '/run/secrets/pgbouncer';

const PGBOUNCER: Candidate = {
  name: 'PgBouncer',
  packages: ['pgbouncer'],
  suite: SUITE,
  version: `pgbouncer --version | sed -n 's/^PgBouncer //p'`,
};

/** Backend and worker behind PgBouncer in transaction mode, without its line and with it. */
export async function checkPgbouncer(run: Run): Promise<void> {
  await run.inside(PGBOUNCER, async (root, trial) => {
    await build(print);
    const services = await Services.start(run, 'pgbouncer');
    const settings: Settings = {
      ...(await services.settings('bouncer', await freePort())),
      STORAGE_FOLDER: join(run.home, 'media'),
    };
    await tablefall(settings, 'migrate');
    const direct = new URL(settings.DATABASE_URL ?? '');
    writeSecrets(root.home, direct);
    const bounced = async (name: string, withLine: boolean) => {
      const port = await freePort();
      writeFileSync(join(root.home, `${name}.ini`), bouncerSettings(port, withLine));
      const script = `echo nobody:x:65534:65534::/:/bin/sh >/etc/passwd
        exec setpriv --reuid=65534 --regid=65534 --clear-groups pgbouncer ${SHARED}/${name}.ini`;
      await run.serve(`PgBouncer ${name}`, root, port, script, { greets: false });
      const url = new URL(direct);
      url.port = String(port);
      return { ...settings, DATABASE_URL: url.href };
    };
    await trial.try('without its line', async () => {
      const refused = await bounced('plain', false);
      return withProcess(run, refused, 'backend', false, async () => {
        const told = await answers(settings, 503);
        const log = readFileSync(logOf(run, 'backend'), 'utf8');
        expectThat(log.includes(LINE), 'the log does not say which line is missing');
        return `${told}, and the log says which line is missing`;
      });
    });
    await trial.try('with its line', async () => {
      const taken = await bounced('lenient', true);
      return serve(run, taken, settings, services);
    });
  });
}

/** Which server it asks, and who may ask it. */
function writeSecrets(folder: string, { hostname, port, username, password }: URL): void {
  writeFileSync(join(folder, 'databases.ini'), `[databases]\n* = host=${hostname} port=${port}\n`);
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
}

/** The settings of infra/k8s, for a port of this machine, and perhaps without the line. */
function bouncerSettings(port: number, withLine: boolean): string {
  const theirs = readFileSync(SETTINGS, 'utf8');
  expectThat(theirs.includes(`\n${LINE}\n`), 'the settings of infra/k8s lack the line');
  const ours = theirs
    .replaceAll(THEIR_SECRETS, SHARED)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 5432', `listen_port = ${port}`);
  return withLine ? ours : ours.replace(LINE, '');
}

/** Calls are answered and mails leave. Commands take the way of `direct`. */
async function serve(run: Run, settings: Settings, direct: Settings, { sink }: Services): Promise<string> {
  return withProcess(run, settings, 'backend', true, () =>
    withProcess(run, settings, 'worker', false, async () => {
      const told = await answers(settings, 200);
      const file = join(run.home, 'guests.json');
      writeFileSync(file, JSON.stringify(gamedayWith(MAILS)));
      await tablefall(direct, 'import-data', file);
      await waitUntil(() => sink.mails >= MAILS, ALL_MAILS_MS);
      expectThat(sink.mails === MAILS && sink.repeated === 0, `${sink.mails} mails, ${sink.repeated} twice`);
      return `${told}, ${sink.mails} mails, each once`;
    }),
  );
}

async function answers({ PORT }: Settings, expected: number): Promise<string> {
  const statuses: number[] = [];
  for (let call = 0; call < CALLS; call++)
    statuses.push((await fetch(`http://127.0.0.1:${PORT}/api/events`)).status);
  const others = statuses.filter((status) => status !== expected);
  expectThat(others.length === 0, `${others.length} of ${CALLS} calls were answered with ${others[0]}`);
  return `${CALLS} of ${CALLS} calls answered with ${expected}`;
}

async function tablefall(settings: Settings, ...args: string[]): Promise<void> {
  await runProgram(TABLEFALL, args, { cwd: ROOT, env: { PATH: process.env.PATH, ...settings } });
}

/** Does something while a process of the product runs, which has to be ready first unless it cannot be. */
async function withProcess<T>(
  run: Run,
  settings: Settings,
  name: 'backend' | 'worker',
  becomesReady: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const address = `http://127.0.0.1:${settings.PORT}/api/health/${becomesReady ? 'ready' : 'live'}`;
  const isReady = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  const child = new Supervised({
    name: `The ${name}`,
    log: logOf(run, name),
    graceMs: GRACE_MS,
    spawn: (log) =>
      spawn(TABLEFALL, [name], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, ...settings },
        ...apart(log),
      }),
    ...(name === 'backend' && { isReady }),
  });
  await child.start();
  try {
    return await work();
  } finally {
    await child.stop();
  }
}

function logOf(run: Run, name: string): string {
  return join(run.logs, `pgbouncer-${name}.log`);
}
