import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { JOBS } from '@tablefall/platform/jobs/job';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { RedisConnection } from '@tablefall/platform/redis/redis-connection';
import { SmtpSink } from '@tablefall/worker/test/smtp-sink';
import { contributed } from '../../../test/contributed.ts';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import type { FindingDto } from './finding.dto.ts';
import { checkEdition } from './work.checks.ts';

describe('GET /api/system/findings', () => {
  let site: Server;
  let mailServer: SmtpSink;
  let answer = { status: 200, body: '{"status":"ok"}' };
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    site = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    mailServer = await SmtpSink.start();
    app = await TestApp.start({ PUBLIC_URL: `http://127.0.0.1:${port}`, SMTP_URL: mailServer.url });
    admin = await app.signedIn(ADMIN);
  });
  afterAll(async () => {
    await app.stop();
    await mailServer.stop();
    site.close();
  });

  const found = async (check: string, on = admin): Promise<FindingDto[]> => {
    const { body } = await on.get('/api/system/findings').expect(200);
    return body.filter((finding: FindingDto) => finding.check === check);
  };

  it('should find a sound installation sound', async () => {
    const { body } = await admin.get('/api/system/findings').expect(200);

    const sound = [
      'migrations',
      'clock',
      'connections',
      'storage',
      'site',
      'mail-server',
      'set-aside',
      'jobs',
    ];
    for (const check of sound) {
      expect(body).toContainEqual(expect.objectContaining({ check, state: 'ok', advice: '' }));
    }
  });

  it('should tell of the services alone, for eyes', async () => {
    const { body } = await admin.get('/api/health/services').expect(200);
    expect(body.map(({ check, state }: FindingDto) => `${check}: ${state}`)).toEqual([
      'migrations: ok',
      'connections: ok',
      'redis: ok',
      'storage: ok',
      'mail-server: ok',
      'processes: failed',
    ]);
  });

  it('should tell when something else, or nothing, answers where links lead', async () => {
    answer = { status: 404, body: '<h1>Welcome to nginx</h1>' };
    expect(await found('site')).toMatchObject([
      { state: 'failed', title: expect.stringContaining('PUBLIC_URL') },
    ]);
    answer = { status: 502, body: '{}' };
    expect(await found('site')).toMatchObject([{ state: 'failed', detail: 'Status 502' }]);
    answer = { status: 200, body: '{"status":"ok"}' };
    expect(await found('site')).toMatchObject([{ state: 'ok' }]);
  });

  it('should tell when pictures cannot be stored', async () => {
    const broken = await TestApp.start({
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    try {
      const findings = await found('storage', await broken.signedIn(ADMIN));
      expect(findings).toMatchObject([{ state: 'failed', title: 'Pictures cannot be stored.' }]);
      expect(findings[0]?.advice).toContain('S3_BUCKET');
    } finally {
      await broken.stop();
    }
  });

  it('should tell when Redis may throw away jobs, and when it is away', async () => {
    const { client } = app.get(RedisConnection);
    if (!client) throw new Error('The specs run with Redis');
    await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    try {
      expect(await found('redis')).toMatchObject([
        { state: 'warning', detail: 'maxmemory-policy is allkeys-lru.' },
      ]);
    } finally {
      await client.config('SET', 'maxmemory-policy', 'noeviction');
    }
    expect(await found('redis')).toMatchObject([{ state: 'ok' }]);
  });

  it('should tell of mails that are set aside', async () => {
    const as = { state: 'failed' as const, lastCode: 451, expiresAt: null };
    await app.outbox.addMail({ kind: 'test' }, as);
    await app.outbox.addMail({ kind: 'test' }, as);

    expect(await found('set-aside')).toMatchObject([{ state: 'warning', title: '2 mails are set aside.' }]);
  });

  it('should tell when the address of somebody who helps refuses mail, and of no other reason (T41)', async () => {
    await app.outbox.suppress(ORGANISER, 'no-news');
    await app.outbox.suppress('guest@mail.example', 'bounced');
    expect(await found('staff-addresses')).toMatchObject([{ state: 'ok' }]);
    await app.outbox.suppress(ORGANISER, 'bounced');
    const [finding] = await found('staff-addresses');
    expect(finding).toMatchObject({
      state: 'warning',
      title: 'The address of somebody who helps refuses mail.',
    });
    expect(JSON.stringify(finding)).not.toContain(ORGANISER);
    await app.outbox.forgetSuppressions();
    expect(await found('staff-addresses')).toMatchObject([{ state: 'ok' }]);
  });

  it('should miss a backup where one is asked for', async () => {
    expect(await found('backup')).toMatchObject([{ state: 'ok' }]);
    const backedUp = await TestApp.start({ BACKUP_FOLDER: '/nonexistent' });
    try {
      const staff = await backedUp.signedIn(ADMIN);
      expect(await found('backup', staff)).toMatchObject([{ state: 'failed', title: 'There is no backup.' }]);
      const takenAt = (hours: number) =>
        backedUp.query(sql`
          insert into backup_success values ('backup', now() - ${hours} * interval '1 hour', 'one', 1)
          on conflict (what) do update set at = excluded.at`);
      await takenAt(27);
      expect(await found('backup', staff)).toMatchObject([
        { state: 'failed', detail: 'It was taken 27 hours ago.' },
      ]);
      await takenAt(25);
      expect(await found('backup', staff)).toMatchObject([{ state: 'ok' }]);
    } finally {
      await backedUp.stop();
    }
  });

  it('should tell what of the edition is still of the demo, where real people read it', async () => {
    const edition = app.get(CurrentEdition);
    expect(await found('edition')).toMatchObject([{ state: 'ok' }]);
    const inProduction = () =>
      checkEdition(edition, Object.create(app.config, { isProduction: { value: true } }));
    expect(await inProduction()).toMatchObject([
      {
        state: 'warning',
        detail:
          'Of the edition: the days, the sponsor, the venue, the social-media page, the address for volunteers.',
      },
    ]);
    await app.query(sql`
      update edition_settings set starts_at = '2099-10-09T12:00', ends_at = '2099-10-10T21:00', sponsor_name = 'Own',
        venue_name = 'Town Hall', venue_address = '1 Square', social_url = 'https://a.org', volunteer_email = 'a@b.org'`);
    await edition.refresh();
    expect(await inProduction()).toMatchObject([{ state: 'ok' }]);
  });

  it('should tell of jobs that fail or do not run', async () => {
    const jobs = app.get(Jobs);
    await jobs.runDue();
    app.clock.advance(4 * 3_600);
    expect(await found('jobs')).toContainEqual(
      expect.objectContaining({ state: 'failed', title: 'The job expired-sessions does not run.' }),
    );

    contributed(app, JOBS, {
      name: 'broken',
      everyMinutes: 60,
      run: () => Promise.reject(new Error('The list is torn')),
    });
    await jobs.runDue();

    expect(await found('jobs')).toEqual([
      {
        check: 'jobs',
        state: 'warning',
        title: 'The job broken failed.',
        detail: 'The list is torn',
        advice: expect.stringContaining('tried again'),
      },
    ]);
  });
});
