import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat } from '../counterparts/finding.ts';
import type { Run } from '../counterparts/run.ts';
import { print } from '../local/print.ts';
import { build } from '../local/product/build.ts';
import { freePort } from '../local/supervisor/ports.ts';
import { stopChild, waitUntil } from '../local/supervisor/processes.ts';
import { ready } from './image.ts';
import { Installation } from './installation.ts';
import { gamedayWith } from './invitations.ts';
import { Services } from './services.ts';
import { inToolbox, type Toolbox } from './toolbox.ts';

const MAILS = 100;
const CALLS = 60;
const PATIENCE_MS = 60_000;
const PASSWORD = 'tf';

/** Backend and worker on the release of PostgreSQL before ours. */
export async function checkPostgres17(run: Run): Promise<void> {
  await build(print);
  await inToolbox(run, 'PostgreSQL 17', async (toolbox, trial) => {
    const services = await Services.start(run, 'seventeen');
    const port = await startPostgres17(run, toolbox);
    await trial.try('backend and worker on it', async () => {
      const settings = await services.settings('seventeen', await freePort());
      return playOn(run, services, { ...settings, DATABASE_URL: urlOf(port, 'seventeen') });
    });
  });
}

const urlOf = (port: number, database: string) =>
  `postgresql://tablefall:${PASSWORD}@127.0.0.1:${port}/${database}`;

/** Migrates, answers and mails. */
async function playOn(run: Run, { sink }: Services, settings: Record<string, string>): Promise<string> {
  const product = new Installation(run, settings);
  await product.tablefall('migrate');
  const before = sink.mails;
  const processes = [await product.start('backend'), await product.start('worker')];
  try {
    await ready(`http://127.0.0.1:${settings.PORT}/api/health/ready`);
    const calls = await statusesOf(`http://127.0.0.1:${settings.PORT}/api/events`);
    expectThat(calls === `200: ${CALLS}`, calls);
    const guests = join(run.home, 'guests.json');
    writeFileSync(guests, JSON.stringify(gamedayWith(MAILS)));
    await product.tablefall('import-data', guests);
    await waitUntil(() => sink.mails >= before + MAILS, PATIENCE_MS);
    expectThat(sink.mails === before + MAILS, `${sink.mails - before} of ${MAILS} mails arrived`);
    return `migrated, ${CALLS} of ${CALLS} calls answered, ${MAILS} of ${MAILS} mails sent`;
  } finally {
    await Promise.all(processes.map((process) => process.stop()));
  }
}

/** How often calls were answered with which status. */
async function statusesOf(url: string): Promise<string> {
  const counts = new Map<number, number>();
  for (let call = 0; call < CALLS; call++) {
    const { status } = await fetch(url);
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}

async function startPostgres17(run: Run, toolbox: Toolbox): Promise<number> {
  const port = await freePort();
  const as = 'setpriv --reuid=postgres --regid=postgres --init-groups';
  const bin = '/usr/lib/postgresql/17/bin';
  await toolbox.run(`
    install -d -o postgres /tmp/pg17
    echo ${PASSWORD} >/tmp/pg17.password; chmod 644 /tmp/pg17.password
    ${as} ${bin}/initdb --pgdata=/tmp/pg17/data --username=tablefall --auth=scram-sha-256 --pwfile=/tmp/pg17.password \\
      --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C --no-sync >/dev/null`);
  const server = toolbox.start(
    `exec ${as} ${bin}/postgres -D /tmp/pg17/data -p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`,
    'postgres-17',
  );
  run.atEnd(() => stopChild(server, 10_000, 'SIGINT', 'SIGKILL'));
  const sql = (statement: string) =>
    toolbox.run(
      `PGPASSWORD=${PASSWORD} psql -h 127.0.0.1 -p ${port} -U tablefall -qc "${statement}" postgres`,
    );
  const isThere = () =>
    sql('select 1').then(
      () => true,
      () => false,
    );
  expectThat(await waitUntil(isThere, 30_000, 200), 'PostgreSQL 17 did not start');
  await sql('create database seventeen');
  return port;
}
