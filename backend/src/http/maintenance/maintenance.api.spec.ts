import { type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday } from '../../gamedays/testing/gameday.factory.ts';

describe('/api/system/maintenance', () => {
  let apps: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    apps = await TestApp.startTwo();
    admin = await apps.signedIn(ADMIN);
  });
  afterEach(() => admin.delete('/api/system/maintenance').expect(204));
  afterAll(() => apps.stop());

  const begin = () => admin.put('/api/system/maintenance').expect(204);

  it('should refuse every change on every backend with words, and let people read', async () => {
    const gameday = await createGameday(admin);
    await begin();

    for (let backend = 0; backend < 2; backend++) {
      const { body, headers } = await admin.delete(`/api/gameday/${gameday.id}`).expect(503);
      expect(body).toMatchObject({
        title: 'Back soon',
        message: expect.stringContaining('saving works again soon'),
      });
      expect(headers['retry-after']).toBe('60');
      await admin.get(`/api/gameday/${gameday.id}`).expect(200);
      await apps.browser().get('/api/events').expect(200);
      await apps.browser().post('/api/contact').send({}).expect(503);
    }
  });

  it('should let people sign in, and leave lists', async () => {
    await begin();

    const guest = await apps.signedIn('ines@mail.example');
    await guest.get('/api/user/sessions').expect(200);
    await guest.post('/api/user/logout').expect(204);
    await apps
      .browser()
      .post('/api/unsubscribe/nothing')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(404);
  });

  it('should tell since when, keep the first time, and end for everybody at once', async () => {
    await begin();
    const { body } = await admin.get('/api/system/maintenance').expect(200);
    expect(body.since).toEqual(expect.any(String));
    await begin();
    expect((await admin.get('/api/system/maintenance')).body).toEqual(body);

    await admin.delete('/api/system/maintenance').expect(204);

    expect((await admin.get('/api/system/maintenance')).body).toEqual({ since: null });
    await createGameday(admin);
    await createGameday(admin);
  });

  it('should be in the audit trail, once each', async () => {
    await begin();
    await begin();
    await admin.delete('/api/system/maintenance').expect(204);

    const rows = await apps.query(
      sql<AuditRow>`select * from ${auditTrail} as entry where action like 'maintenance.%' order by id`,
    );
    expect(rows.slice(-2).map(({ action }) => action)).toEqual(['maintenance.begun', 'maintenance.ended']);
    expect(rows.at(-3)?.action).not.toBe('maintenance.begun');
  });
});
