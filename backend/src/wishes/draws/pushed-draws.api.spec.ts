import type { MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { createEvent, type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { organiser } from '../../organise/editions/testing/editions.ts';
import { turnOn } from '../../users/push/testing/push-device.factory.ts';
import { wishFor } from '../testing/wish.factory.ts';
import { DrawsService } from './draws.service.ts';

const RUNS_AT = new Date('2025-10-06T16:00:00Z');

describe('what is pushed of a draw', () => {
  let app: TestApp;
  let players: Player[];
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-05T12:00:00Z');
    await signIn();
    const host = await playerNamed(app, 'Dana');
    players = [];
    for (const name of ['Ada', 'Bea', 'Cleo']) players.push(await playerNamed(app, name, `${name} Junior`));
    await save({ takesWishes: true, joinsOpenAt: '2025-10-07T12:00' });
    await everywhere();
    // Two of the three families get what they wish for.
    const event = await createEvent(host, { spots: 5 });
    for (const player of players) await wishFor(player, event, player.ids, true).expect(204);
  });
  afterAll(() => app.stop());
  const { signIn, everywhere, save } = organiser(() => app);

  interface Told {
    address: string;
    device: string | null;
    props: MailProps['draw-result'];
  }
  const results = async () =>
    app.query(sql<Told>`
      select recipient_address as address, device_id as device, props from mail
      where kind = 'draw-result' order by recipient_address`);

  it('should be that seats are theirs, once for each device that asked for it, and nothing to whoever got none', async () => {
    const phones = await Promise.all(players.map(({ client }) => turnOn(client, ['seat'])));
    for (const { email } of players) await turnOn(await app.signedIn(email), ['change', 'starting']);
    await app.get(DrawsService).plan(RUNS_AT);
    app.clock.set(RUNS_AT.toISOString());
    await app.runJob('draw');

    const all = await results();
    const mails = all.filter(({ device }) => device === null);
    const seated = mails.filter(({ props }) => props.wishes.got > 0);
    expect(mails).toHaveLength(3);
    expect(seated).toHaveLength(2);
    expect(mails.map(({ props }) => props.news).sort()).toEqual(['nothing', 'seats', 'seats']);
    const copies = all.filter(({ device }) => device !== null);
    expect(copies.map(({ address, props }) => ({ address, props }))).toEqual(
      seated.map(({ address, props }) => ({ address, props })),
    );
    const asked = phones.map(({ id }) => id);
    expect(copies.every(({ device }) => asked.includes(device ?? ''))).toBe(true);
  });
});
