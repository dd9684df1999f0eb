import { signedId } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../../../gamedays/testing/gameday.factory.ts';

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
    return { staff, token: signedId(app.config.secrets, 'unsubscribe', mail?.id ?? '') };
  };

  /** Of a mail that belongs to a mailing, whose props say what the list is. */
  const newsTo = async (address: string): Promise<string> => {
    const id = await app.outbox.addMail({ kind: 'message', recipient: { name: null, address } });
    return signedId(app.config.secrets, 'unsubscribe', id);
  };

  const reasonsOf = async (address: string) => {
    const rows = await app.query<{ reason: string }>(
      sql`select reason from suppression where address = ${address} order by reason`,
    );
    return rows.map(({ reason }) => reason);
  };

  it("should take the reader off the mail's own list by one click of a mail program, from any site (RFC 8058)", async () => {
    const { staff, token } = await invited('Leaving@mail.example');

    const { body } = await app
      .browser()
      .post(`/api/unsubscribe/${token}`)
      .set('Origin', 'https://mail-program.example')
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);

    expect(body.message).toBe('You will get no more invitations at this address.');
    expect(await reasonsOf('leaving@mail.example')).toEqual(['no-invitations']);
    const again = await inviteGuest(staff, await createGameday(staff), {
      guestEmail: 'leaving@mail.example',
    });
    expect(again.delivery).toMatchObject({
      state: 'suppressed',
      reason: 'Wants no more invitations',
    });
  });

  it('should let convention news be declined without silencing invitations', async () => {
    const token = await newsTo('Quiet@mail.example');
    const { staff } = await invited('quiet@mail.example');

    await app.browser().post(`/api/unsubscribe/${token}`).expect(200);

    expect(await reasonsOf('quiet@mail.example')).toEqual(['no-news']);
    const again = await inviteGuest(staff, await createGameday(staff), { guestEmail: 'quiet@mail.example' });
    expect(again.delivery).toMatchObject({ state: 'queued' });
  });

  it('should offer the other list and all mail to many, and tell what was left', async () => {
    const token = await newsTo('chooser@mail.example');
    const lists = async () => (await app.browser().get(`/api/unsubscribe/${token}/lists`).expect(200)).body;
    expect(await lists()).toEqual({ list: 'news', left: [] });

    await app.browser().post(`/api/unsubscribe/${token}`).query({ list: 'invitations' }).expect(200);
    expect(await lists()).toEqual({ list: 'news', left: ['invitations'] });

    const { body } = await app.browser().post(`/api/unsubscribe/${token}`).query({ list: 'all' }).expect(200);
    expect(body.message).toBe(
      'You will get no more invitations and no more convention news at this address.',
    );
    expect(await lists()).toEqual({ list: 'news', left: ['invitations', 'news'] });
    await app.browser().post(`/api/unsubscribe/${token}`).query({ list: 'everything' }).expect(400);
  });

  it('should be remembered beside a bounce, which only the bounce is forgotten of', async () => {
    const { staff, token } = await invited('both@mail.example');
    await app.outbox.suppress('both@mail.example', 'bounced');

    await app.browser().post(`/api/unsubscribe/${token}`).expect(200);

    expect(await reasonsOf('both@mail.example')).toEqual(['bounced', 'no-invitations']);
    const again = await inviteGuest(staff, await createGameday(staff), { guestEmail: 'both@mail.example' });
    expect(again.delivery).toMatchObject({
      state: 'suppressed',
      reason: 'Wants no more invitations',
    });
    await staff.post(`/api/gameday-invitation/${again.id}/resend`).expect(409);

    await app.signedIn('both@mail.example');
    expect(await reasonsOf('both@mail.example')).toEqual(['no-invitations']);
  });

  it('should be repeatable', async () => {
    const { token } = await invited('repeat@mail.example');

    await app.browser().post(`/api/unsubscribe/${token}`).expect(200);
    await app.browser().post(`/api/unsubscribe/${token}`).expect(200);

    expect(await reasonsOf('repeat@mail.example')).toEqual(['no-invitations']);
  });

  it('should change nothing on GET but lead to the page that asks', async () => {
    const { token } = await invited('curious@mail.example');

    const { headers } = await app.browser().get(`/api/unsubscribe/${token}`).expect(302);

    expect(headers.location).toBe(`/unsubscribe/${token}`);
    expect(await reasonsOf('curious@mail.example')).toEqual([]);
  });

  it.each(['unknown', 'a.b', '01980000-0000-7000-8000-000000000000.forged'])(
    'should refuse %s',
    async (token) => {
      const { body } = await app.browser().post(`/api/unsubscribe/${token}`).expect(404);
      await app.browser().get(`/api/unsubscribe/${token}/lists`).expect(404);

      expect(body.message).toBe('This unsubscribe link is not valid.');
    },
  );
});
