import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Config, loadConfig } from '@tablefall/platform/config/config';
import { Shaping } from '../src/sending/shaping.ts';
import { setStage } from './stage.ts';
import { until } from './test-outbox.ts';

const REDIS = 11;
const stage = setStage(REDIS);

/** Of a worker without Redis. */
const CONFIG = loadConfig({ APP_SECRET: 'x'.repeat(32), DATABASE_URL: 'postgres://localhost/x' });

describe('limits of bulk mail by the domain of its receivers', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shaping-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const file = async (text: string): Promise<string> => {
    const path = join(folder, `limits-${text.length}`);
    await writeFile(path, text);
    return path;
  };
  const invite = (domain: string, count: number, mailing: string) =>
    stage.outbox.addMails(
      Array.from({ length: count }, (_, n) => ({
        kind: 'gameday-invitation' as const,
        recipient: { name: `Guest ${n}`, address: `guest${n}@${domain}` },
      })),
      {},
      mailing,
    );
  const to = (domain: string) => stage.sink.received.filter((mail) => mail.to.endsWith(`@${domain}`)).length;

  it('should let a slow domain wait for its turn, and hold up no other mail', async () => {
    const mailing = await stage.outbox.addMailing();
    await invite('slow.example', 30, mailing);
    await invite('quick.example', 100, mailing);
    await stage.outbox.addMails([{ kind: 'sign-in' }]);
    const env = { MAIL_SHAPING_FILE: await file('slow.example: 10/s') };
    const begun = Date.now();
    await Promise.all([stage.start({ env }), stage.start({ env })]);
    await until(() => to('quick.example') === 100);
    expect(to('slow.example')).toBeLessThan(30);
    await until(() => to('slow.example') === 30);
    expect(Date.now() - begun).toBeGreaterThan(2_500);
    await stage.outbox.allEnded();
    expect(stage.sink.received).toHaveLength(131);
    expect((await stage.outbox.rows()).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('should put off to the next day what is too many for one, and say so', async () => {
    const mailing = await stage.outbox.addMailing();
    await invite('small.example', 30, mailing);
    const env = { MAIL_SHAPING_FILE: await file('small.example: 20/day'), QUEUE_PREFIX: `day-${Date.now()}` };
    await stage.start({ env });
    await until(async () => (await stage.outbox.states()).retrying === 10);
    expect(stage.sink.received).toHaveLength(20);
    const waiting = (await stage.outbox.rows()).filter(({ state }) => state === 'retrying');
    expect(waiting.every(({ attempts }) => attempts === 0)).toBe(true);
    expect(waiting[0]?.last_error).toBe('small.example: no more mails today.');
  });

  it('should count by itself where there is no Redis', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const shaping = new Shaping({ ...CONFIG, MAIL_WARM_UP_FROM: today } as Config);
    const mail = (n: number) => ({ id: String(n), recipientAddress: 'dana@mail.example', expiresAtMs: null });
    const turns = await Promise.all(Array.from({ length: 501 }, (_, n) => shaping.turnOf(mail(n) as never)));
    expect(turns.filter((turn) => turn === null)).toHaveLength(500);
    expect(turns.at(-1)).toMatchObject({ reason: 'Warm-up: no more mails today.' });
  });

  it('should keep a worker from starting with a file that is wrong, and say which line', async () => {
    const withFile = (path: string) => () => new Shaping({ ...CONFIG, MAIL_SHAPING_FILE: path } as Config);
    expect(withFile(await file('a.example: 1/s\nnonsense'))).toThrow(
      /limits-\d+: line 2: domains and limits are divided by one colon\.$/,
    );
    expect(withFile('/nowhere')).toThrow(/^MAIL_SHAPING_FILE, \/nowhere: ENOENT/);
  });
});
