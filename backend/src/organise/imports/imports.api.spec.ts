import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { badgesOf, registeredAs } from '../../convention/registration/testing/registration.factory.ts';
import type { RegistrantLineDto, SuppressionLineDto } from './imports.dto.ts';

const THIS = '2025-10';

const person = (name: string, changes: Partial<RegistrantLineDto> = {}): RegistrantLineDto => ({
  name,
  email: `${name.toLowerCase()}@mail.example`,
  badge: true,
  paid: false,
  ...changes,
});

describe('importing from other systems', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo({ REGISTRATION_CAPACITY: '6', RETENTION_EDITIONS: '2' });
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const post = (path: string, body: object, client = admin) =>
    client.post(`/api/organise/imports/${path}`).send(body);
  const check = async (lines: unknown[], edition = THIS) =>
    (await post('registrants/check', { edition, lines }).expect(200)).body.lines;
  const run = (lines: unknown[], edition = THIS) => post('registrants', { edition, lines });
  const everything = () =>
    app.query(sql`
      select email, confirmed_at, edition, paid_badges, name, badge from account
      left join registration on registration.user_id = account.id
      left join attendee on registration_id = registration.id left join user_name on user_name.id = name_id
      order by email, edition, attendee.position`);

  describe('registrants', () => {
    const FAMILY = [
      person('Dana', { paid: true }),
      // Some files mark whole families: a child's place is free, and pays for nobody.
      person('Ines', { email: 'Dana@mail.example', badge: false, paid: true }),
    ];

    it('should say what becomes of each line, and write nothing', async () => {
      await registeredAs(app, { email: 'ada@mail.example', attendees: [{ name: 'Ada', badge: true }] });
      await registeredAs(app, { email: 'ben@mail.example', attendees: [{ name: 'Ben', badge: true }] });
      await app.query(sql`update account set blocked_at = now() where email = 'ben@mail.example'`);
      const before = await everything();

      const lines = await check([
        ...FAMILY,
        person('Dana'),
        person('Ada'),
        person('Ben', { name: 'Benno' }),
        person('Mo', { email: 'mo@' }),
        person('www.casino.example', { email: 'win@mail.example' }),
        { name: 7 },
        null,
        ...['A', 'B', 'C'].map((name) => person(name, { email: 'big@mail.example' })),
        ...['D', 'E', 'F'].map((name) => person(name, { email: 'other@mail.example' })),
      ]);

      expect(lines).toEqual([
        { verdict: 'taken', detail: null },
        { verdict: 'taken', detail: null },
        { verdict: 'duplicate', detail: '0' },
        { verdict: 'known', detail: null },
        { verdict: 'refused', detail: 'An administrator keeps this address out' },
        { verdict: 'refused', detail: 'Not a complete e-mail address' },
        { verdict: 'refused', detail: 'Please enter a name without a link' },
        { verdict: 'refused', detail: 'Not a complete e-mail address' },
        { verdict: 'refused', detail: 'Not a complete e-mail address' },
        ...Array(3).fill({ verdict: 'taken', detail: null }),
        ...Array(3).fill({ verdict: 'full', detail: null }),
      ]);
      expect(await everything()).toEqual(before);
    });

    it('should take what can be taken, mail nobody and confirm nobody; the same again changes nothing', async () => {
      const lines = [...FAMILY, person('Mo'), person('Nobody', { email: '' })];

      expect((await run(lines).expect(200)).body).toEqual({ taken: 3, left: 1 });

      const imported = await everything();
      expect(imported).toMatchObject([
        { email: ADMIN },
        {
          email: 'dana@mail.example',
          confirmed_at: null,
          edition: THIS,
          paid_badges: 1,
          name: 'Dana',
          badge: true,
        },
        { email: 'dana@mail.example', paid_badges: 1, name: 'Ines', badge: false },
        {
          email: 'mo@mail.example',
          confirmed_at: null,
          edition: THIS,
          paid_badges: 0,
          name: 'Mo',
          badge: true,
        },
      ]);
      expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
      expect((await app.mails()).filter(({ kind }) => kind !== 'sign-in')).toEqual([]);
      expect((await run(lines).expect(200)).body).toEqual({ taken: 0, left: 4 });
      expect(await everything()).toEqual(imported);
      const audited = await app.query(sql`
        select action, about, details from audit_entry where action = 'registrants.imported'`);
      expect(audited).toEqual([
        {
          action: 'registrants.imported',
          about: THIS,
          details: { registrations: 2, people: 3, badges: 2, left: 1 },
        },
      ]);
    });

    it('should take no children alone, as no form does (B3)', async () => {
      const alone = [
        person('Tiny', { badge: false }),
        person('Small', { email: 'tiny@mail.example', badge: false }),
      ];

      expect(await check(alone)).toEqual(
        Array(2).fill({
          verdict: 'refused',
          detail: 'Children of 9 and under come with somebody of 10 and over',
        }),
      );
      expect((await run(alone).expect(200)).body).toEqual({ taken: 0, left: 2 });
    });

    it('should never give more badges than there are, whoever registers meanwhile', async () => {
      const lines = ['A', 'B', 'C', 'D', 'E'].map((name) => person(name));
      const visitors = ['v', 'w', 'x', 'y'].map((name) =>
        app
          .browser()
          .post('/api/register')
          .send({
            email: `${name}@mail.example`,
            attendees: [{ name, badge: true }],
          }),
      );

      const [imported] = await Promise.all([run(lines), ...visitors]);

      expect([200, 409]).toContain(imported.status);
      const { counter, counted } = await badgesOf(app);
      expect(counter).toBe(counted);
      expect(counter).toBeLessThanOrEqual(6);
    });

    it('should take people of the past, whatever their number, so that they can be invited', async () => {
      const many = Array.from({ length: 2_000 }, (_, number) =>
        person(`Guest ${number}`, { email: `g${number}@mail.example` }),
      );

      expect((await run(many, '2024-10').expect(200)).body).toEqual({ taken: 2_000, left: 0 });

      const { headers } = await admin
        .get('/api/register/email-pastregistrants/preview')
        .query({ password: 'password of the tools' })
        .expect(200);
      expect(headers['x-total-count']).toBe('2000');
      const { body: past } = await admin.get('/api/organise/past-editions').expect(200);
      expect(past).toMatchObject([{ key: '2024-10', isKept: true }]);
    });

    it('should refuse an edition of which only numbers are kept, one to come, and what is none', async () => {
      for (const edition of ['2024-10', '2023-10']) await run([person(edition)], edition).expect(200);

      const refusal = async (edition: string) =>
        (await run([person('Dana')], edition).expect(400)).body.fields.edition;
      expect(await refusal('2022-10')).toBe('Only numbers are kept of October 2022: see RETENTION_EDITIONS');
      expect(await refusal('2026-10')).toMatch(/^People can be imported for the edition that the site shows/);
      expect(await refusal('next year')).toMatch(/^Please enter year and month/);
      await post('registrants/check', { edition: '2022-10', lines: [] }).expect(400);
    });

    it('should refuse a list that is too long, or none', async () => {
      await run(Array(20_001).fill(person('Dana'))).expect(413);
      await post('registrants', { edition: THIS }).expect(400);
    });
  });

  describe('suppressions', () => {
    const line = (name: string, reason: string): SuppressionLineDto => ({
      address: `${name}@mail.example`,
      reason,
    });
    const suppressed = () =>
      app.query(sql`select address, reason, note from suppression order by address, reason`);

    it('should add those that are not there, and change and take away none', async () => {
      await admin
        .post('/api/suppressions')
        .send({ address: 'ada@mail.example', reason: 'blocked', note: 'Asked by telephone.' });
      const lines = [
        line('ada', 'blocked'),
        line('Ada', 'bounced'),
        line('ben', 'no-news'),
        line('BEN', 'no-news'),
        line('cleo', 'purple'),
        line('', 'blocked'),
      ];
      const { body } = await post('suppressions/check', { lines }).expect(200);
      expect(body.lines).toEqual([
        { verdict: 'known', detail: null },
        { verdict: 'taken', detail: null },
        { verdict: 'taken', detail: null },
        { verdict: 'duplicate', detail: '2' },
        { verdict: 'refused', detail: 'No reason that is known here' },
        { verdict: 'refused', detail: 'Not a complete e-mail address' },
      ]);
      expect(await suppressed()).toHaveLength(1);

      expect((await post('suppressions', { lines }).expect(200)).body).toEqual({ taken: 2, left: 4 });

      const imported = await suppressed();
      expect(imported).toEqual([
        { address: 'ada@mail.example', reason: 'blocked', note: 'Asked by telephone.' },
        { address: 'ada@mail.example', reason: 'bounced', note: 'Imported from another system' },
        { address: 'ben@mail.example', reason: 'no-news', note: 'Imported from another system' },
      ]);
      expect((await post('suppressions', { lines }).expect(200)).body).toEqual({ taken: 0, left: 6 });
      expect(await suppressed()).toEqual(imported);
    });

    it('should leave out those who help with the convention (T41)', async () => {
      const lines = [
        { address: ORGANISER.toUpperCase(), reason: 'bounced' },
        { address: ADMIN, reason: 'no-news' },
      ];
      const before = await suppressed();
      expect((await post('suppressions/check', { lines }).expect(200)).body.lines).toEqual(
        lines.map(() => ({
          verdict: 'refused',
          detail: 'Belongs to somebody who helps with the convention',
        })),
      );
      await post('suppressions', { lines }).expect(200);
      expect(await suppressed()).toEqual(before);
    });
  });

  it('should be for the administrator alone, and shortly after a sign-in', async () => {
    const organiser = await app.signedIn(ORGANISER);
    for (const path of ['registrants', 'registrants/check', 'suppressions', 'suppressions/check']) {
      await post(path, { edition: THIS, lines: [] }, organiser).expect(403);
      await post(path, { edition: THIS, lines: [] }, app.browser()).expect(401);
    }
  });
});
