import { randomUUID } from 'node:crypto';
import { sql } from '@tablefall/platform/database/sql';
import { statementsOf } from '../../../test/statements.ts';
import { TestApp } from '../../../test/test-app.ts';
import type { Principal } from '../../http/access/principal.ts';
import { EventsQueries } from '../events.queries.ts';

const EVENTS = 5_000;
const EACH = 8;
const NAMES = 2_000;

describe('the schedule at scale', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    await app.query(sql`
      insert into account (id, email, created_at)
      select uuidv7(), 'player' || number || '@mail.example', now() from generate_series(1, ${NAMES}) number`);
    await app.query(sql`
      insert into user_name (id, user_id, name, position) select uuidv7(), id, 'Player of ' || email, 0 from account`);
    await app.query(sql`
      insert into event (id, edition, game_name, day, starts_at, ends_at, duration, spots, spots_taken, visible, teacher,
                         owner_id, created_at)
      select uuidv7(), '2025-10', 'Game ' || number, '2025-10-10', start, start + interval '1 hour', 60, 12, ${EACH}, true,
             'none', (select id from user_name limit 1), now()
      from generate_series(1, ${EVENTS}) number,
           lateral (select timestamptz '2025-10-10 16:00Z' + number % 40 * interval '15 minutes' as start) as planned`);
    await app.query(sql`
      insert into participant (id, event_id, name_id, joined_at, told_plan)
      select uuidv7(), event.id, name.id, now(), '{}'
      from (select id, row_number() over () as number from event) event
      cross join generate_series(1, ${EACH}) as seat
      join (select id, row_number() over () as number from user_name) name
        on name.number = (event.number * 7 + seat * 131) % ${NAMES} + 1`);
    await app.query(sql`analyze event, participant, user_name`);
  }, 60_000);
  afterAll(() => app.stop());

  it.each<[string, Principal | null]>([
    ['strangers', null],
    [
      'who is signed in',
      {
        userId: randomUUID(),
        sessionId: randomUUID(),
        email: 'mei@mail.example',
        roles: [],
        mayChange: true,
        hasSignedIn: true,
        hasFreshSignIn: true,
      },
    ],
  ])(
    'should be read for %s with a few statements',
    async (_, principal) => {
      const read = () => app.get(EventsQueries).listEvents(principal);
      expect(await statementsOf(read)).toBeLessThan(10);
    },
    60_000,
  );

  it.each(['gzip', 'br', 'identity'])(
    'should be sent as %s to whoever reads that',
    async (encoding) => {
      const { headers, body } = await app
        .browser()
        .get('/api/events')
        .set('Accept-Encoding', encoding)
        .expect(200);

      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(body).toHaveLength(EVENTS);
      expect(body[0].participants).toHaveLength(EACH);
    },
    60_000,
  );

  it('should weigh hardly more when events say for whom they are and describe themselves', async () => {
    const weight = async () => {
      const { body } = await app.browser().get('/api/events').set('Accept-Encoding', 'identity').expect(200);
      return Buffer.byteLength(JSON.stringify(body));
    };
    const bare = await weight();
    await app.query(sql`
      update event set description = repeat('ä long story. ', 70), level = 'experienced', children = '10', min_players = 3`);

    expect((await weight()) / bare).toBeLessThan(1.08);
  }, 60_000);
});
