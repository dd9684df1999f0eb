import { sql } from '@tablefall/platform/database/sql';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';
import { answer } from '../testing/queue.factory.ts';
import { invitationsOf, invitedByMail, inviteInWaves, listOf, wavesOf } from '../testing/waves.factory.ts';

/** What happens when waves, guests and staff meet at the same moment. */
describe('waves under concurrency', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    app.clock.set('2025-10-01T14:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  /** The job looks at every list there is, so those of earlier rounds are taken away. */
  const itHolds = (name: string, round: () => Promise<void>) =>
    itHoldsEveryRound(name, async () => {
      await app.query(sql`delete from gameday`);
      await round();
    });
  const gamedayOf = () => createGameday(staff, { capacity: 40 });
  const addresses = (from: number, to: number) => listOf(to - from, 'guest', from).map(({ email }) => email);
  const runOnBoth = () => app.getAll(Jobs).map((jobs) => jobs.runNow('gameday-waves'));
  const change = (gameday: GamedayDto, body: object) =>
    staff.put(`/api/gameday/${gameday.id}/waves`).send(body).expect(200);
  const inviteRest = (gameday: GamedayDto, confirmed: number) =>
    staff.post(`/api/gameday/${gameday.id}/waves/rest`).send({ confirmed });

  /** Those who are mailed, none of them twice; nobody of them waits as well. */
  const mailed = async (gameday: GamedayDto): Promise<string[]> => {
    const emails = await invitedByMail(app, gameday);
    expect(new Set(emails.map((email) => email.toLowerCase())).size).toBe(emails.length);
    const both = sql`
      select guest_email from gameday_wave_guest where gameday_id = ${gameday.id} and lower(guest_email) in (
        select lower(guest_email) from invitation where gameday_id = ${gameday.id} and not typed)`;
    expect(await app.query(both)).toEqual([]);
    return emails;
  };

  itHolds('should replace who declines once, whoever runs the job or adds guests', async () => {
    const gameday = await gamedayOf();
    await inviteInWaves(staff, gameday, listOf(40), 10);
    const declining = (await invitationsOf(staff, gameday)).slice(0, 5);

    await Promise.all([
      ...declining.map((guest) => answer(app, guest, 2).expect(200)),
      ...runOnBoth(),
      inviteInWaves(staff, gameday, listOf(20, 'guest', 30), 10),
    ]);
    await app.runJob('gameday-waves');

    expect((await mailed(gameday)).sort()).toEqual(addresses(0, 15).sort());
    expect(await wavesOf(staff, gameday)).toMatchObject({ open: 10, declined: 5, waiting: 35 });
  });

  itHolds('should let guests wait once whom two lists name at once', async () => {
    const gameday = await gamedayOf();

    const lists = await Promise.all([1, 2].map(() => inviteInWaves(staff, gameday, listOf(30), 5)));

    const sum = (part: 'invitationsSent' | 'waiting' | 'alreadyInvited') =>
      lists.reduce((total, list) => total + list[part], 0);
    expect([sum('invitationsSent'), sum('waiting'), sum('alreadyInvited')]).toEqual([5, 25, 30]);
    expect(await mailed(gameday)).toEqual(addresses(0, 5));
    expect(await wavesOf(staff, gameday)).toMatchObject({ open: 5, waiting: 25 });
  });

  itHoldsEveryRound(
    'should invite a guest once whom staff take out of the list, or somebody types on the public page',
    async () => {
      const gameday = await gamedayOf();
      await inviteInWaves(staff, gameday, listOf(30), 5);
      await change(gameday, { open: 25 });
      const comeBy = (guestEmail: string) =>
        app
          .browser()
          .post('/api/gameday/public-rsvp')
          .send({ gamedayId: gameday.id, guestName: 'One', guestEmail, status: 'Accepted' });

      await Promise.all([
        ...addresses(5, 10).map((guestEmail) =>
          staff
            .post('/api/gameday/invite')
            .send({ gamedayID: gameday.id, guestName: 'One', guestEmail })
            .then(({ status }) => expect([200, 201, 409]).toContain(status)),
        ),
        ...addresses(10, 15).map((email) => comeBy(email).expect(200)),
        ...runOnBoth(),
      ]);
      await app.runJob('gameday-waves');

      const emails = await mailed(gameday);
      expect(emails).toEqual(expect.arrayContaining(addresses(0, 10)));
      const { open, accepted, waiting } = await wavesOf(staff, gameday);
      expect(open + accepted + waiting).toBe(30);
      // Who is invited by staff while a wave leaves is one more.
      expect(open + accepted).toBeGreaterThanOrEqual(25);
    },
  );

  itHolds('should mail nobody after it is stopped, and everybody of the rest once', async () => {
    const [stopped, sent] = [await gamedayOf(), await gamedayOf()];
    for (const gameday of [stopped, sent]) {
      await inviteInWaves(staff, gameday, listOf(30), 5);
      await change(gameday, { open: 10 });
    }

    const [, rest] = await Promise.all([
      change(stopped, { stop: true }),
      inviteRest(sent, 25).expect(200),
      inviteRest(sent, 25).expect(200),
      ...runOnBoth(),
    ]);
    const afterStop = await mailed(stopped);
    await app.runJob('gameday-waves');

    expect([5, 10]).toContain(afterStop.length);
    expect(await mailed(stopped)).toEqual(afterStop);
    expect(rest.body.invitationsSent).toBeLessThanOrEqual(25);
    expect(await mailed(sent)).toHaveLength(30);
  });

  it('should go on with other gamedays when one is deleted meanwhile', async () => {
    const [deleted, kept] = [await gamedayOf(), await gamedayOf()];
    for (const gameday of [deleted, kept]) {
      await inviteInWaves(staff, gameday, listOf(30), 5);
      await change(gameday, { open: 10 });
    }
    const guest = await inviteGuest(staff, deleted, { guestEmail: 'declines@mail.example' });

    await Promise.all([
      staff.delete(`/api/gameday/${deleted.id}`).expect(204),
      answer(app, guest, 2),
      ...runOnBoth(),
    ]);
    await app.runJob('gameday-waves');

    expect(await mailed(kept)).toEqual(addresses(0, 10));
  });
});
