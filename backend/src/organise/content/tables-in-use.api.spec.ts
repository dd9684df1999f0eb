import { sql } from '@tablefall/platform/database/sql';
import { type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, type Player, playerNamed } from '../../events/testing/event.factory.ts';
import { organiser } from '../editions/testing/editions.ts';

describe('tables on which games stand', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  const { signIn } = organiser(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await signIn();
    dana = await playerNamed(app, 'Dana');
  });
  afterAll(() => app.stop());

  const planPath = '/api/organise/editions/2025-10/plan';
  const readPlan = async () => (await admin.get(planPath).expect(200)).body;
  afterEach(() => app.query(sql`truncate event cascade`));

  it.each([
    ['removed', (tables: { id: string }[]) => tables.filter(({ id }) => id !== 'a3')],
    [
      'kept for open gaming',
      (tables: { id: string }[]) =>
        tables.map((table) => (table.id === 'a3' ? { ...table, openGaming: true } : table)),
    ],
    [
      'given another id',
      (tables: { id: string }[]) =>
        tables.map((table) => (table.id === 'a3' ? { ...table, id: 'alpha' } : table)),
    ],
  ])('should keep a table with a game from being %s', async (_, change) => {
    await createEvent(dana, { gameName: 'Root', tableId: 'a3' });
    const plan = await readPlan();

    const { body } = await admin
      .put(planPath)
      .send({ ...plan, tables: change(plan.tables) })
      .expect(409);

    expect(body).toMatchObject({
      title: 'Tables in use',
      detail:
        'Games stand on tables that would go or be kept for open gaming (A3: Root). Move these games to other tables first.',
    });
    await app.query(sql`truncate event cascade`);
    await admin
      .put(planPath)
      .send({ ...plan, tables: change(plan.tables) })
      .expect(200);
    await admin.delete('/api/organise/editions/2025-10/content/plan').expect(204);
  });

  it('should not go back to the standard while a game stands on a table of its own', async () => {
    const plan = await readPlan();
    const tables = [...plan.tables, { ...plan.tables[0], id: 'extra', label: '<i>', seats: 4 }];
    await admin
      .put(planPath)
      .send({ ...plan, tables })
      .expect(200);
    const event = await createEvent(dana, { tableId: 'extra' });
    expect(event.table).toBe('<i>');

    await admin.delete('/api/organise/editions/2025-10/content/plan').expect(409);

    await app.query(sql`truncate event cascade`);
    await admin.delete('/api/organise/editions/2025-10/content/plan').expect(204);
  });
});
