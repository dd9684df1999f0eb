import type { MailProps } from '@tablefall/mail';
import { isoTime, sql } from '@tablefall/platform/database/sql';
import { type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, playerNamed } from '../../events/testing/event.factory.ts';
import { eventNotices } from '../../events/testing/event-notices.ts';
import { createShift, shiftForm, take } from '../../shifts/testing/shift.factory.ts';
import { organiser } from './testing/editions.ts';

/** 2:00 AM at the convention, days before it; the sending hours begin at nine. */
const NIGHT = '2025-10-06T06:00:00Z';
const NINE = '2025-10-06T13:00:00.000Z';
const A_DAY_LATER = { firstDay: '2025-10-11', secondDay: '2025-10-12' };
const AS_BEFORE = { firstDay: '2025-10-10', secondDay: '2025-10-11' };

describe('other days of an edition whose mails wait for the sending hours', () => {
  let app: TestApp;
  let admin: ApiClient;
  let shiftId: string;
  const { signIn, save, preview, everywhere } = organiser(() => app);
  const { notices, news, minutesPass } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start({ SENDING_FROM_HOUR: '9', SENDING_UNTIL_HOUR: '20' });
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set(NIGHT);
    admin = await signIn();
    const [dana, ola] = [await playerNamed(app, 'Dana'), await playerNamed(app, 'Ola')];
    await join(ola, await createEvent(dana)).expect(200);
    const shift = await createShift(admin, { start: '18:00', end: '20:00' });
    shiftId = shift.id;
    await take(ola, shift).expect(204);
    await app.outbox.sent();
  });
  afterAll(() => app.stop());

  const move = async (changes: object) => {
    expect(await save(changes)).toMatchObject({ status: 200 });
    await everywhere();
  };
  const ofShifts = async () => {
    const mails = await app.query(sql<{ props: MailProps['shift-notice']; leavesAt: string | null }>`
      select props, ${isoTime('due_first_at')} as "leavesAt" from mail
      where kind = 'shift-notice' and state = 'queued'`);
    return mails.map(({ props, leavesAt }) => ({ ...props, leavesAt }));
  };
  const untilNine = async () => {
    app.clock.set(NINE);
    await minutesPass(0);
  };

  it('should leave when they begin: of events and of shifts', async () => {
    expect((await preview(A_DAY_LATER)).body).toMatchObject({ people: 3, leavesAt: NINE });
    await move({ ...A_DAY_LATER, inSendingHours: true });

    await minutesPass(6);
    expect(await notices()).toEqual([]);
    expect(await ofShifts()).toMatchObject([{ news: 'changed', day: '2025-10-11', leavesAt: NINE }]);
    await untilNine();

    expect((await news()).map(([what]) => what)).toEqual(['changed', 'changed']);
  });

  it('should leave as ever where nobody says so', async () => {
    await move(A_DAY_LATER);

    expect(await ofShifts()).toMatchObject([{ news: 'changed', leavesAt: null }]);
    await minutesPass(6);
    expect((await news()).map(([what]) => what)).toEqual(['changed', 'changed']);
  });

  it('should not leave when the days are as before again', async () => {
    await move({ ...A_DAY_LATER, inSendingHours: true });
    await move(AS_BEFORE);

    expect(await ofShifts()).toEqual([]);
    await minutesPass(6);
    await untilNine();
    expect([...(await notices()), ...(await ofShifts())]).toEqual([]);
  });

  it('should tell who has a shift of a later change at once, with what they knew', async () => {
    await move({ ...A_DAY_LATER, inSendingHours: true });
    await admin
      .put(`/api/rota/shift/${shiftId}`)
      .send(shiftForm({ day: '2025-10-11', start: '19:00', end: '21:00' }))
      .expect(204);

    expect(await ofShifts()).toMatchObject([
      {
        day: '2025-10-11',
        startsAt: '2025-10-11T23:00:00.000Z',
        before: { day: '2025-10-10', startsAt: '2025-10-10T22:00:00.000Z' },
        leavesAt: null,
      },
    ]);
  });

  it('should not wait in the night before the doors open', async () => {
    app.clock.set('2025-10-10T05:30:00Z');
    await signIn();
    expect((await preview(A_DAY_LATER)).body).toMatchObject({ people: 3, leavesAt: null });
    await move({ ...A_DAY_LATER, inSendingHours: true });

    expect(await ofShifts()).toMatchObject([{ leavesAt: null }]);
    await minutesPass(6);
    expect((await news()).map(([what]) => what)).toEqual(['changed', 'changed']);
  });

  it('should not wait for a shift that begins before they do', async () => {
    app.clock.set('2025-10-09T05:30:00Z');
    admin = await signIn();
    const early = await createShift(admin, { day: '2025-10-09', start: '08:00', end: '10:00' });
    await take(await playerNamed(app, 'Uma'), early).expect(204);
    await app.outbox.sent();
    await move({ ...A_DAY_LATER, inSendingHours: true });

    const byDay = (await ofShifts()).toSorted((one, other) => one.day.localeCompare(other.day));
    expect(byDay).toMatchObject([
      { day: '2025-10-10', leavesAt: null },
      { day: '2025-10-11', leavesAt: '2025-10-09T13:00:00.000Z' },
    ]);
  });
});
