import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { ADMIN, type ApiClient, ATTENDEE, ORGANISER, TestApp } from '../../../test/test-app.ts';
import type { Leaves } from '../../email/sending-hours/leaves.dto.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

/** At noon of the convention, within the sending hours. */
const NOON = '2025-10-01T16:00:00Z';
const NIGHT = '2025-10-02T03:00:00Z';
const NINE = '2025-10-02T13:00:00.000Z';

describe('mail to guests that is taken back', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set(NOON);
    staff = await app.signedIn(ORGANISER);
  });
  afterAll(() => app.stop());

  const gamedayOfTwo = async () => {
    const gameday = await createGameday(staff);
    await inviteGuest(staff, gameday, { guestName: 'Ada' });
    await inviteGuest(staff, gameday, { guestName: 'Ben' });
    await app.outbox.sent();
    return gameday;
  };
  const message = async ({ id }: GamedayDto, leaves?: Leaves) => {
    const mailingId = uuid();
    const form = { message: 'Bring dice', answer: 'all', mailingId, leaves };
    await staff.post(`/api/gameday/${id}/message`).send(form).expect(200);
    return mailingId;
  };
  const invite = async ({ id }: GamedayDto, names: string[], status = 0) => {
    const mailingId = uuid();
    const guests = names.map((name) => ({ name, email: `${name.toLowerCase()}@list.example` }));
    const form = { gamedayID: id, guests, status, mailingId, leaves: 'soon' };
    await staff.post('/api/gameday/bulk-invite').send(form).expect(200);
    return mailingId;
  };
  const takeBack = ({ id }: GamedayDto, mailingId: string, client = staff) =>
    client.post(`/api/gameday/${id}/delivery/take-back/${mailingId}`);
  const delivery = async ({ id }: GamedayDto) =>
    (await staff.get(`/api/gameday/${id}/delivery`).expect(200)).body;
  const read = async ({ id }: GamedayDto) => (await staff.get(`/api/gameday/${id}`).expect(200)).body;
  const statesOf = async (mailing: string) =>
    (
      await app.query(
        sql<{ state: string }>`select state from mail where mailing_id = ${mailing} order by id`,
      )
    ).map(({ state }) => state);

  it('should wait ten seconds for that, and leave at once for programs that say nothing', async () => {
    const gameday = await gamedayOfTwo();
    await message(gameday);
    expect((await delivery(gameday)).waiting).toBeNull();

    await app.outbox.sent();
    app.clock.advance(3_600);
    const soon = await message(gameday, 'soon');
    const leavesAt = new Date(app.clock.now().getTime() + 10_000).toISOString();
    expect((await delivery(gameday)).waiting).toEqual({
      id: soon,
      kind: 'gameday-message',
      people: 2,
      leavesAt,
    });

    app.clock.advance(11);
    expect((await delivery(gameday)).waiting).toBeNull();
  });

  it('should wait for the sending hours in the night, and for nothing that would be too late', async () => {
    const gameday = await gamedayOfTwo();
    app.clock.set(NIGHT);
    staff = await app.signedIn(ORGANISER);
    await message(gameday, 'hours');
    expect(await delivery(gameday)).toMatchObject({ nextHour: NINE, waiting: { leavesAt: NINE } });

    app.clock.set(NOON);
    expect((await delivery(gameday)).nextHour).toBeNull();
  });

  it('should tell nobody, and ask nothing before the same is sent again', async () => {
    const gameday = await gamedayOfTwo();
    const mailing = await message(gameday, 'soon');

    await takeBack(gameday, mailing).expect(204);

    expect(await statesOf(mailing)).toEqual(['cancelled', 'cancelled']);
    expect((await app.audited(mailing)).at(-1)).toEqual(['mailing.cancelled', { cancelled: 2 }]);
    await takeBack(gameday, mailing).expect(409);
    await message(gameday, 'soon');
  });

  it('should change nothing once one has left', async () => {
    const gameday = await gamedayOfTwo();
    const mailing = await message(gameday, 'soon');
    const [first] = await app.query(
      sql<{
        address: string;
      }>`select recipient_address as address from mail where mailing_id = ${mailing} limit 1`,
    );
    await app.outbox.sent({ to: [first!.address] });

    const { body } = await takeBack(gameday, mailing).expect(409);

    expect(body.title).toBe('Too late to undo');
    expect((await statesOf(mailing)).sort()).toEqual(['queued', 'sent']);
    expect((await delivery(gameday)).waiting).toBeNull();
  });

  it('should take the invitations of a list with it, and leave those who have answered', async () => {
    const gameday = await gamedayOfTwo();
    const mailing = await invite(gameday, ['Cem', 'Dee', 'Eve']);
    await app.query(sql`
      update invitation set status = 2, replied_at = ${app.clock.now()}::timestamptz + interval '1 second'
      where guest_email = 'eve@list.example'`);
    await app.query(sql`
      update gameday set rejected_count = 1, not_replied_count = not_replied_count - 1 where id = ${gameday.id}`);

    await takeBack(gameday, mailing).expect(204);

    const { invitations, notRepliedCount, rejectedCount } = await read(gameday);
    expect(invitations.map(({ guestName }: { guestName: string }) => guestName).sort()).toEqual([
      'Ada',
      'Ben',
      'Eve',
    ]);
    expect([notRepliedCount, rejectedCount]).toEqual([2, 1]);
    await invite(gameday, ['Cem', 'Dee']);
    expect((await read(gameday)).invitations).toHaveLength(5);
  });

  it.each([
    [1, 2],
    [1, 0],
    [2, 1],
  ])(
    'should leave a guest whose answer of the list (%i) staff have changed (to %i)',
    async (listed, status) => {
      const gameday = await gamedayOfTwo();
      const mailing = await invite(gameday, ['Cem', 'Dee'], listed);
      const { invitations } = await read(gameday);
      const cem = invitations.find(({ guestName }: { guestName: string }) => guestName === 'Cem');
      await staff.put('/api/gameday-invitation/status').send({ invitationID: cem.id, status }).expect(200);

      await takeBack(gameday, mailing).expect(204);

      const left = (await read(gameday)).invitations.map(({ guestName }: { guestName: string }) => guestName);
      expect(left.sort()).toEqual(['Ada', 'Ben', 'Cem']);
    },
  );

  it('should leave those who have another mail of their invitation', async () => {
    const gameday = await gamedayOfTwo();
    const mailing = await invite(gameday, ['Cem', 'Dee']);
    app.clock.advance(120);
    const { invitations } = await read(gameday);
    const cem = invitations.find(({ guestName }: { guestName: string }) => guestName === 'Cem');
    await staff.post(`/api/gameday-invitation/${cem.id}/resend`).expect(204);

    await takeBack(gameday, mailing).expect(204);

    const names = (await read(gameday)).invitations.map(({ guestName }: { guestName: string }) => guestName);
    expect(names.sort()).toEqual(['Ada', 'Ben', 'Cem']);
  });

  it('should refuse what was given no time, also while all mail is held', async () => {
    const gameday = await gamedayOfTwo();
    const admin = await app.signedIn(ADMIN);
    await admin.put('/api/system/mail-hold').send({ note: 'A look' }).expect(200);
    const mailing = await message(gameday);

    await takeBack(gameday, mailing).expect(409);
    expect(new Set(await statesOf(mailing))).toEqual(new Set(['queued']));
  });

  it('should give the seats back of those whom staff had accepted', async () => {
    const gameday = await gamedayOfTwo();
    const mailing = await invite(gameday, ['Cem', 'Dee'], 1);
    expect((await read(gameday)).seatsTaken).toBe(2);

    await takeBack(gameday, mailing).expect(204);

    expect(await read(gameday)).toMatchObject({ seatsTaken: 0, acceptedCount: 0, notRepliedCount: 2 });
  });

  it('should let those be reminded again whose reminder was taken back', async () => {
    const gameday = await gamedayOfTwo();
    app.clock.advance(2 * 86_400);
    staff = await app.signedIn(ORGANISER);
    const remind = (mailingId: string) =>
      staff.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed: 2, leaves: 'soon', mailingId });
    const mailing = uuid();
    expect((await remind(mailing).expect(200)).body).toEqual({ remindersSent: 2 });

    await takeBack(gameday, mailing).expect(204);

    expect((await remind(uuid()).expect(200)).body).toEqual({ remindersSent: 2 });
  });

  it('should give guests back the day by which to answer that the reminder had moved', async () => {
    const gameday = await createGameday(staff, { date: '2025-10-20', answerBy: '2025-09-30' });
    const ada = await inviteGuest(staff, gameday, { guestName: 'Ada' });
    await app.outbox.sent();
    expect(ada.answerBy).toBe('2025-10-04');
    app.clock.advance(3 * 86_400);
    staff = await app.signedIn(ORGANISER);
    const mailingId = uuid();
    const reminder = { confirmed: 1, leaves: 'soon', mailingId };
    await staff.post(`/api/gameday/${gameday.id}/remind`).send(reminder).expect(200);
    const answerBy = async () => (await read(gameday)).invitations[0].answerBy;
    expect(await answerBy()).toBe('2025-10-07');

    await takeBack(gameday, mailingId).expect(204);

    expect(await answerBy()).toBe('2025-10-04');
  });

  it('should be for organisers, and for mail of this gameday', async () => {
    const [one, other] = [await gamedayOfTwo(), await gamedayOfTwo()];
    const mailing = await message(one, 'soon');
    await takeBack(other, mailing).expect(404);
    await takeBack(one, mailing, await app.signedIn(ATTENDEE)).expect(403);
    await staff
      .post(`/api/gameday/${one.id}/message`)
      .send({ message: 'Bring dice', answer: 'all', leaves: 'never' })
      .expect(400);
  });
});
