import type { MailState } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

describe('POST /api/gameday-invitation/{id}/resend', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const resend = (id: string) => staff.post(`/api/gameday-invitation/${id}/resend`);
  const mailsTo = async (address: string) => (await app.mails()).filter((mail) => mail.address === address);
  const endMail = (id: string, state: MailState) => app.outbox.becomes(state, { about: id });

  it('should mail again after the cooldown, with the same link', async () => {
    const { id, guestEmail, invitationToken } = await inviteGuest(staff, await createGameday(staff));

    await resend(id).expect(409);
    app.clock.advance(61);
    await resend(id).expect(204);

    const [first, second, ...more] = await mailsTo(guestEmail);
    expect(more).toEqual([]);
    expect([first?.state, second?.state]).toEqual(['cancelled', 'queued']);
    expect(second?.props).toEqual(first?.props);
    expect(second?.props).toMatchObject({ invitationToken });
  });

  it('should mail nobody once the gameday is over, to its last second', async () => {
    const gameday = await createGameday(staff, { date: '2025-10-02', endTime: '22:00:00' });
    const { id, guestEmail } = await inviteGuest(staff, gameday);
    const before = app.clock.now().toISOString();

    // It ends at ten in the evening in New York.
    app.clock.set('2025-10-03T02:00:01Z');
    expect((await resend(id).expect(409)).body.title).toBe('Gameday is over');
    app.clock.set('2025-10-03T02:00:00Z');
    await resend(id).expect(204);

    expect(await mailsTo(guestEmail)).toHaveLength(2);
    app.clock.set(before);
  });

  it('should wait for no cooldown when the last mail failed, but for that of the new one', async () => {
    const { id } = await inviteGuest(staff, await createGameday(staff));
    await endMail(id, 'failed');

    await resend(id).expect(204);
    await resend(id).expect(409);
  });

  it('should mail an address again that bounced, because staff say that it works', async () => {
    const { id } = await inviteGuest(staff, await createGameday(staff), {
      guestEmail: 'Back@mail.example',
    });
    await endMail(id, 'failed');
    await app.outbox.suppress('back@mail.example', 'bounced');

    await resend(id).expect(204);

    expect(await app.query(sql`select from suppression where address = 'back@mail.example'`)).toEqual([]);
    expect((await mailsTo('Back@mail.example')).at(-1)).toMatchObject({ state: 'queued' });
  });

  it('should leave a guest alone who asked for no more', async () => {
    const { id } = await inviteGuest(staff, await createGameday(staff), {
      guestEmail: 'enough@mail.example',
    });
    await endMail(id, 'suppressed');
    await app.outbox.suppress('enough@mail.example');

    const { body } = await resend(id).expect(409);

    expect(body.message).toBe('This guest gets no invitations: wants no more invitations.');
    expect(await mailsTo('enough@mail.example')).toHaveLength(1);
  });

  it('should send one mail when it is asked for twice at once', async () => {
    const { id, guestEmail } = await inviteGuest(staff, await createGameday(staff));
    await endMail(id, 'failed');

    const answers = await Promise.all([resend(id), resend(id)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await mailsTo(guestEmail)).toHaveLength(2);
  });
});
