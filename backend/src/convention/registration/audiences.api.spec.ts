import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { AUDIENCES, type Audience } from './audiences.sql.ts';
import { RegistrationsService } from './registrations.service.ts';
import { registeredAs, registerForm } from './testing/registration.factory.ts';

const FAMILY = [
  { name: 'Dana', badge: true },
  { name: 'Ines', badge: false },
];

describe('the audiences of mailings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    const admin = await app.signedIn(ADMIN);
    const register = (email: string, attendees = FAMILY) =>
      app.browser().post('/api/register').send(registerForm({ email, attendees })).expect(200);
    await register('owes@mail.example');
    await register('paid@mail.example');
    await register('children@mail.example', [{ name: 'Zoe', badge: true }]);
    await app.query(sql`
      update attendee set badge = false from user_name where user_name.id = name_id and user_name.name = 'Zoe'`);
    await register('stranger@mail.example');
    await register('earlier@mail.example');
    await register('again@mail.example');
    await app.query(sql`
      update registration set edition = '2024-10' from account
      where account.id = user_id and email in ('earlier@mail.example', 'again@mail.example')`);
    await (await app.signedIn('again@mail.example'))
      .post('/api/registration/attendees')
      .send({ name: 'Dana', badge: true })
      .expect(200);
    await app.query(sql`
      update account set confirmed_at = now()
      where email in ('owes@mail.example', 'children@mail.example')`);
    const { items } = (await admin.get('/api/registrations').query({ search: 'paid@' }).expect(200)).body;
    await admin.put(`/api/registration/${items[0].id}/paid`).send({ paid: true }).expect(200);
    await app.addAccount('visitor@mail.example');
  });
  afterAll(() => app.stop());

  const recipients = (audience: Audience) =>
    rowsOf(app.get(EntityManager).fork(), app.get(RegistrationsService).recipientsOf(audience));
  const addresses = async (audience: Audience) =>
    (await recipients(audience)).map(({ address }) => address.replace('@mail.example', '')).sort();

  it('should be all registrants, once each, with the first of their names and what their registration is', async () => {
    expect(await addresses('registrants')).toEqual(['again', 'children', 'owes', 'paid', 'stranger']);
    const own = new Map((await recipients('registrants')).map((each) => [each.address, each]));
    const family = [
      { id: expect.any(String), name: 'Dana', badge: true },
      { id: expect.any(String), name: 'Ines', badge: false },
    ];
    expect(own.get('owes@mail.example')).toEqual({
      about: expect.any(String),
      name: 'Dana',
      address: 'owes@mail.example',
      props: { attendees: family, amountDue: 10, heldUntil: null },
    });
    expect(own.get('paid@mail.example')?.props).toEqual({ attendees: family, amountDue: 0, heldUntil: null });
    expect(own.get('stranger@mail.example')?.props).toMatchObject({
      amountDue: 10,
      heldUntil: '2025-10-04T12:00:00.000Z',
    });
  });

  it('should be those of them who owe something', async () => {
    expect(await addresses('not-paid')).toEqual(['again', 'owes', 'stranger']);
  });

  it('should be one registration alone', async () => {
    const [row] = await app.query(sql<{ id: string }>`
      select registration.id from registration join account on account.id = user_id
      where email = 'paid@mail.example'`);
    expect(await addresses({ registrationId: row?.id ?? '' })).toEqual(['paid']);
  });

  it('should be nobody who owes something when admission is free', async () => {
    const free = await TestApp.start({ ADMISSION_PRICE: '0' });
    try {
      await registeredAs(free, registerForm());
      const service = free.get(RegistrationsService);
      const found = (audience: Audience) =>
        rowsOf(free.get(EntityManager).fork(), service.recipientsOf(audience));
      expect(await found('registrants')).toHaveLength(1);
      expect(await found('not-paid')).toEqual([]);
    } finally {
      await free.stop();
    }
  });

  it('should be those of earlier editions who are not registered for this one', async () => {
    expect(await addresses('past-registrants')).toEqual(['earlier']);
  });

  it.each(AUDIENCES)('should hold somebody, and no address twice (%s)', async (audience) => {
    const found = await addresses(audience);

    expect(found).not.toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });
});
