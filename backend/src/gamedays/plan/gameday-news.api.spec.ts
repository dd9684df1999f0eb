import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDetails } from '../gameday.entity.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';

describe('POST /api/gameday/{id}/news/preview', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const preview = (id: string, form?: GamedayDetails) =>
    staff.post(`/api/gameday/${id}/news/preview`).send({ form });
  const moved = ({ date }: GamedayDto, changes: Partial<GamedayDetails> = {}) =>
    gamedayForm({ date, location: 'The new hall', ...changes });
  const save = ({ id }: GamedayDto, form: GamedayDetails) =>
    staff
      .put('/api/gameday')
      .send({ ...form, id, notify: true })
      .expect(200);

  /** How many mails of news wait to leave, of which change. */
  const newsWaiting = async ({ id }: GamedayDto, change: string) => {
    const [row] = await app.query(
      sql<{ count: number }>`
        select count(*)::int as count from mail join mailing on mailing.id = mail.mailing_id
        where mailing.about = ${`gameday/${id}`} and mail.kind = 'gameday-change' and mail.state = 'queued'
          and shared_props ->> 'change' = ${change}`,
    );
    return row?.count;
  };

  /** Guests of each answer, of whom some have left the list, and two who have not heard of the gameday yet. */
  async function withGuests(changes: Partial<GamedayDetails> = {}): Promise<GamedayDto> {
    const gameday = await createGameday(staff, changes);
    await inviteGuest(staff, gameday, { guestName: 'Ada', status: 1 });
    const leftButComing = await inviteGuest(staff, gameday, { status: 1 });
    const bounced = await inviteGuest(staff, gameday, { status: 1 });
    await inviteGuest(staff, gameday);
    await inviteGuest(staff, gameday);
    const left = await inviteGuest(staff, gameday);
    await inviteGuest(staff, gameday, { status: 2 });
    await app.outbox.sent();
    await app.outbox.suppress(leftButComing.guestEmail);
    await app.outbox.suppress(left.guestEmail);
    await app.outbox.suppress(bounced.guestEmail, 'bounced');
    await inviteGuest(staff, gameday);
    await inviteGuest(staff, gameday, { status: 1 });
    return gameday;
  }

  it('should count exactly the mails of a move, and show one of them', async () => {
    const gameday = await withGuests();

    const { body } = await preview(gameday.id, moved(gameday)).expect(200);
    expect(await newsWaiting(gameday, 'moved')).toBe(0);
    await save(gameday, moved(gameday));

    expect(body.count).toBe(4);
    expect(await newsWaiting(gameday, 'moved')).toBe(4);
    expect(body.mail.recipient).toMatchObject({ name: 'Ada' });
    expect(body.mail.text).toContain('The new hall');
    expect(body.mail.text).toContain('Until now the plan was:');
    expect(body.mail.text).toContain('You are coming');
  });

  it('should count nobody twice whose news of an earlier move still waits', async () => {
    const gameday = await withGuests();
    await save(gameday, moved(gameday));

    const further = moved(gameday, { location: 'Another hall' });
    const { body } = await preview(gameday.id, further).expect(200);
    await save(gameday, further);

    expect(body).toMatchObject({ count: 0, mail: null });
    expect(await newsWaiting(gameday, 'moved')).toBe(4);
  });

  it('should count exactly the mails of a deletion, also to who is coming without having heard', async () => {
    const gameday = await withGuests();
    await save(gameday, moved(gameday));

    const { body } = await preview(gameday.id).expect(200);
    await staff.delete(`/api/gameday/${gameday.id}?notify=true`).expect(204);

    expect(body.count).toBe(5);
    expect(await newsWaiting(gameday, 'cancelled')).toBe(5);
    expect(body.mail.text).toContain('This gameday will not take place.');
  });

  it('should count nobody when the plan stays, when it is over, or when it would be', async () => {
    const nobody = { count: 0, mail: null, leavesAt: null };
    const gameday = await withGuests({ date: '2025-10-02' });
    const same = gamedayForm({ date: gameday.date, description: 'New', capacity: 9 });

    expect((await preview(gameday.id, same).expect(200)).body).toEqual(nobody);
    expect((await preview(gameday.id, moved(gameday, { date: '2025-09-01' })).expect(200)).body).toEqual(
      nobody,
    );
    app.clock.set(`${gameday.date}T23:59:00-05:00`);
    expect((await preview(gameday.id).expect(200)).body).toEqual(nobody);
  });

  it('should show the mail of who has not answered when nobody is coming', async () => {
    const gameday = await createGameday(staff);
    await inviteGuest(staff, gameday, { guestName: 'Bea' });
    await app.outbox.sent();

    const { body } = await preview(gameday.id, moved(gameday)).expect(200);

    expect(body.count).toBe(1);
    expect(body.mail).toMatchObject({ recipient: { name: 'Bea' } });
    expect(body.mail.text).toContain('Will you come?');
  });

  describe('outside the sending hours', () => {
    // 3:00 AM at the convention, which mails from 9:00 AM on.
    const NIGHT = '2025-10-01T07:00:00Z';
    const MORNING = '2025-10-01T13:00:00.000Z';
    beforeEach(() => app.clock.set(NIGHT));

    /** Until when the news of a gameday waits, and why; null for what leaves at once. */
    const waits = async (id: string) => {
      const [mailing] = await app.query(
        sql<{ until: Date | null; reason: string | null; size: number }>`
          select paused_until as until, paused_reason as reason, size from mailing
          where about = ${`gameday/${id}`} and kind = 'gameday-change'`,
      );
      return mailing;
    };
    const WAITING = {
      until: new Date(MORNING),
      reason: 'Waits for the sending hours, and leaves at 9:00 AM.',
      size: 1,
    };
    /** What leaves at once can be undone before. */
    const inTenSeconds = () => ({
      until: new Date(app.clock.now().getTime() + 10_000),
      reason: 'Leaves within seconds, unless it is undone.',
      size: 1,
    });
    async function withGuest(changes: Partial<GamedayDetails> = {}): Promise<GamedayDto> {
      const gameday = await createGameday(staff, changes);
      await inviteGuest(staff, gameday, { status: 1 });
      await app.outbox.sent();
      return gameday;
    }

    it('should say when news could leave, and let that of a move wait until then', async () => {
      const gameday = await withGuest();
      expect((await preview(gameday.id, moved(gameday)).expect(200)).body.leavesAt).toBe(MORNING);

      const form = { ...moved(gameday), id: gameday.id, notify: true, inSendingHours: true };
      await staff.put('/api/gameday').send(form).expect(200);

      expect(await waits(gameday.id)).toEqual(WAITING);
    });

    it('should let that of a deletion wait as well', async () => {
      const { id } = await withGuest();
      expect((await preview(id).expect(200)).body.leavesAt).toBe(MORNING);

      await staff.delete(`/api/gameday/${id}?notify=true&inSendingHours=true`).expect(204);

      expect(await waits(id)).toEqual(WAITING);
    });

    it('should let it leave at once unless told to wait', async () => {
      const gameday = await withGuest();

      await save(gameday, moved(gameday));

      expect(await waits(gameday.id)).toEqual(inTenSeconds());
    });

    it('should not let it wait until the gameday has begun, in the old plan or the new one', async () => {
      const early = { date: '2025-10-01', startTime: '08:30:00' };
      const gameday = await withGuest(early);
      const later = moved(gameday, { startTime: '15:00:00' });
      expect((await preview(gameday.id, later).expect(200)).body).toMatchObject({ count: 1, leavesAt: null });

      const form = { ...later, id: gameday.id, notify: true, inSendingHours: true };
      await staff.put('/api/gameday').send(form).expect(200);

      expect(await waits(gameday.id)).toEqual(inTenSeconds());
      await staff.delete(`/api/gameday/${gameday.id}`).expect(204);
    });

    it('should let it leave at once within them', async () => {
      app.clock.set(MORNING);
      const gameday = await withGuest();
      expect((await preview(gameday.id, moved(gameday)).expect(200)).body.leavesAt).toBeNull();

      const form = { ...moved(gameday), id: gameday.id, notify: true, inSendingHours: true };
      await staff.put('/api/gameday').send(form).expect(200);

      expect(await waits(gameday.id)).toEqual(inTenSeconds());
    });
  });

  it('should refuse what is no form, and know no gameday that does not exist', async () => {
    const { id } = await createGameday(staff);

    const { body } = await preview(id, gamedayForm({ location: '' })).expect(400);
    expect(body.fields).toEqual({ 'form.location': 'Location is required' });
    await staff.post(`/api/gameday/${id}/news/preview`).send({ form: [] }).expect(400);
    await preview(UNKNOWN).expect(404);
  });
});
