import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '@tablefall/platform/database/sql';
import { freePort } from '@tablefall/platform/processes/free-port';
import { LedgerMetrics } from '../src/system/metrics/ledger-metrics.ts';
import { MetricsServer } from '../src/system/metrics/metrics-server.ts';
import { newNetwork } from './api-client.ts';
import { ADMIN, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

describe('the figures of a backend', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({
      METRICS_PORT: '0',
      LISTEN: '127.0.0.1',
      THROTTLE_CONTACT_PER_HOUR: '1',
      TRUSTED_PROXIES: '1',
    });
  });
  afterAll(() => app.stop());

  const figures = async () => {
    const answer = await fetch(`http://127.0.0.1:${app.get(MetricsServer).port}/metrics`);
    expect(answer.status).toBe(200);
    return answer.text();
  };

  it('should be on a port of their own, and not where visitors are', async () => {
    expect(await figures()).toContain('# TYPE http_request_duration_seconds histogram');
    await app.browser().get('/metrics').expect(404);
    await app.browser().get('/api/metrics').expect(404);
  });

  it('should tell requests by operation and status, never by what was asked for', async () => {
    await app.browser().get(`/api/gameday/public/2031-01-01?secret=${randomUUID()}`);
    await app.browser().get('/api/user/sessions').expect(401);
    const contact = { name: 'Kofi', email: 'kofi@mail.example', message: 'A cloakroom?' };
    const network = newNetwork();
    const write = () => app.browser().post('/api/contact').set('X-Forwarded-For', network).send(contact);
    await write().expect(204);
    await write().expect(429);
    await app.browser().get('/api/nothing/of/this/name').expect(404);

    const text = await figures();

    for (const series of [
      'method="GET",route="getPublicGameday",status="200"',
      'method="GET",route="listSessions",status="401"',
      'method="POST",route="sendContactMessage",status="204"',
      'method="GET",route="none",status="404"',
    ]) {
      expect(text).toMatch(new RegExp(`^http_request_duration_seconds_count\\{${series}\\} \\d`, 'm'));
    }
    expect(text).toContain('tablefall_throttled_total{limit="contact"} 1\n');
    expect(text).not.toMatch(/@|secret=|2031-01/);
  });

  it('should tell what waits, and for how long', async () => {
    await app.outbox.addInvitations(3, await app.outbox.addMailing());
    await app.outbox.change(
      {},
      {
        created_at: new Date(Date.now() - 90_000),
      },
    );
    await app.get(LedgerMetrics).read();

    const text = await figures();

    expect(text).toMatch(/^tablefall_mail_oldest_due_seconds\{queue="bulk"\} 9\d(\.\d+)?$/m);
    expect(text).toContain('tablefall_mail_waiting{queue="bulk",state="queued"} 3\n');
    expect(text).toContain('tablefall_mailings{state="running"} 1\n');
    expect(text).toContain('tablefall_mail_held 0\n');
    expect(text).toContain('tablefall_processes{role="backend"} 1\n');
    expect(text).toContain('tablefall_processes{role="worker"} 0\n');
    expect(text).toContain('tablefall_job_interval_seconds{job_name="old-mail"}');
    // What never happened is absent, for which an alert looks.
    expect(text).not.toMatch(/^tablefall_(backup|restore_drill)_success/m);
  });

  it('should count the age of a mail from when it was due first, whatever state it is in', async () => {
    await app.outbox.clear();
    const age = async (queue: string) => {
      await app.get(LedgerMetrics).read();
      const [, seconds] =
        new RegExp(`^tablefall_mail_oldest_due_seconds\\{queue="${queue}"\\} (\\S+)$`, 'm').exec(
          await figures(),
        ) ?? [];
      return Math.round(Number(seconds) / 10) * 10;
    };
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const waits = { createdAt: minutes(-5), dueAt: minutes(3), expiresAt: null };
    for (const state of ['queued', 'sending', 'retrying'] as const) {
      const id = await app.outbox.addMail({ kind: 'sign-in' }, { ...waits, state, attempts: 2 });
      expect([state, await age('sign-in')]).toEqual([state, 300]);
      await app.outbox.change({ id }, { due_first_at: minutes(-2) });
      expect([state, await age('sign-in')]).toEqual([state, 120]);
      const reader = { last_code: 450, last_error: '450 4.1.2 No such domain now' };
      await app.outbox.change({ id }, reader);
      expect([state, await age('sign-in')]).toEqual([state, 0]);
      await app.outbox.clear();
    }

    const mailing = await app.outbox.addMailing({ startedAt: minutes(-5) });
    await app.outbox.addMail({ kind: 'gameday-invitation' }, { ...waits, state: 'retrying' }, mailing);
    expect(await age('bulk')).toBe(0);
    await app.outbox.changeMailings({ circuit_openings: 1, paused_until: minutes(2) });
    expect(await age('bulk')).toBe(300);
    expect(await figures()).toContain('tablefall_mailings{state="blocked"} 1\n');
    await app.outbox.changeMailings({ paused_until: null });
    await app.get(LedgerMetrics).read();
    expect(await figures()).toContain('tablefall_mailings{state="blocked"} 1\n');
    await app.outbox.pause();
    expect(await age('bulk')).toBe(0);
    await app.outbox.clear();
    await app.outbox.addInvitations(3, await app.outbox.addMailing());
  });

  it('should call a mailing neither paused nor blocked that waits for the sending hours', async () => {
    await app.outbox.changeMailings({ paused_until: new Date(Date.now() + 3_600_000) });
    await app.get(LedgerMetrics).read();

    const text = await figures();

    expect(text).toContain('tablefall_mailings{state="waiting"} 1\n');
    expect(text).toContain('tablefall_mailings{state="paused"} 0\n');
    expect(text).toContain('tablefall_mailings{state="blocked"} 0\n');
    await app.outbox.changeMailings({ circuit_openings: 1 });
    await app.get(LedgerMetrics).read();
    expect(await figures()).toContain('tablefall_mailings{state="blocked"} 1\n');
  });

  it('should say nothing of the database while that is away', async () => {
    await app.query(sql`alter table mail_hold rename to not_there`);
    await expect(app.get(LedgerMetrics).read()).rejects.toThrow();

    const text = await figures();

    await app.query(sql`alter table not_there rename to mail_hold`);
    expect(text).not.toMatch(/^tablefall_(mail_|mailings|processes|backup|job_)/m);
    expect(text).toMatch(/^tablefall_build_info/m);
  });

  it('should have each figure that the alerts and the dashboard ask for', async () => {
    const port = await freePort();
    const worker = await TestWorker.start(app, { HEALTH_PORT: String(port), LISTEN: '127.0.0.1' });
    await app.get(LedgerMetrics).read();
    await app.query(
      sql`insert into backup_success values ('backup', now(), 'one', 1), ('drill', now(), 'one', 1)`,
    );
    await app.get(LedgerMetrics).read();
    const told = (await figures()) + (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text());
    await worker.stop();

    const asked = ['alerts.yml', 'grafana.json'].flatMap((name) => {
      const text = readFileSync(join(import.meta.dirname, '../../infra/monitoring', name), 'utf8');
      return text.match(/\b(tablefall|http_request|process)_[a-z_]+(?=[{[)\s"])/g) ?? [];
    });
    const names = new Set(asked.map((name) => name.replace(/_(bucket|count|sum)$/, '')));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('should tell when a job last succeeded, also after it has failed', async () => {
    await app.signedIn(ADMIN);
    await app.runJob('old-mail');
    await app.query(sql`update job set outcome = 'failed', error = 'x' where name = 'old-mail'`);
    await app.get(LedgerMetrics).read();

    const success = /^tablefall_job_success_timestamp_seconds\{job_name="old-mail"\} (\d+)/m.exec(
      await figures(),
    );

    expect(Number(success?.[1]) * 1_000).toBe(app.clock.now().getTime());
  });
});
