import { createGameday } from '../src/gamedays/testing/gameday.factory.ts';
import { inviteInWaves, listOf } from '../src/gamedays/testing/waves.factory.ts';
import { statementsOf } from './statements.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';

describe('what GET /api/desk asks of the database', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set('2025-10-03T14:00:00Z');
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const invited = async (day: number) => {
    const gameday = await createGameday(admin, { date: `2025-11-${day}`, capacity: 4 });
    await inviteInWaves(admin, gameday, listOf(5), 1);
    await app.outbox.becomes('failed');
  };
  /** The least of three calls: what the process asks by itself meanwhile, as for its edition, is counted as well. */
  const statements = async () => {
    const counts: number[] = [];
    for (let call = 0; call < 3; call += 1) {
      counts.push(await statementsOf(() => admin.get('/api/desk').expect(200)));
    }
    return Math.min(...counts);
  };

  it('should be as many statements however many gamedays there are', async () => {
    for (const day of [11, 12, 13, 14, 15]) await invited(day);
    const before = await statements();
    for (const day of [16, 17, 18]) await invited(day);

    expect(await statements()).toBe(before);
    expect(before).toBeLessThan(45);
  });

  it('should be as many statements however many drafts of editions there are', async () => {
    const draft = (year: number) =>
      admin
        .post('/api/organise/editions')
        .send({ firstDay: `${year}-10-09`, secondDay: `${year}-10-10` })
        .expect(201);
    await draft(2026);
    const before = await statements();
    for (const year of [2027, 2028, 2029]) await draft(year);

    expect(await statements()).toBe(before);
    const { body } = await admin.get('/api/desk').expect(200);
    expect(body.tasks.filter(({ kind }: { kind: string }) => kind === 'draft')).toHaveLength(4);
  });
});
