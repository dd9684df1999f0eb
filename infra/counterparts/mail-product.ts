import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { Staff } from '../bench/staff.ts';
import { print } from '../local/print.ts';
import { LocalProduct } from '../local/product/product.ts';
import { freePort } from '../local/supervisor/ports.ts';
import { machineEnvironment } from './machine-environment.ts';
import type { Run } from './run.ts';

export interface Guest {
  name: string;
  email: string;
}

/** What became of a mail, as the product has it. */
export interface RecordedMail {
  address: string;
  messageId: string;
  state: string;
  attempts: number;
  error: string | null;
}

const DAY_MS = 86_400_000;
const POLL_MS = 100;

/** The product on data of its own, whose worker is told to use one mail server after another. */
export class MailProduct {
  private readonly local: LocalProduct;
  private readonly pool: Pool;
  private readonly staff: Staff;
  private readonly run: Run;
  private gamedays = 0;

  private constructor(run: Run, local: LocalProduct, pool: Pool, staff: Staff) {
    this.run = run;
    this.local = local;
    this.pool = pool;
    this.staff = staff;
  }

  /** @param settings of the product, whose SMTP_URL is not among them */
  static async start(run: Run, settings: NodeJS.ProcessEnv): Promise<MailProduct> {
    const port = await freePort();
    const local = new LocalProduct({
      home: join(run.home, 'product'),
      logs: run.logs,
      ports: {},
      env: { ...machineEnvironment(), ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` },
      durable: false,
      print,
    });
    run.atEnd(() => local.stop());
    await local.start();
    const pool = new Pool({ connectionString: local.databaseUrl, max: 4 });
    // PostgreSQL ends this connection while it stops, which is no error.
    pool.on('error', () => undefined);
    run.atEnd(() => pool.end());
    const origin = local.web.replace('localhost', '127.0.0.1');
    const staff = await Staff.signIn(origin, local.environment.ADMIN_EMAIL ?? '', port);
    return new MailProduct(run, local, pool, staff);
  }

  /** Starts the worker anew with another mail server, and trusts an authority (a file) or only those that everybody trusts. */
  async useServer(SMTP_URL: string, authority?: string): Promise<void> {
    await this.local.stopProcess('worker');
    if (this.run.isStopping) throw new Error('the run is stopping');
    const { environment } = this.local;
    delete environment.NODE_EXTRA_CA_CERTS;
    Object.assign(environment, { SMTP_URL }, authority ? { NODE_EXTRA_CA_CERTS: authority } : {});
    await this.local.startWorker();
  }

  /** Invites guests to a gameday of its own in one call. @returns the mailing's id */
  async invite(guests: Guest[], description = 'Open tables from noon.'): Promise<string> {
    this.gamedays += 1;
    const date = new Date(Date.now() + (30 + this.gamedays) * DAY_MS).toISOString().slice(0, 10);
    const { id: gamedayID } = await this.staff.call<{ id: string }>('POST', '/api/gameday', {
      startTime: '12:00:00',
      endTime: '22:00:00',
      location: 'Riverside Hall, rooms A to D',
      description,
      date,
      capacity: 10_000,
    });
    const mailingId = randomUUID();
    await this.staff.call('POST', '/api/gameday/bulk-invite', { gamedayID, mailingId, guests });
    return mailingId;
  }

  /** Lets a paused mailing go on. */
  async resume(mailingId: string): Promise<void> {
    await this.staff.call('POST', `/api/mailings/${mailingId}/resume`);
  }

  /** Waits until each mail of a mailing has ended. @returns false when that takes too long */
  hasEnded(mailingId: string, timeoutMs: number): Promise<boolean> {
    return this.until(
      `select not exists (select from mail where mailing_id = $1 and state in ('queued', 'sending', 'retrying')) as yes`,
      mailingId,
      timeoutMs,
    );
  }

  /** Waits until a mailing is paused because its mails were refused, and nothing of it is under way. */
  isPaused(mailingId: string, timeoutMs: number): Promise<boolean> {
    return this.until(
      `select paused_until > now() and not exists (select from mail where mailing_id = $1 and state = 'sending') as yes
       from mailing where id = $1`,
      mailingId,
      timeoutMs,
    );
  }

  async pausedReason(mailingId: string): Promise<string> {
    const { rows } = await this.pool.query<{ reason: string | null }>(
      'select paused_reason as reason from mailing where id = $1',
      [mailingId],
    );
    return rows[0]?.reason ?? '';
  }

  async mails(mailingId: string): Promise<RecordedMail[]> {
    const { rows } = await this.pool.query<RecordedMail>(
      `select recipient_address as address, message_id as "messageId", state, attempts, last_error as error
       from mail where mailing_id = $1`,
      [mailingId],
    );
    return rows;
  }

  /** Which of these addresses get no more mail. */
  async suppressed(addresses: string[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ address: string }>(
      'select address from suppression where address = any($1)',
      [addresses],
    );
    return rows.map(({ address }) => address);
  }

  /** Runs a job now instead of at its time. */
  async runJob(name: string): Promise<void> {
    await this.pool.query('update job set due_at = now() where name = $1', [name]);
  }

  private async until(sql: string, mailingId: string, timeoutMs: number): Promise<boolean> {
    for (const end = Date.now() + timeoutMs; Date.now() < end; await delay(POLL_MS)) {
      const { rows } = await this.pool.query<{ yes: boolean }>(sql, [mailingId]);
      if (rows[0]?.yes) return true;
    }
    return false;
  }
}
