import type { AddressInfo } from 'node:net';
import { sql } from '@tablefall/platform/database/sql';
import { Heartbeat } from '@tablefall/platform/processes/heartbeat';
import { bootWorker } from '@tablefall/worker/test/boot-worker';
import { SmtpSink } from '@tablefall/worker/test/smtp-sink';
import { until } from '@tablefall/worker/test/test-outbox';
import hoodiecrow from 'hoodiecrow-imap';
import { doorToken } from '../src/convention/door/testing/door-link.ts';
import { sampleReport } from '../src/email/deliverability/returned-mail/testing/sample-reports.ts';
import type { GamedayDto } from '../src/gamedays/gamedays.dto.ts';
import { createGameday, inviteGuest } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, type ApiClient, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

const FIRST = 'the secret that all of it begins with';
const SECOND = 'the secret that takes the place of it';
const RETURN_ADDRESS = 'bounces@mail.tablefall.example';
const DAY_MS = 86_400_000;

/** Everything is made while FIRST is the secret, and used while SECOND is. */
describe('what was made with a secret that was replaced', () => {
  const storage = { INBOX: {}, '': { separator: '/', folders: {} } };
  const mailbox = hoodiecrow({ plugins: ['MOVE', 'UIDPLUS'], storage });
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  let settings: Record<string, string>;
  let before: TestApp;
  let after: TestApp;
  let mailServer: SmtpSink;
  let admin: ApiClient;
  let gameday: GamedayDto;
  let door: string;
  let doorCookie: string;
  let calendar: string;
  let invitation: string;
  let rsvp: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => mailbox.listen(0, '127.0.0.1', resolve));
    const { port } = mailbox.server.address() as AddressInfo;
    settings = {
      CONVENTION_START: inDays(60).slice(0, 10).concat('T12:00'),
      CONVENTION_END: inDays(61).slice(0, 10).concat('T20:00'),
      MAIL_RETURN_ADDRESS: RETURN_ADDRESS,
      MAIL_REQUIRE_TLS: 'false',
      MAIL_BOUNCES_URL: `imap://testuser:testpass@127.0.0.1:${port}`,
    };
    before = await started({ APP_SECRET: FIRST });
    mailServer = await SmtpSink.start();
  });
  beforeAll(async () => {
    admin = await before.signedIn(ADMIN);
    gameday = await createGameday(admin, { date: inDays(30).slice(0, 10) });
    ({ invitationToken: rsvp } = await inviteGuest(admin, gameday, { guestEmail: 'guest@mail.example' }));
    await inviteGuest(admin, gameday, { guestEmail: 'other@mail.example' });
    await workUntilAllSent(before, { MAIL_RETURN_ADDRESS: RETURN_ADDRESS });
    invitation = await textTo('guest@mail.example');
  });
  beforeAll(async () => {
    door = await doorToken(admin);
    const opened = await before.browser().post('/api/door/open').send({ token: door }).expect(204);
    doorCookie = partOf(String(opened.headers['set-cookie']), /(tablefall_door=[^;]+)/);
    calendar = new URL((await admin.get('/api/user/calendar').expect(200)).body.address).pathname;

    // These wait while the secret is replaced.
    await before.addAccount('dana@mail.example');
    await before.browser().post('/api/user/login').send({ email: 'dana@mail.example' }).expect(200);
    const form = { email: 'reg@mail.example', attendees: [{ name: 'Reg', badge: true }] };
    await before.browser().post('/api/register').send(form).expect(200);
    await inviteGuest(admin, gameday, { guestEmail: 'late@mail.example' });
    after = await started({ ...sameDatabase(), APP_SECRET: SECOND, APP_SECRET_PREVIOUS: FIRST });
  });
  afterAll(async () => {
    await after.stop();
    await before.stop();
    await mailServer.stop();
    mailbox.server.close();
  });

  const started = async (environment: Record<string, string>): Promise<TestApp> => {
    const app = await TestApp.start({ ...settings, ...environment });
    app.clock.set(new Date().toISOString());
    return app;
  };
  const sameDatabase = () => {
    const { DATABASE_URL } = before.config;
    return { DATABASE_URL };
  };
  const workUntilAllSent = async (app: TestApp, environment: Record<string, string>) => {
    const worker = await TestWorker.start(app, environment, mailServer);
    await worker.untilAllSent();
    await worker.kill();
    // Not to be taken for one that runs.
    await app.query(sql`delete from process_seen where role = 'worker'`);
  };
  const textTo = async (address: string): Promise<string> =>
    (await mailServer.inbox(address)).at(-1)?.text?.replaceAll('\n', ' ') ?? '';
  const partOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? 'not there';
  const unsubscribing = (text: string) => partOf(text, /\/unsubscribe\/([\w.-]+)/);
  const returned = (address: string) =>
    mailServer.received.find(({ to }) => to === address) ?? { returnPath: '', messageId: '' };
  /** A report of a mail, which is told by its return address alone. */
  const report = async (app: TestApp, address: string) => {
    const about = { returnAddress: returned(address).returnPath, messageId: '<of-nobody@mail.example>' };
    mailbox.appendMessage('INBOX', [], false, sampleReport('postfix', about).toString('latin1'));
    await app.runJob('mail-reports');
  };
  const stateOf = async (address: string) =>
    (await before.mails()).find((mail) => mail.address === address)?.state;

  it('should be told of in the findings, with what waits', async () => {
    const { body } = await (await after.signedIn(ADMIN)).get('/api/system/findings').expect(200);
    const of = (check: string) => body.find((each: { check: string }) => each.check === check);

    expect(of('secrets')).toMatchObject({
      state: 'ok',
      title: 'A previous secret is set, and its links still work.',
      detail: expect.stringContaining('Mails that wait with such a link: 2.'),
    });
  });

  it('should let processes with either secret run side by side, and refuse any other', async () => {
    const { DATABASE_URL, REDIS_URL = '', PUBLIC_URL } = before.config;
    const services = { DATABASE_URL, REDIS_URL, PUBLIC_URL, SMTP_URL: mailServer.url };
    await before.outbox.holdAll();

    const worker = await bootWorker({ env: { ...services, APP_SECRET: FIRST } });
    await expect(
      bootWorker({ env: { ...services, APP_SECRET: 'a secret that nobody else here knows of' } }),
    ).rejects.toThrow(/^APP_SECRET is another one than that of a backend that runs/);

    await worker.close();
    await before.outbox.releaseAll();
  });

  it('should leave with working links in mails that waited', async () => {
    await workUntilAllSent(after, { APP_SECRET_PREVIOUS: FIRST, MAIL_RETURN_ADDRESS: RETURN_ADDRESS });

    const login = partOf(await textTo('dana@mail.example'), /\/verify\/([\w-]+)/);
    const registration = partOf(await textTo('reg@mail.example'), /[?]rid=([\w-]+)/);
    for (const code of [login, registration]) {
      await after.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);
    }
    const token = unsubscribing(await textTo('late@mail.example'));
    await after.browser().get(`/api/unsubscribe/${token}/lists`).expect(200);
  });

  it('should unsubscribe, by the page and by one click', async () => {
    const token = unsubscribing(invitation);

    await after.browser().get(`/api/unsubscribe/${token}/lists`).expect(200);
    await after
      .browser()
      .post(`/api/unsubscribe/${token}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);

    const left = await before.query(sql`select reason from suppression where address = 'guest@mail.example'`);
    expect(left).toEqual([{ reason: 'no-invitations' }]);
  });

  it('should open the door, also in browsers that opened it before', async () => {
    await after.browser().post('/api/door/open').send({ token: door }).expect(204);
    await after.browser().get('/api/door').set('Cookie', doorCookie).expect(200);
  });

  it('should answer an invitation and show a calendar, which no secret is needed for', async () => {
    await after.browser().get(`/api/gameday-reply/${rsvp}`).expect(200);
    await after.browser().get(calendar).expect(200);
  });

  it('should end a mail that comes back to its return address', async () => {
    await report(after, 'guest@mail.example');

    await until(async () => (await stateOf('guest@mail.example')) === 'failed');
  });

  describe('once it is not accepted any more', () => {
    let later: TestApp;
    beforeAll(async () => {
      // The one that knows the first secret alone is seen no more.
      await before.get(Heartbeat).beforeApplicationShutdown();
      later = await started({ ...sameDatabase(), APP_SECRET: SECOND });
    });
    afterAll(() => later.stop());

    it('should be void where it was signed, and go on where it was not', async () => {
      const browser = later.browser();

      await browser.get(`/api/unsubscribe/${unsubscribing(invitation)}/lists`).expect(404);
      await browser.post('/api/door/open').send({ token: door }).expect(404);
      await browser.get(`/api/gameday-reply/${rsvp}`).expect(200);
      await browser.get(calendar).expect(200);
    });

    it('should still hold where the new one signed it, in mails that had waited', async () => {
      const token = unsubscribing(await textTo('late@mail.example'));

      await later.browser().get(`/api/unsubscribe/${token}/lists`).expect(200);
      await report(later, 'late@mail.example');
      expect(await stateOf('late@mail.example')).toBe('failed');
    });

    it('should make a return address one that anybody could have made up', async () => {
      await report(later, 'other@mail.example');

      expect(await stateOf('other@mail.example')).toBe('sent');
    });
  });
});
