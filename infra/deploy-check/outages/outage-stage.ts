import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { makeCertificates } from '../../counterparts/certificates.ts';
import { expectThat } from '../../counterparts/finding.ts';
import type { Run } from '../../counterparts/run.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { run as runProgram, waitUntil } from '../../local/supervisor/processes.ts';
import type { Supervised } from '../../local/supervisor/supervised.ts';
import { ready } from '../image.ts';
import { Installation } from '../installation.ts';
import { Services } from '../services.ts';
import { Switch } from '../switch.ts';

/** A port on which nobody listens. */
const NOBODY = 1;
const DATABASE = 'outages';
const MEDIA_SIZE = '64m';

type Switches = Record<'postgres' | 'redis' | 'mail', { at: Switch; port: number }>;

/** What stands between the installation and what it stands on. */
interface Ways {
  switches: Switches;
  /** Folders of the certificates that hold for long and for two days. */
  authorities: Record<'long' | 'short', string>;
  site: TlsServer;
  /** The database, by a way that is not cut. */
  databaseUrl: string;
}

/** An installation in production whose services can each be taken away, and what its operator hears of that. */
export class OutageStage {
  /** What the webhook was told, and how often all was said to be well. */
  readonly told: string[] = [];
  pings = 0;
  worker!: Supervised;
  readonly media: string;
  readonly product: Installation;
  private readonly run: Run;
  private readonly settings: Record<string, string>;
  private readonly switches: Switches;
  private readonly authorities: Record<'long' | 'short', string>;
  private readonly site: TlsServer;
  private readonly databaseUrl: string;
  private readonly database: Client;
  private holder: Client | undefined;
  private cookie = '';

  private constructor(run: Run, settings: Record<string, string>, ways: Ways) {
    this.run = run;
    this.settings = settings;
    this.switches = ways.switches;
    this.authorities = ways.authorities;
    this.site = ways.site;
    this.databaseUrl = ways.databaseUrl;
    this.media = settings.STORAGE_FOLDER ?? '';
    this.product = new Installation(run, settings);
    this.database = new Client({ connectionString: ways.databaseUrl });
  }

