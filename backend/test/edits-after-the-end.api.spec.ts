import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { createEvent, eventAsSeen, formOf, join, players } from '../src/events/testing/event.factory.ts';
import { createGameday, gamedayForm, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from './test-app.ts';

/** Staff put off what is over already, while mail about it is written by the other backend. */
describe('mail about what is put off after its end', () => {
  let app: TestApp;
  let staff: ApiClient;
  let colleague: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    staff = await app.signedIn(ADMIN);
    colleague = await app.signedIn(ORGANISER);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  /** The dates and expiries that waiting mails of a kind have, each once. */
  const waiting = (kind: string) =>
    app.query(sql<{ date: string; expires: string }>`
      select distinct coalesce(props ->> 'startsAt', shared_props ->> 'date') as date,
                      to_char(mail.expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as expires
      from mail left join mailing on mailing.id = mailing_id
      where mail.kind = ${kind} and mail.state = 'queued'`);
  /** A request by itself is sent only once somebody waits for its answer. */
  const sent = async (request: PromiseLike<unknown>): Promise<void> => void (await request);

  it.each([
    ['the message', 'the edit', '2025-10-04 17:00'],
    ['the edit', 'the message', '2025-10-20 17:00'],
  ])(
    'should tell guests of the new date, and in time for it, when %s comes before %s',
    async (first, _second, expires) => {
      const gameday = await createGameday(staff, { date: '2025-10-01', endTime: '13:00:00' });
      const { id } = gameday;
      await inviteGuest(staff, gameday, { status: 1 });
      app.clock.set('2025-10-01T17:00:01Z');
      const message = () =>
        colleague
          .post(`/api/gameday/${id}/message`)
          .send({ message: 'We play again.', answer: 'accepted' })
          .expect(200);
      const edit = () =>
        staff
          .put('/api/gameday')
          .send({ ...gamedayForm(gameday), date: '2025-10-20', id, notify: false })
          .expect(200);
      const order = first === 'the edit' ? [edit, message] : [message, edit];
      const answers: Promise<void>[] = [];

      // Both wait for the gameday, in this order.
      await app.get(EntityManager).transactional(async (em) => {
        await rowsOf(em, sql`select from gameday where id = ${id} for update`);
        for (const request of order) {
          answers.push(sent(request()));
          await app.untilBlocked(answers.length);
        }
      });
      await Promise.all(answers);

      expect(await waiting('gameday-message')).toEqual([{ date: '2025-10-20', expires }]);
      await app.query(sql`truncate gameday, mail, mailing cascade`);
    },
  );

  it('should tell players of the new time, once and in time for it, while both backends look for notices', async () => {
    const [owner, ...others] = await players(app, 6);
    const event = await createEvent(owner as (typeof others)[0], { spots: 9 });
    for (const player of others) await join(player, event).expect(200);
    // They wait since then, as when the mail server is away.
    const told = () => app.query(sql`select from mail where kind = 'event-notice' and state = 'queued'`);
    const before = await told();
    app.clock.set('2025-10-10T21:00:00Z');
    const lookForNotices = () => app.getAll(Jobs).map((jobs) => jobs.runNow('schedule-notices'));
    const admin = await app.signedIn(ADMIN);

    await Promise.all([
      sent(
        admin
          .put('/api/event')
          .send(formOf(event, { eventDay: 'Saturday' }))
          .expect(200),
      ),
      ...lookForNotices(),
    ]);
    app.clock.advance(5 * 60);
    await Promise.all(lookForNotices());

    expect(await eventAsSeen(app, event)).toMatchObject({ eventDay: 'Saturday' });
    expect(before).toHaveLength(others.length);
    expect(await told()).toHaveLength(others.length + 1);
    expect(await waiting('event-notice')).toEqual([
      { date: '2025-10-11T19:15:00.000Z', expires: '2025-10-11 20:15' },
    ]);
  });
});
