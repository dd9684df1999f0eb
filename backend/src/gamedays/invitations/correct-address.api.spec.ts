import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';
import type { InvitationDto } from './invitations.dto.ts';

describe('PUT /api/gameday-invitation/{id}/address', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  let next = 0;
  const newAddress = () => `right${next++}@mail.example`;
  const correct = ({ id, version }: InvitationDto, guestEmail: string, by = staff) =>
    by.put(`/api/gameday-invitation/${id}/address`).send({ guestEmail, version });
  const mailsTo = async (address: string) => (await app.mails()).filter((mail) => mail.address === address);
  const read = async (id: string): Promise<InvitationDto> =>
    (await staff.get(`/api/gameday-invitation/${id}`).expect(200)).body;
  const reply = (invitationToken: string) =>
    app.browser().post('/api/gameday-reply').send({ invitationToken, status: 'accepted' });

  it('should mail the invitation there, and leave its answer, its seats and its words', async () => {
    const gameday = await createGameday(staff);
    const invited = await inviteGuest(staff, gameday);
    await reply(invited.invitationToken).send({ additionalGuests: 2, replyComments: 'By train' }).expect(200);
    const before = await read(invited.id);
    const to = newAddress();

    const { body } = await correct(before, to).expect(200);

    const changed = ['guestEmail', 'invitationToken', 'version', 'delivery', 'laterDelivery'];
    const rest = (invitation: object) =>
      Object.fromEntries(Object.entries(invitation).filter(([key]) => !changed.includes(key)));
    expect(rest(body)).toEqual(rest(before));
    expect(body).toMatchObject({ guestEmail: to, status: 1, delivery: { state: 'queued' } });
    const seats = (await staff.get(`/api/gameday/${gameday.id}`).expect(200)).body;
    expect(seats).toMatchObject({ acceptedCount: 1, seatsTaken: 3 });
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ state: 'queued', props: { invitationToken: body.invitationToken } });
    expect(body.invitationToken).not.toBe(before.invitationToken);
  });

  it('should leave nothing to the old address: neither a link that works nor a mail that waits', async () => {
    const gameday = await createGameday(staff);
    const guest = await inviteGuest(staff, gameday, { guestEmail: 'stranger@mail.example' });
    await app.outbox.sent({ about: guest.id });
    app.clock.advance(86_400);
    await staff.post(`/api/gameday-invitation/${guest.id}/resend`).expect(204);
    const { body } = await correct(guest, newAddress()).expect(200);

    await reply(guest.invitationToken).expect(404);
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({
        gamedayId: gameday.id,
        guestName: 'S',
        guestEmail: 'stranger@mail.example',
        status: 'Accepted',
      })
      .expect(200);
    expect(await read(guest.id)).toMatchObject({ status: 0 });
    expect((await mailsTo('stranger@mail.example')).map(({ state }) => state)).not.toContain('retrying');
    const waiting = await app.query(sql<object>`
      select state, ended_by from mail where about = ${guest.id} and recipient_address = 'stranger@mail.example'
      order by created_at, id`);
    expect(waiting).toEqual([
      { state: 'sent', ended_by: null },
      { state: 'cancelled', ended_by: 'address-corrected' },
    ]);
    await reply(body.invitationToken).expect(200);
    expect(await read(guest.id)).toMatchObject({ status: 1 });
  });

  it('should not send again what failed at the old address', async () => {
    const gameday = await createGameday(staff);
    const guests = [{ name: 'Ana', email: 'wrong-ana@mail.example' }];
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    await app.outbox.becomes('failed', { to: ['wrong-ana@mail.example'] }, { error: '550 no', code: 550 });
    const [ana] = (await staff.get(`/api/gameday/${gameday.id}/invitations`).expect(200)).body.items;
    await correct(ana, newAddress()).expect(200);

    const [mailing] = (await staff.get('/api/mailings?limit=1').expect(200)).body.items;
    expect(mailing).toMatchObject({ resendable: 0 });
  });

  it('should keep a mail that is just being claimed from being tried again, and tell of the new one', async () => {
    const guest = await inviteGuest(staff, await createGameday(staff));
    const [old] = await mailsTo(guest.guestEmail);
    const claim = await app.outbox.claim(old?.id ?? '');
    const to = newAddress();

    await correct(guest, to).expect(200);

    expect(claim && (await app.outbox.readAgain(claim))).toBeNull();
    if (claim) await app.outbox.record(claim, { state: 'retrying', error: '451 later', code: 451, wait: 1 });
    expect((await mailsTo(guest.guestEmail)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await read(guest.id)).toMatchObject({ guestEmail: to, delivery: { state: 'queued' } });
  });

  it('should say so when the claimed one left all the same, and still tell of the new one', async () => {
    const guest = await inviteGuest(staff, await createGameday(staff));
    const [old] = await mailsTo(guest.guestEmail);
    const claim = await app.outbox.claim(old?.id ?? '');
    await correct(guest, newAddress()).expect(200);

    if (claim) await app.outbox.record(claim, { state: 'sent', code: 250 });

    expect((await mailsTo(guest.guestEmail)).map(({ state }) => state)).toEqual(['sent']);
    expect(await read(guest.id)).toMatchObject({ delivery: { state: 'queued' } });
    await reply(guest.invitationToken).expect(404);
  });

  it('should refuse an address that is invited, waits to be, or was typed on the public page', async () => {
    const gameday = await createGameday(staff, { capacity: 2 });
    const guest = await inviteGuest(staff, gameday);
    const other = await inviteGuest(staff, gameday);
    const waiting = [
      { name: 'One', email: 'wave-1@mail.example' },
      { name: 'Two', email: 'wave-2@mail.example' },
    ];
    const wave = { open: 3 };
    await staff
      .post('/api/gameday/bulk-invite')
      .send({ gamedayID: gameday.id, guests: waiting, wave })
      .expect(200);
    const typed = { guestEmail: 'typed@mail.example', guestName: 'Vic', status: 'Accepted' };
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId: gameday.id, ...typed })
      .expect(200);

    for (const taken of [other.guestEmail.toUpperCase(), 'wave-2@mail.example', typed.guestEmail]) {
      const { body } = await correct(guest, taken).expect(409);
      expect([taken, body.fields]).toEqual([taken, { guestEmail: 'This guest has already been invited.' }]);
    }
    expect(await read(guest.id)).toEqual(guest);
    expect(await mailsTo(guest.guestEmail)).toMatchObject([{ state: 'queued' }]);
  });

  it('should give an address to one of two who correct at once', async () => {
    const gameday = await createGameday(staff);
    const [one, two] = [await inviteGuest(staff, gameday), await inviteGuest(staff, gameday)];
    const to = newAddress();

    const answers = await Promise.all([one, two].map((guest) => correct(guest, to)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('should refuse the same address, one that is none, and one that gets no invitations', async () => {
    const guest = await inviteGuest(staff, await createGameday(staff));
    await app.outbox.suppress('enough@correct.example');
    await app.outbox.suppress('dead@correct.example', 'bounced');

    const fieldOf = async (email: string) => (await correct(guest, email).expect(400)).body.fields.guestEmail;
    expect(await fieldOf(guest.guestEmail.toUpperCase())).toBe('This is the address that the invitation has');
    expect(await fieldOf('nobody')).toBe('Please enter a valid email address');
    const textOf = async (email: string) => (await correct(guest, email).expect(409)).body.message;
    expect(await textOf('enough@correct.example')).toBe(
      'This guest gets no invitations: wants no more invitations.',
    );
    expect(await textOf('dead@correct.example')).toBe(
      'This guest gets no invitations: the address refused mail before.',
    );
    expect(await read(guest.id)).toEqual(guest);
  });

  it('should refuse when the guest has answered, or somebody else has corrected it, meanwhile', async () => {
    const guest = await inviteGuest(staff, await createGameday(staff));
    await reply(guest.invitationToken).expect(200);
    expect((await correct(guest, newAddress()).expect(409)).body.title).toBe('Answered meanwhile');

    const other = await inviteGuest(staff, await createGameday(staff));
    await correct(other, newAddress(), await app.signedIn(ORGANISER)).expect(200);
    expect((await correct(other, newAddress()).expect(409)).body.title).toBe('Changed meanwhile');
  });

  it('should refuse once the gameday is over, and know no invitation that does not exist', async () => {
    const gameday = await createGameday(staff, { date: '2025-10-02', endTime: '22:00:00' });
    const guest = await inviteGuest(staff, gameday);
    const before = app.clock.now().toISOString();
    app.clock.set('2025-10-03T02:00:01Z');

    expect((await correct(guest, newAddress()).expect(409)).body.title).toBe('Gameday is over');

    app.clock.set(before);
    await correct({ ...guest, id: '01980000-0000-7000-8000-000000000000' }, newAddress()).expect(404);
  });

  it('should be written down in words, without addresses', async () => {
    const guest = await inviteGuest(staff, await createGameday(staff));
    await correct(guest, newAddress()).expect(200);

    const { body } = await staff.get('/api/organise/audit?limit=1').expect(200);
    expect(JSON.stringify(body.items)).toContain('Corrected the address of a guest and invited them there');
    expect(JSON.stringify(body.items)).not.toContain('right');
  });
});