  static async set(run: Run): Promise<OutageStage> {
    const services = await Services.start(run, 'outages');
    const port = await freePort();
    const given = await services.settings(DATABASE, port);
    const switchTo = async (to: number) => {
      const at = await Switch.to(to);
      run.atEnd(() => at.close());
      return { at, port: to };
    };
    const through = async (name: string) => {
      const url = new URL(given[name] ?? '');
      const led = await switchTo(Number(url.port));
      url.port = String(led.at.port);
      return { led, url: url.href };
    };
    const [postgres, redis, mail] = [
      await through('DATABASE_URL'),
      await through('REDIS_URL'),
      await through('SMTP_URL'),
    ];
    const folder = join(run.home, 'outages');
    const folders = {
      long: join(folder, 'long'),
      short: join(folder, 'short'),
      media: join(folder, 'media'),
    };
    for (const each of Object.values(folders)) mkdirSync(each, { recursive: true });
    const [long, short] = [
      await makeCertificates(folders.long, hostname(), 90),
      await makeCertificates(folders.short, hostname(), 2),
    ];
    const both = join(folder, 'authorities.pem');
    await runProgram('sh', ['-c', `cat "${long.authority}" "${short.authority}" >"${both}"`]);
    await runProgram('mount', ['-t', 'tmpfs', '-o', `size=${MEDIA_SIZE}`, 'tmpfs', folders.media]);
    run.atEnd(async () => void (await runProgram('umount', ['--lazy', folders.media])));
    const site = createTlsServer({ cert: readFileSync(long.certificate), key: readFileSync(long.key) });
    // Whoever comes by TLS is passed on as is.
    site.on('secureConnection', (visitor) => {
      const backend = connect(port, '127.0.0.1');
      visitor.on('error', () => backend.destroy());
      backend.on('error', () => visitor.destroy());
      visitor.pipe(backend).pipe(visitor);
    });
    site.removeAllListeners('request');
    const operator = createServer();
    await Promise.all([site, operator].map((server) => listening(server)));
    for (const server of [site, operator]) run.atEnd(async () => void server.close());
    const operatorUrl = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
    const settings: Record<string, string> = {
      ...given,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SMTP_URL: mail.url.replace(/\/$/, ''),
      PUBLIC_URL: `https://${hostname()}:${(site.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: both,
      STORAGE_FOLDER: folders.media,
      ALERT_WEBHOOK_URL: `${operatorUrl}/hook`,
      ALERT_WEBHOOK_FORMAT: 'text',
      DEADMAN_URL: `${operatorUrl}/ping`,
      METRICS_PORT: String(await freePort()),
      // Nobody is asked beyond this machine.
      MAIL_DNS_SERVERS: '127.0.0.1:1',
      QUEUE_PREFIX: DATABASE,
      LOG_LEVEL: 'warn',
    };
    const stage = new OutageStage(run, settings, {
      switches: { postgres: postgres.led, redis: redis.led, mail: mail.led },
      authorities: { long: folders.long, short: folders.short },
      site,
      databaseUrl: given.DATABASE_URL ?? '',
    });
    operator.on('request', async (request, response) => {
      const text = (await buffer(request)).toString();
      if (request.url === '/ping') stage.pings += 1;
      else stage.told.push(text);
      response.end();
    });
    await stage.begin();
    return stage;
  }

  private async begin(): Promise<void> {
    await this.product.tablefall('migrate');
    await this.product.start('backend');
    await this.startWorker();
    await ready(`http://127.0.0.1:${this.settings.PORT}/api/health/ready`);
    await this.database.connect();
    this.run.atEnd(() => this.database.end());
    // The drill has a check of its own.
    await this.sql(`insert into backup_success values ('backup', now(), 'one', 1)`);
    const code = (await this.product.tablefall('admin', 'sign-in-link')).match(/\/verify\/(\S+)/)?.[1];
    const answer = await this.call(`/api/user/verify/${code}`, {
      method: 'POST',
      body: '{"confirm":true}',
    });
    expectThat(answer.ok, `signing in answers ${answer.status}`);
    this.cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  async startWorker(): Promise<void> {
    this.worker = await this.product.start('worker');
  }

  sql(statement: string): Promise<unknown> {
    return this.database.query(statement);
  }

  /** Another program that holds rows locked, until `unlock`. */
  async lock(statement: string): Promise<void> {
    this.holder = new Client({ connectionString: this.databaseUrl });
    await this.holder.connect();
    await this.holder.query('begin');
    await this.holder.query(statement);
  }

  async unlock(): Promise<void> {
    await this.holder?.end();
    this.holder = undefined;
  }

  /** Cuts the way to a service, or leads there again. */
  cut(service: 'postgres' | 'redis' | 'mail'): void {
    this.switches[service].at.turn(NOBODY);
  }

  mend(service: 'postgres' | 'redis' | 'mail'): void {
    this.switches[service].at.turn(this.switches[service].port);
  }

  /** The site has a certificate that holds for three months, or for two days. */
  certificate(which: 'long' | 'short'): void {
    const folder = this.authorities[which];
    const [cert, key] = ['server.pem', 'server.key'].map((name) => readFileSync(join(folder, name)));
    this.site.setSecureContext({ cert, key });
  }

  /** Has the watch look now; what it then told. A backend begins what is due within 15 seconds. */
  async watch(): Promise<string> {
    const before = this.told.length;
    await this.sql(`update job set due_at = now() where name = 'watch'`);
    const isDone = async () => {
      const { rows } = (await this.sql(`select due_at > now() as done from job where name = 'watch'`)) as {
        rows: { done: boolean }[];
      };
      return rows[0]?.done ?? false;
    };
    expectThat(await waitUntil(isDone, 90_000, 250), 'the watch did not run');
    return this.told.slice(before).join('\n');
  }

  /** What `tablefall doctor` prints, and whether it ends with 1. */
  async doctor(settings: Record<string, string> = {}): Promise<{ text: string; fails: boolean }> {
    const doctor = new Installation(this.run, { ...this.settings, ...settings });
    return doctor.tablefall('doctor', '--quiet').then(
      (text) => ({ text, fails: false }),
      (error: { stdout?: string }) => ({ text: error.stdout ?? '', fails: true }),
    );
  }

  /** What the System page is told. */
  async findings(): Promise<string> {
    const answer = await this.call('/api/system/findings');
    expectThat(answer.ok, `the findings answer ${answer.status}`);
    return answer.text();
  }

  async figures(): Promise<string> {
    // They are kept for five seconds.
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    return (await fetch(`http://127.0.0.1:${this.settings.METRICS_PORT}/metrics`)).text();
  }

  private call(path: string, request: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.cookie, 'content-type': 'application/json' };
    return fetch(`http://127.0.0.1:${this.settings.PORT}${path}`, { ...request, headers });
  }
}

function listening(server: Server | TlsServer): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
