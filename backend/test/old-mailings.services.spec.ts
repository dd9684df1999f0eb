import { randomUUID } from 'node:crypto';
import { migrate } from '@tablefall/platform/database/migrate';
import { migrationFiles } from '@tablefall/platform/database/migrations';
import { Client } from 'pg';

describe('a mailing from before sizes were kept', () => {
  const name = `old_${randomUUID().replaceAll('-', '')}`;
  const server = new Client({ connectionString: process.env.DATABASE_URL });
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: url.href });

  beforeAll(async () => {
    await server.connect();
    await server.query(`create database ${name}`);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });

  it('should count with its mails towards what staff may send in a day', async () => {
    const files = migrationFiles();
    const bring = (upTo: number) => migrate({ DATABASE_URL: url.href }, [], files.slice(0, upTo));
    await bring(files.findIndex(({ file }) => file.startsWith('0005')));
    await client.query(`
      insert into mailing (id, kind, about, shared_props, created_at)
      select uuidv7(), 'gameday-invitation', uuidv7(), '{}', now();
      insert into mail (id, kind, props, recipient_address, message_id, about, mailing_id)
      select uuidv7(), 'gameday-invitation', '{}', n || '@mail.example', n::text, uuidv7(), mailing.id
      from mailing, generate_series(1, 3) as n`);
    await bring(files.length);

    expect((await client.query('select size from mailing')).rows).toEqual([{ size: 3 }]);
  });
});
