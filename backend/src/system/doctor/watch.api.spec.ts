import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { sql } from '@tablefall/platform/database/sql';
import { SmtpSink } from '@tablefall/worker/test/smtp-sink';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { DoctorService } from './doctor.service.ts';

/** What the operator's services heard. */
interface Heard {
  path: string;
  type: string | undefined;
  body: string;
}

describe('the watch over the installation', () => {
  let operator: Server;
  let mailServer: SmtpSink;
  let status = 200;
  const heard: Heard[] = [];
  const apps: TestApp[] = [];
  beforeAll(async () => {
    operator = createServer(async (request, response) => {
      const body = (await buffer(request)).toString();
      // The doctor looks whether the site answers; this server stands in for it.
      if (request.url !== '/api/health/live')
        heard.push({ path: request.url ?? '', type: request.headers['content-type'], body });
      response.writeHead(request.url === '/api/health/live' ? 200 : status).end('{"status":"ok"}');
    });
    await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
    mailServer = await SmtpSink.start();
  });
  beforeEach(() => {
    status = 200;
    heard.length = 0;
  });
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.stop())));
  afterAll(async () => {
    await mailServer.stop();
    operator.close();
  });

  const start = async (settings: NodeJS.ProcessEnv) => {
    const { port } = operator.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const given = Object.entries(settings).map(([name, path]) => [
      name,
      path?.startsWith('/') ? url + path : path,
    ]);
    const app = await TestApp.start({
      PUBLIC_URL: url,
      SMTP_URL: mailServer.url,
      ...Object.fromEntries(given),
    });
    apps.push(app);
    return app;
  };
  const says = () =>
    heard.filter(({ path }) => path === '/hook').map(({ body }) => JSON.parse(body).text as string);
  const setAside = (app: TestApp) =>
    app.outbox.addMail({ kind: 'test' }, { state: 'failed', lastCode: 451, expiresAt: null });
  /** As a worker that runs writes it. */
  const runsWorker = (app: TestApp) =>
    app.query(sql`
      insert into process_seen select gen_random_uuid(), 'worker', host, pid, null, version, commit, migration,
        secret_fingerprint, public_url, queue, memory, started_at, seen_at from process_seen`);
  const alarms = async (app: TestApp) => {
    const rows =
      await app.query(
        sql<{ check_name: string; state: string | null; told_state: string | null }>`select * from alarm`,
      );
    return Object.fromEntries(rows.map(({ check_name, ...alarm }) => [check_name, alarm]));
  };

  it('should tell of a trouble once when it begins and once when it has ended', async () => {
    const app = await start({ ALERT_WEBHOOK_URL: '/hook' });
    await app.runJob('watch');
    expect(says().join()).toContain('✗ No worker runs, so no mail leaves.');
    heard.length = 0;
    await app.runJob('watch');
    expect(heard).toEqual([]);

    await setAside(app);
    await app.runJob('watch');
    await app.runJob('watch');
    expect(says()).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\n! A mail is set aside\./)]);
    heard.length = 0;
    await app.outbox.clear();
    await app.runJob('watch');
    await app.runJob('watch');
    expect(says()).toEqual([expect.stringContaining('✓ set-aside: as it should be again.')]);
  });

  it('should tell once more when what was a warning fails, and not when what failed is a warning', async () => {
    const app = await start({ ALERT_WEBHOOK_URL: '/hook' });
    await runsWorker(app);
    const doctor = app.get(DoctorService);
    const found = { check: 'site', title: 'The site is slow.', detail: '', advice: '' };
    const find = jest.spyOn(doctor, 'findings');
    for (const state of ['warning', 'warning', 'failed', 'failed', 'warning'] as const) {
      find.mockResolvedValue([{ ...found, state }]);
      await app.runJob('watch');
    }
    expect(says().map((text) => text.split('\n').at(-1))).toEqual([
      '! The site is slow.',
      '✗ The site is slow.',
    ]);
  });

  it('should tell again what could not be told, and show that', async () => {
    const app = await start({ ALERT_WEBHOOK_URL: '/hook' });
    status = 500;
    await expect(app.runJob('watch')).rejects.toThrow('ALERT_WEBHOOK_URL answers 500');
    // Prometheus is told meanwhile.
    expect(await alarms(app)).toMatchObject({ processes: { state: 'failed', told_state: null } });
    heard.length = 0;
    status = 200;
    await app.runJob('watch');
    expect(says()).toHaveLength(1);
    expect(await alarms(app)).toMatchObject({ processes: { state: 'failed', told_state: 'failed' } });
  });

  it('should tell what has ended when that can be told, and nothing of what began and ended unheard', async () => {
    const app = await start({ ALERT_WEBHOOK_URL: '/hook' });
    await app.runJob('watch');
    status = 500;
    await setAside(app);
    await expect(app.runJob('watch')).rejects.toThrow();
    await app.outbox.clear();
    await runsWorker(app);
    await expect(app.runJob('watch')).rejects.toThrow();
    expect(await alarms(app)).toMatchObject({ processes: { state: null }, 'set-aside': { state: null } });
    heard.length = 0;
    status = 200;
    await app.runJob('watch');
    expect(says()).toEqual([expect.stringContaining('✓ processes: as it should be again.')]);
    expect(says().join()).not.toContain('set-aside');
    const left = Object.keys(await alarms(app));
    expect(left.filter((check) => ['processes', 'set-aside'].includes(check))).toEqual([]);
  });

  it('should end no alarm of a check that could not be made, and each of a check that is not made any more', async () => {
    const app = await start({ ALERT_WEBHOOK_URL: '/hook' });
    await runsWorker(app);
    await app.query(sql`
      insert into alarm (check_name, state, told_state, since)
      values ('site', 'failed', 'failed', now()), ('of an old release', 'failed', 'failed', now())`);
    const doctor = app.get(DoctorService);
    const findings = doctor.findings.bind(doctor);
    jest
      .spyOn(doctor, 'findings')
      .mockImplementation(async (names) =>
        (await findings(names)).map((each) => (each.check === 'site' ? { ...each, state: 'unknown' } : each)),
      );
    await app.runJob('watch');
    const left = await alarms(app);
    expect(left).toMatchObject({ site: { state: 'failed', told_state: 'failed' } });
    expect(left).not.toHaveProperty('of an old release');
    expect(says().join()).toContain('✓ of an old release: as it should be again.');
    expect(says().join()).not.toContain('✓ site');
  });

  it('should look once more at what fails anew, and at nothing else', async () => {
    const app = await start({ ALERT_WEBHOOK_URL: '/hook' });
    const doctor = app.get(DoctorService);
    const findings = doctor.findings.bind(doctor);
    const looked = jest
      .spyOn(doctor, 'findings')
      .mockImplementationOnce(async () =>
        (await findings()).map((each) => (each.check === 'storage' ? { ...each, state: 'failed' } : each)),
      );
    await app.runJob('watch');
    expect(looked.mock.calls).toEqual([[], [expect.arrayContaining(['storage', 'processes'])]]);
    expect(await alarms(app)).not.toHaveProperty('storage');
    looked.mockClear();
    await app.runJob('watch');
    expect(looked.mock.calls).toEqual([[]]);
  });

  it('should write plain text where that is wanted', async () => {
    const app = await start({ ALERT_WEBHOOK_URL: '/hook', ALERT_WEBHOOK_FORMAT: 'text' });
    await app.runJob('watch');
    expect(heard[0]).toMatchObject({
      type: 'text/plain; charset=utf-8',
      body: expect.stringContaining('✗ No worker'),
    });
  });

  it('should be heard while all is well, and fall silent when something fails', async () => {
    const app = await start({ DEADMAN_URL: '/ping' });
    await app.runJob('watch');
    expect(heard).toEqual([]);

    await runsWorker(app);
    await setAside(app);
    await app.runJob('watch');
    expect(heard.map(({ path }) => path)).toEqual(['/ping']);
  });

  it('should show nobody the addresses that it tells', async () => {
    const app = await start({ ALERT_WEBHOOK_URL: '/hook?secret=1', DEADMAN_URL: '/ping/secret' });
    const { text } = await (await app.signedIn(ADMIN)).get('/api/system/settings').expect(200);
    expect(text).toContain('ALERT_WEBHOOK_URL');
    expect(text).not.toContain('/hook');
    expect(text).not.toContain('/ping');
  });
});
