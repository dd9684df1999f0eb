import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { TestApp } from '../../../test/test-app.ts';
import { createEvent, eventForm, formOf, type Player, players } from '../../events/testing/event.factory.ts';
import { organiser } from './testing/editions.ts';

const HERE = { firstDay: '2025-10-10', secondDay: '2025-10-11' };
const THERE = { firstDay: '2025-10-17', secondDay: '2025-10-18' };
const TIMES = ['1:00 PM', '3:00 PM', '5:00 PM', '7:00 PM'];

/** What happens to events that are saved at the moment at which the days of their edition move. */
describe('events that are saved while the days move', () => {
  let app: TestApp;
  let hosts: Player[];
  const { signIn, save, everywhere } = organiser(() => app);
  beforeAll(async () => {
    app = await TestApp.startTwo();
    await signIn();
    hosts = await players(app, 6);
  });
  afterAll(() => app.stop());

  const planned = () =>
    app.query(sql<{ day: string; local: string }>`
      select day::text, to_char(starts_at at time zone 'America/New_York', 'YYYY-MM-DD FMHH12:MI PM') as local from event`);
  const lands = async (times: string[]) => {
    const events = await planned();
    expect(new Set(events.map(({ day }) => day))).toEqual(new Set([THERE.firstDay]));
    expect(new Set(events.map(({ local }) => local))).toEqual(
      new Set(times.map((time) => `${THERE.firstDay} ${time}`)),
    );
    return events;
  };
  /** Every round begins with a move back that each backend knows. */
  const itHolds = (name: string, round: () => Promise<void>) =>
    itHoldsEveryRound(name, async () => {
      await app.query(sql`delete from event`);
      expect((await save(HERE)).status).toBe(200);
      await everywhere();
      await round();
    });

  itHolds('should land on the moved days where a backend does not know of the move yet', async () => {
    expect((await save(THERE)).status).toBe(200);

    const [first, second] = hosts as [Player, Player];
    for (const host of [first, second]) {
      for (const eventTime of TIMES) {
        await host.client.put('/api/event').send(eventForm(host.id, { eventTime })).expect(200);
      }
    }

    expect(await lands(TIMES)).toHaveLength(2 * TIMES.length);
  });

  itHolds('should be on one of the moved days, whether they are new or changed', async () => {
    const known = await Promise.all(
      hosts.flatMap((host) =>
        TIMES.slice(0, 2).map(async (eventTime) => ({ host, event: await createEvent(host, { eventTime }) })),
      ),
    );

    const [moved, ...answers] = await Promise.all([
      save(THERE),
      ...known.map(({ host, event }) =>
        host.client.put('/api/event').send(formOf(event, { gameName: 'Another game' })),
      ),
      ...hosts.flatMap((host) =>
        TIMES.slice(2).map((eventTime) =>
          host.client.put('/api/event').send(eventForm(host.id, { eventTime })),
        ),
      ),
    ]);

    expect(moved.status).toBe(200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await lands(TIMES)).toHaveLength(hosts.length * TIMES.length);
  });
});
