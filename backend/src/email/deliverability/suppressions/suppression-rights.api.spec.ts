import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../../test/test-app.ts';

const MAILER = 'rights-mailer@tablefall.example';
const OTHER_ADMIN = 'second-admin@tablefall.example';
const WHY = 'Threatened the helpers at the door';

describe('T41: who may silence whom', () => {
  let app: TestApp;
  let admin: ApiClient;
  let mailer: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
    await admin.post('/api/organise/staff').send({ email: MAILER, role: 'mailer' }).expect(204);
    await admin.post('/api/organise/staff').send({ email: OTHER_ADMIN, role: 'administrator' }).expect(204);
    mailer = await app.signedIn(MAILER);
  });
  beforeEach(() => app.query(sql`truncate suppression`));
  afterAll(async () => {
    for (const email of [MAILER, OTHER_ADMIN])
      await admin.post('/api/organise/staff/remove').send({ email }).expect(204);
    await app.stop();
  });

  const add = (by: ApiClient, suppression: object) => by.post('/api/suppressions').send(suppression);
  const remove = (by: ApiClient, address: string, query: object = {}) =>
    by.delete(`/api/suppressions/${encodeURIComponent(address)}`).query(query);
  const held = async () =>
    (await app.query<{ reason: string }>(sql`select reason from suppression order by reason`)).map(
      ({ reason }) => reason,
    );
  const trail = () =>
    app.query<{ action: string; details: object }>(
      sql`select action, details from audit_entry where action like 'suppression.%' order by id`,
    );

  it.each([ORGANISER, ADMIN, OTHER_ADMIN, ORGANISER.toUpperCase()])(
    'should keep %s, who helps, from being silenced by anybody else',
    async (address) => {
      const { body } = await add(mailer, { address, reason: 'no-news' }).expect(409);
      expect(body.detail).toBe(
        'This address belongs to somebody who helps with the convention. Only they themselves, or a mail server that refuses it, can keep it from mails.',
      );
      const other = await app.signedIn(address.toLowerCase() === ADMIN ? OTHER_ADMIN : ADMIN);
      await add(other, { address, reason: 'blocked', note: WHY }).expect(409);
      expect(await held()).toEqual([]);
    },
  );

  it('should let those who help write down a wish of their own', async () => {
    await add(mailer, { address: MAILER, reason: 'no-news' }).expect(204);
    expect(await held()).toEqual(['no-news']);
  });

  it.each(['blocked', 'complained', 'bounced'])(
    'should leave the reason %s to the administrator, who says why',
    async (reason) => {
      const address = 'stranger@mail.example';
      const { body } = await add(mailer, { address, reason, note: WHY }).expect(403);
      expect(body.detail).toMatch(/^Only the administrator/);
      expect((await add(admin, { address, reason }).expect(400)).body.fields).toEqual({
        note: 'Please say why: it is kept in the audit trail',
      });
      await add(admin, { address, reason, note: WHY }).expect(204);
      expect(await held()).toEqual([reason]);
    },
  );

  it('should let a mailer write down what a person wished, and try an address again that bounced', async () => {
    for (const reason of ['no-news', 'no-invitations'])
      await add(mailer, { address: 'wishing@mail.example', reason, note: 'Wrote so on Monday' }).expect(204);
    expect(await held()).toEqual(['no-invitations', 'no-news']);
    await app.outbox.suppress('back@mail.example', 'bounced');
    await remove(mailer, 'back@mail.example', { reason: 'bounced' }).expect(204);
    await app.outbox.suppress('back@mail.example', 'bounced');
    await remove(mailer, 'back@mail.example').expect(204);
    await remove(mailer, 'back@mail.example').expect(404);
  });

  it.each(['blocked', 'complained', 'no-news', 'no-invitations'] as const)(
    'should let the administrator alone end %s, and ask why',
    async (reason) => {
      const address = 'objecting@mail.example';
      await app.outbox.suppress(address, reason);
      await app.outbox.suppress(address, 'bounced');
      await remove(mailer, address, { reason, because: WHY }).expect(403);
      await remove(mailer, address, { because: WHY }).expect(403);
      expect((await remove(admin, address, { reason }).expect(400)).body.fields).toEqual({
        because: 'Please say why: it is kept in the audit trail',
      });
      await remove(admin, address).expect(400);
      expect(await held()).toEqual([reason, 'bounced'].sort());
      await remove(admin, address, { reason, because: 'Asked for it by letter' }).expect(204);
      expect(await held()).toEqual(['bounced']);
    },
  );

  it('should write down why, and a hash in the place of the address', async () => {
    await app.forgetAudit();
    const address = 'Noted.Down@mail.example';
    await add(admin, { address, reason: 'blocked', note: WHY }).expect(204);
    await remove(admin, address, { reason: 'blocked', because: 'Has apologised' }).expect(204);
    await add(mailer, { address, reason: 'no-news', note: 'Wrote to us' }).expect(204);

    const [{ hash } = { hash: '' }] = await app.query<{ hash: string }>(
      sql`select 'sha256:' || encode(sha256('noted.down@mail.example'), 'hex') as hash`,
    );
    expect(await trail()).toEqual([
      { action: 'suppression.added', details: { address: hash, reason: 'blocked', because: WHY } },
      {
        action: 'suppression.removed',
        details: { address: hash, reason: 'blocked', because: 'Has apologised', removed: 1 },
      },
      { action: 'suppression.added', details: { address: hash, reason: 'no-news', because: null } },
    ]);
  });

  it('should take no address into the audit trail by way of the text', async () => {
    const address = 'quoted@mail.example';
    const { body } = await add(admin, { address, reason: 'blocked', note: `${address} is rude` }).expect(400);
    expect(body.fields.note).toBe('Please leave out addresses: the audit trail keeps this text');
    await app.outbox.suppress(address, 'complained');
    await remove(admin, address, { reason: 'complained', because: `asked by ${address}` }).expect(400);
  });
});
