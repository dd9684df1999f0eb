import { acts, words } from '@tablefall/platform/audit/acts';
import { Audit, type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { sql } from '@tablefall/platform/database/sql';
import { JOBS } from '@tablefall/platform/jobs/job';
import { v7 as uuid } from 'uuid';
import { BackendProcess } from './backend-process.ts';
import { contributed } from './contributed.ts';
import { ADMIN, EMAILER_PASSWORD, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

const specActs = acts({ 'spec.ran': words('system', '') });

const REQUEST = 'from-request-to-mail';

describe('what one request leaves behind', () => {
  let app: TestApp;
  let backend: BackendProcess;
  let worker: TestWorker;
  beforeAll(async () => {
    app = await TestApp.start();
    const env = { LOG_LEVEL: 'info', TRUSTED_PROXIES: '1', QUEUE_PREFIX: 'test', EMAILER_PASSWORD };
    backend = await BackendProcess.start(app, env);
    worker = await TestWorker.start(app, { LOG_LEVEL: 'debug' });
  });
  afterAll(async () => {
    await backend.kill();
    await worker.stop();
    await app.stop();
  });

  const linesOf = (log: string, id: string) =>
    log
      .split('\n')
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line));
  const entriesOf = (causedBy: RegExp) =>
    app.query(sql<AuditRow>`select * from ${auditTrail} as entry where "causedBy" ~ ${causedBy.source}`);

  it('should be found by its one id: log line, audit entry, mailing, mails, and what the worker did', async () => {
    worker.mailServer.misbehave = (to) =>
      to.startsWith('gone') ? { refuse: '550 5.1.1 nobody here', at: 'recipient' } : undefined;
    const admin = await backend.signedIn(ADMIN);
    const id = uuid();
    const recipients = ['helper', 'gone'].map((name) => ({ name, email: `${name}@mail.example` }));
    await admin
      .post('/api/register/email-pastregistrants-message')
      .query({ password: EMAILER_PASSWORD, mailingId: id, confirm: true })
      .set('X-Request-Id', REQUEST)
      .send({ Message: 'Hello {{name}}', recipients })
      .expect(200);
    await worker.untilAllSent();

    expect(linesOf(backend.log, REQUEST)).toMatchObject([{ req: { id: REQUEST, method: 'POST' } }]);
    // One entry a mailing.
    expect(await entriesOf(/^from-request-to-mail$/)).toMatchObject([
      { action: 'registrants.mailed', about: id },
    ]);
    const mailings = sql<{ id: string }>`select id from mailing where caused_by = ${REQUEST}`;
    expect(await app.query(mailings)).toEqual([{ id }]);
    const mails = await app.query(
      sql<{ mail: string; messageId: string; state: string }>`
        select id as mail, message_id as "messageId", state from mail where caused_by = ${REQUEST} order by state`,
    );
    expect(mails).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
    const [failed, sent] = mails;
    const told = linesOf(worker.log, REQUEST).sort((one, other) => other.level - one.level);
    expect(told).toMatchObject([
      { level: 40, ...failed, smtp: 550 },
      { level: 20, ...sent, smtp: 250 },
    ]);
    expect(worker.log).not.toMatch(/(helper|gone)@/);
  });

  it('should be told from what another request leaves, by an id that the product makes', async () => {
    await backend.signedIn('dana@mail.example').catch(() => undefined);
    const rows = sql<{ causedBy: string }>`select caused_by as "causedBy" from mail where kind = 'sign-in'`;

    const ids = (await app.query(rows)).map(({ causedBy }) => causedBy);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(linesOf(backend.log, id)).toMatchObject([{ req: { id } }]);
  });

  it('should carry the id of the run where a job did it', async () => {
    contributed(app, JOBS, {
      name: 'of-this-spec',
      everyMinutes: 1,
      run: async (unit) => {
        await app.get(Audit).record(unit, { action: specActs['spec.ran'] });
        return 'done';
      },
    });
    await app.runJob('of-this-spec');
    await app.runJob('of-this-spec');

    const ids = (await entriesOf(/^job:of-this-spec:[0-9a-f]{8}$/)).map(({ causedBy }) => causedBy);
    expect(new Set(ids).size).toBe(2);
  });
});
