import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { TestApp } from '../../../test/test-app.ts';
import { AccountsService } from '../../users/accounts.service.ts';
import { type ImportedRegistration, importRegistrations } from './registration-import.ts';
import { badgesOf } from './testing/registration.factory.ts';

const whitfields: ImportedRegistration = {
  edition: '2025-10',
  email: 'Dana@mail.example',
  registeredAt: new Date('2025-09-01T12:00:00Z'),
  paidBadges: 1,
  attendees: [
    { name: 'Dana Whitfield', badge: true },
    { name: 'Ines Whitfield', badge: false },
  ],
};
const earlier = { ...whitfields, edition: '2024-10' };

describe('importing registrations', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const importAll = (registrations: ImportedRegistration[], capacity = 250) =>
    app.get(Transactions).run((unit) =>
      importRegistrations(unit, app.get(AccountsService), registrations, {
        edition: '2025-10',
        capacity,
      }).then((taken) => taken.length),
    );

  it('should take over families of both editions, with what they paid, and mail nobody', async () => {
    expect(await importAll([whitfields, earlier])).toBe(2);

    const admin = await app.signedIn('admin@tablefall.example');
    const { body } = await admin.get('/api/registrations').expect(200);
    expect(body.items).toMatchObject([{ email: 'dana@mail.example', amountDue: 0 }]);
    expect((await app.mails()).filter(({ kind }) => kind !== 'sign-in')).toEqual([]);
  });

  it('should change nothing the second time', async () => {
    expect(await importAll([whitfields, earlier, whitfields])).toBe(0);
  });

  it('should take nobody where not all have room', async () => {
    const others = ['a', 'b'].map((name) => ({ ...whitfields, email: `${name}@mail.example` }));

    await expect(importAll(others, 2)).rejects.toThrow(/badge/i);
    expect(await importAll(others, 3)).toBe(2);
    expect(await badgesOf(app)).toEqual({ counter: 4, counted: 4 });
  });

  it('should not limit editions of the past', async () => {
    const others = ['c', 'd'].map((name) => ({ ...earlier, email: `${name}@mail.example` }));

    expect(await importAll(others, 1)).toBe(2);
  });

  it('should add names after those that an account has', async () => {
    await importAll([{ ...whitfields, edition: '2023-10', attendees: [{ name: 'Noa', badge: true }] }]);

    const names = await app.query(sql`
      select name, position from user_name join account on account.id = user_id
      where email = 'dana@mail.example' order by position`);
    expect(names).toEqual([
      { name: 'Dana Whitfield', position: 0 },
      { name: 'Ines Whitfield', position: 1 },
      { name: 'Noa', position: 2 },
    ]);
  });
});
