import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { print } from '../../local/print.ts';
import { LocalProduct } from '../../local/product/product.ts';
import { machineEnvironment } from '../machine-environment.ts';
import type { Run } from '../run.ts';

interface Summary {
  ID: string;
  To: { Address: string }[];
}

const PATIENCE_MS = 30_000;
const sites = new WeakMap<Run, Promise<Site>>();

/** The product with its demo, whose people a journey may be. */
export class Site {
  readonly web: string;
  private readonly mailbox: string;
  private readonly pool: Pool;

  private constructor(web: string, mailbox: string, pool: Pool) {
    this.web = web;
    this.mailbox = mailbox;
    this.pool = pool;
  }

  /** The run's own, which everything that is tried in it shares: two would be two sites on one database. */
  static of(run: Run): Promise<Site> {
    const site = sites.get(run) ?? Site.start(run);
    sites.set(run, site);
    return site;
  }

  private static async start(run: Run): Promise<Site> {
    const local = new LocalProduct({
      home: join(run.home, 'site'),
      logs: run.logs,
      ports: {},
      env: machineEnvironment(),
      durable: false,
      print,
    });
    run.atEnd(() => local.stop());
    await local.start();
    const pool = new Pool({ connectionString: local.databaseUrl, max: 2 });
    pool.on('error', () => undefined);
    run.atEnd(() => pool.end());
    return new Site(local.web, local.mailbox ?? '', pool);
  }

  /** Registers somebody with one name. @returns the address */
  async register(name: string): Promise<string> {
    const email = `${randomUUID()}@guests.example`;
    const answer = await fetch(`${this.web}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, attendees: [{ name, badge: true }] }),
    });
    if (!answer.ok) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`);
    return email;
  }

  /** Waits for a mail to an address with a link whose path begins so. @returns the link */
  mailedLink(to: string, path: string): Promise<string> {
    return this.mailed(to, new RegExp(`https?://[^\\s/]+${path}\\S*`));
  }

  /** Waits for a mail to an address with the code that signs in. @returns the code */
  mailedCode(to: string): Promise<string> {
    return this.mailed(to, /^\d{3} \d{3}$/m);
  }

  private async mailed(to: string, pattern: RegExp): Promise<string> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await delay(200)) {
      const { messages } = await this.mail<{ messages: Summary[] }>('messages?limit=50');
      for (const { ID } of messages.filter(({ To }) => To.some(({ Address }) => Address === to))) {
        const { Text } = await this.mail<{ Text: string }>(`message/${ID}`);
        const [found] = Text.match(pattern) ?? [];
        if (found) return found;
      }
    }
    throw new Error(`no mail to ${to} with ${pattern} came`);
  }

  /** One text out of the database. */
  async read(sql: string): Promise<string> {
    const { rows } = await this.pool.query<{ value: string }>(sql);
    if (!rows[0]) throw new Error(`the demo has none of these: ${sql}`);
    return rows[0].value;
  }

  private async mail<Answer>(call: string): Promise<Answer> {
    const answer = await fetch(`${this.mailbox}/api/v1/${call}`);
    return (await answer.json()) as Answer;
  }
}
