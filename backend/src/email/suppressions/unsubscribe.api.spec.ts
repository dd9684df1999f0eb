import { unsubscribeToken } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../../gamedays/testing/gameday.factory.ts';

describe('/api/unsubscribe/{token}', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const invited = async (guestEmail: string) => {
    const staff = await app.signedIn(ADMIN);
    await inviteGuest(staff, await createGameday(staff), { guestEmail });
    const mail = (await app.mails()).find(({ address }) => address === guestEmail);
    return { staff, token: unsubscribeToken(app.config.APP_SECRET, mail?.id ?? '') };
  };

  it('should take the reader off the lists by one click of a mail program, from any site (RFC 8058)', async () => {
    const { staff, token } = await invited('Leaving@mail.example');

    await app
      .browser()
      .post(`/api/unsubscribe/${token}`)
      .set('Origin', 'https://mail-program.example')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);

    const gameday = await createGameday(staff);
    const again = await inviteGuest(staff, gameday, { guestEmail: 'leaving@mail.example' });
    expect(again.delivery).toMatchObject({ state: 'suppressed', reason: 'unsubscribed' });
  });

  it('should be remembered beside a bounce, which only the bounce is forgotten of', async () => {
    const { staff, token } = await invited('both@mail.example');
    await app.query(sql`insert into suppression values ('both@mail.example', 'bounced', now())`);

    await app.browser().post(`/api/unsubscribe/${token}`).expect(200);

    const reasons = () =>
      app.query(sql`select reason from suppression where address = 'both@mail.example' order by reason`);
    expect(await reasons()).toEqual([{ reason: 'bounced' }, { reason: 'unsubscribed' }]);
    const again = await inviteGuest(staff, await createGameday(staff), { guestEmail: 'both@mail.example' });
    expect(again.delivery).toMatchObject({ state: 'suppressed', reason: 'unsubscribed' });
    await staff.post(`/api/gameday-invitation/${again.id}/resend`).expect(409);

    await app.signedIn('both@mail.example');
    expect(await reasons()).toEqual([{ reason: 'unsubscribed' }]);
  });

  it('should be repeatable', async () => {
    const { token } = await invited('repeat@mail.example');

    await app.browser().post(`/api/unsubscribe/${token}`).expect(200);
    await app.browser().post(`/api/unsubscribe/${token}`).expect(200);
  });

  it('should change nothing on GET but lead to the page that asks', async () => {
    const { staff, token } = await invited('curious@mail.example');

    const { headers } = await app.browser().get(`/api/unsubscribe/${token}`).expect(302);

    expect(headers.location).toBe(`/unsubscribe/${token}`);
    const again = await inviteGuest(staff, await createGameday(staff), {
      guestEmail: 'curious@mail.example',
    });
    expect(again.delivery).toMatchObject({ state: 'queued' });
  });

  it.each(['unknown', 'a.b', '01980000-0000-7000-8000-000000000000.forged'])(
    'should refuse %s',
    async (token) => {
      const { body } = await app.browser().post(`/api/unsubscribe/${token}`).expect(404);

      expect(body.message).toBe('This unsubscribe link is not valid.');
    },
  );
});
