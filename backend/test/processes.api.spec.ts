import { jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '@tablefall/platform/database/sql';
import { Heartbeat } from '@tablefall/platform/processes/heartbeat';
import { processesSeen } from '@tablefall/platform/processes/processes';
import { bootWorker } from '@tablefall/worker/test/boot-worker';
import { BackendProcess } from './backend-process.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

describe('The processes of an installation', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
  });
  afterEach(() => app.query(sql`delete from process_seen where role = 'worker'`));
  afterAll(() => app.stop());

  const shown = async () => (await admin.get('/api/system/status').expect(200)).body.processes;
  const silentFor = (seconds: number) =>
    app.query(sql`
      update process_seen set seen_at = now() - make_interval(secs => ${seconds}) where role = 'worker'`);
  const finding = async () => {
    const { body } = await admin.get('/api/system/findings').expect(200);
    return body.find(({ check }: { check: string }) => check === 'processes');
  };
  const workerWith = (differences: Record<string, string>) => {
    const { DATABASE_URL, REDIS_URL = '', APP_SECRET, PUBLIC_URL } = app.config;
    return bootWorker({ env: { DATABASE_URL, REDIS_URL, APP_SECRET, PUBLIC_URL, ...differences } });
  };

  it('should be shown while they run, and for a minute after they were killed', async () => {
    const worker = await TestWorker.start(app);
    try {
      expect(await shown()).toEqual([
        expect.objectContaining({ role: 'backend', pid: process.pid, state: 'running' }),
        expect.objectContaining({
          role: 'worker',
          state: 'running',
          version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
          migration: expect.stringMatching(/^\d{4}-/),
          memory: expect.any(Number),
        }),
      ]);
      expect(await finding()).toMatchObject({ state: 'ok', detail: 'Backends: 1, workers: 1.' });
    } finally {
      await worker.stop();
    }

    await silentFor(31);
    expect((await shown())[1]).toMatchObject({ role: 'worker', state: 'silent' });
    expect(await finding()).toMatchObject({ state: 'failed', title: 'No worker runs, so no mail leaves.' });
    await silentFor(61);
    expect(await shown()).toHaveLength(1);
  });

  it('should take their row away when they end', async () => {
    const worker = await workerWith({});
    expect(await shown()).toHaveLength(2);

    await worker.close();

    expect(await shown()).toHaveLength(1);
  });

  it('should say again and again that they run', async () => {
    await app.query(sql`update process_seen set seen_at = now() - interval '40 seconds'`);
    expect(await shown()).toMatchObject([{ state: 'silent' }]);

    await app.get(Heartbeat).beat();

    expect(await shown()).toMatchObject([{ state: 'running' }]);
  });

  it.each([
    ['APP_SECRET', { APP_SECRET: 'another secret, which is as long as it must be' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://other.mail.example' }],
    ['The queues', { REDIS_URL: '' }],
  ])('should not start beside one that has another value: %s', async (name, differences) => {
    const start = workerWith(differences);

    await expect(start).rejects.toThrow(new RegExp(`^${name} .*backend that runs.*pid ${process.pid}`));
    await expect(start).rejects.not.toThrow(/secret/);
    expect(await shown()).toHaveLength(1);
  });

  it('should start beside one that is no more', async () => {
    const worker = await TestWorker.start(app);
    await worker.stop();
    await app.query(
      sql`update process_seen set public_url = 'https://old.mail.example' where role = 'worker'`,
    );
    await silentFor(31);

    const next = await workerWith({});
    await next.close();
  });

  it('should end a real process with one sentence', async () => {
    await expect(BackendProcess.start(app, { PUBLIC_URL: 'https://b.mail.example' })).rejects.toThrow(
      /^The backend did not start\. This process does not start: PUBLIC_URL is https:\/\/b\.mail\.example, but http:\/\/localhost:3000 in a backend that runs \(host .+, pid \d+\)\. All processes need the same\.\n$/,
    );
  });

  it('should let one of two start that contradict one another and begin at once', async () => {
    // A backend that says meanwhile that it runs contradicts both.
    const beat = jest.spyOn(app.get(Heartbeat), 'beat').mockResolvedValue();
    await app.query(sql`update process_seen set seen_at = now() - interval '40 seconds'`);

    const starts = await Promise.allSettled([
      workerWith({ PUBLIC_URL: 'https://one.mail.example' }),
      workerWith({ PUBLIC_URL: 'https://two.mail.example' }),
    ]);

    const started = starts.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(started).toHaveLength(1);
    await started[0]?.close();
    beat.mockRestore();
  });

  it('should start and run where the table is not there yet', async () => {
    await app.query(sql`alter table process_seen rename to not_there_yet`);
    const worker = await workerWith({});
    await worker.get(Heartbeat).beat();
    await app.query(sql`alter table not_there_yet rename to process_seen`);

    await worker.get(Heartbeat).beat();

    const seen = await processesSeen(app.get(EntityManager).fork(), 30);
    expect(seen.some(({ role }) => role === 'worker')).toBe(true);
    await worker.close();
  });

  it('should forget after a day those that were killed', async () => {
    const worker = await TestWorker.start(app);
    await worker.stop();
    await silentFor(86_500);

    await (await workerWith({})).close();

    expect(await app.query(sql`select from process_seen where role = 'worker'`)).toEqual([]);
  });
});
