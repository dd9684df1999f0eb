import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { COPY_PRIORITY, hiddenTag, MAIL_NOW, MAIL_PRIORITIES, MAIL_PUSH, pushKeyOf } from '@tablefall/mail';
import { MailOutbox } from '../src/outbox/mail-outbox.ts';
import { Sweeper } from '../src/sweeper.ts';
import { WorkerSettings } from '../src/worker-settings.ts';
import { ProcessOfWorker } from './process-of-worker.ts';
import { addDevice, copyFor, devices, forgetDevices, PROMOTED, SECRET, signOut } from './push-fixture.ts';
import { PushService } from './push-service.ts';
import { setStage } from './stage.ts';
import { redisOfItsOwn, until } from './test-outbox.ts';

const stage = setStage(12);
let service: PushService;

beforeEach(async () => {
  service = await PushService.start();
});
afterEach(async () => {
  await service.stop();
  await forgetDevices(stage.outbox.em);
});

const start = (settings = {}, env = {}) =>
  stage.start({ env: { PUSH_SERVICES: service.url, ...env }, settings });

/** A copy for the device of a browser of the service. */
async function addCopy(as = {}) {
  const device = await addDevice(stage.outbox.em, service.subscribe());
  return { device, copy: await stage.outbox.addMail(PROMOTED, { ...copyFor(device), ...as }) };
}
const row = (id: string) => stage.outbox.row(id);
const stateOf = async (id: string) => (await row(id)).state;
const isIn = (state: string, id: string) => until(async () => (await stateOf(id)) === state);

