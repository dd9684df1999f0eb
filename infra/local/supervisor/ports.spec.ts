import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.ts';

function occupy(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

describe('freePort', () => {
  it('should give the wished port when it is free', async () => {
    const port = await freePort();
    expect(await freePort(port + 1)).toBeGreaterThan(port);
  });

  it.each(['127.0.0.1', '::'])('should move to the next one when it is taken on %s', async (host) => {
    const wished = 20_000 + Math.floor(Math.random() * 20_000);
    const server = await occupy(wished, host);
    try {
      expect(await freePort(wished)).toBeGreaterThan(wished);
    } finally {
      server.close();
    }
  });

  it('should give no port twice, for what asked first may not listen yet', async () => {
    const first = await freePort(25_000);
    expect(await freePort(first)).not.toBe(first);
  });

  it('should listen once for the end of the process, however many ports it takes, and give back all of them', () => {
    const take = `
      const { freePort } = await import(${JSON.stringify(join(import.meta.dirname, 'ports.ts'))});
      const taken = [];
      for (let port = 0; port < 12; port += 1) taken.push(await freePort());
      console.log(JSON.stringify({ taken, listeners: process.listenerCount('exit') }));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', take], {
      encoding: 'utf8',
    });
    const { taken, listeners } = JSON.parse(stdout);

    expect([listeners, stderr]).toEqual([1, expect.not.stringContaining('MaxListeners')]);
    const claims = taken.map((port: number) => join(tmpdir(), 'tablefall-ports', String(port)));
    expect(claims.filter((file: string) => existsSync(file))).toEqual([]);
  });

  it('should leave a port to another product that starts at the same time, until it has ended', async () => {
    const wished = 45_000 + Math.floor(Math.random() * 10_000);
    const take = `
      const { freePort } = await import(${JSON.stringify(join(import.meta.dirname, 'ports.ts'))});
      console.log(await freePort(${wished}));
      if (process.argv[1]) setInterval(() => {}, 60_000);`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', take, 'stays'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [theirs] = await once(other.stdout, 'data');
    const taken = Number(String(theirs));

    expect(await freePort(taken)).toBeGreaterThan(taken);

    other.kill('SIGKILL');
    await once(other, 'exit');
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', take]);
    expect(Number(String(stdout))).toBe(taken);
  });
});
