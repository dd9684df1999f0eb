import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { dumpOf, rowsWith } from '../../../test/dump.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { createGameday, inviteGuest } from '../../gamedays/testing/gameday.factory.ts';
import { runClosures } from './testing/closing.factory.ts';

/** What happens while somebody is erased. */
describe('erasing at the same moment', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const erase = (email: string) =>
    admin.post('/api/organise/persons/erasure').send({ email, typed: email, when: 'now' });
  /** Somebody whose name has to stay, because of an event that is over. */
  const regular = async () => {
    const player = await playerNamed(app);
    const { id } = await createEvent(player);
    await app.query(sql`
      update event set day = '2025-09-20', starts_at = '2025-09-20 12:00Z', ends_at = '2025-09-20 13:00Z' where id = ${id}`);
    return player;
  };
  /** Does something while somebody waits to join an event, whose row is held. */
  const whileJoining = async (meanwhile: (player: Player) => Promise<unknown>) => {
    const event = await createEvent(await playerNamed(app));
    const player = await regular();
    const em = app.get(EntityManager).fork();
    const answer = await em.transactional(async (held) => {
      await rowsOf(held, sql`select from event where id = ${event.id} for update`);
      const joining = join(player, event).then((response) => response);
      await app.untilBlocked(1);
      await meanwhile(player);
      return [joining] as const;
    });
    const { status } = await answer[0];
    const [row] = await app.query(sql<{ taken: number; players: number }>`
      select spots_taken as taken, (select count(*)::int from participant where event_id = event.id) as players
      from event where id = ${event.id}`);
    return { status, ...row };
  };

  it('should let nobody join who is erased meanwhile', async () => {
    const outcome = await whileJoining(({ email }) => erase(email).expect(204));

    expect(outcome).toEqual({ status: 404, taken: 1, players: 1 });
  });

  it('would let a former guest join if the name were still somebody’s (the control)', async () => {
    const outcome = await whileJoining(async ({ email, id }) => {
      await erase(email).expect(204);
      await app.query(sql`
        update user_name set user_id = (select id from account where email like 'former-%' order by id desc limit 1)
        where id = ${id}`);
    });

    expect(outcome).toEqual({ status: 200, taken: 2, players: 2 });
  });

  it('should erase once, however often it is asked at once', async () => {
    const { email } = await regular();
    const gameday = await createGameday(admin);
    await inviteGuest(admin, gameday, { guestEmail: email });

    const answers = await Promise.all([erase(email), erase(email), erase(email)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(
      await app.query(
        sql<object>`select not_replied_count, seats_taken from gameday where id = ${gameday.id}`,
      ),
    ).toEqual([{ not_replied_count: 0, seats_taken: 0 }]);
    const last = (await app.mails()).filter(
      ({ kind, address }) => kind === 'account-closing' && address === email,
    );
    expect(last).toHaveLength(1);
  });

  it.each(['sent', 'failed', 'retrying'] as const)(
    'should forget the address of a mail that is under way, whatever becomes of it: %s',
    async (state) => {
      const gameday = await createGameday(admin);
      const email = `under-way-${state}@mail.example`;
      await inviteGuest(admin, gameday, { guestEmail: email });
      const mail = (await app.mails()).find(({ address }) => address === email);
      const claim = await app.outbox.claim(mail?.id ?? '');
      if (!claim) throw new Error('The mail was not claimed');

      await erase(email).expect(204);

      expect(await app.outbox.readAgain(claim)).toBeNull();
      const bounced = state === 'failed';
      await app.outbox.record(claim, { state, error: `550 <${email}> is unknown`, bounced });
      expect((await app.mails()).find((one) => one.id === claim.id)).toMatchObject({
        state: state === 'sent' ? 'sent' : 'cancelled',
        props: {},
      });
      await runClosures(app);
      expect(rowsWith(await dumpOf(app), [email])).toEqual({});
    },
  );
});
