import { randomUUID } from 'node:crypto';
import { migrate } from '@tablefall/platform/database/migrate';
import { migrationFiles } from '@tablefall/platform/database/migrations';
import { Client } from 'pg';

describe('addresses from before they had one form', () => {
  const name = `addresses_${randomUUID().replaceAll('-', '')}`;
  const server = new Client({ connectionString: process.env.DATABASE_URL });
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: url.href });

  beforeAll(async () => {
    await server.connect();
    await server.query(`create database ${name}`);
    await client.connect();
    const files = migrationFiles();
    const bring = (upTo: number) => migrate({ DATABASE_URL: url.href }, [], files.slice(0, upTo));
    await bring(files.findIndex(({ file }) => file.startsWith('0069')));
    await client.query(`
      insert into account (id, created_at, email) values
        (uuidv7(), now(), 'info@xn--bcher-kva.example'), (uuidv7(), now(), 'jose\u0301@mail.example'),
        (uuidv7(), now(), 'twice@xn--bcher-kva.example'), (uuidv7(), now(), 'twice@bücher.example');
      insert into suppression (address, reason, created_at) values ('gone@xn--r8jz45g.example', 'bounced', now());
      insert into audit_entry (id, at, action, details, network)
      select uuidv7(), now(), 'spec.done', '{}', network from unnest(array['203.0.113.9', '::ffff:127.0.77.1', '2001:db8:44:5::6', null]) as network;
      insert into contact_message (id, name, email, message, received_at) values (uuidv7(), 'Kay', 'Kay@xn--bcher-kva.example', 'Hi', now());
      with day as (insert into gameday (id, date, capacity, location, created_at) values (uuidv7(), '2027-10-01', 8, 'Hall', now()) returning id)
      insert into invitation (gameday_id, guest_name, guest_email, token, invited_at, mailed_at)
      select day.id, 'Guest', email, email, now(), now() from day, unnest(array[
        'i@bücher.example', 'i@xn--bcher-kva.example', 'i@bu\u0308cher.example',
        'a@xn--bcher-kva.example', 'A@bu\u0308cher.example', 'plain@mail.example', 'odd@xn--.example']) as email;`);
    await bring(files.length);
  });
  afterAll(async () => {
    await client.end();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });

  const column = async (query: string) =>
    (await client.query({ text: query, rowMode: 'array' })).rows.flat().sort();

  it('should be in the form in which they are kept now, so that each person is found again', async () => {
    expect(await column('select email from account')).toEqual([
      'info@bücher.example',
      'josé@mail.example',
      'twice@bücher.example',
      'twice@xn--bcher-kva.example',
    ]);
    expect(await column('select address from suppression')).toEqual(['gone@例え.example']);
    expect(await column('select email from contact_message')).toEqual(['Kay@bücher.example']);
  });

  it('should be cut to their network in the audit', async () => {
    expect(await column('select network from audit_entry where network is not null')).toEqual([
      '127.0.77.0/24',
      '2001:db8:44::/48',
      '203.0.113.0/24',
    ]);
  });

  it('should stay as they are where two are the same, and be counted', async () => {
    expect(await column('select guest_email from invitation')).toEqual(
      [
        'i@bücher.example',
        'i@xn--bcher-kva.example',
        'i@bu\u0308cher.example',
        'a@bücher.example',
        'A@bu\u0308cher.example',
        'plain@mail.example',
        'odd@xn--.example',
      ].sort(),
    );
    const { rows } = await client.query(
      `select details from audit_entry where action = 'addresses.spelled-twice' order by details ->> 'table'`,
    );
    expect(rows).toEqual([
      { details: { table: 'account', addresses: 1 } },
      { details: { table: 'invitation', addresses: 3 } },
    ]);
  });
});
