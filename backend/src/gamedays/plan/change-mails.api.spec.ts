import type { MailProps, MailState } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

interface ChangeMail {
  address: string;
  state: MailState;
  bulk: boolean;
  props: MailProps['gameday-change'];
}

describe('news of a gameday', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const edit = (gameday: GamedayDto, changes: object, notify?: unknown) =>
    staff.put('/api/gameday').send({ ...formOf(gameday), ...changes, id: gameday.id, notify });
  const formOf = ({ date }: GamedayDto) => gamedayForm({ date });
  const remove = (gameday: GamedayDto, query = '') => staff.delete(`/api/gameday/${gameday.id}${query}`);
  const answer = (invitationToken: string, status: string) =>
    app.browser().post('/api/gameday-reply').send({ invitationToken, status }).expect(200);

  /** As the worker reads them: the mailing's shared props with the mail's own laid over them. */
  const newsTo = (...guests: InvitationDto[]) =>
    app.query(
      sql<ChangeMail>`
        select recipient_address as address, state, mailing_id is not null as bulk,
               coalesce(shared_props, '{}') || props as props
        from mail left join mailing on mailing.id = mail.mailing_id
        where mail.kind = 'gameday-change' and mail.about = any(${guests.map(({ id }) => id)}::uuid[])
        order by mail.id`,
    );
  const waitingNewsTo = async (...guests: InvitationDto[]) =>
    (await newsTo(...guests)).filter(({ state }) => state === 'queued');

  /** A gameday with one guest of each answer, all of whom got their invitation. */
  async function invited(changes: object = {}) {
    const gameday = await createGameday(staff, changes);
    const [coming, silent, declined] = [
      await inviteGuest(staff, gameday, { status: 1 }),
      await inviteGuest(staff, gameday),
      await inviteGuest(staff, gameday, { status: 2 }),
    ];
    await app.outbox.sent();
    return { gameday, coming, silent, declined, all: [coming, silent, declined] };
  }

  describe('PUT /api/gameday with notify', () => {
    it('should mail the move to everybody who has not declined, as a mailing', async () => {
      const { gameday, coming, silent, all } = await invited();

      await edit(gameday, { startTime: '14:00', location: 'The new hall' }, true).expect(200);

      const news = await newsTo(...all);
      expect(news.map(({ address }) => address)).toEqual([coming.guestEmail, silent.guestEmail]);
      expect(news[0]).toMatchObject({
        state: 'queued',
        bulk: true,
        props: {
          gamedayId: gameday.id,
          invitationToken: coming.invitationToken,
          change: 'moved',
          accepted: true,
          startTime: '14:00:00',
          location: 'The new hall',
          sequence: 1,
          before: {
            date: gameday.date,
            startTime: '12:00:00',
            endTime: '22:00:00',
            location: gameday.location,
          },
        },
      });
      expect(news[1]?.props).toMatchObject({ accepted: false, invitationToken: silent.invitationToken });
    });

    it('should mail nothing unless asked, nor when date, times and place stay', async () => {
      const { gameday, all } = await invited();

      await edit(gameday, { location: 'Elsewhere' }).expect(200);
      await edit(gameday, { location: 'Elsewhere again' }, false).expect(200);
      await edit(gameday, { location: 'Elsewhere again', description: 'New', capacity: 9 }, true).expect(200);

      expect(await newsTo(...all)).toEqual([]);
    });

    it('should reach who is coming even after unsubscribing, and skip the others visibly', async () => {
      const { gameday, coming, silent } = await invited();
      await app.outbox.suppress(coming.guestEmail);
      await app.outbox.suppress(silent.guestEmail);

      await edit(gameday, { location: 'The new hall' }, true).expect(200);

      expect((await newsTo(coming, silent)).map(({ state }) => state)).toEqual(['queued', 'suppressed']);
    });

    it('should pass over a guest whose first invitation still waits: it is corrected', async () => {
      const { gameday } = await invited();
      const late = await inviteGuest(staff, gameday);

      await edit(gameday, { location: 'The new hall' }, true).expect(200);

      expect(await newsTo(late)).toEqual([]);
      const mail = (await app.mails()).find(({ address }) => address === late.guestEmail);
      expect(mail).toMatchObject({ state: 'queued', props: { location: 'The new hall' } });
    });

    it('should tell of two moves in one mail where the first news still waits', async () => {
      const { gameday, coming, silent } = await invited();
      await edit(gameday, { location: 'Second hall' }, true).expect(200);
      await app.outbox.sent({ to: [silent.guestEmail] });

      await edit(gameday, { location: 'Third hall' }, true).expect(200);

      const from = ({ props }: ChangeMail) => [props.before?.location, props.location, props.sequence];
      expect((await waitingNewsTo(coming)).map(from)).toEqual([[gameday.location, 'Third hall', 2]]);
      expect((await waitingNewsTo(silent)).map(from)).toEqual([['Second hall', 'Third hall', 2]]);
    });

    it('should take back news that still waits when the gameday moves back', async () => {
      const { gameday, coming, silent } = await invited();
      await edit(gameday, { location: 'Second hall' }, true).expect(200);
      await app.outbox.sent({ to: [silent.guestEmail] });

      await edit(gameday, {}, true).expect(200);

      expect((await newsTo(coming)).map(({ state }) => state)).toEqual(['cancelled']);
      expect((await waitingNewsTo(silent)).map(({ props }) => props.location)).toEqual([gameday.location]);
    });

    it('should wait with the other mailings of a gameday that is paused', async () => {
      const { gameday } = await invited();
      const guests = [{ name: 'Ola', email: 'ola@mail.example' }];
      await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
      await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);

      await edit(gameday, { location: 'The new hall' }, true).expect(200);

      const { body } = await staff.get(`/api/gameday/${gameday.id}/delivery`).expect(200);
      expect(body).toMatchObject({ total: 3, queued: 3, paused: true });
    });

    it('should take seconds right after a bulk invite, whose mails the planner has not heard of', async () => {
      const [earlier, gameday] = [await createGameday(staff), await createGameday(staff)];
      const guests = Array.from({ length: 20_000 }, (_, index) => ({
        name: 'Ola',
        email: `many${index}@mail.example`,
      }));
      const invite = ({ id }: GamedayDto) =>
        staff.post('/api/gameday/bulk-invite').send({ gamedayID: id, guests }).expect(200);
      await invite(earlier);
      await app.outbox.sent();
      await app.query(sql`alter table mail set (autovacuum_enabled = off)`);
      await app.query(sql`alter table invitation set (autovacuum_enabled = off)`);
      await app.query(sql`analyze`);
      await invite(gameday);

      const begun = Date.now();
      await edit(gameday, { location: 'The new hall' }, true).expect(200);
      await remove(gameday, '?notify=true').expect(204);

      expect(Date.now() - begun).toBeLessThan(20_000);
    }, 120_000);

    it('should say nothing of a gameday that is over', async () => {
      const { gameday, all } = await invited({ date: '2025-10-02' });
      app.clock.set(`${gameday.date}T23:59:00-05:00`);

      await edit(gameday, { location: 'Elsewhere' }, true).expect(200);

      expect(await newsTo(...all)).toEqual([]);
    });

    it('should keep and mail nothing when the change is refused', async () => {
      const { gameday, all } = await invited();
      const other = await createGameday(staff);

      await edit(gameday, { date: other.date }, true).expect(409);
      await edit(gameday, { location: 'Elsewhere' }, 'perhaps').expect(400);
      await edit({ ...gameday, id: '01980000-0000-7000-8000-000000000000' }, {}, true).expect(404);

      expect(await newsTo(...all)).toEqual([]);
    });

    it('should not tell a guest who answers meanwhile what the page and the confirmation say', async () => {
      const { gameday, coming, silent } = await invited();
      await edit(gameday, { location: 'The new hall' }, true).expect(200);

      await answer(silent.invitationToken, 'accepted');
      await staff
        .put('/api/gameday-invitation/status')
        .send({ invitationID: coming.id, status: 2 })
        .expect(200);

      expect((await newsTo(coming, silent)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    });
  });

  describe('DELETE /api/gameday/{id}?notify=true', () => {
    it('should mail the cancellation with a higher sequence to everybody who has not declined', async () => {
      const { gameday, coming, silent, all } = await invited();
      await edit(gameday, { capacity: 9 }).expect(200);

      await remove(gameday, '?notify=true').expect(204);

      const news = await newsTo(...all);
      expect(news).toMatchObject([
        {
          address: coming.guestEmail,
          state: 'queued',
          bulk: true,
          props: { change: 'cancelled', accepted: true, sequence: 2, before: null },
        },
        { address: silent.guestEmail, state: 'queued', props: { change: 'cancelled', accepted: false } },
      ]);
      expect(news[0]?.props).toMatchObject({ gamedayId: gameday.id, date: gameday.date });
    });

    it('should mail nothing unless asked', async () => {
      const [one, other] = [await invited(), await invited()];

      await remove(one.gameday).expect(204);
      await remove(other.gameday, '?notify=false').expect(204);

      expect(await newsTo(...one.all, ...other.all)).toEqual([]);
    });

    it('should cancel what waits, and tell of it only who has heard of the gameday or is coming', async () => {
      const { gameday, silent } = await invited();
      const [unheard, late] = [
        await inviteGuest(staff, gameday),
        await inviteGuest(staff, gameday, { status: 1 }),
      ];
      await edit(gameday, { location: 'The new hall' }, true).expect(200);

      await remove(gameday, '?notify=true').expect(204);

      expect((await newsTo(silent)).map(({ state, props }) => [state, props.change])).toEqual([
        ['cancelled', 'moved'],
        ['queued', 'cancelled'],
      ]);
      expect(await newsTo(unheard)).toEqual([]);
      expect(await waitingNewsTo(late)).toMatchObject([{ props: { change: 'cancelled', accepted: true } }]);
      const invitations = (await app.mails()).filter(({ kind, address }) => {
        return kind === 'gameday-invitation' && [unheard.guestEmail, late.guestEmail].includes(address);
      });
      expect(invitations.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    });

    it('should leave no pause behind that nobody could end', async () => {
      const { gameday, coming } = await invited();
      const guests = [{ name: 'Ola', email: 'ola@mail.example' }];
      await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
      await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);

      await remove(gameday, '?notify=true').expect(204);

      const [mailing] = await app.query(
        sql<{ paused: boolean }>`
          select paused_until is not null as paused from mailing join mail on mail.mailing_id = mailing.id
          where mail.about = ${coming.id}`,
      );
      expect(mailing).toEqual({ paused: false });
    });

    it('should say nothing of a gameday that is over', async () => {
      const { gameday, all } = await invited({ date: '2025-10-03' });
      app.clock.set(`${gameday.date}T23:59:00-05:00`);

      await remove(gameday, '?notify=true').expect(204);

      expect(await newsTo(...all)).toEqual([]);
    });

    it('should answer 404 to an unknown gameday and 400 to a wrong word', async () => {
      const { gameday } = await invited();

      await remove({ ...gameday, id: '01980000-0000-7000-8000-000000000000' }, '?notify=true').expect(404);
      await remove(gameday, '?notify=perhaps').expect(400);
    });
  });
});
