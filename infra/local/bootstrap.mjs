// Runs on the host's Node with nothing installed yet: installs the locked packages, then hands over to the pinned
// Node.
import { spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './supervisor/end-with-parent.mjs';
import { isAlive } from './supervisor/is-alive.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const LOCAL = join(ROOT, '.local');
const RECORD = 'node_modules/.package-lock.json';
const LOCK = join(LOCAL, 'install.lock');
const PINNED_NODE = join(ROOT, 'node_modules/.bin/node');
const OLDEST_NODE = 20;
/** Where a pinned Node and an embedded PostgreSQL exist. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64'];
/** These commands need only what the product is built from and runs on, half of all packages. */
const COMMANDS_OF_THE_PRODUCT = ['start', 'import-photos', 'import-board-games', 'sender-check'];
const COMMANDS = [
  ...COMMANDS_OF_THE_PRODUCT,
  ...[
    'dev',
    'test',
    'check',
    'jest',
    'journeys',
    'mutants',
    'battery',
    'bench',
    'counterparts',
    'deploy-check',
    'contract',
    'statements',
    'compatibility',
  ],
];
const END_WITH_PARENT = ['--import', join(ROOT, 'infra/local/supervisor/end-with-parent.mjs')];

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function say(message) {
  process.stdout.write(`${message}\n`);
}

function requireWritable() {
  try {
    accessSync(ROOT, constants.W_OK);
    mkdirSync(LOCAL, { recursive: true });
    writeFileSync(join(LOCAL, `.probe-${process.pid}`), '');
    rmSync(join(LOCAL, `.probe-${process.pid}`));
  } catch (error) {
    fail(
      `Cannot write to ${ROOT} (${error.code}): Tablefall keeps its packages and its data there. Use a writable copy.`,
    );
  }
}

const packagesOf = (file) => Object.entries(JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages);

/**
 * npm writes its own record of what is in node_modules last, so it is missing after half an install. Complete means:
 * this record names what the lock names, and every folder in it is there.
 */
function isInstalled(withDevelopment) {
  if (!existsSync(join(ROOT, RECORD)) || !existsSync(PINNED_NODE)) return false;
  const locked = packagesOf('package-lock.json').filter(
    ([path, { optional, dev }]) => path.includes('node_modules/') && !optional && (withDevelopment || !dev),
  );
  const present = Object.fromEntries(packagesOf(RECORD));
  return (
    locked.every(([path, { version }]) => present[path]?.version === version) &&
    Object.keys(present).every((path) => existsSync(join(ROOT, path))) &&
    realpathSync(PINNED_NODE).includes(`${process.platform}-${process.arch}`)
  );
}

/** Packages that only development needs are kept where they are: the next test would bring them again. */
function hasDevelopment() {
  return existsSync(join(ROOT, RECORD)) && packagesOf(RECORD).some(([, { dev }]) => dev);
}

/** Of two commands in one fresh clone the second waits until the first has installed. */
async function lockInstall() {
  for (let waited = false; ; ) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    // The process ids of the command and of its npm, which goes on for a while when the command is killed.
    const owners = readFileSync(LOCK, { encoding: 'utf8', flag: 'a+' }).split(' ').map(Number);
    if (owners[0] > 0 && !owners.some(isAlive)) {
      rmSync(LOCK, { force: true });
      continue;
    }
    if (!waited) say('Waiting for another command that installs the packages …');
    waited = true;
    if (isStopping) process.exit(130);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function explain(output) {
  if (
    /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/i.test(output)
  ) {
    return 'Cannot reach the npm registry. The first start needs the network to install packages; try again when it is there.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: the packages need about 1 GB.';
  const line = output.split('\n').find((each) => /npm (error|ERR!) (?!code|A complete log)/.test(each));
  return `Installing the packages failed: ${line?.replace(/npm (error|ERR!)\s*/, '') ?? 'npm gave no reason'}`;
}

let child;

function run(file, args, options) {
  return new Promise((resolve) => {
    let output = '';
    child = spawn(file, args, { cwd: ROOT, ...options });
    const keep = (chunk) => {
      output = (output + chunk).slice(-100_000);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, signal: null, output: String(error) }));
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}

async function install(withDevelopment) {
  say('Installing the locked packages …');
  // Only what is missing beside a complete product is added: `npm ci` would delete the packages under a product
  // that runs.
  const way = isInstalled(false) ? ['install', '--no-save'] : ['ci'];
  const args = [
    ...way,
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    withDevelopment ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
  ];
  const npm = process.env.npm_execpath;
  const quiet = { stdio: ['ignore', 'pipe', 'pipe'] };
  const installing = npm ? run(process.execPath, [npm, ...args], quiet) : run('npm', args, quiet);
  writeFileSync(LOCK, `${process.pid} ${child.pid ?? ''}`);
  const { code, output } = await installing;
  if (isStopping) process.exit(130);
  if (code !== 0) {
    writeFileSync(join(LOCAL, 'install.log'), output);
    fail(explain(output));
  }
  if (!isInstalled(withDevelopment))
    fail(
      'Installing the packages ended without an error, yet some are missing. Delete node_modules and try again.',
    );
}

/** Node's own report names glibc's version where there is one. */
function isMusl() {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true;
  return !process.report.getReport().header.glibcVersionRuntime;
}

let isStopping = false;

function stop(signal) {
  isStopping = true;
  child?.kill(signal);
}

const [command = '', ...rest] = process.argv.slice(2);
if (!COMMANDS.includes(command)) fail(`Say one of: ${COMMANDS.join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(`Tablefall needs Node ${OLDEST_NODE} or newer to begin with; this is ${process.version}.`);
}
const platform = `${process.platform}-${process.arch}`;
if (!PLATFORMS.includes(platform)) fail(`Tablefall runs on ${PLATFORMS.join(', ')}; this is ${platform}.`);
if (isMusl()) {
  fail(
    'Tablefall needs Linux with glibc, as Debian or Ubuntu: its Node and PostgreSQL do not run on musl (Alpine).',
  );
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
requireWritable();
const withDevelopment = !COMMANDS_OF_THE_PRODUCT.includes(command);
if (!isInstalled(withDevelopment)) {
  await lockInstall();
  process.on('exit', () => rmSync(LOCK, { force: true }));
  if (!isInstalled(withDevelopment)) await install(withDevelopment || hasDevelopment());
  rmSync(LOCK, { force: true });
}
if (isStopping) process.exit(130);

const { code, signal } = await run(
  PINNED_NODE,
  [...END_WITH_PARENT, join(ROOT, `infra/local/commands/${command}.ts`), ...rest],
  {
    stdio: 'inherit',
    // npm scripts and shebangs below use the pinned Node as well.
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` },
  },
);
process.exit(signal ? 1 : (code ?? 1));
