import { Audit, type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { ATTENDEE, TestApp } from './test-app.ts';

describe('the audit trail', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const entries = () => app.query(sql<AuditRow>`select * from ${auditTrail} as entry order by id`);

  it('should say who signed in and out, in which session and from where', async () => {
    const client = await app.signedIn(ATTENDEE);
    const [{ id: sessionId }] = (await client.get('/api/user/sessions').expect(200)).body;
    const [account] = await app.query(sql<{ id: string }>`select id from account where email = ${ATTENDEE}`);

    await client.delete('/api/user/sessions').expect(204);
    await client.post('/api/user/logout').expect(204);
    await client.post('/api/user/logout').expect(204);

    const by = { userId: account?.id, sessionId, network: expect.stringContaining('127.0.0.1') };
    expect(await entries()).toEqual(
      [
        { action: 'session.opened', details: { openedBy: 'login' } },
        { action: 'session.others-ended', details: { ended: 0 } },
        { action: 'session.ended', details: {} },
      ].map((entry) => ({ ...entry, ...by, id: expect.any(String), at: expect.anything(), about: null })),
    );
  });

  it('should keep an entry if and only if what it tells of is kept', async () => {
    const work = app.get(Transactions).run(async (unit) => {
      await app.get(Audit).record(unit, { action: 'spec.failed' });
      throw new Error('rolled back');
    });

    await expect(work).rejects.toThrow('rolled back');
    await app.get(Audit).recordRead({ action: 'spec.read', about: 'list' });

    const kept = (await entries()).filter(({ action }) => action.startsWith('spec.'));
    expect(kept).toMatchObject([
      { action: 'spec.read', about: 'list', userId: null, sessionId: null, network: null },
    ]);
  });
});
