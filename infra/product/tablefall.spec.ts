import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../local/paths.ts';
import { nodeEnvironment, nodeFlags } from '../local/product/node-flags.ts';

/** Stands for every program: tells how it was started, and with `wait` stays until it is told to end. */
const PROGRAM = `
  process.on('SIGTERM', () => process.exit(7));
  console.log(JSON.stringify({ flags: process.execArgv, args: process.argv.slice(2), program: process.argv[1], cwd: process.cwd(), pid: process.pid, arenas: process.env.MALLOC_ARENA_MAX }));
  if (process.argv[2] === 'wait') setInterval(() => {}, 1000);
  if (process.argv[2] === 'fail') process.exit(3);
`;
const PROGRAMS = ['backend/dist/src/main.js', 'backend/dist/src/migrate.js', 'worker/dist/src/main.js'];

describe('bin/tablefall', () => {
  const home = mkdtempSync(join(tmpdir(), 'tablefall-bin-'));
  const installed = join(home, 'installed here');
  const launcher = join(installed, 'bin/tablefall');

  beforeAll(() => {
    for (const path of ['bin/tablefall', 'infra/product/node-flags'])
      cpSync(join(ROOT, path), join(installed, path));
    for (const path of PROGRAMS) {
      mkdirSync(dirname(join(installed, path)), { recursive: true });
      writeFileSync(join(installed, path), PROGRAM);
    }
    // Its own Node, as a release has it.
    mkdirSync(join(installed, 'node/bin'), { recursive: true });
    symlinkSync(process.execPath, join(installed, 'node/bin/node'));
  });

  afterAll(() => rmSync(home, { recursive: true, force: true }));

  function start(args: string[], file = launcher): ChildProcess {
    return spawn(file, args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'pipe'] });
  }

  async function run(args: string[], file = launcher) {
    const child = start(args, file);
    const [out, err, [code]] = await Promise.all([
      text(child.stdout!),
      text(child.stderr!),
      once(child, 'exit') as Promise<[number | null]>,
    ]);
    return { out, err, code };
  }

  it.each([
    ['backend', 'backend/dist/src/main.js'],
    ['worker', 'worker/dist/src/main.js'],
    ['migrate', 'backend/dist/src/migrate.js'],
  ])('starts %s with the same flags as `npm start`', async (command, program) => {
    const { out, code } = await run([command]);

    expect(JSON.parse(out)).toMatchObject({
      flags: nodeFlags(command),
      program: join(installed, program),
      args: [],
    });
    expect(nodeFlags(command)).toContain('--no-allocation-site-pretenuring');
    expect(code).toBe(0);
  });

  it.each(['backend', 'worker'])('bounds the heap of the %s', (program) => {
    expect(nodeFlags(program)).toEqual([
      ...nodeFlags('migrate'),
      expect.stringMatching(/^--max-old-space-size=\d+$/),
      expect.stringMatching(/^--max-semi-space-size=\d+$/),
    ]);
  });

  it('gives memory back that a photo took, with the same variables as `npm start`', async () => {
    const { arenas } = JSON.parse((await run(['backend'])).out);

    expect(nodeEnvironment()).toEqual({ MALLOC_ARENA_MAX: arenas });
    expect(arenas).toBe('1');
  });

  it('stays where it is called, and hands its arguments over as they are', async () => {
    const { out } = await run(['migrate', 'two words', '--quiet', '*']);

    expect(JSON.parse(out)).toMatchObject({ cwd: tmpdir(), args: ['two words', '--quiet', '*'] });
  });

  it('works by a symlink', async () => {
    const link = join(home, 'tablefall');
    symlinkSync(launcher, link);

    expect((await run(['worker'], link)).code).toBe(0);
  });

  it('ends with the exit code of its program', async () => {
    expect((await run(['backend', 'fail'])).code).toBe(3);
  });

  it('is replaced by its program, which signals reach', async () => {
    const child = start(['backend', 'wait']);
    const [line] = (await once(child.stdout!, 'data')) as [Buffer];
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number];

    expect(JSON.parse(String(line)).pid).toBe(child.pid);
    expect(code).toBe(7);
  });

  it('says what there is, one line a command', async () => {
    const { out, code } = await run(['help']);

    for (const name of ['backend', 'worker', 'migrate', 'admin', 'doctor', 'import-data', 'sender-check']) {
      expect(out).toMatch(new RegExp(`^ {2}${name} +[a-zA-Z]`, 'm'));
    }
    expect(code).toBe(0);
  });

  it.each([[['nothing']], [[]], [['back']], [['main.js']]])('refuses %j with 64', async (args) => {
    const { out, err, code } = await run(args);

    expect(err).toMatch(/no command|Usage/);
    expect(out).toBe('');
    expect(code).toBe(64);
  });

  it('says when the product is not built', async () => {
    const { err, code } = await run(['doctor']);

    expect(err).toContain('is not built');
    expect(code).toBe(1);
  });
});
