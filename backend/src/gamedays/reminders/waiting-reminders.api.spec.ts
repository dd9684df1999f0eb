import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { gamedayReference } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

const DAY = 86_400;

describe('a reminder that waits to be sent', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  /** One guest whose invitation was sent a day ago, with a reminder that waits. */
  const reminded = async () => {
    const gameday = await createGameday(staff);
    const guest = await inviteGuest(staff, gameday);
    await app.outbox.sent({ about: guest.id });
    app.clock.advance(DAY);
    await staff.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed: 1 }).expect(200);
    const stateNow = async () => {
      const reminders = (await app.mails()).filter(
        ({ kind, address }) => kind === 'gameday-reminder' && address === guest.guestEmail,
      );
      return reminders.map(({ state }) => state);
    };
    return { gameday, guest, stateNow };
  };

  const form = (gameday: GamedayDto, location: string) => ({
    ...gamedayForm({ date: gameday.date, location }),
    id: gameday.id,
  });

  it.each([
    ['accepts', 'accepted'],
    ['declines', 'rejected'],
  ])('should be cancelled when the guest %s', async (_, status) => {
    const { guest, stateNow } = await reminded();

    const answer = { invitationToken: guest.invitationToken, status };
    await app.browser().post('/api/gameday-reply').send(answer).expect(200);

    expect(await stateNow()).toEqual(['cancelled']);
  });

  it('should be cancelled when the guest answers on the public page', async () => {
    const { gameday, guest, stateNow } = await reminded();

    const { guestName, guestEmail } = guest;
    const answer = { gamedayId: gameday.id, guestName, guestEmail, status: 'Accepted' };
    await app.browser().post('/api/gameday/public-rsvp').send(answer).expect(200);

    expect(await stateNow()).toEqual(['cancelled']);
  });

  it('should be cancelled when staff know the answer, and stay when they take it back', async () => {
    const { guest, stateNow } = await reminded();
    const setStatus = (status: number) =>
      staff.put('/api/gameday-invitation/status').send({ invitationID: guest.id, status }).expect(200);

    await setStatus(0);
    expect(await stateNow()).toEqual(['queued']);
    await setStatus(2);
    expect(await stateNow()).toEqual(['cancelled']);
  });

  it('should be cancelled with its invitation', async () => {
    const { guest, stateNow } = await reminded();

    await staff.delete(`/api/gameday-invitation/${guest.id}`).expect(204);

    expect(await stateNow()).toEqual(['cancelled']);
  });

  it('should be cancelled with its gameday', async () => {
    const { gameday, stateNow } = await reminded();

    await staff.delete(`/api/gameday/${gameday.id}`).expect(204);

    expect(await stateNow()).toEqual(['cancelled']);
  });

  it('should give way to an invitation that is sent again', async () => {
    const { guest, stateNow } = await reminded();
    app.clock.advance(61);

    await staff.post(`/api/gameday-invitation/${guest.id}/resend`).expect(204);

    expect(await stateNow()).toEqual(['cancelled']);
  });

  it('should tell of the gameday as it is when it changes', async () => {
    const { gameday } = await reminded();

    await staff.put('/api/gameday').send(form(gameday, 'The new hall')).expect(200);

    const [row] = await app.query(sql<{ place: string }>`
      select shared_props ->> 'location' as place from mailing
      where about = ${gamedayReference(gameday.id)} and kind = 'gameday-reminder'`);
    expect(row).toEqual({ place: 'The new hall' });
  });
});
