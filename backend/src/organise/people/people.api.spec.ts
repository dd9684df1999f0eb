import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions } from '@tablefall/platform/database/transactions';
import { ADMIN, type ApiClient, EMAILER_PASSWORD, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { StaffLinks } from '../../users/staff-links.ts';
import type { HelperDto } from './people.dto.ts';

const KOFI = 'kofi.mensah@mail.example';

describe('who helps', () => {
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

  const list = async (): Promise<[string, string, boolean][]> => {
    const { body } = await admin.get('/api/organise/staff').expect(200);
    return body.map(({ address, role, isRoot }: HelperDto) => [address, role, isRoot]);
  };
  const put = (email: string, role: string) => admin.post('/api/organise/staff').send({ email, role });
  const remove = (email: string) => admin.post('/api/organise/staff/remove').send({ email });
  const welcomes = async () =>
    (await app.mails())
      .filter(({ kind, state }) => kind === 'staff-welcome' && state === 'queued')
      .map(({ address, props }) => ({ address, ...props }));

  it('should begin with those whom the settings name', async () => {
    const { body } = await admin.get('/api/organise/staff').expect(200);

    expect(body).toEqual([
      {
        address: ADMIN,
        role: 'administrator',
        name: 'Tablefall Team',
        addedAt: null,
        lastHereAt: '2025-10-01T12:00:00.000Z',
        isRoot: true,
      },
      { address: ORGANISER, role: 'organiser', name: null, addedAt: null, lastHereAt: null, isRoot: false },
    ]);
  });

  it('should add somebody by address, tell them by mail, and let them in at once', async () => {
    await put(`  ${KOFI.toUpperCase()} `, 'organiser').expect(204);

    expect(await list()).toContainEqual([KOFI, 'organiser', false]);
    expect(await welcomes()).toEqual([{ address: KOFI, role: 'organiser', by: ADMIN, isNew: true }]);
    const kofi = await app.signedIn(KOFI);
    await kofi.get('/api/gamedays').expect(200);
    await kofi.get('/api/registrations').expect(403);
    const { body } = await admin.get('/api/organise/audit').query({ kind: 'staff' }).expect(200);
    expect(body.items).toMatchObject([{ who: 'Tablefall Team', what: `Made ${KOFI} organiser` }]);
  });

  it('should change a role at once, and tell it in the place of the first mail', async () => {
    await put(KOFI, 'organiser').expect(204);
    const kofi = await app.signedIn(KOFI);
    await put(KOFI, 'mailer').expect(204);
    await put(KOFI, 'mailer').expect(204);

    await kofi.get('/api/gamedays').expect(403);
    await kofi.get('/api/mailings').query({ password: EMAILER_PASSWORD }).expect(200);
    await kofi.get('/api/registrations.csv').expect(403);
    expect(await welcomes()).toEqual([{ address: KOFI, role: 'mailer', by: ADMIN, isNew: false }]);
    await put(KOFI, 'administrator').expect(204);
    await kofi.get('/api/organise/staff').expect(200);
  });

  it('should take a role away at once, end the sessions and take back the mail', async () => {
    await put(KOFI, 'administrator').expect(204);
    const kofi = await app.signedIn(KOFI);

    await remove(KOFI).expect(204);

    await kofi.get('/api/organise/staff').expect(401);
    expect(await list()).toHaveLength(2);
    expect(await welcomes()).toEqual([]);
    const again = await app.signedIn(KOFI);
    await again.get('/api/gamedays').expect(403);
    await remove(KOFI).expect(404);
  });

  it('should not bring back an organiser of the settings who was removed', async () => {
    await remove(ORGANISER).expect(204);

    const organiser = await app.signedIn(ORGANISER);
    await organiser.get('/api/gamedays').expect(403);
    expect(await list()).toEqual([[ADMIN, 'administrator', true]]);
    await put(ORGANISER, 'organiser').expect(204);
    await organiser.get('/api/gamedays').expect(200);
  });

  it('should keep the administrator of the settings, also from other administrators', async () => {
    await put(KOFI, 'administrator').expect(204);
    admin = await app.signedIn(KOFI);

    const { body } = await remove(ADMIN.toUpperCase()).expect(409);
    await put(ADMIN, 'mailer').expect(409);

    expect(body.title).toBe('Stays administrator');
    expect(await list()).toContainEqual([ADMIN, 'administrator', true]);
  });

  it('should write to administrators and organisers what visitors write to us', async () => {
    await put(KOFI, 'mailer').expect(204);
    await put('second@mail.example', 'administrator').expect(204);
    await remove(ORGANISER).expect(204);

    await app
      .browser()
      .post('/api/contact')
      .send({ name: 'Ola', email: 'ola@mail.example', message: 'Hello' })
      .expect(204);

    const told = (await app.mails()).filter(({ kind }) => kind === 'contact-message');
    expect(told.map(({ address }) => address).sort()).toEqual([ADMIN, 'second@mail.example']);
  });

  it.each([
    [{ email: 'nobody', role: 'organiser' }, { email: 'Please enter an e-mail address' }],
    [{ email: KOFI, role: 'king' }, { role: 'Please choose a role' }],
    [{ email: KOFI }, { role: 'Please choose a role' }],
  ])('should refuse %j', async (form, fields) => {
    const { body } = await admin.post('/api/organise/staff').send(form).expect(400);

    expect(body.fields).toEqual(fields);
  });

  it('should let an administrator in whom somebody adds on the server', async () => {
    const links = new StaffLinks(app.get(Transactions), app.get(Audit), app.config);

    await links.addAdministrator(KOFI);

    const kofi = await app.signedIn(KOFI);
    await kofi.get('/api/organise/staff').expect(200);
  });
});
