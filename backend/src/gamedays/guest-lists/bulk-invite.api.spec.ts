import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { gamedayReference } from '../gameday.entity.ts';
import { lockGuestList } from '../gameday-locks.ts';
import { createGameday } from '../testing/gameday.factory.ts';
import type { BulkResultDto } from './bulk-invite.dto.ts';

describe('POST /api/gameday/bulk-invite', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const guestsOf = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Guest ${index}`,
      email: `${prefix}${index}@mail.example`,
    }));
  const invite = async (gamedayID: string, guests: unknown, status?: unknown): Promise<BulkResultDto> =>
    (await staff.post('/api/gameday/bulk-invite').send({ gamedayID, guests, status }).expect(200)).body;
  const gamedayNow = async (id: string) => (await staff.get(`/api/gameday/${id}`).expect(200)).body;

  it('should store every guest with a mail of the mailing, in one go', async () => {
    const gameday = await createGameday(staff);

    const result = await invite(gameday.id, guestsOf(250, 'many'));

    expect(result).toEqual({
      invitationsSent: 250,
      waiting: 0,
      totalGuests: 250,
      alreadyInvited: 0,
      alreadyInvitedEmails: [],
      failed: 0,
      failedEmails: [],
    });
    expect(await gamedayNow(gameday.id)).toMatchObject({ notRepliedCount: 250, seatsTaken: 0 });
    const { body } = await staff.get(`/api/gameday/${gameday.id}/delivery`).expect(200);
    expect(body).toMatchObject({ total: 250, queued: 250, active: true, paused: false });
    expect(body.kinds).toEqual(['gameday-invitation']);
  });

  it('should give every mail a Message-ID made of its own id, and every guest a token of their own', async () => {
    const [row] = await app.query(sql<{ whole: boolean; tokens: number; rows: number }>`
      select bool_and(message_id = '<' || mail.id || '@tablefall.example>') as whole,
             count(distinct token)::int as tokens, count(*)::int as rows
      from mail join invitation on invitation.id = mail.about`);

    expect(row).toMatchObject({ whole: true, tokens: row?.rows });
  });

  it('should invite nobody twice when the same list is sent again', async () => {
    const gameday = await createGameday(staff);
    const guests = guestsOf(20, 'again');
    await invite(gameday.id, guests);
    const mailed = (await app.mails()).length;

    const result = await invite(gameday.id, [...guests, { name: 'New', email: 'new@mail.example' }]);

    expect(result).toMatchObject({ invitationsSent: 1, alreadyInvited: 20, failed: 0 });
    expect(await app.mails()).toHaveLength(mailed + 1);
    expect(await gamedayNow(gameday.id)).toMatchObject({ notRepliedCount: 21 });
  });

  it('should sort good, repeated and bad entries, and give addresses back as they came', async () => {
    const gameday = await createGameday(staff);
    const result = await invite(gameday.id, [
      { name: 'Jonah', email: 'jonah@mail.example' },
      { name: 'Jonah again', email: 'JONAH@mail.example' },
      { name: 'Bad', email: 'no address' },
      { name: '', email: 'noname@mail.example' },
      { name: 'x'.repeat(61), email: 'long@mail.example' },
      { name: 'Eve\r\nBcc: all@mail.example', email: 'eve@mail.example' },
      { name: 'Header', email: 'a@mail.example\r\nBcc: b@mail.example' },
      { name: 'www.evil.example', email: 'link@mail.example' },
      { name: 'half an emoji \ud83d', email: 'half@mail.example' },
      null,
      42,
      { name: { nested: true }, email: ['x'] },
    ]);

    expect(result).toMatchObject({
      totalGuests: 12,
      invitationsSent: 1,
      alreadyInvited: 1,
      alreadyInvitedEmails: ['JONAH@mail.example'],
      failed: 10,
    });
    expect(result.failedEmails).toHaveLength(10);
    expect(result.failedEmails).toEqual(expect.arrayContaining(['no address', 'noname@mail.example']));
    expect((await gamedayNow(gameday.id)).invitations).toHaveLength(1);
  });

  it('should keep suppressed addresses without mailing them, and count them as failed', async () => {
    await app.outbox.suppress('left@mail.example');
    const gameday = await createGameday(staff);

    const result = await invite(gameday.id, [
      { name: 'Left', email: 'Left@mail.example' },
      { name: 'Here', email: 'here@mail.example' },
    ]);

    expect(result).toMatchObject({ invitationsSent: 1, failed: 1, failedEmails: ['Left@mail.example'] });
    const { body } = await staff.get(`/api/gameday/${gameday.id}/delivery`).expect(200);
    expect(body).toMatchObject({ total: 2, queued: 1, suppressed: 1 });
  });

  it('should accept as many as there are seats and fail the rest', async () => {
    const gameday = await createGameday(staff, { capacity: 3 });

    const result = await invite(gameday.id, guestsOf(5, 'seat'), 'Accepted');

    expect(result).toMatchObject({
      invitationsSent: 3,
      failed: 2,
      failedEmails: ['seat3@mail.example', 'seat4@mail.example'],
    });
    expect(await gamedayNow(gameday.id)).toMatchObject({ acceptedCount: 3, seatsTaken: 3 });
  });

  it('should count no seat for who is invited already, nor for one who stands in the list twice', async () => {
    const gameday = await createGameday(staff, { capacity: 2 });
    const [first, second, third, fourth] = guestsOf(4, 'known');
    await invite(gameday.id, [first, second]);

    const result = await invite(gameday.id, [first, third, second, third, fourth], 'Accepted');

    expect(result).toMatchObject({ alreadyInvited: 3, invitationsSent: 2, failed: 0 });
    expect(await gamedayNow(gameday.id)).toMatchObject({ notRepliedCount: 2, seatsTaken: 2 });
  });

  it('should take lists one after the other, whatever their order: before one has its turn, it holds nobody', async () => {
    const gameday = await createGameday(staff);
    const guests = guestsOf(300, 'both');
    let both: Promise<BulkResultDto[]> = Promise.resolve([]);

    await app.get(EntityManager).transactional(async (em) => {
      await lockGuestList(em, gameday.id);
      both = Promise.all([invite(gameday.id, guests), invite(gameday.id, guests.toReversed())]);
      await app.untilBlocked(2);
    });

    const sent = (await both).map(({ invitationsSent }) => invitationsSent);
    expect(sent.sort()).toEqual([0, 300]);
    expect(await gamedayNow(gameday.id)).toMatchObject({ notRepliedCount: 300 });
  });

  it('should read a large list of staff, and nothing of anybody else', async () => {
    const guests = guestsOf(3_000, 'large');
    const body = { gamedayID: '01980000-0000-7000-8000-000000000000', guests };

    await app.browser().post('/api/gameday/bulk-invite').send(body).expect(401);
    const attendee = await app.signedIn('reader@mail.example');
    await attendee.post('/api/gameday/bulk-invite').type('json').send('{"gamedayID":').expect(403);
    await staff.post('/api/gameday/bulk-invite').send(body).expect(404);
  });

  it('should wait with the others when the delivery of the gameday is paused', async () => {
    const gameday = await createGameday(staff);
    await invite(gameday.id, guestsOf(2, 'before'));
    await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);

    await invite(gameday.id, guestsOf(2, 'after'));

    const mailings = await app.query(sql<{ paused: boolean }>`
      select paused_until = 'infinity' as paused from mailing where about = ${gamedayReference(gameday.id)}`);
    expect(mailings).toEqual([{ paused: true }, { paused: true }]);
  });

  it.each([
    ['gamedayID', { gamedayID: 'x', guests: [] }],
    ['guests', { gamedayID: '01980000-0000-7000-8000-000000000000', guests: 'all' }],
    ['guests', { gamedayID: '01980000-0000-7000-8000-000000000000' }],
    ['status', { gamedayID: '01980000-0000-7000-8000-000000000000', guests: [], status: 9 }],
  ])('should refuse a wrong %s', async (field, body) => {
    const response = await staff.post('/api/gameday/bulk-invite').send(body).expect(400);

    expect(Object.keys(response.body.fields)).toEqual([field]);
  });

  it('should refuse more than 100,000 guests and unknown gamedays', async () => {
    const unknown = '01980000-0000-7000-8000-000000000000';
    await staff
      .post('/api/gameday/bulk-invite')
      .send({ gamedayID: unknown, guests: new Array(100_001).fill(0) })
      .expect(413);
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: unknown, guests: [] }).expect(404);
  });
});
