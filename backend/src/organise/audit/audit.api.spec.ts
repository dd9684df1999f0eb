import { globSync } from 'node:fs';
import { join } from 'node:path';
import { AUDITED, acts, words } from '@tablefall/platform/audit/acts';
import { Audit } from '@tablefall/platform/audit/audit';
import { AuditWords } from '@tablefall/platform/audit/audit-words';
import { Contributions } from '@tablefall/platform/contributions/contributions';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { shortNetwork } from '@tablefall/platform/privacy/short-network';
import { eventually } from '../../../test/eventually.ts';
import { golden } from '../../../test/golden.ts';
import { ADMIN, type ApiClient, ATTENDEE, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { createGameday } from '../../gamedays/testing/gameday.factory.ts';

const SOURCES = join(import.meta.dirname, '../..');
const ACTS = join(import.meta.dirname, 'acts.txt');

const isClass = (exported: unknown) => typeof exported === 'function';

describe('the audit trail, as the administrator reads it', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const list = async (query: object = {}) =>
    (await admin.get('/api/organise/audit').query(query).expect(200)).body;
  const whats = async (query: object = {}): Promise<string[]> =>
    (await list(query)).items.map(({ who, what }: { who: string; what: string }) => `${who}: ${what}`);

  it('should lead to what it was done to, for as long as that is there', async () => {
    const { id } = await createGameday(admin);
    expect((await list()).items[0]).toMatchObject({ path: `/gameday-management?gameday=${id}` });

    await admin.delete(`/api/gameday/${id}`).expect(204);

    const { items } = await list();
    expect(items.map(({ path }: { path: string | null }) => path)).not.toContain(
      `/gameday-management?gameday=${id}`,
    );
  });

  it('should say each thing in a sentence, the newest first, with a network that names no household', async () => {
    await app
      .browser()
      .post('/api/register')
      .send(registerForm({ email: ATTENDEE }))
      .expect(200);
    const { body } = await admin.get('/api/registrations').expect(200);
    const [registration] = body.items;
    await admin.put(`/api/registration/${registration.id}/paid`).send({ paid: true }).expect(200);
    await admin
      .put(`/api/attendee/${registration.attendees[0].id}/check-in`)
      .send({ checkedIn: true })
      .expect(200);

    const { items, total } = await list();

    expect(total).toBe(3);
    expect(items).toMatchObject([
      { who: 'Tablefall Team', what: `Checked in ${registration.attendees[0].name}`, isRefusal: false },
      { what: `Marked the registration of ${ATTENDEE} as paid`, network: '127.0.0.0/24' },
      { what: 'Signed in' },
    ]);
  });

  it('should say whose registration was removed, and which mail a mailing was', async () => {
    await app
      .browser()
      .post('/api/register')
      .send(registerForm({ email: ATTENDEE }))
      .expect(200);
    const { body } = await admin.get('/api/registrations').expect(200);
    await admin.delete(`/api/registration/${body.items[0].id}`).expect(204);
    const day = { date: '2025-12-24', location: 'Riverside Hall', capacity: 8 };
    const { body: gameday } = await admin.post('/api/gameday').send(day).expect(201);
    const guests = [{ name: 'Ola', email: 'ola@mail.example' }];
    await admin.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);

    const said = await whats();

    expect(said).toContain(`Tablefall Team: Removed the registration of ${ATTENDEE} from the list`);
    expect(said).toContain('Tablefall Team: Began the mailing “Invitation: Wednesday, December 24, 2025”');
  });

  it('should find by kind, by person, by thing and by time', async () => {
    await app.signedIn(ORGANISER);
    await admin
      .post('/api/gameday')
      .send({ date: '2025-12-24', location: 'Riverside Hall', capacity: 8 })
      .expect(201);
    app.clock.advance(3 * 24 * 3600);
    admin = await app.signedIn(ADMIN);

    expect(await whats({ kind: 'gameday' })).toEqual([
      'Tablefall Team: Created the gameday of December 24, 2025',
    ]);
    expect(await whats({ search: 'staff@' })).toEqual([`${ORGANISER}: Signed in`]);
    expect(await whats({ search: 'December 24' })).toHaveLength(1);
    expect(await whats({ search: 'nobody' })).toEqual([]);
    expect(await whats({ days: 1 })).toHaveLength(1);
    expect(await list({ limit: 2, page: 2 })).toMatchObject({ total: 4, page: 2, limit: 2 });
    await admin.get('/api/organise/audit').query({ kind: 'gossip' }).expect(400);
    await admin.get('/api/organise/audit').query({ days: 3 }).expect(400);
  });

  it('should hold what people tried that they may not, once a minute', async () => {
    const dana = await app.signedIn(ATTENDEE);
    await dana.get('/api/registrations').expect(403);
    await dana.get('/api/registrations').expect(403);
    await app.browser().post('/api/user/verify/unknown').send({}).expect(404);
    await admin
      .post('/api/email/test')
      .query({ password: 'guess' })
      .send({})
      .expect((answer) => answer);
    await admin.get('/api/register/email-review/preview').query({ password: 'guess' });

    await eventually(async () => {
      const { items } = await list({ kind: 'refusal' });
      expect(items.every(({ isRefusal }: { isRefusal: boolean }) => isRefusal)).toBe(true);
      expect((await whats({ kind: 'refusal' })).sort()).toEqual([
        'Tablefall Team: Typed a wrong password of the e-mail tools',
        'a visitor: Opened a sign-in link that is unknown, used or too old',
        `${ATTENDEE}: Was refused: list registrations`,
      ]);
    });
  });

  it('should be downloaded, which is written down as well', async () => {
    const { text, headers } = await admin
      .get('/api/organise/audit.csv')
      .query({ kind: 'sign-in' })
      .expect(200);

    expect(headers['content-disposition']).toContain('audit.csv');
    expect(text).toContain('"When","Who","What","Network"');
    expect(text).toContain('"Tablefall Team","Signed in"');
    expect(await whats({ kind: 'export' })).toEqual(['Tablefall Team: Downloaded this list']);
  });

  it('should be changed and emptied by nobody', async () => {
    await app.query(
      sql`insert into audit_entry (id, at, action, details) values (uuidv7(), now(), 'job.started', '{}')`,
    );
    const refused = /only added to/;

    await expect(app.query(sql`update audit_entry set action = 'x'`)).rejects.toThrow(refused);
    await expect(app.query(sql`delete from audit_entry`)).rejects.toThrow(refused);
    await expect(app.query(sql`truncate audit_entry`)).rejects.toThrow(refused);
  });

  it('should tell people their own events and nobody else’s', async () => {
    const dana = await app.signedIn(ATTENDEE);
    await dana.get('/api/registrations').expect(403);

    await eventually(async () => {
      const { body } = await dana.get('/api/user/security-events').expect(200);
      expect(body.map(({ what }: { what: string }) => what)).toEqual([
        'Was refused: list registrations',
        'Signed in',
      ]);
    });
    await app.browser().get('/api/user/security-events').expect(401);
  });

  it('should say what acts.txt says of every act of the modules (UPDATE_GOLDEN=1 writes it anew)', () => {
    const details = new Proxy({}, { get: (_, name) => `{${String(name)}}` });
    const { acts } = app.get(AuditWords);
    const text = acts
      .map((act) => `${act.name} (${act.kind}): ${act.say(details as never, ' {thing}')}\n`)
      .sort();

    expect(text.join('')).toBe(golden(ACTS, text.join('')));
    expect(new Set(acts.map(({ name }) => name)).size).toBe(acts.length);
  });

  it('should know the acts of every module that says any', async () => {
    const files = globSync('**/*.audit.ts', { cwd: SOURCES });
    const said = await Promise.all(files.map((file) => import(join(SOURCES, file))));
    const known = app.get(Contributions).of(AUDITED);

    expect(files.length).toBeGreaterThan(5);
    for (const classes of said.map((names) => Object.values(names).filter(isClass))) {
      expect(known.filter((audited) => classes.includes(audited.constructor))).toHaveLength(1);
    }
  });

  it('should say an act that nobody knows any more by its name', async () => {
    const { 'raffle.drawn': action } = acts({ 'raffle.drawn': words('system', 'Drew lots') });
    await app.get(Transactions).run((unit) => app.get(Audit).record(unit, { action }));

    expect(await whats()).toContain('a program on the server: raffle.drawn');
  });
});

describe('a shortened network', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:44:1::9', '2001:db8:44::/48'],
    [null, null],
    ['nonsense', null],
  ])('of %s is %s', (ip, network) => {
    expect(shortNetwork(ip)).toBe(network);
  });
});
