import { afterEach, describe, expect, it } from '@jest/globals';
import { HealthServer } from '../src/health-server.ts';
import { setStage } from './stage.ts';

const REDIS = 14;
const stage = setStage(REDIS);

const asked = async (port: number | null, path: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: answer.status, text: await answer.text() };
};

describe('the port of a worker for its operator', () => {
  const start = async () =>
    (await stage.start({ env: { HEALTH_PORT: '0', LISTEN: '127.0.0.1' } })).get(HealthServer);
  afterEach(() => stage.outbox.comeBack());

  it('should say that it lives and is ready, and nothing else', async () => {
    const { port } = await start();
    expect(await asked(port, '/live')).toEqual({ status: 200, text: 'ok' });
    expect(await asked(port, '/ready')).toEqual({ status: 200, text: 'ok' });
    expect(await asked(port, '/')).toMatchObject({ status: 404 });
    expect(await asked(port, '/constructor')).toMatchObject({ status: 404 });
  });

  it('should be alive and not ready while the database is away', async () => {
    const { port } = await start();
    await stage.outbox.goAway();
    expect(await asked(port, '/live')).toMatchObject({ status: 200 });
    expect(await asked(port, '/ready')).toEqual({ status: 503, text: 'The database does not answer.' });
    await stage.outbox.comeBack();
    expect(await asked(port, '/ready')).toMatchObject({ status: 200 });
  });

  it('should count mails by what came of them, without their addresses', async () => {
    stage.sink.misbehave = (to) =>
      to.startsWith('guest1@') ? { refuse: '550 nobody', at: 'recipient' } : undefined;
    await stage.outbox.addInvitations(5, await stage.outbox.addMailing());
    await stage.outbox.addMails([{ kind: 'sign-in' }]);
    const { port } = await start();
    await stage.outbox.allEnded();

    const { text } = await asked(port, '/metrics');

    expect(text).toContain('tablefall_mails_total{queue="bulk",outcome="sent",smtp_class="2xx"} 4\n');
    expect(text).toContain('tablefall_mails_total{queue="bulk",outcome="failed",smtp_class="5xx"} 1\n');
    expect(text).toContain('tablefall_mails_total{queue="sign-in",outcome="sent",smtp_class="2xx"} 1\n');
    expect(text).toContain('tablefall_smtp_seconds_count{queue="bulk"} 5\n');
    expect(text).toMatch(/^tablefall_smtp_connections\{queue="bulk"\} [1-9]/m);
    expect(text).toMatch(/^tablefall_build_info\{version="\d/m);
    expect(text).toMatch(/^tablefall_db_pool_wait_seconds_count\{pool="everyday"\} [1-9]/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).not.toContain('@');
  });
});
