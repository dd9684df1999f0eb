import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectThat, type Trial } from '../counterparts/finding.ts';
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
/** The limits that a connection asks for when it begins, which PgBouncer refuses unless it is told to pass over them. */
const LIMITS = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout';

/** Other ways to PostgreSQL: the release before ours, and PgBouncer, which keeps no session. */
export async function checkDatabases(run: Run): Promise<void> {
  await build(print);
  await inToolbox(run, 'Databases', async (toolbox, trial) => {
    const services = await Services.start(run, 'databases');
    const port = await startPostgres17(run, toolbox);
    await trial.try('PostgreSQL 17', async () => {
      const settings = await services.settings('seventeen', await freePort());
      return playOn(run, services, { ...settings, DATABASE_URL: urlOf(port, 'seventeen') });
    });
    await tryPgBouncer(run, toolbox, trial, services);
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

/** Between the product and PostgreSQL 18, in transaction mode, without and with the line that it needs. */
async function tryPgBouncer(run: Run, toolbox: Toolbox, trial: Trial, services: Services): Promise<void> {
  const direct = await services.settings('bouncer', await freePort());
  const { hostname, port, username, password } = new URL(direct.DATABASE_URL ?? '');
  await new Installation(run, direct).tablefall('migrate');
  writeFileSync(join(toolbox.trial, 'users.txt'), `"${username}" "${password}"\n`);
  const start = async (more: string): Promise<{ url: string; server: ChildProcess }> => {
    const listen = await freePort();
    const lines = [
      '[databases]',
      `bouncer = host=${hostname} port=${port} dbname=bouncer`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listen}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      'auth_file = /trial/users.txt',
      'pool_mode = transaction',
      'max_prepared_statements = 200',
      more,
    ];
    writeFileSync(join(toolbox.trial, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
    const as = 'setpriv --reuid=postgres --regid=postgres --init-groups';
    const server = toolbox.start(`exec ${as} pgbouncer /trial/pgbouncer.ini`, 'pgbouncer');
    run.atEnd(() => stopChild(server, 5_000, 'SIGINT', 'SIGKILL'));
    return { url: `postgresql://${username}:${password}@127.0.0.1:${listen}/bouncer`, server };
  };
  await trial.try('PgBouncer as it comes, in transaction mode', async () => {
    const { url, server } = await start('');
    const backend = await new Installation(run, { ...direct, DATABASE_URL: url }).start('backend', {
      name: 'backend-behind-bouncer',
    });
    const ofEvents = `http://127.0.0.1:${direct.PORT}/api/events`;
    await waitUntil(
      () =>
        fetch(ofEvents).then(
          () => true,
          () => false,
        ),
      PATIENCE_MS,
      250,
    );
    const { status } = await fetch(ofEvents);
    await backend.stop();
    await stopChild(server, 5_000, 'SIGINT', 'SIGKILL');
    expectThat(status === 503, `calls answer ${status}`);
    return 'calls answer 503, and the log names the setting that is missing';
  });
  await trial.try(`PgBouncer with ignore_startup_parameters = ${LIMITS}`, async () => {
    const { url } = await start(`ignore_startup_parameters = ${LIMITS}`);
    return playOn(run, services, { ...direct, DATABASE_URL: url });
  });
}
