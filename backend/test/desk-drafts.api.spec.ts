import type { DeskDto } from '../src/convention/desk/desk.dto.ts';
import { registeredAs, registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { organiser } from '../src/organise/editions/testing/editions.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';

describe('the drafts of editions on the desk', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({
      MAIL_FROM: 'hello@tablefall.org',
      VENUE_NAME: 'Town Hall',
      VENUE_ADDRESS: '1 Main Street',
    });
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-03T14:00:00Z');
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const deskOf = async (client: ApiClient): Promise<DeskDto> =>
    (await client.get('/api/desk').expect(200)).body;
  const draftsOf = (desk: DeskDto) => desk.tasks.filter(({ kind }) => kind === 'draft');
  const makeDraft = (firstDay: string, secondDay: string) =>
    admin.post('/api/organise/editions').send({ firstDay, secondDay }).expect(201);
  const drawPlan = async (edition: string) => {
    const plan = `/api/organise/editions/${edition}/plan`;
    const { rooms, tables } = (await admin.get(plan).expect(200)).body;
    await admin.put(plan).send({ rooms, tables }).expect(200);
  };

  it('should tell of each draft of a later edition how far it is', async () => {
    await registeredAs(app, registerForm());
    const editions = organiser(() => app);
    await editions.signIn();
    await editions.save({ firstDay: '2025-11-07', secondDay: '2025-11-08' });
    await makeDraft('2026-10-09', '2026-10-10');

    const first = {
      kind: 'draft',
      tone: 'plain',
      by: 'later',
      sentence: 'October 2026 is a draft: 3 of 7 done.',
      detail: 'Next: Floor plan.',
      action: { label: 'Go on', path: '/organise/places?edition=2026-10' },
    };
    expect(draftsOf(await deskOf(admin))).toEqual([first]);
    await makeDraft('2027-10-08', '2027-10-09');
    // The newest one has a plan of its own.
    await drawPlan('2027-10');

    expect(draftsOf(await deskOf(admin))).toEqual([
      first,
      {
        ...first,
        sentence: 'October 2027 is a draft: 4 of 7 done.',
        detail: 'Next: Words of your own.',
        action: { label: 'Go on', path: '/organise/texts?edition=2027-10' },
      },
    ]);
  });

  it('should show the steps of the draft that comes first while there is nothing else, and a row for the next', async () => {
    await makeDraft('2026-10-09', '2026-10-10');
    await makeDraft('2027-10-08', '2027-10-09');

    const desk = await deskOf(admin);

    expect(desk.steps?.[0]?.action.path).toBe('/organise?edition=2026-10');
    expect(draftsOf(desk)).toMatchObject([{ sentence: 'October 2027 is a draft: 3 of 7 done.' }]);
  });

  it('should go on with the next draft once the days of one are over that nobody opened', async () => {
    await makeDraft('2026-10-09', '2026-10-10');
    await makeDraft('2027-10-08', '2027-10-09');
    app.clock.set('2026-12-01T14:00:00Z');

    const desk = await deskOf(await app.signedIn(ADMIN));

    expect(desk.steps?.[0]?.action.path).toBe('/organise?edition=2027-10');
    expect(draftsOf(desk)).toMatchObject([
      { sentence: 'October 2026 is a draft: 2 of 7 done.', detail: 'Next: Days, place and price.' },
    ]);
  });

  it('should have a row for the draft that comes next as soon as the convention before it is over', async () => {
    await registeredAs(app, registerForm());
    await makeDraft('2026-10-09', '2026-10-10');
    app.clock.set('2025-10-12T14:00:00Z');

    const desk = await deskOf(await app.signedIn(ADMIN));

    expect(desk.steps).toBeNull();
    expect(draftsOf(desk)).toMatchObject([{ sentence: 'October 2026 is a draft: 3 of 7 done.' }]);
  });

  it('should have a row for the draft of which everything is done, until it opens by itself', async () => {
    await makeDraft('2026-10-09', '2026-10-10');
    await drawPlan('2026-10');
    const words = { ending: '', opening: 'Dear {{name}}, once more.', closing: '' };
    const undone = async () =>
      (await deskOf(admin)).steps?.filter(({ done }) => !done).map(({ step }) => step) ?? [];
    await admin.put('/api/organise/texts/gameday-invitation/draft?edition=2026-10').send(words).expect(200);
    expect(await undone()).toContain('words');
    await admin.put('/api/organise/texts/gameday-invitation?edition=2026-10').send(words).expect(200);
    await app.outbox.addMail({ kind: 'test' }, { state: 'sent', byStaff: true });
    const opening = '/api/organise/editions/2026-10/opening';
    expect(await undone()).toEqual(['opening']);
    await admin.put(opening).send({ at: '2025-12-01T09:00' }).expect(200);

    const desk = await deskOf(admin);

    expect(desk.steps).toBeNull();
    expect(draftsOf(desk)).toMatchObject([
      { sentence: 'October 2026 is a draft: 7 of 7 done.', detail: 'Everything is done.' },
    ]);
  });
});
