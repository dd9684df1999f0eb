import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday } from '../testing/gameday.factory.ts';
import { answer } from '../testing/queue.factory.ts';
import { invitedByMail, inviteInWaves, listOf, wavesOf } from '../testing/waves.factory.ts';

const LIST = 20_000;
const OPEN = 60;
const SEATS = 40;
const STEPS = 28;
const HOURS_OF_A_STEP = 6;

describe('a gameday of forty seats and a list of twenty thousand', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should fill itself within a week of declines and silence, with nobody mailed twice or out of turn', async () => {
    app.clock.set('2025-10-01T14:00:00Z');
    let staff = await app.signedIn(ADMIN);
    const gameday = await createGameday(staff, {
      date: '2025-10-20',
      capacity: SEATS,
      answerBy: '2025-10-04',
    });
    const sent = await inviteInWaves(staff, gameday, listOf(LIST), OPEN);
    expect(sent).toMatchObject({ invitationsSent: OPEN, waiting: LIST - OPEN });

    for (let step = 0; step < STEPS; step++) {
      await app.outbox.sent();
      app.clock.advance(HOURS_OF_A_STEP * 3600);
      const silent = await app.query(sql<Pick<InvitationDto, 'invitationToken'> & { number: number }>`
        select token as "invitationToken", substring(guest_email from '\\d+')::int as number from invitation
        where gameday_id = ${gameday.id} and status = 0 order by id`);
      for (const guest of silent) {
        // Of sixteen three come and seven decline; who answers at all does so within a day.
        if ((guest.number + step) % 4 > 0) continue;
        const mind = Math.floor(guest.number / 4) % 16;
        if (mind < 10) await answer(app, guest, mind < 3 ? 1 : 2);
      }
      await app.runJob('gameday-waves');
      const [seats] = await app.query(sql<{ taken: number }>`
        select seats_taken as taken from gameday where id = ${gameday.id}`);
      expect(seats?.taken).toBeLessThanOrEqual(SEATS);
    }

    staff = await app.signedIn(ADMIN);
    const waves = await wavesOf(staff, gameday);
    expect(waves).toMatchObject({ accepted: SEATS, seatsTaken: SEATS, next: { rests: 'full' } });
    const mailed = await invitedByMail(app, gameday);
    expect(mailed).toEqual(listOf(mailed.length).map(({ email }) => email));
    expect(mailed.length + waves.waiting).toBe(LIST);
  }, 120_000);
});
