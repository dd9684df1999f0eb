import { sql } from '@tablefall/platform/database/sql';
import { arriving } from '../../../test/arriving.ts';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { organiser } from '../../organise/editions/testing/editions.ts';
import { createShift, giveBack, offeredTo, rotaShift, take } from '../testing/shift.factory.ts';

describe('shifts beside everything else', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-05T12:00:00Z');
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
  });
  afterAll(() => app.stop());
  const { signIn, everywhere, save, preview } = organiser(() => app);

  const reminders = async () =>
    (await app.mails())
      .filter(({ kind, props }) => kind === 'shift-notice' && 'news' in props && props.news === 'reminder')
      .map(({ address, state }) => ({ address, state }));
  const at = async (moment: string) => {
    app.clock.set(moment);
    await app.runJob('shift-reminders');
  };

  describe('the reminder', () => {
    it('should go to each helper once, from noon of the day before by the clock there', async () => {
      const shift = await createShift(admin, { places: 2 });
      await take(dana, shift).expect(204);
      await take(dana, shift, dana.ids[1]).expect(204);

      await at('2025-10-09T15:59:00Z');
      expect(await reminders()).toEqual([]);
      await at('2025-10-09T16:01:00Z');
      await at('2025-10-09T18:00:00Z');

      const reminded = { address: dana.email, state: 'queued' };
      expect(await reminders()).toEqual([reminded, reminded]);
    });

    it('should be taken back when the shift is given back, and not be sent to who takes it later', async () => {
      const shift = await createShift(admin, { places: 2 });
      await take(dana, shift).expect(204);
      await at('2025-10-09T16:01:00Z');
      await giveBack(dana, shift).expect(204);
      await take(dana, shift, dana.ids[1]).expect(204);
      await at('2025-10-09T17:00:00Z');

      expect(await reminders()).toEqual([{ address: dana.email, state: 'cancelled' }]);
    });

    it('should not come for a shift of another edition', async () => {
      const shift = await createShift(admin);
      await take(dana, shift).expect(204);
      await app.query(sql`update shift set edition = '2024-10' where id = ${shift.id}`);
      await at('2025-10-09T16:01:00Z');
      expect(await reminders()).toEqual([]);
    });
  });

  it('should stand among the days of a family, and in their calendar', async () => {
    const shift = await createShift(admin, { day: '2025-10-09', start: '18:00', end: '20:30' });
    await take(dana, shift).expect(204);

    const { body } = await dana.client.get('/api/me/days').expect(200);
    expect(body.days[0]).toMatchObject({
      date: '2025-10-09',
      hours: null,
      items: [
        {
          title: 'Tickets',
          time: '6:00 PM – 8:30 PM',
          path: '/shifts',
          place: 'Foyer',
          notes: [{ kind: 'who', text: 'Dana helps' }],
        },
      ],
    });
    const { body: calendar } = await dana.client.get('/api/user/calendar').expect(200);
    const { text } = await app.browser().get(new URL(calendar.address).pathname).expect(200);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:shift-${shift.id}@localhost`,
        'DTSTART;TZID=America/New_York:20251009T180000',
        'DTEND;TZID=America/New_York:20251009T203000',
        'SUMMARY:Tickets',
        'LOCATION:Foyer',
      ]),
    );

    await admin.delete(`/api/rota/shift/${shift.id}`).expect(204);
    const { text: afterwards } = await app.browser().get(new URL(calendar.address).pathname).expect(200);
    expect(afterwards).not.toContain(shift.id);
    expect((await dana.client.get('/api/me/days').expect(200)).body.days[0].items).toEqual([]);
  });

  it('should be on the desk of organisers two days before while nobody has taken it, and while shifts are shown', async () => {
    const shift = await createShift(admin);
    await createShift(admin, { title: 'Kitchen', start: '18:00', end: '19:00' });
    const tasks = async () => {
      const { body } = await (await signIn()).get('/api/desk').expect(200);
      return body.tasks.filter(({ kind }: { kind: string }) => kind === 'shift');
    };
    app.clock.set('2025-10-08T18:59:00Z');
    expect(await tasks()).toEqual([]);
    app.clock.set('2025-10-08T19:01:00Z');
    expect(await tasks()).toMatchObject([{ sentence: 'Nobody has taken 1 shift of the next two days.' }]);
    const { body: organisers } = await (await app.signedIn(ORGANISER)).get('/api/desk').expect(200);
    expect(organisers.tools).toContainEqual(
      expect.objectContaining({ tool: 'shifts', figure: '0', of: '2' }),
    );
    app.clock.set('2025-10-09T12:00:00Z');
    expect(await tasks()).toMatchObject([
      {
        tone: 'warning',
        sentence: 'Nobody has taken 2 shifts of the next two days.',
        detail: 'Tickets tomorrow at 3:00 PM and Kitchen tomorrow at 6:00 PM.',
        action: { path: '/shift-management?show=untaken' },
      },
    ]);
    await take(dana, shift).expect(204);
    expect(await tasks()).toMatchObject([{ sentence: 'Nobody has taken 1 shift of the next two days.' }]);
    await (await signIn()).put('/api/rota/open').send({ open: false }).expect(204);
    expect(await tasks()).toEqual([]);
  });

  it('should move with the days of the edition, and who helps be told', async () => {
    const setUp = await createShift(admin, { day: '2025-10-09', start: '18:00', end: '22:00' });
    const shift = await createShift(admin, { day: '2025-10-11' });
    await take(dana, shift).expect(204);
    admin = await signIn();
    const days = { firstDay: '2025-10-31', secondDay: '2025-11-02', venueName: 'The Other Hall' };

    const { body } = await preview(days);
    expect(JSON.stringify(body.changes)).toContain('2 shifts move with their day.');
    await save(days);
    await everywhere();

    expect(await rotaShift(admin, setUp)).toMatchObject({ day: '2025-10-30', start: '18:00', end: '22:00' });
    expect(await rotaShift(admin, shift)).toMatchObject({ day: '2025-11-02', start: '15:00', end: '17:00' });
    const mails = (await app.mails()).filter(({ kind }) => kind === 'shift-notice');
    expect(mails).toMatchObject([
      { address: dana.email, props: { news: 'changed', day: '2025-11-02', before: { day: '2025-10-11' } } },
    ]);
    expect(body.mail).toMatchObject(await arriving(app, dana.email));
    expect(body.mail.text).toContain('The Other Hall');
  });

  it('should show the mail of the first by name who gets one, of whichever shift', async () => {
    const [anna, bea] = [await playerNamed(app, 'Anna'), await playerNamed(app, 'Bea')];
    for (const [player, title] of [
      [dana, 'Tickets'],
      [bea, 'Kitchen'],
      [anna, 'Cloakroom'],
    ] as const) {
      await take(player, await createShift(admin, { title })).expect(204);
    }
    await app.outbox.suppress(anna.email, 'bounced');
    admin = await signIn();

    const { body } = await preview({ firstDay: '2025-10-31', secondDay: '2025-11-01' });

    expect(body.people).toBe(2);
    expect(body.mail).toMatchObject({ to: 'Bea', text: expect.stringContaining('Kitchen') });
  });

  it('should be free again when somebody comes no longer, and keep their name as long as they help', async () => {
    const shift = await createShift(admin);
    await take(dana, shift, dana.ids[1]).expect(204);
    const { body } = await dana.client.delete(`/api/me/names/${dana.ids[1]}`);
    expect(JSON.stringify(body)).toContain('helps with Tickets');

    await dana.client.delete(`/api/me/badges/${dana.ids[1]}`).expect(200);

    expect((await offeredTo(dana)).shifts[0]).toMatchObject({ taken: 0, own: [] });
  });
});
