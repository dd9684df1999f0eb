import { sql } from '@tablefall/platform/database/sql';
import { PersonalData } from '../src/users/personal-data/personal-data.service.ts';
import { EXCUSES, PERSONAL_COLUMNS } from './personal-columns.ts';
import { TestApp } from './test-app.ts';

describe('what is kept of people', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const columns = async () => (await app.query(PERSONAL_COLUMNS)).map(({ column }) => column);
  const isExcused = (column: string) => column in EXCUSES || (column.split('.')[0] ?? '') in EXCUSES;
  const unanswered = async () => {
    const answered = app.get(PersonalData).columns;
    return (await columns()).filter((column) => !answered.includes(column) && !isExcused(column));
  };

  it('should be answered for by a module, or be excused in writing', async () => {
    expect(await unanswered()).toEqual([]);
  });

  it('should not be excused and answered for at once, nor name what is not there', async () => {
    const all = await columns();
    const tables = all.map((column) => column.split('.')[0]);
    const answered = app.get(PersonalData).columns;

    expect(answered.filter((column) => !all.includes(column))).toEqual([]);
    expect(answered.filter(isExcused)).toEqual([]);
    expect(Object.keys(EXCUSES).filter((name) => !all.includes(name) && !tables.includes(name))).toEqual([]);
    expect(new Set(answered).size).toBe(answered.length);
  });

  it('should be missed when a table comes that nobody speaks for', async () => {
    await app.query(sql`
      create table ride (
        id uuid primary key, driver uuid references user_name, state text check (state in ('open', 'full')), note text)`);

    expect(await unanswered()).toEqual(['ride.driver', 'ride.note']);
    await app.query(sql`drop table ride`);
  });
});
