import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draw } from './draw.ts';
import { seedHashOf } from './drawn-order.ts';
import { madeUpWishes } from './testing/made-up-wishes.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const seed = 'a seed';
const input = madeUpWishes('published', { games: 5, parties: 12, wishes: [1, 4] });
const published = { seedHash: seedHashOf(seed), seed, input, result: draw(input, seed) };

/** The command without any setting, as a stranger has it. */
const tablefallDraw = (...args: string[]) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const node = [
      '--conditions=source',
      '--import',
      './worker/test/swc-register.mjs',
      './backend/src/draw.ts',
    ];
    const env = { PATH: process.env.PATH, HOME: process.env.HOME };
    execFile(process.execPath, [...node, ...args], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

describe('tablefall draw', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'draw-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const fileOf = async (name: string, text: string): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, text);
    return file;
  };

  it('should find that a draw came to what is published, in a file and at an address', async () => {
    const text = JSON.stringify(published);
    const file = await fileOf('draw.json', text);
    const inFile = await tablefallDraw('--verify', file, '--hash', published.seedHash);
    expect(inFile).toMatchObject({ code: 0, said: expect.stringContaining('✓ This is what was published.') });

    const server = createServer((_, answer) => answer.end(text)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const atAddress = await tablefallDraw('--verify', `http://127.0.0.1:${port}/draw.json`);
    server.close();
    expect(atAddress.code).toBe(0);
    expect(atAddress.said).toContain('With --hash');
  });

  it('should end with 1 where something differs or cannot be read, and with 64 where it is not told what to do', async () => {
    const others = await fileOf('others.json', JSON.stringify({ ...published, seed: 'another' }));
    expect(await tablefallDraw('--verify', others)).toMatchObject({
      code: 1,
      said: expect.stringContaining("✗ The seed's hash is"),
    });
    expect(await tablefallDraw('--verify', await fileOf('words', 'words'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('the file is not JSON'),
    });
    expect((await tablefallDraw('--verify', join(folder, 'none'))).code).toBe(1);
    expect((await tablefallDraw()).code).toBe(64);
  });
});
