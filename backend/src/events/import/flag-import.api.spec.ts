import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { ImportedFlagDto } from './flag-import.dto.ts';
import { FlagImportService } from './flag-import.service.ts';

describe('importing flags', () => {
  let app: TestApp;
  let admin: ApiClient;
  let userId: string;
  beforeAll(async () => {
    app = await TestApp.start();
    // Weeks before the days: the hall is closed.
    app.clock.set('2025-09-20T12:00:00Z');
    admin = await app.signedIn(ADMIN);
    const [row] = await app.query(sql<{ id: string }>`select id from account where email = ${ADMIN}`);
    userId = row?.id ?? '';
  });
  afterEach(() => app.query(sql`truncate table_flag`));
  afterAll(() => app.stop());

  const flag = (changes: Partial<ImportedFlagDto> = {}): ImportedFlagDto => ({
    tableId: 'c3',
    colour: 'green',
    players: 3,
    gameName: 'Azul',
    until: new Date('2025-09-20T12:30:00Z'),
    ...changes,
  });
  const run = (...flags: ImportedFlagDto[]) => app.get(FlagImportService).importFlags(flags, userId);
  const flagsUp = async () => (await admin.get('/api/tables/flags').expect(200)).body;

  it('should raise them for half an hour, before the hall opens as well', async () => {
    await run(flag(), flag({ tableId: 'd2', colour: 'yellow' }));

    expect(await flagsUp()).toEqual([
      {
        tableId: 'c3',
        table: 'C3',
        colour: 'green',
        players: 3,
        gameName: 'Azul',
        endsAt: '2025-09-20T12:30:00.000Z',
      },
      { tableId: 'd2', table: 'D2', colour: 'yellow', gameName: 'Azul', endsAt: '2025-09-20T12:30:00.000Z' },
    ]);
  });

  it('should leave a flag that is up, and raise none whose time is over', async () => {
    await admin.put('/api/tables/c3/flag').send({ colour: 'yellow' }).expect(200);

    await run(flag(), flag({ tableId: 'd2', until: new Date('2025-09-20T12:00:00Z') }));

    expect(await flagsUp()).toMatchObject([{ tableId: 'c3', colour: 'yellow' }]);
  });

  it('should name a table that there is not', async () => {
    await expect(run(flag({ tableId: 'z9' }))).rejects.toThrow('The hall has no table z9');
  });
});
