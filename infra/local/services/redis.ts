import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { LOCAL } from '../paths.ts';
import { freePort } from '../supervisor/ports.ts';
import { run, stopLeftover } from '../supervisor/processes.ts';
import { apart, type ServiceOptions, Supervised } from '../supervisor/supervised.ts';
import { unpackedEnvironment, unpackPackages } from './debian.ts';

export interface Redis {
  url: string;
  server: Supervised;
}

interface Server {
  path: string;
  env: NodeJS.ProcessEnv;
}

function installedServer(): Server | null {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/opt/homebrew/bin',
  ];
  for (const name of ['redis-server', 'valkey-server']) {
    const folder = folders.find((candidate) => candidate && existsSync(join(candidate, name)));
    if (folder) return { path: join(folder, name), env: process.env };
  }
  return null;
}

async function privateServer(): Promise<Server | null> {
  const root = await unpackPackages(['redis-server'], join(LOCAL, 'debian/redis'));
  if (!root) return null;
  const server = { path: join(root, 'usr/bin/redis-server'), env: unpackedEnvironment(root) };
  const answer = await run(server.path, ['--version'], { env: server.env }).catch(() => null);
  return answer ? server : null;
}

function ping(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    // While it loads its file it answers LOADING instead of PONG.
    socket.once('data', (data) => end(data.toString().startsWith('+PONG')));
    socket.once('error', () => end(false));
    socket.setTimeout(1_000, () => end(false));
  });
}

function pidFileOf(dir: string): string {
  return join(dir, 'redis.pid');
}

async function stopStaleServer(dir: string): Promise<void> {
  const pidFile = pidFileOf(dir);
  if (!existsSync(pidFile)) return;
  await stopLeftover(Number(readFileSync(pidFile, 'utf8')), (command) => /redis|valkey/.test(command));
  rmSync(pidFile, { force: true });
}

/** Starts a private Redis or Valkey on a free port of the loopback interface; null where none can be had. */
export async function startRedis(
  dir: string,
  logFile: string,
  options: ServiceOptions,
): Promise<Redis | null> {
  const server = installedServer() ?? (await privateServer());
  if (!server) return null;
  mkdirSync(dir, { recursive: true });
  await stopStaleServer(dir);
  const port = await freePort();
  const settings = {
    port,
    bind: '127.0.0.1',
    dir,
    save: '',
    appendonly: options.durable ? 'yes' : 'no',
    'maxmemory-policy': 'noeviction',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const supervised = new Supervised({
    name: 'Redis',
    log: logFile,
    print: options.print,
    graceMs: 10_000,
    spawn: (log) => {
      const child = spawn(server.path, flags, { env: server.env, cwd: dir, ...apart(log) });
      writeFileSync(pidFileOf(dir), String(child.pid));
      return child;
    },
    isReady: () => ping(port),
  });
  await supervised.start();
  return { url: `redis://127.0.0.1:${port}/0`, server: supervised };
}

/** Stops what a killed run left in `dir` and deletes its data. */
export async function discardRedis(dir: string): Promise<void> {
  await stopStaleServer(dir);
  rmSync(dir, { recursive: true, force: true });
}
