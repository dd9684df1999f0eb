import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { type Player, playerNamed, THE_DAY_BEFORE } from '../../events/testing/event.factory.ts';
import { createShift, rotaShift, shiftForm, take } from '../testing/shift.factory.ts';

describe('what organisers do with shifts', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
  });
  afterAll(() => app.stop());

  const change = async (shift: { id: string }, changes: object) => {
    const { version } = await rotaShift(admin, shift);
    return admin.put(`/api/rota/shift/${shift.id}`).send({ ...shiftForm(), version, ...changes });
  };
  const noticesTo = async ({ email }: Pick<Player, 'email'>) =>
    (await app.mails())
      .filter(({ kind, address }) => kind === 'shift-notice' && address === email)
      .map(
        ({ props, state }) => ({ ...props, state }) as { news: string; state: string; before: object | null },
      );

  it('should tell those who have taken a shift when it moves, and of nothing else', async () => {
    const shift = await createShift(admin, { places: 2 });
    await take(dana, shift).expect(204);

    await change(shift, { places: 3, title: 'Desk' });
    expect(await noticesTo(dana)).toEqual([]);
    await change(shift, { places: 3, start: '14:00' });

    expect(await noticesTo(dana)).toMatchObject([
      { news: 'changed', before: { startsAt: '2025-10-10T19:00:00.000Z', duration: 120, place: 'Foyer' } },
    ]);
  });

  it('should be refused fewer places than are taken, times that are over, and what somebody else has changed', async () => {
    const shift = await createShift(admin, { places: 2 });
    await take(dana, shift).expect(204);
    await take(dana, shift, dana.ids[1]).expect(204);

    expect((await change(shift, { places: 1 })).body.message).toBe('2 places are taken already.');
    expect((await change(shift, { day: '2025-10-08' })).body.fields).toEqual({
      end: 'This time is over already.',
    });
    const { status, body } = await change(shift, { version: 'older', places: 2 });
    expect([status, body.current.id]).toEqual([409, shift.id]);
  });

  it.each([
    [{ forAnyone: false }, 'Please name somebody, or let anybody take it.'],
    [{ forAnyone: false, invitees: ['nobody@mail.example'] }, 'Nobody signs in with nobody@mail.example.'],
  ])('should name helpers that there are: %j', async (changes, text) => {
    const { body } = await admin.post('/api/rota/shift').send(shiftForm(changes)).expect(400);
    expect(body.fields).toEqual({ invitees: text });
  });

  it('should tell those who have taken a shift that it is cancelled, and take back what was still to be told', async () => {
    const shift = await createShift(admin);
    await take(dana, shift).expect(204);
    await change(shift, { place: 'Hall' });
    await admin.delete(`/api/rota/shift/${shift.id}`).expect(204);

    expect(await noticesTo(dana)).toMatchObject([
      { news: 'changed', state: 'cancelled' },
      { news: 'cancelled', state: 'queued' },
    ]);
    await take(dana, shift).expect(404);
  });

  it('should mark who did not come once it has begun, and download the hours of all', async () => {
    const shift = await createShift(admin, { places: 2 });
    await take(dana, shift).expect(204);
    await take(dana, shift, dana.ids[1]).expect(204);
    const mark = (id: string) => admin.put(`/api/rota/shift/${shift.id}/no-show`).send({ id, noShow: true });
    await mark(dana.id).expect(409);
    app.clock.set('2025-10-10T21:30:00Z');
    admin = await app.signedIn(ADMIN);

    await mark(dana.ids[1] ?? '').expect(204);

    expect((await rotaShift(admin, shift)).helpers).toMatchObject([{ noShow: false }, { noShow: true }]);
    const { text } = await admin.get('/api/rota/hours.csv').expect(200);
    await admin.delete(`/api/rota/shift/${shift.id}`).expect(409);
    expect(text.split('\r\n').slice(1)).toEqual([
      `"Dana","${dana.email}","1","2","0"`,
      `"Theo","${dana.email}","0","0","1"`,
      '',
    ]);
  });

  it('should download the hours that really passed, and names as spreadsheets read them', async () => {
    const lena = await playerNamed(app, '-Łéna', 'Øystein');
    const night = await createShift(admin, { places: 2, start: '23:30', end: '01:00' });
    for (const id of lena.ids) await take(lena, night, id).expect(204);
    // The clocks go back at 2 AM: it lasts three hours, and two by the clock.
    await app.query(sql`
      update shift set day = '2025-11-01', starts_at = '2025-11-02T03:30:00Z', ends_at = '2025-11-02T06:50:00Z'`);
    app.clock.set('2025-11-03T12:00:00Z');

    const { text } = await (await app.signedIn(ADMIN)).get('/api/rota/hours.csv').expect(200);

    expect(text.split('\r\n')).toEqual([
      '\uFEFF"Name","Email","Shifts","Hours","Missed"',
      `"'-Łéna","${lena.email}","1","3.33","0"`,
      `"Øystein","${lena.email}","1","3.33","0"`,
      '',
    ]);
  });

  it('should be no business of others', async () => {
    const calls = [
      () => dana.client.get('/api/rota'),
      () => dana.client.post('/api/rota/shift').send(shiftForm()),
      () => dana.client.put('/api/rota/open').send({ open: true }),
    ];
    for (const call of calls) await call().expect(403);
  });
});
