import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDetails } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday } from '../testing/gameday.factory.ts';
import { answer } from '../testing/queue.factory.ts';
import { invitationsOf, invitedByMail, inviteInWaves, listOf, wavesOf } from '../testing/waves.factory.ts';

const DATE = '2025-10-20';
const NIGHT = '2025-10-02T03:00:00Z';
const MORNING = '2025-10-02T13:00:00Z';
const MAILS_A_DAY = 6;

describe('what holds a wave up', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T14:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterEach(async () => {
    await app.query(sql`delete from gameday`);
    await app.outbox.forgetSuppressions();
  });
  afterAll(() => app.stop());

  const gamedayOf = (changes: Partial<GamedayDetails> = {}) =>
    createGameday(staff, { date: DATE, capacity: 4, ...changes });
  const runWaves = () => app.runJob('gameday-waves');
  const invited = (gameday: GamedayDto) => invitedByMail(app, gameday);
  const next = async (gameday: GamedayDto) => (await wavesOf(staff, gameday)).next;
  const guestAt = async (gameday: GamedayDto, email: string) =>
    (await invitationsOf(staff, gameday)).find(({ guestEmail }) => guestEmail === email) as InvitationDto;
  const change = (gameday: GamedayDto, body: object) =>
    staff.put(`/api/gameday/${gameday.id}/waves`).send(body);
  const addresses = (from: number, to: number) => listOf(to - from, 'guest', from).map(({ email }) => email);

  it('should wait for the hours of the day, and say for which', async () => {
    app.clock.set(NIGHT);
    staff = await app.signedIn(ADMIN);
    const gameday = await gamedayOf();
    const result = await inviteInWaves(staff, gameday, listOf(5), 3);
    await runWaves();

    expect(result).toMatchObject({ invitationsSent: 0, waiting: 5 });
    expect(await next(gameday)).toEqual({ people: 3, rests: 'hours', at: '2025-10-02T13:00:00.000Z' });
    app.clock.set(MORNING);
    await runWaves();
    expect(await invited(gameday)).toEqual(addresses(0, 3));
  });

  it('should rest while the gameday is full, and go on when a seat is free', async () => {
    const gameday = await gamedayOf({ capacity: 1 });
    await inviteInWaves(staff, gameday, listOf(5), 2);
    const first = await guestAt(gameday, 'guest0@mail.example');
    await answer(app, first, 1).expect(200);
    await runWaves();

    expect(await next(gameday)).toEqual({ people: 1, rests: 'full', at: null });
    expect(await invited(gameday)).toHaveLength(2);
    await answer(app, first, 2).expect(200);
    await runWaves();
    expect(await invited(gameday)).toEqual(addresses(0, 3));
  });

  it('should end with the gameday, when it has begun or is deleted', async () => {
    const gameday = await gamedayOf();
    await inviteInWaves(staff, gameday, listOf(5), 1);
    app.clock.set('2025-10-20T16:00:00Z');
    staff = await app.signedIn(ADMIN);
    await change(gameday, { open: 3 }).expect(200);
    await runWaves();
    expect(await next(gameday)).toMatchObject({ rests: 'begun' });
    expect(await invited(gameday)).toHaveLength(1);

    await staff.delete(`/api/gameday/${gameday.id}`).expect(204);
    await runWaves();
    expect(await app.query(sql`select from gameday_wave_guest`)).toEqual([]);
  });

  it('should go on on the day itself, to the last minute before the gameday begins', async () => {
    const gameday = await gamedayOf({ startTime: '18:00', endTime: '23:00' });
    await inviteInWaves(staff, gameday, listOf(5), 1);
    const declines = async (moment: string, number: number) => {
      app.clock.set(moment);
      staff = await app.signedIn(ADMIN);
      await answer(app, await guestAt(gameday, `guest${number}@mail.example`), 2).expect(200);
      await runWaves();
      return invited(gameday);
    };

    // It is 10:00, 17:59 and 18:00 in New York.
    expect(await declines('2025-10-20T14:00:00Z', 0)).toEqual(addresses(0, 2));
    expect(await declines('2025-10-20T21:59:00Z', 1)).toEqual(addresses(0, 3));
    expect(await declines('2025-10-20T22:00:00Z', 2)).toEqual(addresses(0, 3));
  });

  it('should spend nothing on who gets no mail by the time of the wave', async () => {
    const gameday = await gamedayOf();
    await inviteInWaves(staff, gameday, listOf(6), 2);
    await app.outbox.suppress('guest2@mail.example');
    await change(gameday, { open: 3 }).expect(200);
    await runWaves();

    expect(await invited(gameday)).toEqual([...addresses(0, 2), 'guest3@mail.example']);
    expect(await wavesOf(staff, gameday)).toMatchObject({ open: 3, unreachable: 1, waiting: 2 });
  });

  it('should hold up no other gameday', async () => {
    const [paused, full, open] = [
      await gamedayOf(),
      await gamedayOf({ date: '2025-10-21', capacity: 1 }),
      await gamedayOf({ date: '2025-10-22' }),
    ];
    for (const gameday of [paused, full, open]) {
      await inviteInWaves(staff, gameday, listOf(3), 1);
      await change(gameday, { open: 2, paused: gameday === paused }).expect(200);
    }
    await answer(app, await guestAt(full, 'guest0@mail.example'), 1).expect(200);
    await runWaves();

    const counts = await Promise.all([paused, full, open].map(async (each) => (await invited(each)).length));
    expect(counts).toEqual([1, 1, 2]);
  });
});

describe('waves and the mails of a day', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ STAFF_MAILS_PER_DAY: String(MAILS_A_DAY) });
  });
  afterAll(() => app.stop());

  it('should spend no more mails than a day has, and go on the day after', async () => {
    app.clock.set('2025-10-01T14:00:00Z');
    const staff = await app.signedIn(ADMIN);
    const gameday = await createGameday(staff, { date: DATE });
    const result = await inviteInWaves(staff, gameday, listOf(20), 14);
    expect(result).toMatchObject({ invitationsSent: MAILS_A_DAY, waiting: 20 - MAILS_A_DAY });
    await app.outbox.sent();
    app.clock.advance(60);
    // The first were sent by staff, and those that follow count as the product's.
    await app.runJob('gameday-waves');
    await app.outbox.sent();

    expect(await wavesOf(staff, gameday)).toMatchObject({
      next: { people: 2, rests: 'limit', at: null },
      mailsUsed: MAILS_A_DAY,
      mailsAllowed: MAILS_A_DAY,
    });
    const { body } = await staff
      .post(`/api/gameday/${gameday.id}/waves/rest`)
      .send({ confirmed: 8 })
      .expect(429);
    expect(body.message).toMatch('At most 6 mails can be sent within 24 hours');
    expect(await wavesOf(staff, gameday)).toMatchObject({ waiting: 8, open: 2 * MAILS_A_DAY });

    app.clock.advance(25 * 3600);
    await app.runJob('gameday-waves');
    expect(await invitedByMail(app, gameday)).toEqual(listOf(14).map(({ email }) => email));
  });
});
