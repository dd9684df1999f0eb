import { sql } from '@tablefall/platform/database/sql';
import type { DeskDto } from '../src/convention/desk/desk.dto.ts';
import { registeredAs, registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { organiser } from '../src/organise/editions/testing/editions.ts';
import { ADMIN, type ApiClient, ATTENDEE, TestApp } from './test-app.ts';

describe('the desk on the way to an edition', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-03T14:00:00Z');
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const deskOf = async (client: ApiClient): Promise<DeskDto> =>
    (await client.get('/api/desk').expect(200)).body;

  it('should be closed to whoever does not help', async () => {
    await app.browser().get('/api/desk').expect(401);
    await (await app.signedIn(ATTENDEE)).get('/api/desk').expect(403);
  });

  it('should show the way to the first edition while nobody comes, ticked by what there is', async () => {
    const ticks = async () =>
      Object.fromEntries((await deskOf(admin)).steps?.map(({ step, done }) => [step, done]) ?? []);
    // The specs' edition has the days that only suit a demo.
    expect(await ticks()).toEqual({
      days: false,
      plan: false,
      sender: false,
      words: false,
      helpers: true,
      test: false,
      opening: false,
    });
    const [testing, opening] = (await deskOf(admin)).steps?.slice(-2) ?? [];
    expect(testing?.action).toEqual({ label: 'Send me one', path: '/emailer?tool=test' });
    expect(opening).toMatchObject({
      waits: true,
      detail: 'People can register already, for days or a place that nobody has chosen yet.',
    });

    const editions = organiser(() => app);
    await editions.signIn();
    expect((await editions.save({ firstDay: '2025-11-07', secondDay: '2025-11-08' })).status).toBe(200);
    // As a start on one's own machine leaves it: days that the program chose, and the place of the example.
    expect(await ticks()).toMatchObject({ days: false, opening: false });
    expect((await deskOf(admin)).steps?.[0]?.detail).toMatch(
      /^Still our example: the venue\. November 7–8, 2025, at /,
    );
    const place = { venueName: 'Town Hall', venueAddress: '1 Main Street' };
    expect((await editions.save(place)).status).toBe(200);
    const plan = '/api/organise/editions/2025-10/plan';
    const { rooms, tables, version } = (await admin.get(plan).expect(200)).body;
    await admin.put(plan).send({ rooms, tables, version }).expect(200);
    await app.outbox.addMail({ kind: 'test' }, { state: 'sent', byStaff: true });

    expect(await ticks()).toMatchObject({ days: true, plan: true, words: false, test: true, opening: true });
    const steps = (await deskOf(admin)).steps ?? [];
    expect(steps[0]).toEqual({
      step: 'days',
      title: 'Days, place and price',
      done: true,
      waits: false,
      detail:
        'November 7–8, 2025, at Town Hall, 1 Main Street. Friday 12:00 PM to 10:00 PM, Saturday 9:00 AM to 9:00 PM. 250 badges at $10.',
      action: { label: 'Change', path: '/organise?edition=2025-10' },
    });
    expect(steps[1]?.detail).toMatch(/^\d+ tables in \d+ rooms, \d+ chairs\.$/);

    await registeredAs(app, registerForm());
    expect((await deskOf(admin)).steps).toBeNull();
  });

  it('should not tell again under To do what is a step that is not done', async () => {
    await app.query(sql`
      insert into alarm (check_name, state, title, since) values
        ('sender', 'warning', 'Sender address needs work', ${app.clock.now()}),
        ('backup', 'failed', 'There is no backup.', ${app.clock.now()})`);
    const sentences = async () => (await deskOf(admin)).tasks.map(({ sentence }) => sentence);
    expect(await sentences()).toEqual(['There is no backup.']);

    await registeredAs(app, registerForm());
    expect(await sentences()).toContain('Sender address needs work');
  });
});
