import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { createEvent, type Player, playerNamed, playerOf } from '../../events/testing/event.factory.ts';
import { organiser } from '../../organise/editions/testing/editions.ts';
import { wishesFrom, wishFor } from '../testing/wish.factory.ts';
import { DrawsService } from './draws.service.ts';

const RUNS_AT = new Date('2025-10-06T16:00:00Z');

/** What happens to a draw while others wish, and what it does with children. */
describe('a draw beside others', () => {
  let app: TestApp;
  let host: Player;
  let ada: Player;
  /** An adult and a child. */
  let family: Player;
  let event: { id: string };
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-05T12:00:00Z');
    await signIn();
    host = await playerNamed(app, 'Dana');
    ada = await playerNamed(app, 'Ada');
    const form = registerForm({
      attendees: [
        { name: 'Priya', badge: true },
        { name: 'Meera', badge: false },
      ],
    });
    family = await playerOf(await registeredAs(app, form), form.email);
    event = await createEvent(host, { spots: 2 });
    await save({ takesWishes: true, joinsOpenAt: '2025-10-07T12:00' });
    await everywhere();
    await app.get(DrawsService).plan(RUNS_AT);
  });
  afterAll(() => app.stop());
  const { signIn, everywhere, save } = organiser(() => app);

  const run = async () => {
    app.clock.set(RUNS_AT.toISOString());
    await app.runJob('draw');
  };
  const namesIn = async (table: 'participant' | 'waitlist_entry') =>
    (
      await app.query<{ name: string }>(sql`
        select name from ${sql.table(table)} as part join user_name on user_name.id = part.name_id
        where event_id = ${event.id} and name_id <> ${host.id} order by name`)
    ).map(({ name }) => name);
  const mailed = async () =>
    (
      await app.query<{ address: string }>(
        sql`select recipient_address as address from mail where kind = 'draw-result'`,
      )
    ).map(({ address }) => address);

  it('should wait for somebody who is just taking a wish back', async () => {
    await wishFor(ada, event).expect(204);
    const drawn = await app
      .get(EntityManager)
      .fork()
      .transactional(async (em) => {
        await rowsOf(em, sql`delete from wish returning id`);
        const running = run();
        await app.untilBlocked(1);
        return [running] as const;
      });
    await drawn[0];
    expect([await namesIn('participant'), await mailed()]).toEqual([[], []]);
  });

  it('should draw what stood when it began, whoever wishes or takes a wish back meanwhile', async () => {
    await wishFor(ada, event).expect(204);
    const [wish] = (await wishesFrom(ada)).wishes;
    app.clock.set(RUNS_AT.toISOString());
    const late = await app.get(Transactions).run(async (unit) => {
      await app.get(DrawsService).runIfDue(unit);
      const taken = ada.client.delete(`/api/wish/${wish?.id}`).then(({ status }) => status);
      const wished = wishFor(family, event).then(({ status }) => status);
      await app.untilBlocked(2);
      return [taken, wished] as const;
    });
    expect(await Promise.all(late)).toEqual([204, 204]);
    expect([await namesIn('participant'), await mailed()]).toEqual([['Ada'], [ada.email]]);
  });

  it('should leave nothing when its connection is lost, and everything when it is run again', async () => {
    await wishFor(ada, event).expect(204);
    app.clock.set(RUNS_AT.toISOString());
    const lost = app.get(Transactions).run(async (unit) => {
      await app.get(DrawsService).runIfDue(unit);
      const [{ pid } = { pid: 0 }] = await rowsOf<{ pid: number }>(
        unit.em,
        sql`select pg_backend_pid() as pid`,
      );
      await app.query(sql`select pg_terminate_backend(${pid}, 5000)`);
      await rowsOf(unit.em, sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect([await namesIn('participant'), await mailed()]).toEqual([[], []]);
    await run();
    expect([await namesIn('participant'), await mailed()]).toEqual([['Ada'], [ada.email]]);
  });

  it('should leave out a child that would come alone, and let one wait with its adult', async () => {
    await wishFor(family, event, [family.ids[1] ?? '']).expect(204);
    await save({ childrenNeedAdult: true });
    await everywhere();
    const both = await createEvent(host, { eventDay: 'Saturday', spots: 2 });
    await wishFor(family, both, family.ids, true).expect(204);
    await run();
    expect([await namesIn('participant'), await namesIn('waitlist_entry')]).toEqual([[], []]);
    event = both;
    expect([await namesIn('participant'), await namesIn('waitlist_entry')]).toEqual([[], ['Meera', 'Priya']]);

    app.clock.set('2025-10-08T12:00:00Z');
    await app.runJob('schedule-notices');
    expect([await namesIn('participant'), await namesIn('waitlist_entry')]).toEqual([['Priya'], ['Meera']]);
  });
});
