import type { MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { createEvent, type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { organiser } from '../../organise/editions/testing/editions.ts';
import { friendLinkOf, sayYes, wishFor } from '../testing/wish.factory.ts';
import { DrawsService } from './draws.service.ts';

const RUNS_AT = new Date('2025-10-06T16:00:00Z');

describe('friends in a draw', () => {
  let app: TestApp;
  let host: Player;
  let ada: Player;
  let bea: Player;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-05T12:00:00Z');
    await signIn();
    [host, ada, bea] = [
      await playerNamed(app, 'Dana'),
      await playerNamed(app, 'Ada'),
      await playerNamed(app, 'Bea'),
    ];
    await save({ takesWishes: true, joinsOpenAt: '2025-10-07T12:00' });
    await everywhere();
    await sayYes(bea, await friendLinkOf(ada)).expect(204);
  });
  afterAll(() => app.stop());
  const { signIn, everywhere, save } = organiser(() => app);

  const gameWith = (spots: number, eventDay = 'Saturday') =>
    createEvent(host, { eventDay, gameName: `For ${spots - 1}`, spots });
  const run = async () => {
    await app.get(DrawsService).plan(RUNS_AT);
    app.clock.set(RUNS_AT.toISOString());
    await app.runJob('draw');
  };
  const seated = async ({ id }: { id: string }) =>
    (
      await app.query<{ id: string }>(
        sql`select name_id as id from participant where event_id = ${id} and name_id <> ${host.id}`,
      )
    )
      .map((row) => row.id)
      .sort();
  const mails = () =>
    app.query<{ address: string; props: MailProps['draw-result'] }>(
      sql`select recipient_address as address, props from mail where kind = 'draw-result' order by recipient_address`,
    );

  it('should get seats together or none, and both are told', async () => {
    const two = await gameWith(3);
    const one = await gameWith(2, 'Friday');
    for (const game of [two, one]) await wishFor(ada, game, [ada.id, bea.id], true).expect(204);

    await run();

    expect(await seated(two)).toEqual([ada.id, bea.id].sort());
    expect(await seated(one)).toEqual([]);
    const told = await mails();
    expect(told.map(({ address, props }) => [address, props.wishes, props.parties])).toEqual(
      [ada, bea].map(({ email }) => [email, { of: 2, got: 1 }, [0]]),
    );
    for (const { props } of told) expect(props.things.map(({ title }) => title)).toContain('For 2');
  });

  it('should count a game once that is on both lists', async () => {
    const game = await gameWith(3);
    await wishFor(ada, game, [ada.id, bea.id], true).expect(204);
    await wishFor(bea, game).expect(204);

    await run();

    const [adas, beas] = await mails();
    expect(beas?.props).toMatchObject({ wishes: { of: 1, got: 1 }, first: { of: 1, got: 1 } });
    expect(adas?.props.wishes.of).toBe(1);
    expect(beas?.props.parties).toHaveLength(2);
  });

  it('should leave out a name that was taken from its account', async () => {
    const game = await gameWith(3);
    await wishFor(ada, game, [ada.id, bea.id], true).expect(204);
    await app.query(sql`update user_name set user_id = null where id = ${bea.id}`);
    await run();
    expect(await seated(game)).toEqual([ada.id]);
  });
});
