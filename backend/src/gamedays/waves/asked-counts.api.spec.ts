import { EntityManager } from '@mikro-orm/postgresql';
import { MAIL_STATES } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import fc from 'fast-check';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createGameday } from '../testing/gameday.factory.ts';
import { listOf } from '../testing/waves.factory.ts';
import { type AskedCounts, askedCounts, countAsked } from './waves.sql.ts';

const TODAY = '2025-10-02';
const GUESTS = 400;

describe('the guests of gamedays who were asked', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(`${TODAY}T14:00:00Z`);
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const invited = async (count: number, answerBy: string | null, date: string) => {
    const gameday = await createGameday(staff, { date, capacity: 5000, answerBy });
    const form = { gamedayID: gameday.id, guests: listOf(count, date) };
    await staff.post('/api/gameday/bulk-invite').send(form).expect(200);
    return gameday.id;
  };

  it.each([
    [null, '2025-11-01'],
    [TODAY, '2025-11-02'],
    ['2025-10-01', '2025-11-03'],
  ])('should be counted as one by one, for 400 by chance (answer by %s)', async (answerBy, date) => {
    const id = await invited(GUESTS, answerBy, date);
    const draw = <T>(seed: number, ...values: T[]) =>
      fc.sample(fc.constantFrom(...values), { numRuns: GUESTS, seed });
    const drawn = {
      state: draw(1, ...MAIL_STATES),
      status: draw(3, 0, 0, 0, 1, 2),
      typed: draw(4, false, false, true),
      day: draw(5, null, null, '2025-10-01', TODAY, '2025-10-05'),
      waits: draw(6, false, false, false, true),
    };
    await app.query(sql`
      with drawn as (
        select * from unnest(
          ${drawn.status}::smallint[], ${drawn.typed}::boolean[],
          ${drawn.day}::date[], ${drawn.waits}::boolean[]
        ) with ordinality as each(status, typed, day, waits, number)
      ), guest as (
        select id, row_number() over (order by id) as number from invitation where gameday_id = ${id}
      ), changed as (
        update invitation set status = drawn.status, typed = drawn.typed, answer_by = drawn.day
        from guest join drawn using (number) where invitation.id = guest.id
      ), queued as (
        insert into gameday_queue_entry (id, gameday_id, invitation_id, party, joined_at, place)
        select uuidv7(), ${id}, guest.id, 1, now(), number from guest join drawn using (number) where waits
      )
      select`);
    for (const state of MAIL_STATES) {
      const to = listOf(GUESTS, date).flatMap(({ email }, n) => (drawn.state[n] === state ? [email] : []));
      if (state !== 'queued') await app.outbox.becomes(state, { to });
    }
    await app.query(sql`
      update gameday set accepted_count = counted.accepted, rejected_count = counted.declined, not_replied_count = counted.silent
      from (select count(*) filter (where status = 1) as accepted, count(*) filter (where status = 2) as declined,
                   count(*) filter (where status = 0) as silent from invitation where gameday_id = ${id}) as counted
      where gameday.id = ${id}`);

    const em = app.get(EntityManager).fork();

    expect((await countAsked(em, [id], TODAY)).get(id)).toEqual(await oneByOne(id));
  });

  it('should not be looked at one by one when nothing is the matter', async () => {
    const id = await invited(5_000, null, '2025-11-05');
    await app.outbox.sent();
    for (const table of ['mail', 'mailing', 'invitation'])
      await app.query(sql`vacuum analyze ${sql.table(table)}`);

    const plan = JSON.stringify(
      await app.query(sql`explain (analyze, format json) ${askedCounts([id], TODAY)}`),
    );

    const loops = [...plan.matchAll(/"Actual Loops": ?(\d+)/g)].map(([, count]) => Number(count));
    expect(Math.max(...loops)).toBeLessThan(1_000);
  });

  /** Each guest by itself, with all their mails. */
  async function oneByOne(id: string): Promise<AskedCounts> {
    const [counts] = await app.query(sql<AskedCounts>`
      select count(*) filter (where standing = 'accepted')::int as accepted,
             count(*) filter (where standing = 'declined')::int as declined,
             count(*) filter (where standing = 'open')::int as open, count(*) filter (where standing = 'past')::int as past,
             count(*) filter (where standing = 'queue')::int as "inQueue",
             count(*) filter (where standing = 'unreachable')::int as unreachable
      from (
        select case
          when status = 1 then 'accepted' when status = 2 then 'declined'
          when exists (select from gameday_queue_entry where invitation_id = invitation.id) then 'queue'
          when typed then 'typed'
          when greatest(invitation.answer_by, gameday.answer_by) < ${TODAY}::date and gameday.answer_by is not null then 'past'
          when exists (select from mail where about = invitation.id and state in ('queued', 'retrying', 'sending', 'sent')) then 'open'
          else 'unreachable' end as standing
        from invitation join gameday on gameday.id = invitation.gameday_id where gameday_id = ${id}
      ) as each`);
    return counts as AskedCounts;
  }
});