describe('a copy of a mail for a device', () => {
  it('should arrive encrypted for the browser, signed by the site, and say what the mail says', async () => {
    const expiresAt = new Date(Date.now() + 600_000);
    const { device, copy } = await addCopy({ expiresAt });
    await start();
    await isIn('sent', copy);

    expect(service.wrong).toEqual([]);
    const [push] = service.received;
    const { about } = await row(copy);
    expect(push).toEqual({
      notice: {
        title: 'A spot is yours: Friday, October 10, 3:15 PM',
        body: 'For Priya. Ark Nova: A spot was freed and you were next, so it is yours.',
        path: '/events?event=01980000-0000-7000-8000-000000000004',
        tag: about,
      },
      ttl: expect.any(Number),
      urgency: 'high',
      topic: hiddenTag([SECRET], device, about),
      signedBy: { key: pushKeyOf(SECRET).publicKey, subject: 'mailto:hello@tablefall.example' },
    });
    expect(push?.ttl).toBeGreaterThan(500);
    expect(push?.ttl).toBeLessThanOrEqual(600);
    expect(await row(copy)).toMatchObject({ attempts: 1, last_code: 201, last_error: null });
    expect(stage.sink.received).toHaveLength(0);
  });

  it('should change nothing of its mail, and wait for nothing of it', async () => {
    const { device } = await addCopy();
    const mail = await stage.outbox.addMail(PROMOTED);
    service.answerNext({ status: 400 });
    await start();
    await stage.outbox.allEnded();

    expect(await row(mail)).toMatchObject({ state: 'sent', attempts: 1, last_code: 250, last_error: null });
    expect(stage.sink.received).toHaveLength(1);
    expect(await stage.outbox.states()).toEqual({ sent: 1, failed: 1 });
    expect(await devices(stage.outbox.em)).toEqual([device]);
  });

  it.each([404, 410])('should be forgotten with its device when the service answers %i', async (status) => {
    const { device, copy } = await addCopy();
    const other = await stage.outbox.addMail(PROMOTED, { ...copyFor(device), dueAt: inAnHour() });
    const kept = await addCopy();
    service.answerNext({ status });
    // One after the other, so that it is told which one is asked for first.
    await stage.outbox.change({ id: kept.copy }, { due_at: inAnHour() });
    await start();
    await until(async () => (await devices(stage.outbox.em)).length === 1);
    await stage.settled();

    expect(await devices(stage.outbox.em)).toEqual([kept.device]);
    const ids = (await stage.outbox.rows()).map(({ id }) => id);
    expect(ids).not.toContain(copy);
    expect(ids).not.toContain(other);
    expect(ids).toContain(kept.copy);
  });

  it('should wait as long as the service says, and for troubles of the service', async () => {
    const { copy } = await addCopy();
    service.answerNext({ status: 503 }, { status: 429, headers: { 'Retry-After': '120' } });
    await start({ sweepEvery: 50 });
    await until(async () => (await row(copy)).attempts === 2);

    expect(await row(copy)).toMatchObject({ state: 'retrying', last_code: 429 });
    const wait = new Date((await row(copy)).due_at).getTime() - Date.now();
    expect(wait).toBeGreaterThan(100_000);
    expect(wait).toBeLessThanOrEqual(120_000);
    await stage.outbox.dueSince(1, { id: copy });
    await isIn('sent', copy);
    expect(service.asked).toHaveLength(3);
  });

  it('should be tried again when the service does not answer, or is away', async () => {
    const { copy } = await addCopy();
    service.answerNext('nothing');
    await start({ pushLongest: 300 });
    await until(async () => (await row(copy)).attempts >= 1);

    expect((await row(copy)).last_error).toBe('The push service did not answer');
    await isIn('sent', copy);
  });

  it('should follow no answer to another place', async () => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(201).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const Location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/inside`;
    const { copy } = await addCopy();
    service.answerNext({ status: 307, headers: { Location } });
    await start();
    await isIn('failed', copy);

    expect(asked).toEqual([]);
    await new Promise((resolve) => elsewhere.close(resolve));
  });

  it('should go nowhere once its service is not one of ours any more', async () => {
    const { copy } = await addCopy();
    await start({}, { PUSH_SERVICES: 'push.example.org' });
    await isIn('failed', copy);

    expect(service.asked).toEqual([]);
  });

  it('should be signed with the key that the browser subscribed for, also after the secret was replaced', async () => {
    const before = await addDevice(stage.outbox.em, service.subscribe(), {
      secret: 'the secret of before which was long enough',
    });
    const unknown = await addDevice(stage.outbox.em, service.subscribe(), {
      secret: 'a secret that is gone for good and all',
    });
    const [kept = '', lost = ''] = await Promise.all(
      [before, unknown].map((device) => stage.outbox.addMail(PROMOTED, copyFor(device))),
    );
    await start({}, { APP_SECRET_PREVIOUS: 'the secret of before which was long enough' });
    await isIn('sent', kept);
    await isIn('failed', lost);

    expect(service.received.map(({ signedBy }) => signedBy.key)).toEqual([
      pushKeyOf('the secret of before which was long enough').publicKey,
    ]);
    expect(service.asked).toHaveLength(1);
  });

  it('should not be told once the session is over or signed out, also under a claim', async () => {
    const over = await addDevice(stage.outbox.em, service.subscribe(), { signedOut: true });
    const copy = await stage.outbox.addMail(PROMOTED, copyFor(over));
    const worker = await start({ pushLongest: 500 });
    await isIn('failed', copy);
    expect(service.asked).toEqual([]);

    service.answerNext('nothing');
    const { device } = await addCopy();
    await until(() => service.asked.length === 1);
    await signOut(stage.outbox.em, device);
    await stage.settled();
    await worker.get(Sweeper).sweep();
    expect(await stage.outbox.states()).toEqual({ failed: 1 });
    expect(service.received).toEqual([]);
  });

  it('should not be told once the device asks for its topic no more', async () => {
    const device = await addDevice(stage.outbox.em, service.subscribe(), { topics: ['change'] });
    const copy = await stage.outbox.addMail(PROMOTED, copyFor(device));
    await start();
    await isIn('failed', copy);

    expect(service.asked).toEqual([]);
    expect((await row(copy)).last_error).toBe('The device is signed out, or does not ask for this any more');
  });

  it('should end with its time', async () => {
    const { copy } = await addCopy({ expiresAt: new Date(Date.now() - 1_000) });
    const mails = new MailOutbox(stage.outbox.em, new WorkerSettings());
    // It is counted as no mail.
    expect(await mails.failExpired()).toBe(0);
    expect(await stateOf(copy)).toBe('failed');
    await start();
    await stage.settled();

    expect(service.asked).toEqual([]);
  });

  it('should wait while all mail is held, and leave with it', async () => {
    await stage.outbox.holdAll();
    const { copy } = await addCopy();
    await start();
    await stage.settled();
    expect(await stateOf(copy)).toBe('queued');
    expect(service.asked).toEqual([]);

    await stage.outbox.releaseAll();
    await isIn('sent', copy);
    expect(service.received).toHaveLength(1);
  });

  it('should go through no queue of mail', async () => {
    const { copy } = await addCopy();
    const mail = await stage.outbox.addMail(PROMOTED);
    // Its own sweep comes late.
    const worker = await start({ sweepEvery: 3_600_000, republishAfter: 3_600_000 });
    const take = (queue: typeof MAIL_NOW | typeof MAIL_PUSH) =>
      worker.get(MailOutbox).takeDue(queue, [...MAIL_PRIORITIES], 10);
    await stage.settled();
    await stage.outbox.change(
      { id: [copy, mail] },
      { state: 'queued', due_at: new Date(Date.now() - 1_000) },
    );

    expect((await take(MAIL_NOW)).map(({ id }) => id)).toEqual([mail]);
    expect(await take(MAIL_PUSH)).toMatchObject([{ id: copy, priority: COPY_PRIORITY }]);
  });
});

describe('a worker that is killed between its claim and the answer', () => {
  it('should leave the copy to another one, which tells the device of the same matter', async () => {
    const { device, copy } = await addCopy();
    service.answerNext('nothing');
    const setup = {
      env: {
        DATABASE_URL: stage.outbox.url,
        SMTP_URL: stage.sink.url,
        PUSH_SERVICES: service.url,
        ...redisOfItsOwn(12),
      },
      settings: { lease: 1_500, renewEvery: 300 },
    };
    const killed = await ProcessOfWorker.start(setup);
    await until(() => service.asked.length === 1);
    await killed.kill('SIGKILL');
    expect(await stateOf(copy)).toBe('sending');

    await start();
    await isIn('sent', copy);
    expect(service.received).toHaveLength(1);
    expect(new Set(service.asked).size).toBe(1);
    expect(service.received[0]?.topic).toBe(
      hiddenTag([SECRET], device, service.received[0]?.notice.tag ?? ''),
    );
    expect(await row(copy)).toMatchObject({ attempts: 1, fence: 2 });
  }, 60_000);
});

function inAnHour(): Date {
  return new Date(Date.now() + 3_600_000);
}
