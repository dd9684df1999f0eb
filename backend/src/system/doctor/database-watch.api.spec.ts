import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { TestApp } from '../../../test/test-app.ts';
import { DatabaseWatch } from './database-watch.ts';
import { DoctorService } from './doctor.service.ts';

describe('a database that is away', () => {
  let operator: Server;
  const told: string[] = [];
  let status = 200;
  let app: TestApp;
  let server: Client;
  let name: string;
  beforeAll(async () => {
    operator = createServer(async (request, response) => {
      told.push((await buffer(request)).toString());
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
    const { port } = operator.address() as AddressInfo;
    app = await TestApp.start({
      ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}`,
      ALERT_WEBHOOK_FORMAT: 'text',
    });
    name = new URL(app.config.DATABASE_URL).pathname.slice(1);
    server = new Client({ connectionString: process.env.DATABASE_URL });
    await server.connect();
  });
  afterAll(async () => {
    await allow(true);
    await server.end();
    await app.stop();
    operator.close();
  });

  const allow = async (isThere: boolean) => {
    await server.query(`alter database ${name} allow_connections ${isThere}`);
    if (isThere) return;
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  };
  const look = async (times: number) => {
    told.length = 0;
    for (let n = 0; n < times; n++) await app.get(DatabaseWatch).look();
    return told;
  };

  it('should be told once when it stays away, which no job can, and once when it is back', async () => {
    expect(await look(3)).toEqual([]);
    await allow(false);
    expect(await look(1)).toEqual([]);
    expect(await look(3)).toEqual([expect.stringContaining('✗ The database does not answer.')]);
    expect(await app.get(DoctorService).findings()).toContainEqual(
      expect.objectContaining({
        check: 'migrations',
        state: 'failed',
        title: 'The database does not answer.',
      }),
    );
    await allow(true);
    expect(await look(2)).toEqual([expect.stringContaining('✓ The database answers again.')]);
  });

  it('should be told by a later look when the operator could not be reached', async () => {
    await allow(false);
    status = 500;
    expect(await look(2)).toHaveLength(1);
    status = 200;
    expect(await look(2)).toHaveLength(1);
    await allow(true);
    await look(1);
  });
});
