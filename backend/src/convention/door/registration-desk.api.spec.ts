import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import type { RegistrationEntryDto } from './registration-desk.dto.ts';
import { walkIn } from './testing/walk-in.ts';

const FAMILY = {
  email: 'dana@mail.example',
  attendees: [
    { name: 'dana Whitfield', badge: true },
    { name: 'Theo Whitfield', badge: true },
    { name: 'Ines Whitfield', badge: false },
  ],
};
const NOWHERE = '01980000-0000-7000-8000-000000000000';

describe('the registrations desk', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
    dana = await registeredAs(app, FAMILY);
    for (const name of ['Carmen', 'Éva 100%', 'Ola']) {
      const form = registerForm({ attendees: [{ name, badge: true }] });
      await app.browser().post('/api/register').send(form).expect(200);
    }
  });
  afterAll(() => app.stop());

  const list = async (query: Record<string, unknown> = {}) =>
    (await admin.get('/api/registrations').query(query).expect(200)).body;
  const firstNames = (items: RegistrationEntryDto[]) => items.map(({ attendees }) => attendees[0]?.name);
  const entryOfDana = async (): Promise<RegistrationEntryDto> => (await list({ search: 'dana@' })).items[0];
  const setPaid = (id: string, body: object) => admin.put(`/api/registration/${id}/paid`).send(body);
  const setCheckedIn = (id: string, body: object) => admin.put(`/api/attendee/${id}/check-in`).send(body);

  describe('GET /api/registrations/addressees', () => {
    it('should find whose confirmation is mailed again by name and by address, without those who gave none', async () => {
      const find = async (search: string) =>
        (await admin.get('/api/registrations/addressees').query({ search }).expect(200)).body;
      const { id } = await entryOfDana();

      expect(await find('ines')).toEqual([
        { id, email: FAMILY.email, names: ['dana Whitfield', 'Theo Whitfield', 'Ines Whitfield'] },
      ]);
      expect(await find('dana@mail')).toHaveLength(1);
      expect(await find('')).toHaveLength(4);
      await admin.post('/api/door/walk-ins').send(walkIn('Wanda Walker')).expect(200);
      expect(await find('wanda')).toEqual([]);
    });
  });

  describe('GET /api/registrations', () => {
    it('should list who comes with badges and amount', async () => {
      const { items, total } = await list();

      expect(total).toBe(4);
      expect(firstNames(items)).toEqual(['Carmen', 'dana Whitfield', 'Éva 100%', 'Ola']);
      expect(items[1]).toEqual({
        id: expect.any(String),
        email: FAMILY.email,
        registeredAt: '2025-10-01T12:00:00.000Z',
        heldUntil: null,
        paid: false,
        amount: 20,
        amountDue: 20,
        badges: 2,
        attendees: FAMILY.attendees.map((person) => ({
          ...person,
          id: expect.any(String),
          checkedInAt: null,
        })),
      });
    });

    it('should find names and addresses in any case, and take wildcards as they are', async () => {
      expect(firstNames((await list({ search: ' INES ' })).items)).toEqual(['dana Whitfield']);
      expect(firstNames((await list({ search: 'DANA@mail' })).items)).toEqual(['dana Whitfield']);
      expect(firstNames((await list({ search: '0%' })).items)).toEqual(['Éva 100%']);
      expect(await list({ search: 'nobody' })).toEqual({ items: [], total: 0, page: 1, limit: 25 });
    });

    it('should page and filter by what is paid', async () => {
      const { id } = await entryOfDana();
      await setPaid(id, { paid: true }).expect(200);

      expect(await list({ paid: true })).toMatchObject({ total: 1, items: [{ id }] });
      expect(await list({ paid: false })).toMatchObject({ total: 3 });
      const second = await list({ page: 2, limit: 3 });
      expect(second).toMatchObject({ total: 4, page: 2, limit: 3 });
      expect(firstNames(second.items)).toEqual(['Ola']);
    });

    it.each([{ paid: 'maybe' }, { limit: 101 }, { page: 0 }, { search: 'x'.repeat(201) }])(
      'should refuse %j',
      async (query) => {
        await admin.get('/api/registrations').query(query).expect(400);
      },
    );

    it('should leave earlier editions out', async () => {
      await app.query(sql`
        update registration set edition = '2024-10' from account
        where account.id = user_id and email = ${FAMILY.email}`);

      expect(await list()).toMatchObject({ total: 3 });
    });
  });

  describe('PUT /api/registration/{id}/paid', () => {
    it('should mark and unmark, and the registrant sees it', async () => {
      const { id } = await entryOfDana();
      const seen = async () => (await dana.get('/api/registration').expect(200)).body;

      const { body } = await setPaid(id, { paid: true }).expect(200);
      expect(body).toMatchObject({ id, paid: true, amount: 20 });
      expect(await seen()).toMatchObject({ paid: true, amountDue: 0 });

      await setPaid(id, { paid: false }).expect(200);
      expect(await seen()).toMatchObject({ paid: false, amountDue: 20 });
      expect(await app.audited(id)).toEqual([
        ['registration.paid', { paid: true }],
        ['registration.paid', { paid: false }],
      ]);
    });

    it('should owe only what was added after it was paid', async () => {
      const { id } = await entryOfDana();
      await setPaid(id, { paid: true }).expect(200);

      const { body } = await dana
        .post('/api/registration/attendees')
        .send({ name: 'Otto', badge: true })
        .expect(200);

      expect(body).toMatchObject({ paid: false, amountDue: 10 });
      expect(await entryOfDana()).toMatchObject({ paid: false, amount: 30, amountDue: 10 });
    });

    it('should refuse money that was taken by an old list, and say why', async () => {
      const { id } = await entryOfDana();

      const another = await setPaid(id, { paid: true, owed: 10 }).expect(409);
      await setPaid(id, { paid: true, owed: 20 }).expect(200);
      const twice = await setPaid(id, { paid: true, owed: 20 }).expect(409);

      expect([another, twice].map(({ body }) => body.detail)).toEqual([
        'By now $20 is owed. Please scan the badge again.',
        'It was marked as paid already, here or on another phone.',
      ]);
    });

    it('should refuse what is no answer and what is no registration', async () => {
      const { id } = await entryOfDana();

      await setPaid(id, { paid: 'yes' }).expect(400);
      await setPaid(id, { paid: true, owed: 'much' }).expect(400);
      await setPaid('x', { paid: true }).expect(400);
      await setPaid(NOWHERE, { paid: true }).expect(404);
    });
  });

  describe('DELETE /api/registration/{id}', () => {
    const remove = (id: string) => admin.delete(`/api/registration/${id}`);
    const badgesTaken = async () => (await app.browser().get('/api/register/places')).body.badgesTaken;

    it('should free the badges and leave the account, which may register anew', async () => {
      const { id } = await entryOfDana();
      expect(await badgesTaken()).toBe(5);

      await remove(id).expect(204);

      expect(await badgesTaken()).toBe(3);
      expect(await list()).toMatchObject({ total: 3 });
      expect((await dana.get('/api/registration')).body).toMatchObject({ registered: false, attendees: [] });
      await dana.post('/api/registration/attendees').send({ name: 'Dana', badge: true }).expect(200);
      expect(await badgesTaken()).toBe(4);

      // The registration is gone: the trail says whose it was.
      const [account] = await app.query(
        sql<{ id: string }>`select id from account where email = ${FAMILY.email}`,
      );
      expect(await app.audited(account?.id ?? '')).toContainEqual(['registration.removed', {}]);
    });

    it('should free the badges once, however many remove it at once', async () => {
      const { id } = await entryOfDana();

      const answers = await Promise.all([1, 2, 3].map(() => remove(id)));

      expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
      expect(await badgesTaken()).toBe(3);
    });

    it('should keep the registration of somebody who is here', async () => {
      const { id, attendees } = await entryOfDana();
      await setCheckedIn(attendees[1]?.id ?? '', { checkedIn: true }).expect(200);

      await remove(id).expect(409);

      expect(await badgesTaken()).toBe(5);
    });

    it('should not take a person away who is checked in at the same moment', async () => {
      const { id, attendees } = await entryOfDana();

      const statuses: Promise<number>[] = [];
      // The removal has seen that nobody is here and waits for its row; meanwhile somebody comes in.
      await app.get(EntityManager).transactional(async (em) => {
        await rowsOf(em, sql`select from registration where id = ${id} for update`);
        statuses.push(remove(id).then(({ status }) => status));
        await app.untilBlocked(1);
        const checkIn = setCheckedIn(attendees[0]?.id ?? '', { checkedIn: true }).then(
          ({ status }) => status,
        );
        statuses.push(checkIn);
        await Promise.race([checkIn, app.untilBlocked(2)]);
      });

      expect(await Promise.all(statuses)).toEqual([204, 404]);
    });

    it('should refuse what is no registration', async () => {
      await remove(NOWHERE).expect(404);
      await remove('x').expect(400);
    });
  });

  describe('PUT /api/attendee/{id}/check-in', () => {
    it('should mark a person once and take the mark back', async () => {
      const { id = '' } = (await entryOfDana()).attendees[2] ?? {};

      const first = await setCheckedIn(id, { checkedIn: true }).expect(200);
      app.clock.advance(60);
      const again = await setCheckedIn(id, { checkedIn: true }).expect(200);
      const back = await setCheckedIn(id, { checkedIn: false }).expect(200);

      const marks = ({ body }: { body: RegistrationEntryDto }) =>
        body.attendees.map(({ checkedInAt }) => checkedInAt);
      expect(marks(first)).toEqual([null, null, '2025-10-01T12:00:00.000Z']);
      expect(marks(again)).toEqual(marks(first));
      expect(marks(back)).toEqual([null, null, null]);
    });

    it('should refuse what is no answer and who is not there', async () => {
      const { id = '' } = (await entryOfDana()).attendees[0] ?? {};

      await setCheckedIn(id, {}).expect(400);
      await setCheckedIn(NOWHERE, { checkedIn: true }).expect(404);
    });
  });

  describe('GET /api/registrations.csv', () => {
    it('should hold everybody, person by person', async () => {
      const entry = await entryOfDana();
      await setPaid(entry.id, { paid: true }).expect(200);
      await setCheckedIn(entry.attendees[0]?.id ?? '', { checkedIn: true }).expect(200);

      const { text, headers } = await admin.get('/api/registrations.csv').expect(200);

      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toBe('attachment; filename="registrations-2025-10.csv"');
      // Every cell that holds something is quoted.
      const lines = text.replaceAll('"', '').split('\r\n');
      expect(lines[0]).toBe('\uFEFFName,Email,Age group,Price,Paid,Registered,Checked in');
      expect(lines).toContain(
        'dana Whitfield,dana@mail.example,10 and over,10,Yes,2025-10-01 08:00,2025-10-01 08:00',
      );
      expect(lines).toContain('Ines Whitfield,dana@mail.example,9 and under,0,Yes,2025-10-01 08:00,');
      expect(lines.filter(Boolean)).toHaveLength(1 + 6);
    });

    it.each(['=', '+', '-', '@', '\t', '\r'])(
      'should keep a name that begins with %j from becoming a formula',
      async (sign) => {
        await app.query(sql`update user_name set name = ${`${sign}HYPERLINK(1)`} where name = 'Carmen'`);

        const { text } = await admin.get('/api/registrations.csv').expect(200);

        const cell = text.split(/,|\n/).find((part) => part.includes('HYPERLINK')) ?? '';
        expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r]/);
        expect(cell).toContain('HYPERLINK');
      },
    );
  });
});
