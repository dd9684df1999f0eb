import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Contributions } from '@tablefall/platform/contributions/contributions';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { JOBS } from '@tablefall/platform/jobs/job';
import { BackendProcess } from '../../../test/backend-process.ts';
import { TestApp } from '../../../test/test-app.ts';
import { createEvent, type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { organiser } from '../../organise/editions/testing/editions.ts';
import { askForWishes, wishFor } from '../testing/wish.factory.ts';
import { DrawsService } from './draws.service.ts';

const YEARS_AHEAD = { CONVENTION_START: '2098-10-10T11:00', CONVENTION_END: '2098-10-11T21:00' };
/** Past by the real clock, which the process goes by. */
const RUNS_AT = new Date('2025-10-06T16:00:00Z');

/** A backend that is killed while it draws: the seats, the waitlists, what is published and the mails are all there, or none is. */
describe('a draw whose backend is killed', () => {
  let app: TestApp;
  let backend: BackendProcess | undefined;
  let host: Player;
  beforeAll(async () => {
    app = await TestApp.start(YEARS_AHEAD);
  });
  afterEach(() => backend?.kill());
  afterAll(() => app.stop());
  const { signIn, everywhere, save } = organiser(() => app);

  /** No other job of the process writes what the spec holds back. */
  const onlyTheDrawIsDue = async () => {
    const others = app
      .get(Contributions)
      .of(JOBS)
      .map(({ name }) => name)
      .filter((name) => name !== 'draw');
    await app.query(sql`
      insert into job (name, due_at) select name, '2098-01-01' from unnest(${others}::text[]) as other (name)
      on conflict (name) do update set due_at = excluded.due_at`);
  };
  const written = async () => {
    const [row] = await app.query(sql<
      Record<'seated' | 'waiting' | 'numbered' | 'published' | 'mails', number>
    >`
      select (select count(*)::int from participant where name_id <> ${host.id}) as seated,
             (select count(*)::int from waitlist_entry) as waiting, (select count(*)::int from drawn_name) as numbered,
             (select count(published)::int from draw) as published,
             (select count(*)::int from mail where kind = 'draw-result') as mails`);
    return row;
  };
  /** Of the connection whose draw has written everything but its line of the audit trail, for which it waits. */
  const drawing = sql<{ pid: number }>`
    select waiting.pid from pg_locks waiting
    where not waiting.granted and waiting.relation = 'audit_entry'::regclass and exists (
      select from pg_locks held
      where held.pid = waiting.pid and held.granted and held.mode = 'RowExclusiveLock' and held.relation = 'drawn_name'::regclass)`;
  const until = async (holds: () => Promise<boolean>) => {
    // Nothing tells of what happens in another process. The limit of the spec ends it.
    while (!(await holds())) await sleep(50);
  };

  it('should leave nothing of it, and be run by the next one, once', async () => {
    await signIn();
    await save({ takesWishes: true, joinsOpenAt: '2098-10-07T12:00' }, '2098-10');
    await everywhere();
    await askForWishes(app);
    host = await playerNamed(app, 'Ola');
    const event = await createEvent(host, { spots: 2 });
    for (const name of ['Ada', 'Bea', 'Cleo']) await wishFor(await playerNamed(app, name), event).expect(204);
    await app.get(DrawsService).plan(RUNS_AT);
    await onlyTheDrawIsDue();
    const nothing = { seated: 0, waiting: 0, numbered: 0, published: 0, mails: 0 };

    backend = await BackendProcess.start(app);
    let killed: number | undefined;
    await app.get(EntityManager).transactional(async (em) => {
      await rowsOf(em, sql`lock table audit_entry in share mode`);
      await until(async () => {
        killed = (await app.query(drawing)).at(0)?.pid;
        return killed !== undefined;
      });
      await backend?.kill();
      expect(await written()).toEqual(nothing);
    });
    await until(async () => {
      const alive = await app.query(sql`select from pg_stat_activity where pid = ${killed}`);
      return alive.length === 0;
    });
    expect(await written()).toEqual(nothing);

    backend = await BackendProcess.start(app);
    await until(async () => (await written())?.published === 1);
    await backend.kill();
    expect(await written()).toEqual({ seated: 1, waiting: 2, numbered: 3, published: 1, mails: 3 });
  }, 300_000);
});
