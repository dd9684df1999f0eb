import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { beginMailing } from '@tablefall/platform/outbox/mailings';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { MailingsService } from '../src/email/mailings/mailings.service.ts';
import { createGameday } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';

describe('a mailing', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const guests = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, n) => ({ name: 'Guest', email: `${prefix}${n}@mail.example` }));
  const to = (list: { email: string }[]) => ({ to: list.map(({ email }) => email) });
  const invite = (gamedayID: string, list: object[]) =>
    staff.post('/api/gameday/bulk-invite').send({ gamedayID, guests: list }).expect(200);
  const progress = async (gamedayId: string) =>
    (await staff.get(`/api/gameday/${gamedayId}/delivery`).expect(200)).body;

  const mailingOf = async (gamedayId: string) => {
    const mailings = app.query(
      sql<{ id: string }>`select id from mailing where about = ${`gameday/${gamedayId}`}`,
    );
    return (await mailings)[0]?.id ?? '';
  };

  it('should say who sends what to whom, and to how many', async () => {
    const gameday = await createGameday(staff, { date: '2025-10-10' });
    await invite(gameday.id, [...guests(3, 'many'), ...guests(1, 'many')]);

    const [mailing] = await app.query(sql`
      select title, audience, author_email, author_id = (select id from account where email = ${ADMIN}) as own, size
      from mailing where about = ${`gameday/${gameday.id}`}`);

    expect(mailing).toEqual({
      title: 'Invitation: Friday, October 10, 2025',
      audience: 'Guests invited from a list',
      author_email: ADMIN,
      own: true,
      size: 3,
    });
  });

  it('should reach each address once, however it is written and however often it is put', async () => {
    const about = '01980000-0000-7000-8000-000000000000';
    const mailing = await app.get(Transactions).run(async (unit) => {
      const what = {
        kind: 'gameday-invitation' as const,
        about: null,
        title: 'Twice',
        audience: 'list',
        sharedProps: {},
        author: null,
      };
      const begun = await beginMailing(unit, what, '2025-10');
      for (const address of ['once@mail.example', 'Once@mail.example']) {
        await app.get(Outbox).putAll(unit, {
          kind: 'gameday-invitation',
          mailing: begun,
          sharedProps: {},
          recipients: sql`select ${about}::uuid as about, null as name, ${address} as address, '{}'::jsonb as props`,
          endsAt: new Date('2026-01-01'),
        });
      }
      return begun;
    });

    expect(
      await app.query(sql`select recipient_address as address from mail where mailing_id = ${mailing.id}`),
    ).toEqual([{ address: 'once@mail.example' }]);
    expect(await app.query(sql`select size from mailing where id = ${mailing.id}`)).toEqual([{ size: 1 }]);
  });

  it('should not be kept when nobody is put into it', async () => {
    const gameday = await createGameday(staff);
    await invite(gameday.id, guests(2, 'known'));

    await invite(gameday.id, guests(2, 'known'));

    const mailings = await app.query(sql`select size from mailing where about = ${`gameday/${gameday.id}`}`);
    expect(mailings).toEqual([{ size: 2 }]);
  });

  it('should tell what became of it from its totals once it is finished, and never count its mails again', async () => {
    const gameday = await createGameday(staff);
    await invite(gameday.id, guests(4, 'past'));
    await app.outbox.becomes('failed', to(guests(1, 'past')));
    await app.outbox.sent(to(guests(4, 'past').slice(1)));
    await app.outbox.finishMailings();
    await app.outbox.forgetMails(await mailingOf(gameday.id));

    expect(await progress(gameday.id)).toMatchObject({ total: 4, sent: 3, failed: 1, active: false });

    await invite(gameday.id, guests(2, 'present'));
    expect(await progress(gameday.id)).toMatchObject({ total: 2, queued: 2, failed: 0, active: true });
  });

  it('should wait with the others when they were paused while it was being begun', async () => {
    const gameday = await createGameday(staff);
    await invite(gameday.id, guests(1, 'first'));
    const pause = () => staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);

    await beginDuring(gameday.id, pause);

    expect(await progress(gameday.id)).toMatchObject({ paused: true });
    expect(await stillSent(gameday.id)).toEqual([]);
  });

  it('should go on with the others when they were resumed while it was being begun', async () => {
    const gameday = await createGameday(staff);
    await invite(gameday.id, guests(1, 'early'));
    await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);

    await beginDuring(gameday.id, () => staff.post(`/api/gameday/${gameday.id}/delivery/resume`).expect(200));

    expect(await progress(gameday.id)).toMatchObject({ paused: false });
    expect(await stillSent(gameday.id)).toHaveLength(2);
  });

  it('should be paused with the others when that is asked for while it is being committed', async () => {
    const gameday = await createGameday(staff);
    await invite(gameday.id, guests(1, 'before'));
    let paused: Promise<unknown> = Promise.resolve();

    await app.get(Transactions).run(async (unit) => {
      await begin(unit, gameday.id);
      unit.beforeCommit(async () => {
        paused = staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200).then();
        // It may have to wait until this is committed.
        await Promise.race([paused, sleep(500)]);
      });
    });
    await paused;

    expect(await stillSent(gameday.id)).toEqual([]);
  });

  /** Begins a second mailing about a gameday, and does something else in the middle of its transaction. */
  const beginDuring = (gamedayId: string, meanwhile: () => PromiseLike<unknown>) =>
    app.get(Transactions).run(async (unit) => {
      await begin(unit, gamedayId);
      await meanwhile();
    });
  const begin = async (unit: UnitOfWork, gamedayId: string) => {
    const mailing = await app.get(MailingsService).begin(unit, {
      kind: 'gameday-invitation',
      about: `gameday/${gamedayId}`,
      title: 'Second',
      audience: 'list',
      sharedProps: {},
      author: null,
    });
    await app.get(Outbox).putAll(unit, {
      kind: 'gameday-invitation',
      mailing,
      sharedProps: {},
      recipients: sql`select uuidv7() as about, null as name, 'second@mail.example' as address, '{}'::jsonb as props`,
      endsAt: new Date('2026-01-01'),
    });
  };
  const stillSent = (gamedayId: string) =>
    app.query(
      sql`select title from mailing where about = ${`gameday/${gamedayId}`} and paused_until is distinct from 'infinity'`,
    );

  it('should not be called paused by a pause that came when all its mails had left', async () => {
    const gameday = await createGameday(staff);
    await invite(gameday.id, guests(2, 'late-pause'));
    await app.outbox.sent(to(guests(2, 'late-pause')));

    await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);
    expect(await progress(gameday.id)).toMatchObject({ active: false, paused: false, pausedReason: null });
  });

  it('should not be paused any more once it is finished', async () => {
    const gameday = await createGameday(staff);
    await invite(gameday.id, guests(1, 'done'));
    await app.outbox.sent(to(guests(1, 'done')));
    await app.outbox.finishMailings();

    await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);
    await invite(gameday.id, guests(2, 'later'));

    expect(await progress(gameday.id)).toMatchObject({ total: 2, paused: false });
  });
});
