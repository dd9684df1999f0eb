import { sql } from '@tablefall/platform/database/sql';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

const joinAll = ({ client }: Player, { id }: { id: string }, ids: string[], fit?: 'all' | 'some') =>
  client.put(`/api/event/register/${id}`).send({ ids, fit });

describe('a family that joins in one step', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let family: Player;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    family = await playerNamed(app, 'Priya', 'Meera', 'Arun');
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const players = async (event: { id: string }) =>
    (await eventAsSeen(app, event, admin)).participants.map(({ name }) => name);

  it('should get all spots or none, unless as many as fit are asked for', async () => {
    const event = await createEvent(dana, { spots: 3 });

    const { body } = await joinAll(family, event, family.ids).expect(409);
    expect(body).toMatchObject({
      title: 'Registration Full',
      message: 'Only 2 spots are left for 3 people.',
    });
    expect(await players(event)).toEqual(['Dana']);

    await joinAll(family, event, family.ids, 'some').expect(200);
    expect(await players(event)).toEqual(['Dana', 'Priya', 'Meera']);
    expect((await joinAll(family, event, family.ids, 'some').expect(409)).body.message).toBe(
      'All spots of this event are taken.',
    );
  });

  it('should leave those in who take part already, and count them for nothing', async () => {
    const event = await createEvent(dana, { spots: 3 });
    await join(family, event).expect(200);

    await joinAll(family, event, family.ids.slice(0, 2)).expect(200);

    expect(await players(event)).toEqual(['Dana', 'Priya', 'Meera']);
  });

  it('should be told whose other event is in the way, each by name, and nobody joins', async () => {
    const event = await createEvent(dana, { spots: 9 });
    const other = await createEvent(ola, { gameName: 'Root' });
    await joinAll(family, other, family.ids.slice(1)).expect(200);

    const { body } = await joinAll(family, event, family.ids, 'some').expect(409);

    expect(body).toMatchObject({
      title: 'Schedule Conflict',
      message:
        'Meera is already registered for Root on Friday at 3:15 PM. Arun is already registered for Root on Friday at 3:15 PM.',
      conflictsWith: [other.id],
    });
    expect(await players(event)).toEqual(['Dana']);
  });

  it('should come after those who wait', async () => {
    const event = await createEvent(dana, { spots: 2 });
    await join(ola, event).expect(200);
    const waiting = await playerNamed(app, 'Waiting');
    await wait(waiting, event).expect(200);
    await app.query(sql`update event set spots = 4 where id = ${event.id}`);

    expect((await joinAll(family, event, family.ids.slice(0, 2)).expect(409)).body.message).toBe(
      'Only 1 spot is left for 2 people.',
    );
    expect(await players(event)).toEqual(['Dana', 'Ola', 'Waiting']);
  });

  it('should be of one account, and be said in full', async () => {
    const event = await createEvent(dana, { spots: 9 });

    await joinAll(family, event, [family.id, ola.id]).expect(403);
    await joinAll(family, event, []).expect(400);
    await joinAll(family, event, [family.id, family.id]).expect(400);
    await joinAll(family, event, [family.id], 'most' as 'all').expect(400);
    await family.client.put(`/api/event/register/${event.id}`).send({}).expect(400);
    expect(await players(event)).toEqual(['Dana']);
  });

  itHoldsEveryRound('should be seated whole or not at all, however many families ask at once', async () => {
    const families = await Promise.all(
      Array.from({ length: 8 }, () => playerNamed(app, 'One', 'Two', 'Three')),
    );
    const event = await createEvent(dana, { spots: 12 });

    const answers = await Promise.all(families.map((each) => joinAll(each, event, each.ids)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const { participants, spotsTaken } = await eventAsSeen(app, event, admin);
    expect([participants.length, spotsTaken]).toEqual([10, 10]);
    for (const [index, each] of families.entries()) {
      const seated = participants.filter(({ id }) => each.ids.includes(id)).length;
      expect(seated).toBe(answers[index]?.status === 200 ? 3 : 0);
    }
    await app.query(sql`truncate event cascade`);
  });
});
