import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '@tablefall/platform/clock/clock';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { Outbox } from '@tablefall/platform/outbox/outbox';
import { TestApp } from './test-app.ts';

describe('the outbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const mail = (address: string) => ({
    kind: 'sign-in' as const,
    props: { codeId: '01980000-0000-7000-8000-000000000000', validMinutes: 15 },
    recipient: { name: null, address },
    about: '01980000-0000-7000-8000-000000000000',
    endsAt: new Date('2099-01-01'),
  });
  const addresses = async () => (await app.mails()).map(({ address }) => address);

  it('keeps a mail with the transaction that causes it', async () => {
    await app.get(Transactions).run(async (unit) => app.get(Outbox).put(unit, mail('kept@mail.example')));

    expect(await addresses()).toContain('kept@mail.example');
  });

  it('tells the time by the database, whatever the clock of this machine says', async () => {
    const wrong = new (class extends Clock {
      override now = () => new Date(0);
    })();
    const isDatabaseTime = await new Transactions(app.get(EntityManager), wrong).run(({ em, now }) =>
      firstRowOf<{ same: boolean }>(
        em,
        sql`select abs(extract(epoch from now() - ${now}::timestamptz)) < 0.01 as same`,
      ),
    );

    expect(isDatabaseTime).toEqual({ same: true });
  });

  it('keeps no mail of a transaction that fails (I4)', async () => {
    const failing = app.get(Transactions).run(async (unit) => {
      app.get(Outbox).put(unit, mail('lost@mail.example'));
      await unit.em.flush();
      throw new Error('changed my mind');
    });

    await expect(failing).rejects.toThrow('changed my mind');
    expect(await addresses()).not.toContain('lost@mail.example');
  });

  it('answers although the queue is away, keeps the mail for the sweeper, and finds the queue again', async () => {
    const redis = await CuttableRedis.open(app.config.REDIS_URL ?? '');
    const alone = await TestApp.start({ REDIS_URL: redis.url });
    const ready = () => alone.browser().get('/api/health/ready');
    try {
      await ready().expect(200);
      redis.cut();
      await alone
        .get(Transactions)
        .run(async (unit) => alone.get(Outbox).put(unit, mail('waiting@mail.example')));

      expect(await alone.mails()).toMatchObject([{ address: 'waiting@mail.example', state: 'queued' }]);
      expect((await ready().expect(200)).body.degraded).toEqual(['queue']);

      redis.mend();
      const deadline = Date.now() + 60_000;
      while ((await ready()).body.degraded.length > 0 && Date.now() < deadline) {
        await sleep(50);
      }
      expect((await ready().expect(200)).body.degraded).toEqual([]);
    } finally {
      redis.mend();
      await alone.stop();
      redis.close();
    }
  });
});

/** A way to Redis that can be cut and mended. */
class CuttableRedis {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(target: string): Promise<CuttableRedis> {
    const url = new URL(target);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const to = { host: url.hostname, port: Number(url.port) };
    url.port = String((server.address() as AddressInfo).port);
    url.hostname = '127.0.0.1';
    const redis = new CuttableRedis(server, url.href);
    server.on('connection', (socket) => redis.pass(socket, connect(to)));
    return redis;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) {
      socket.destroy();
    }
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private pass(one: Socket, other: Socket): void {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      this.sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
    if (this.isCut) {
      one.destroy();
    }
  }
}
