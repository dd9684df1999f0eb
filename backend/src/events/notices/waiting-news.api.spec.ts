import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { createEvent, formOf, join, type Player, playerNamed } from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

/** 2:00 AM at the convention, days before it; the sending hours begin at nine. */
const NIGHT = '2025-10-06T06:00:00Z';
const NINE = '2025-10-06T13:00:00.000Z';
/** 1:30 AM of the first day. */
const LAST_NIGHT = '2025-10-10T05:30:00Z';

describe('news of events that waits for the sending hours', () => {
  let app: TestApp;
  let dana: Player;
  let ola: Player;
  const { news, notices, minutesPass } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start({ SENDING_FROM_HOUR: '9', SENDING_UNTIL_HOUR: '20' });
  });
  beforeEach(async () => {
    app.clock.set(NIGHT);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
  });
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  /** An event of Dana in which Ola plays, who knows when it is. */
  async function played(changes: Parameters<typeof createEvent>[1] = {}) {
    const event = await createEvent(dana, changes);
    await join(ola, event).expect(200);
    await app.outbox.sent();
    return formOf(event, changes);
  }
  type Form = Awaited<ReturnType<typeof played>>;
  const save = async (form: Form, changes: Partial<Form>) =>
    (
      await dana.client
        .put('/api/event')
        .send({ ...form, ...changes })
        .expect(200)
    ).body;
  const leavesAt = async (form: Form, changes: Partial<Form> = {}) => {
    const sent = { ...form, ...changes };
    return (await dana.client.post(`/api/event/${form.id}/move/preview`).send(sent).expect(200)).body
      .leavesAt;
  };
  const untilNine = () => app.clock.set(NINE);
  const leavesOf = () =>
    app.query(sql<{ at: string }>`
      select to_char(due_first_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from mail
      where kind = 'event-notice' and state = 'queued'`);

  it('should leave when they begin, and minutes after a change that does not say so', async () => {
    const [one, other] = [await played(), await played({ eventTime: '8:00 PM' })];
    expect(await leavesAt(one, { eventTime: '6:00 PM' })).toBe(NINE);
    await save(one, { eventTime: '6:00 PM', inSendingHours: true });
    await save(other, { eventTime: '9:00 PM' });

    await minutesPass(6);
    expect(await notices()).toMatchObject([{ news: 'changed', eventId: other.id }]);
    untilNine();
    await minutesPass(0);

    expect(await notices()).toMatchObject([{ eventId: other.id }, { news: 'changed', eventId: one.id }]);
  });

  it('should say what is true then: the last plan, and what its reader knew', async () => {
    const form = await played();
    await save(form, { eventTime: '6:00 PM', inSendingHours: true });
    await minutesPass(30);
    await save(form, { eventTime: '7:00 PM', inSendingHours: true });

    await minutesPass(6);
    expect(await news()).toEqual([]);
    untilNine();
    await minutesPass(0);

    const [only, ...more] = await notices();
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      startsAt: '2025-10-10T23:00:00.000Z',
      before: { startsAt: '2025-10-10T19:15:00.000Z' },
    });
  });

  it('should not leave when the event is back where it was', async () => {
    const form = await played();
    await save(form, { eventTime: '6:00 PM', inSendingHours: true });
    await minutesPass(30);
    await save(form, {});

    await minutesPass(6);
    untilNine();
    await minutesPass(0);

    expect(await news()).toEqual([]);
  });

  it('should leave with a later change that does not wait', async () => {
    const form = await played();
    await save(form, { eventTime: '6:00 PM', inSendingHours: true });
    await minutesPass(30);
    await save(form, { eventTime: '7:00 PM' });

    await minutesPass(6);

    expect(await notices()).toMatchObject([{ news: 'changed', startsAt: '2025-10-10T23:00:00.000Z' }]);
  });

  it.each([
    ['the old plan', { eventTime: '12:00 PM' }, { eventDay: 'Saturday', eventTime: '7:00 PM' }],
    [
      'the new plan',
      { eventDay: 'Saturday', eventTime: '7:00 PM' },
      { eventDay: 'Friday', eventTime: '12:00 PM' },
    ],
  ])('should not wait where %s begins within three hours after', async (_which, old, next) => {
    const form = await played(old);
    app.clock.set(LAST_NIGHT);
    expect(await leavesAt(form, next)).toBeNull();
    await save(form, { ...next, inSendingHours: true });

    await minutesPass(6);

    expect(await notices()).toMatchObject([{ news: 'changed' }]);
  });

  it('should wait where both begin later', async () => {
    const form = await played();
    app.clock.set(LAST_NIGHT);
    expect(await leavesAt(form, { eventTime: '6:00 PM' })).toBe('2025-10-10T13:00:00.000Z');
    expect(await leavesAt(form, { eventTime: '12:01 AM' })).toBeNull();
    app.clock.set(NINE);
    expect(await leavesAt(form, { eventTime: '6:00 PM' })).toBeNull();
  });

  it('should tell of a deletion when they begin, and at once without the word', async () => {
    const [one, other] = [await played(), await played({ eventTime: '8:00 PM' })];
    const { body } = await dana.client.get(`/api/event/${one.id}/cancellation`).expect(200);
    expect(body).toMatchObject({ people: 1, leavesAt: NINE });

    await dana.client.delete(`/api/event/${one.id}?inSendingHours=true`).expect(204);
    await dana.client.delete(`/api/event/${other.id}`).expect(204);

    expect((await news()).map(([what]) => what)).toEqual(['cancelled', 'cancelled']);
    expect((await leavesOf()).map(({ at }) => at)).toEqual(['2025-10-06 13:00', null]);
  });

  it('should tell of swapped tables when they begin, and not when they are swapped back', async () => {
    const [one, other] = [
      await played({ tableId: 'a1' }),
      await played({ tableId: 'a2', eventTime: '8:00 PM' }),
    ];
    const swap = (more: object) =>
      dana.client.post('/api/tables/swap').send({ one: one.id, other: other.id, ...more });

    expect(
      (await dana.client.post('/api/tables/swap/preview').send({ one: one.id, other: other.id })).body,
    ).toMatchObject({ people: 1, leavesAt: NINE });
    await swap({ inSendingHours: true }).expect(204);
    await minutesPass(6);
    expect(await news()).toEqual([]);
    untilNine();
    await minutesPass(0);
    expect(await news()).toHaveLength(2);
    await app.outbox.sent();

    app.clock.set('2025-10-07T06:00:00Z');
    await swap({ inSendingHours: true }).expect(204);
    await minutesPass(1);
    await swap({}).expect(204);
    await minutesPass(6);
    app.clock.set('2025-10-07T13:00:00Z');
    await minutesPass(0);
    expect(await news()).toEqual([]);
  });
});
