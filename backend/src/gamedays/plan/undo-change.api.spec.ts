import { sql } from '@tablefall/platform/database/sql';
import { v7 as uuid } from 'uuid';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

describe('PUT /api/gameday that undoes', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set('2025-10-01T16:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const put = (gameday: GamedayDto, changes: object) =>
    staff.put('/api/gameday').send({ ...gamedayForm({ date: gameday.date }), id: gameday.id, ...changes });
  const newsOf = (mailingId: string) =>
    app.query(
      sql<{ address: string; state: string }>`
        select recipient_address as address, state from mail where mailing_id = ${mailingId} order by id`,
    );
  const statesOf = async (mailingId: string) => (await newsOf(mailingId)).map(({ state }) => state);
  const read = async ({ id }: GamedayDto) => (await staff.get(`/api/gameday/${id}`).expect(200)).body;

  /** A gameday whose two guests are about to hear that it moved. */
  async function moved() {
    const gameday = await createGameday(staff);
    await inviteGuest(staff, gameday, { status: 1 });
    await inviteGuest(staff, gameday);
    await app.outbox.sent();
    const mailingId = uuid();
    const changes = { location: 'The new hall', capacity: 40, description: 'Bring dice.' };
    const { body } = await put(gameday, { ...changes, notify: true, mailingId }).expect(200);
    return { gameday, mailingId, version: body.version as string };
  }

  it('should bring the gameday back as it was, and tell nobody', async () => {
    const { gameday, mailingId, version } = await moved();
    expect(await statesOf(mailingId)).toEqual(['queued', 'queued']);

    await put(gameday, { version, undoes: mailingId }).expect(200);

    expect(await statesOf(mailingId)).toEqual(['cancelled', 'cancelled']);
    const { location, capacity, description } = gameday;
    expect(await read(gameday)).toMatchObject({ location, capacity, description });
  });

  it.each(['sent', 'sending'] as const)('should change nothing once a mail is %s', async (state) => {
    const { gameday, mailingId, version } = await moved();
    const [first] = await newsOf(mailingId);
    if (state === 'sent') await app.outbox.sent({ to: [first!.address] });
    else await app.outbox.becomes('sending', { to: [first!.address] });

    const { body } = await put(gameday, { version, undoes: mailingId }).expect(409);

    expect(body).toMatchObject({
      title: 'Too late to undo',
      message: expect.stringMatching(/^1 guest has been told already\. Nothing was undone\./),
    });
    expect(body.current).toBeUndefined();
    expect(await statesOf(mailingId)).toEqual([state, 'queued']);
    expect(await read(gameday)).toMatchObject({ location: 'The new hall', capacity: 40 });
  });

  it('should not undo what somebody has changed since', async () => {
    const { gameday, mailingId, version } = await moved();
    await put(gameday, { location: 'The third hall' }).expect(200);

    const { body } = await put(gameday, { version, undoes: mailingId }).expect(409);

    expect(body.title).toBe('Changed meanwhile');
    expect(await read(gameday)).toMatchObject({ location: 'The third hall' });
    expect(await statesOf(mailingId)).toEqual(['queued', 'queued']);
  });

  it('should take nothing for its own that is about another gameday', async () => {
    const [one, other] = [await moved(), await moved()];
    await app.outbox.sent({ mailing: other.mailingId });

    await put(one.gameday, { version: one.version, undoes: other.mailingId }).expect(200);

    expect(await statesOf(other.mailingId)).toEqual(['sent', 'sent']);
  });
});
