import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Misbehaviour, SmtpSink } from '@tablefall/worker/test/smtp-sink';
import { until } from '@tablefall/worker/test/test-outbox';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { TestWorker } from '../../../test/test-worker.ts';
import type { FindingDto } from './finding.dto.ts';

/** A real mail server, a real worker, and the services that the operator is told by. */
describe('a mail server that takes no mail', () => {
  let operator: Server;
  const heard: { path: string; text: string }[] = [];
  let mailServer: SmtpSink;
  let port: number;
  let app: TestApp;
  let admin: ApiClient;
  let worker: TestWorker;
  beforeAll(async () => {
    operator = createServer(async (request, response) => {
      const text = (await buffer(request)).toString();
      // The doctor looks whether the site answers; this server stands in for it.
      if (request.url !== '/api/health/live') heard.push({ path: request.url ?? '', text });
      response.end('{"status":"ok"}');
    });
    await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
    mailServer = await SmtpSink.start();
    port = Number(new URL(mailServer.url).port);
    app = await TestApp.start({
      SMTP_URL: mailServer.url,
      PUBLIC_URL: url,
      ALERT_WEBHOOK_URL: `${url}/hook`,
      DEADMAN_URL: `${url}/ping`,
    });
    admin = await app.signedIn(ADMIN);
    worker = await TestWorker.start(app, {}, mailServer, { smtpSilence: 1_500 });
    // What is told besides is no part of this.
    await app.outbox.clear();
    await app.runJob('watch');
  });
  beforeEach(() => {
    heard.length = 0;
    mailServer.misbehave = () => undefined;
    mailServer.greeting = null;
  });
  afterEach(async () => {
    await app.outbox.clear();
    await app.runJob('watch');
  });
  afterAll(async () => {
    await worker.stop();
    await app.stop();
    operator.close();
  });

  const found = async (path = 'system/findings', check = 'mail-server'): Promise<FindingDto[]> => {
    const { body } = await admin.get(`/api/${path}`).expect(200);
    return body.filter((finding: FindingDto) => finding.check === check);
  };
  const told = async () => {
    heard.length = 0;
    await app.runJob('watch');
    return heard.map(({ path, text }) => `${path} ${text}`.trim());
  };
  const misbehaving = (how: Misbehaviour) => {
    mailServer.misbehave = () => how;
  };
  const mail = (address = 'dana@guests.example') =>
    app.outbox.addMail({ kind: 'test', recipient: { name: null, address } }, { expiresAt: null });
  const isIn = (id: string, ...states: string[]) =>
    until(async () => (await app.mails()).some((row) => row.id === id && states.includes(row.state)));
  const takesAgain = async () => {
    mailServer.misbehave = () => undefined;
    await worker.untilAllSent();
  };

  it('should be told when it is away, at once and once, and when it is back', async () => {
    expect(await found()).toMatchObject([{ state: 'ok', title: 'The mail server takes mail.' }]);
    expect(await told()).toEqual(['/ping']);

    await mailServer.stop();
    for (const path of ['system/findings', 'health/services']) {
      expect(await found(path)).toEqual([
        expect.objectContaining({
          state: 'failed',
          title: 'Mail server needs work.',
          detail: expect.stringContaining('connect ECONNREFUSED'),
        }),
      ]);
    }
    expect(await told()).toEqual([expect.stringContaining('✗ Mail server needs work. 127.0.0.1:')]);
    expect(await told()).toEqual([]);

    mailServer = await SmtpSink.start({ port });
    expect(await found()).toMatchObject([{ state: 'ok' }]);
    expect(await told()).toEqual([expect.stringContaining('✓ mail-server: as it should be again.'), '/ping']);
  });

  it('should be told when it greets and refuses every mail for now, without naming anybody', async () => {
    misbehaving({ refuse: '451 4.3.0 dana@guests.example: try later', at: 'recipient' });
    const id = await mail();
    await isIn(id, 'retrying');

    const findings = await found();

    expect(findings).toMatchObject([
      {
        state: 'failed',
        title: 'The mail server refuses mail.',
        detail: expect.stringContaining('451 4.3.0 <address> try later'),
      },
    ]);
    expect(await told()).toEqual([expect.stringContaining('✗ The mail server refuses mail.')]);
    await takesAgain();
    expect(await found()).toMatchObject([{ state: 'ok' }]);
  });

  it('should be told when it refuses us for good, until it takes a mail', async () => {
    misbehaving({ refuse: '550 5.7.1 We do not relay for you', at: 'content' });
    await isIn(await mail(), 'failed');
    expect(await found()).toMatchObject([
      { state: 'failed', title: 'The mail server refuses mail.', detail: expect.stringContaining('5.7.1') },
    ]);
    mailServer.misbehave = () => undefined;
    await mail();
    await worker.untilAllSent();
    // What is set aside still is: the mail after it was due later.
    await app.outbox.change({ state: ['failed'] }, { created_at: new Date(Date.now() - 120_000) });
    expect(await found()).toMatchObject([{ state: 'ok' }]);
  });

  it('should be told when it takes a mail and never says so', async () => {
    misbehaving({ hang: 'after the dot' });
    const before = mailServer.received.length;
    await mail();
    await until(() => mailServer.received.length > before);
    expect(await found()).toMatchObject([
      { state: 'failed', title: 'The mail server takes a mail and does not say whether it has it.' },
    ]);
    expect(await told()).toEqual([expect.stringContaining('does not say whether it has it')]);
    await takesAgain();
    expect(await found()).toMatchObject([{ state: 'ok' }]);
  });

  it('should be told from one that lets nobody in for now because it takes our mails', async () => {
    await mail();
    await worker.untilAllSent();
    mailServer.greeting = '421 4.7.0 Too many connections from you';
    expect(await found()).toMatchObject([
      {
        state: 'ok',
        title: 'The mail server takes mail.',
        detail: expect.stringContaining('421 4.7.0 Too many connections'),
      },
    ]);
    await app.outbox.change({ state: ['sent'] }, { sent_at: new Date(Date.now() - 61_000) });
    expect(await found()).toMatchObject([{ state: 'failed' }]);
  });

  it('should be told from one that did not answer once and has taken another mail since', async () => {
    await app.outbox.addMail(
      { kind: 'test' },
      {
        state: 'retrying',
        attempts: 1,
        lastError: 'read ECONNRESET',
        dueAt: new Date(Date.now() + 3_600_000),
        expiresAt: null,
      },
    );
    await app.outbox.change({ state: ['retrying'] }, { created_at: new Date(Date.now() - 120_000) });
    expect(await found()).toMatchObject([{ state: 'failed' }]);
    await mail();
    await until(async () => (await app.mails()).some(({ state }) => state === 'sent'));
    expect(await found()).toMatchObject([{ state: 'ok' }]);
  });

  it.each([
    ['550 5.7.1 <address>: Recipient address rejected: Access denied', 'ok'],
    ['554 5.7.1 <address>: Relay access denied', 'failed'],
    ['554 5.7.1 Sender refused', 'failed'],
  ])('should tell a reader who is refused from a server that refuses us: %s', async (lastError, state) => {
    const refused = { state: 'failed' as const, attempts: 1, lastCode: 554, lastError, blocked: true };
    const add = (address: string) =>
      app.outbox.addMail({ kind: 'test', recipient: { name: null, address } }, refused);
    await add('mia@guests.example');
    expect(await found()).toMatchObject([{ state }]);
    await add('ola@guests.example');
    await add('lin@guests.example');
    expect(await found()).toMatchObject([{ state: 'failed' }]);
  });

  it('should be told of a mailing whose mails it refuses, also while that is tried again', async () => {
    const mailing = await app.outbox.addMailing();
    const later = { state: 'retrying' as const, dueAt: new Date(Date.now() + 3_600_000), expiresAt: null };
    await app.outbox.addMail({ kind: 'gameday-invitation' }, later, mailing);
    // Only now: the worker ends a mailing that has begun and has no mails left.
    await app.outbox.changeMailings({ started_at: new Date(), circuit_openings: 1 }, mailing);
    expect(await found('system/findings', 'mailings')).toMatchObject([{ state: 'failed' }]);
    await app.outbox.changeMailings({ circuit_openings: 0 }, mailing);
    expect(await found('system/findings', 'mailings')).toMatchObject([{ state: 'ok' }]);
  });

  it('should be told from one whose reader cannot take it now, and from one that is held', async () => {
    const full = {
      state: 'retrying' as const,
      attempts: 3,
      lastCode: 452,
      lastError: '452 4.2.2 Mailbox full',
    };
    const later = { dueAt: new Date(Date.now() + 3_600_000), expiresAt: null };
    await app.outbox.addMail({ kind: 'test' }, { ...full, ...later });
    expect(await found()).toMatchObject([{ state: 'ok' }]);

    await app.outbox.addMail({ kind: 'test' }, { ...full, ...later, lastError: '452 4.3.1 Disk full' });
    expect(await found()).toMatchObject([{ state: 'failed' }]);
    await app.outbox.holdAll();
    expect(await found()).toMatchObject([{ state: 'ok' }]);
    expect(await found('system/findings', 'mail-hold')).toMatchObject([
      { state: 'warning', title: 'All mail is held.' },
    ]);
  });

  it('should take it back when the server is there again, although a mail has expired meanwhile', async () => {
    const ended = { state: 'failed' as const, attempts: 3, lastError: 'connect ECONNREFUSED' };
    await app.outbox.addMail({ kind: 'test' }, ended);
    expect(await found()).toMatchObject([{ state: 'ok' }]);
    await app.outbox.addMail({ kind: 'test' }, { ...ended, ambiguous: true });
    expect(await found()).toMatchObject([{ state: 'failed' }]);
  });

  it('should count a mail that no worker takes', async () => {
    const stuck = { dueAt: new Date(Date.now() + 3_600_000), expiresAt: null };
    await app.outbox.addMail({ kind: 'test' }, stuck);
    expect(await found()).toMatchObject([{ state: 'failed', title: 'Mail waits, and no worker takes it.' }]);
  });
});
