import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { aDevice, turnOn } from '../../users/push/testing/push-device.factory.ts';
import {
  createEvent,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  wait,
} from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

const MONDAY = '2025-10-06T12:00:00Z';

interface Copy {
  id: string;
  kind: string;
  news: string | null;
  address: string;
  state: string;
  device: string;
  about: string;
}

describe('what is pushed of events', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  const { minutesPass, sendAll } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set(MONDAY);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
  });
  afterEach(() => app.query(sql`truncate event, mail, push_device cascade`));
  afterAll(() => app.stop());

  const copies = (): Promise<Copy[]> =>
    app.query(sql<Copy>`
      select id, kind, props ->> 'news' as news, recipient_address as address, state, device_id as device, about
      from mail where device_id is not null order by id`);
  const told = async () =>
    (await copies()).filter(({ state }) => state === 'queued').map(({ news, address }) => [news, address]);
  const save = (player: Player, form: object) => player.client.put('/api/event').send(form).expect(200);

  /** A game of one seat besides its owner's, which Ola has and Priya waits for. */
  async function fullGame() {
    const event = await createEvent(dana, { spots: 2 });
    await join(ola, event).expect(200);
    await wait(priya, event).expect(200);
    return event;
  }

  it('should be a copy for each device that asked for it, of whoever is told by mail', async () => {
    const event = await fullGame();
    const phone = await turnOn(priya.client, ['seat']);
    const other = await app.signedIn(priya.email);
    const desk = await turnOn(other, ['seat', 'change']);
    await turnOn(await app.signedIn(priya.email), ['change', 'starting']);
    await turnOn(dana.client);
    await turnOn(ola.client);
    await leave(ola, event).expect(200);

    const all = await copies();
    expect(all).toMatchObject([
      { kind: 'event-notice', news: 'promoted', address: priya.email, state: 'queued' },
      { kind: 'event-notice', news: 'promoted', address: priya.email, state: 'queued' },
    ]);
    expect(all.map(({ device }) => device).sort()).toEqual([phone.id, desk.id].sort());
    const [row] = await app.query(sql<{ same: boolean }>`
      select bool_and(copy.props = mail.props and copy.expires_at = mail.expires_at and copy.about = mail.about
                      and copy.due_at = mail.due_at and copy.created_at = mail.created_at and not copy.by_others
                      and not copy.by_staff and copy.mailing_id is null) as same
      from mail join mail copy on copy.device_id is not null
      where mail.device_id is null and mail.props ->> 'news' = 'promoted'`);
    expect(row?.same).toBe(true);
  });

  it('should not be what somebody just did themselves', async () => {
    await turnOn(ola.client);
    await join(ola, await createEvent(dana)).expect(200);

    expect(await copies()).toEqual([]);
  });

  it('should be nothing of mail that does not leave, nor for whoever turned the notices off', async () => {
    await turnOn(priya.client);
    const event = await fullGame();
    await app.query(sql`
      insert into schedule_settings (user_id, notices) select id, false from account where email = ${priya.email}
      on conflict (user_id) do update set notices = false`);
    await leave(ola, event).expect(200);

    expect(await copies()).toEqual([]);
  });

  it('should be nothing for a session that is over, or an account that is blocked', async () => {
    await turnOn(priya.client);
    await turnOn(ola.client);
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await join(priya, event).expect(200);
    await app.query(
      sql`update session set expires_at = ${app.clock.now()} where user_id in (select id from account where email = ${ola.email})`,
    );
    await app.query(sql`update account set blocked_at = now() where email = ${priya.email}`);
    await dana.client.delete(`/api/event/${event.id}`).expect(204);

    expect(await copies()).toEqual([]);
    expect(
      (await app.mails()).filter(({ props }) => (props as { news?: string }).news === 'cancelled'),
    ).toHaveLength(2);
  });

  it('should follow its mail: a plan that was moved back cancels both', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await sendAll();
    await turnOn(ola.client);
    await save(dana, formOf(event, { eventTime: '5:00 PM' }));
    await minutesPass(6);
    expect(await told()).toEqual([['changed', ola.email]]);

    await save(dana, formOf(event));
    await minutesPass(6);
    const states = await app.query(sql<{ state: string; copy: boolean }>`
      select state, device_id is not null as copy from mail where props ->> 'news' = 'changed' order by copy`);
    expect(states).toEqual([
      { state: 'cancelled', copy: false },
      { state: 'cancelled', copy: true },
    ]);
  });

  /** A game of two of a family, with notices on a device of theirs, which its host moves. */
  async function movedWithFamily() {
    const family = await playerNamed(app, 'Kofi', 'Abena');
    const event = await createEvent(dana, { spots: 4 });
    for (const id of family.ids) await join(family, event, id).expect(200);
    await sendAll();
    await turnOn(family.client);
    await save(dana, formOf(event, { spots: 4, eventTime: '5:00 PM' }));
    await minutesPass(6);
    return { family, event };
  }

  it('should tell a family once what is the same for all, and by name what is of one', async () => {
    const { family, event } = await movedWithFamily();
    expect(await told()).toEqual([['changed', family.email]]);

    for (const id of family.ids)
      await dana.client.delete(`/api/event/participant/${event.id}`).send({ id }).expect(200);
    const removed = await app.query(sql<{ name: string }>`
      select recipient_name as name from mail where device_id is not null and props ->> 'news' = 'removed' order by name`);
    expect(removed).toEqual([{ name: 'Abena' }, { name: 'Kofi' }]);
  });

  it.each(['queued', 'sent'] as const)(
    'should still be told to a family of which one leaves while the mail is %s, until nobody plays',
    async (state) => {
      const { family, event } = await movedWithFamily();
      // The copy is of the mail of one of them.
      const [ofCopy] = await app.query(sql<{ id: string }>`
      select name.id from user_name name join mail on mail.about = md5(${event.id}::text || name.id::text)::uuid
      where mail.device_id is not null`);
      const others = family.ids.filter((id) => id !== ofCopy?.id);
      const mails = await app.query(sql<{ id: string }>`select id from mail where device_id is null`);
      if (state === 'sent') await app.outbox.sent({ id: mails.map(({ id }) => id) });
      await leave(family, event, ofCopy?.id).expect(200);
      expect(await told()).toEqual([['changed', family.email]]);

      await leave(family, event, others[0]).expect(200);
      expect(await told()).toEqual([]);
    },
  );

  it('should not be taken for a mail that told of a plan', async () => {
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await sendAll();
    await turnOn(ola.client);
    await save(dana, formOf(event, { eventTime: '5:00 PM' }));
    await minutesPass(6);
    // The mail has left, and the push service is away.
    const mails = await app.query(sql<{ id: string }>`select id from mail where device_id is null`);
    await app.outbox.sent({ id: mails.map(({ id }) => id) });
    await save(dana, formOf(event, { eventTime: '6:00 PM' }));
    await minutesPass(6);

    const waiting = (await app.mails()).filter(({ state }) => state === 'queued');
    expect(waiting).toHaveLength(3);
    for (const { props } of waiting) expect(props).toMatchObject({ startsAt: '2025-10-10T22:00:00.000Z' });
  });

  it('should go when its device signs out, without a mark on the mail', async () => {
    const event = await fullGame();
    await turnOn(priya.client);
    await leave(ola, event).expect(200);
    expect(await told()).toEqual([['promoted', priya.email]]);
    await priya.client.post('/api/user/logout').expect(204);

    expect(await copies()).toEqual([]);
    expect((await app.mails()).at(-1)).toMatchObject({ address: priya.email, state: 'queued' });
  });

  it('should not wait for the next owner of a browser', async () => {
    const event = await fullGame();
    const device = aDevice();
    await turnOn(priya.client, ['seat'], device);
    await leave(ola, event).expect(200);
    await turnOn(ola.client, ['seat'], device);

    expect(await copies()).toEqual([]);
  });

  it('should be counted as no mail, by nobody', async () => {
    const event = await fullGame();
    await turnOn(priya.client);
    await sendAll();
    const figures = async () => {
      const { body: status } = await admin.get('/api/system/status').expect(200);
      const { body: hold } = await admin.get('/api/system/mail-hold').expect(200);
      const data = await app.query(sql<{ mails: number }>`
        select count(*)::int as mails from mail where device_id is null`);
      return { sent: status.sentInADay, waiting: hold.waiting, queues: status.queues, mails: data[0]?.mails };
    };
    const before = await figures();
    await leave(ola, event).expect(200);
    const after = await figures();

    expect(after.mails).toBe((before.mails ?? 0) + 1);
    expect(after.waiting).toBe(before.waiting + 1);
    expect(after.queues.at(-1)).toEqual({ queue: 'mail-push', due: 1, oldestSince: null });
    // Times are those of the real clock to whoever asks what can still be sent.
    await app.outbox.expireIn(60);
    await app.outbox.becomes(
      'failed',
      { to: [priya.email], state: ['queued'] },
      { error: '421 no', code: 421 },
    );
    expect((await copies()).map(({ state }) => state)).toEqual(['failed']);
    expect((await admin.get('/api/system/set-aside').expect(200)).body.total).toBe(1);
  });
});
