import { type RenderableMail, render } from '@tablefall/mail';
import { siteOf } from '@tablefall/platform/config/site';
import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

describe('an entry that a mail put into a guest’s calendar', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T12:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const mailsAre = (state: 'sent' | 'failed') =>
    state === 'sent' ? app.outbox.sent() : app.outbox.becomes(state);
  const reply = (invitationToken: string, status: 'accepted' | 'rejected') =>
    app.browser().post('/api/gameday-reply').send({ invitationToken, status }).expect(200);
  const setStatus = (invitationID: string, status: number) =>
    staff.put('/api/gameday-invitation/status').send({ invitationID, status }).expect(200);
  const file = (token: string) => app.browser().get(`/api/gameday-reply/${token}/calendar.ics`);
  /** METHOD and SEQUENCE of every calendar file, in the order of the mails; null for a mail without one. */
  const filesOf = async ({ guestEmail }: Pick<InvitationDto, 'guestEmail'>) => {
    const mails = await app.query(sql<RenderableMail>`
      select mail.id, mail.kind, coalesce(shared_props, '{}') || props as props, recipient_name as "recipientName",
             mail.created_at as "createdAt"
      from mail left join mailing on mailing.id = mailing_id
      where recipient_address = ${guestEmail} order by mail.id`);
    const site = siteOf(app.config, app.get(CurrentEdition).settings);
    return mails.map((mail) => {
      const { calendar } = render(mail, site);
      return calendar && factsOf(calendar.content);
    });
  };
  const factsOf = (content: string) =>
    ['METHOD', 'SEQUENCE', 'UID']
      .map((name) => new RegExp(`^${name}:([^@\r]*)`, 'm').exec(content)?.[1])
      .join(' ');

  /** A guest who has accepted, and whose calendar holds the entry. */
  async function coming(changes: object = {}) {
    const gameday = await createGameday(staff);
    const guest = await inviteGuest(staff, gameday, changes);
    await reply(guest.invitationToken, 'accepted');
    await mailsAre('sent');
    return { gameday, guest, uid: `gameday-${gameday.id}` };
  }

  it('leaves with the mail that confirms a no, and comes back with the next yes', async () => {
    const { guest, uid } = await coming();

    for (const status of ['rejected', 'accepted', 'rejected'] as const) {
      await reply(guest.invitationToken, status);
      await mailsAre('sent');
    }

    expect((await filesOf(guest)).slice(1)).toEqual([
      `PUBLISH 0 ${uid}`,
      `CANCEL 1 ${uid}`,
      `PUBLISH 2 ${uid}`,
      `CANCEL 3 ${uid}`,
    ]);
  });

  it('is not spoken of to somebody who never was to come', async () => {
    const guest = await inviteGuest(staff, await createGameday(staff));
    await reply(guest.invitationToken, 'rejected');

    expect(await filesOf(guest)).toEqual([null, null]);
    await file(guest.invitationToken).expect(404);
  });

  it('is taken out by the file of the page as well, where an entry was', async () => {
    const { guest, uid } = await coming();
    await reply(guest.invitationToken, 'rejected');

    const response = await file(guest.invitationToken).expect(200);

    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(factsOf(response.text)).toBe(`CANCEL 1 ${uid}`);
    expect(response.text).toContain('STATUS:CANCELLED');
  });

  it.each([
    ['say that the guest is not coming', 2],
    ['take the answer back', 0],
  ])('leaves with a mail when organisers %s', async (_what, status) => {
    const { guest, uid } = await coming();

    await setStatus(guest.id, status);

    expect((await filesOf(guest)).at(-1)).toBe(`CANCEL 1 ${uid}`);
    expect((await app.mails()).at(-1)).toMatchObject({
      kind: 'gameday-rsvp',
      props: { answer: 'withdrawn' },
    });
    // It has left: there is nothing more to take out.
    await setStatus(guest.id, 1);
    await setStatus(guest.id, 2);
    expect(await filesOf(guest)).toHaveLength(3);
  });

  it('leaves with a mail when organisers delete the invitation', async () => {
    const { guest, uid } = await coming();

    await staff.delete(`/api/gameday-invitation/${guest.id}`).expect(204);

    expect((await filesOf(guest)).at(-1)).toBe(`CANCEL 1 ${uid}`);
    expect((await app.mails()).at(-1)).toMatchObject({ state: 'queued', props: { answer: 'removed' } });
  });

  it('leaves with the gameday although it has come and gone before', async () => {
    const { gameday, guest, uid } = await coming();
    for (const status of ['rejected', 'accepted'] as const) await reply(guest.invitationToken, status);
    const form = gamedayForm({ date: gameday.date, startTime: '14:00:00' });
    await staff
      .put('/api/gameday')
      .send({ ...form, id: gameday.id })
      .expect(200);
    await mailsAre('sent');

    await staff.delete(`/api/gameday/${gameday.id}?notify=true`).expect(204);

    const numbers = (await filesOf(guest)).filter((found) => found !== null);
    expect(numbers.at(-1)).toBe(`CANCEL 4 ${uid}`);
  });

  it.each<[string, () => Promise<InvitationDto>]>([
    [
      'whom organisers said to come',
      async () => inviteGuest(staff, await createGameday(staff), { status: 1 }),
    ],
    [
      'whose mail never left',
      async () => {
        const guest = await inviteGuest(staff, await createGameday(staff));
        await reply(guest.invitationToken, 'accepted');
        await mailsAre('failed');
        return guest;
      },
    ],
    [
      'of a gameday that is over',
      async () => {
        const { guest, gameday } = await coming();
        app.clock.set(`${gameday.date}T23:59:00-05:00`);
        staff = await app.signedIn(ADMIN);
        return guest;
      },
    ],
  ])('is not there for a guest %s: nothing is mailed', async (_who, make) => {
    const guest = await make();
    const before = await filesOf(guest);

    await setStatus(guest.id, 2);
    await staff.delete(`/api/gameday-invitation/${guest.id}`).expect(204);

    expect(await filesOf(guest)).toEqual(before);
  });

  it('leaves when seats go back that nobody kept', async () => {
    const { id } = await createGameday(staff, { capacity: 1 });
    const guestEmail = 'nobody@mail.example';
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId: id, guestName: 'Vic', guestEmail, status: 'Accepted', replyComments: null })
      .expect(200);
    await mailsAre('sent');
    app.clock.advance(48 * 3_600);

    await app.runJob('unconfirmed-answers');

    expect(await filesOf({ guestEmail })).toEqual([`PUBLISH 0 gameday-${id}`, `CANCEL 1 gameday-${id}`]);
  });
});
