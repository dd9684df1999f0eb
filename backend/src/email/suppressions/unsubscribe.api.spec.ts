import { unsubscribeToken } from '@tablefall/mail';
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
