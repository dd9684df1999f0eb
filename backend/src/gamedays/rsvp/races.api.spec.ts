import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { OutboxFixture } from '@tablefall/worker/test/outbox-fixture';
import { withoutLocks } from '../../../test/lock-controls.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { gamedayReference } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, gamedayForm } from '../testing/gameday.factory.ts';

/** What happens when people act at the same moment. */
describe('gamedays under concurrency', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const guestsOf = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Guest ${index}`,
      email: `${prefix}${index}@mail.example`,
    }));
  const bulkInvite = (gamedayID: string, guests: object[], status = 0) =>
    staff.post('/api/gameday/bulk-invite').send({ gamedayID, guests, status });
  const reply = (invitationToken: string, additionalGuests: number) =>
    app.browser().post('/api/gameday-reply').send({ invitationToken, status: 'accepted', additionalGuests });
  const publicReply = (gamedayId: string, guestEmail: string, additionalGuests: number) =>
    app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId, guestName: 'Ola', guestEmail, status: 'Accepted', additionalGuests });
  const invited = async ({ id }: GamedayDto, count: number): Promise<InvitationDto[]> => {
    await bulkInvite(id, guestsOf(count, 'guest')).expect(200);
    return (await staff.get(`/api/gameday/${id}`).expect(200)).body.invitations;
  };

  /** A request by itself is sent only once somebody waits for its answer. */
  const sent = async (request: PromiseLike<unknown>): Promise<void> => void (await request);

  /** Seats as the invitations say, beside what the counter says. */
  const seatsOf = async (gamedayId: string) => {
    const [row] = await app.query(sql<{
      taken: number;
      counter: number;
      accepted: number;
      acceptedCounter: number;
    }>`
      select coalesce(sum(1 + coalesce(additional_guests, 0)) filter (where status = 1), 0)::int as taken,
             (count(*) filter (where status = 1))::int as accepted,
             max(seats_taken) as counter, max(accepted_count) as "acceptedCounter"
      from gameday left join invitation on invitation.gameday_id = gameday.id where gameday.id = ${gamedayId}`);
    return row as NonNullable<typeof row>;
  };

  itHoldsEveryRound(
    'should never take more seats than there are when fifty guests accept at once',
    async () => {
      const gameday = await createGameday(staff, { capacity: 40 });
      const invitations = await invited(gameday, 50);

      const answers = await Promise.all(
        invitations.map(({ invitationToken }, index) => reply(invitationToken, index % 3)),
      );

      const seats = await seatsOf(gameday.id);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect(seats.taken).toBeGreaterThanOrEqual(38);
      expect(seats.taken).toBeLessThanOrEqual(40);
      expect(seats.counter).toBe(seats.taken);
      expect(seats.acceptedCounter).toBe(answers.filter(({ status }) => status === 200).length);
    },
  );

  itHoldsEveryRound(
    'should hold the capacity when guests, strangers and staff take seats at once',
    async () => {
      const gameday = await createGameday(staff, { capacity: 20 });
      const invitations = await invited(gameday, 30);

      await Promise.all([
        ...invitations.slice(0, 15).map(({ invitationToken }) => reply(invitationToken, 1)),
        ...invitations
          .slice(15)
          .map(({ id }) => staff.put('/api/gameday-invitation/status').send({ invitationID: id, status: 1 })),
        ...guestsOf(10, 'stranger').map(({ email }) => publicReply(gameday.id, email, 1)),
        bulkInvite(gameday.id, guestsOf(10, 'bulk'), 1).expect(200),
      ]);

      const seats = await seatsOf(gameday.id);
      expect(seats.taken).toBeLessThanOrEqual(20);
      expect(seats.taken).toBeGreaterThanOrEqual(19);
      expect(seats.counter).toBe(seats.taken);
      expect(seats.acceptedCounter).toBe(seats.accepted);
    },
  );

  it('would leave the last seat to the constraint without the condition of the update (the control)', async () => {
    const gameday = await createGameday(staff, { capacity: 1 });
    const invitations = await invited(gameday, 2);

    const outcome = await withoutLocks(
      app,
      {
        without: [
          {
            statement: /^update "gameday" set "accepted_count"/,
            lock: /"seats_taken" \+ (\$\d+) <= "capacity"/,
            instead: '$1::int is not null',
          },
        ],
        meetBefore: /^update "gameday" set "accepted_count"/,
      },
      () => invitations.map(({ invitationToken }) => reply(invitationToken, 0)),
    );

    expect(outcome).toEqual({ succeeded: 1, refusedBy: ['gameday_seats_within_capacity'] });
    expect(await seatsOf(gameday.id)).toEqual({ taken: 1, counter: 1, accepted: 1, acceptedCounter: 1 });
  });

  itHoldsEveryRound('should keep one answer when one link is used fifty times at once', async () => {
    const gameday = await createGameday(staff, { capacity: 5 });
    const [guest] = await invited(gameday, 1);
    const token = guest?.invitationToken ?? '';

    await Promise.all(Array.from({ length: 50 }, (_, index) => reply(token, index % 5).expect(200)));

    const seats = await seatsOf(gameday.id);
    expect(seats).toMatchObject({ accepted: 1, acceptedCounter: 1, counter: seats.taken });
  });

  itHoldsEveryRound(
    'should give the last seat to one of fifty who answer on both pages at once',
    async () => {
      const gameday = await createGameday(staff, { capacity: 1 });
      const invitations = await invited(gameday, 25);

      const answers = await Promise.all([
        ...invitations.map(({ invitationToken }) => reply(invitationToken, 0)),
        ...guestsOf(25, 'stranger').map(({ email }) => publicReply(gameday.id, email, 0)),
      ]);

      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...new Array(49).fill(409)]);
      expect(await seatsOf(gameday.id)).toEqual({ taken: 1, counter: 1, accepted: 1, acceptedCounter: 1 });
    },
  );

  it('should take the public answer of a guest whose invitation is replaced at that moment', async () => {
    const gameday = await createGameday(staff);
    const [guest] = await invited(gameday, 1);
    let answer: Promise<unknown> = Promise.resolve();

    // The answer has found the invitation and waits for it, which is then deleted and made again.
    await app.get(EntityManager).transactional(async (em) => {
      await rowsOf(em, sql`select from invitation where id = ${guest?.id} for update`);
      answer = sent(publicReply(gameday.id, guest?.guestEmail ?? '', 2).expect(200));
      await app.untilBlocked(1);
      await rowsOf(em, sql`delete from invitation where id = ${guest?.id}`);
      await new OutboxFixture(() => em, app.config).becomes('cancelled', { about: guest?.id });
      await rowsOf(
        em,
        sql`
          insert into invitation (id, gameday_id, guest_name, guest_email, status, invited_at, mailed_at, token)
          values (uuidv7(), ${gameday.id}, 'Again', ${guest?.guestEmail}, 0, now(), now(), 'replaced')`,
      );
    });
    await answer;

    const { body } = await staff.get(`/api/gameday/${gameday.id}`).expect(200);
    expect(body.invitations).toMatchObject([{ guestName: 'Again', status: 1, additionalGuests: 2 }]);
    expect(await seatsOf(gameday.id)).toEqual({ taken: 3, counter: 3, accepted: 1, acceptedCounter: 1 });
  });

  it('should take the public answer of a guest whose invitation is deleted at that moment', async () => {
    const gameday = await createGameday(staff);
    const [guest] = await invited(gameday, 1);
    let deletion: Promise<unknown> = Promise.resolve();
    let answer: Promise<unknown> = Promise.resolve();

    // Both wait for the invitation, the deletion first.
    await app.get(EntityManager).transactional(async (em) => {
      await rowsOf(em, sql`select from invitation where id = ${guest?.id} for update`);
      deletion = sent(staff.delete(`/api/gameday-invitation/${guest?.id}`).expect(204));
      await app.untilBlocked(1);
      answer = sent(publicReply(gameday.id, guest?.guestEmail ?? '', 2).expect(200));
      await app.untilBlocked(2);
    });
    await Promise.all([deletion, answer]);

    const { body } = await staff.get(`/api/gameday/${gameday.id}`).expect(200);
    expect(body.invitations).toMatchObject([{ guestName: 'Ola', status: 1, additionalGuests: 2 }]);
    expect(await seatsOf(gameday.id)).toEqual({ taken: 3, counter: 3, accepted: 1, acceptedCounter: 1 });
  });

  it('should store both of two overlapping lists that are pasted in opposite order', async () => {
    const gameday = await createGameday(staff);
    const guests = guestsOf(400, 'crossing');

    const [one, other] = await Promise.all([
      bulkInvite(gameday.id, guests).expect(200),
      bulkInvite(gameday.id, guests.toReversed()).expect(200),
    ]);

    expect(one.body.invitationsSent + other.body.invitationsSent).toBe(400);
    expect(one.body.alreadyInvited + other.body.alreadyInvited).toBe(400);
  });

  it('should leave no mail to send when a gameday is deleted while guests are invited', async () => {
    const gameday = await createGameday(staff);

    const [invited] = await Promise.all([
      bulkInvite(gameday.id, guestsOf(2_000, 'deleted')),
      staff.delete(`/api/gameday/${gameday.id}`).expect(204),
    ]);

    expect([200, 404]).toContain(invited.status);
    const [row] = await app.query(sql<{ orphans: number }>`
      select count(*)::int as orphans from mail
      where state in ('queued', 'retrying') and kind = 'gameday-invitation'
        and not exists (select from invitation where invitation.id = mail.about)`);
    expect(row?.orphans).toBe(0);
  });

  it('should tell the new place in every mail when a gameday is changed while guests are invited', async () => {
    const gameday = await createGameday(staff);

    await Promise.all([
      bulkInvite(gameday.id, guestsOf(2_000, 'moved')).expect(200),
      staff
        .put('/api/gameday')
        .send({ ...gamedayForm({ date: gameday.date, location: 'The new hall' }), id: gameday.id })
        .expect(200),
    ]);

    const places = await app.query(sql<{ place: string }>`
      select distinct shared_props ->> 'location' as place from mailing where about = ${gamedayReference(gameday.id)}`);
    expect(places).toEqual([{ place: 'The new hall' }]);
  });
});
