import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../paths.ts';
import { isAlive } from '../supervisor/is-alive.mjs';
import { discardPostgres, type Postgres, startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

describe('the embedded services', () => {
  let dir = '';
  beforeEach(() => {
    mkdirSync(LOCAL, { recursive: true });
    dir = mkdtempSync(join(LOCAL, 'services-'));
    chmodSync(dir, 0o755);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const postgres = (): Promise<Postgres> =>
    startPostgres(join(dir, 'postgres'), join(dir, 'postgres.log'), { durable: true });

  it('should start PostgreSQL over the data of a server that was left running, and leave none', async () => {
    const left = await postgres();
    const leftPid = left.server.pid ?? 0;
    // As if its supervisor had been killed: nobody starts it again and nobody stops it.
    left.server.abandon();
    const next = await postgres();
    expect(isAlive(leftPid)).toBe(false);
    expect(next.dataDir).toBe(left.dataDir);
    const pid = next.server.pid ?? 0;
    expect(isAlive(pid)).toBe(true);
    await next.server.stop();
    expect(isAlive(pid)).toBe(false);
    await discardPostgres(join(dir, 'postgres'));
  });

  it('should start Redis over the data of a server that was left running, or say that there is none', async () => {
    const redis = () => startRedis(join(dir, 'redis'), join(dir, 'redis.log'), { durable: true });
    const left = await redis();
    const leftPid = left?.server.pid ?? 0;
    left?.server.abandon();
    const next = await redis();
    expect(Boolean(next)).toBe(Boolean(left));
    if (leftPid) expect(isAlive(leftPid)).toBe(false);
    await next?.server.stop();
  });

  it('should start a service again that ends by itself', async () => {
    const { server } = await postgres();
    const first = server.pid ?? 0;
    process.kill(first, 'SIGKILL');
    const end = Date.now() + 60_000;
    while ((!server.pid || server.pid === first) && Date.now() < end)
      await new Promise((go) => setTimeout(go, 50));
    expect(server.pid).toBeGreaterThan(0);
    expect(server.pid).not.toBe(first);
    await server.stop();
    await discardPostgres(join(dir, 'postgres'));
  });
});
