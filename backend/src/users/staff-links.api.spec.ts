import { Audit, type AuditRow, auditTrail } from '@tablefall/platform/audit/audit';
import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { ADMIN, ATTENDEE, ORGANISER, TestApp } from '../../test/test-app.ts';
import { NotStaffError, StaffLinks } from './staff-links.ts';

describe('a sign-in link without a mail', () => {
  let app: TestApp;
  const links = () => new StaffLinks(app.get(Transactions), app.get(Audit), app.config);
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(() => app.beginAnew());
  afterAll(() => app.stop());

  const codeFor = async (address: string) => {
    const { link } = await links().make(address);
    expect(link).toMatch(new RegExp(`^${app.config.PUBLIC_URL}/verify/[\\w-]{43}$`));
    return link.slice(link.lastIndexOf('/') + 1);
  };

  it('should sign the administrator in, after a click, while no mail leaves', async () => {
    const code = await codeFor(ADMIN);
    const browser = app.browser();
    await browser.post(`/api/user/verify/${code}`).send({}).expect(428);

    const { body } = await browser.post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);

    expect(body).toMatchObject({ email: ADMIN, roles: ['organiser', 'administrator'] });
    await browser.get('/api/health/jobs').expect(200);
    expect(await app.query(sql`select from mail`)).toEqual([]);
  });

  it('should work once', async () => {
    const code = await codeFor(ADMIN);
    await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);

    await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(404);
  });

  it('should work for a quarter of an hour', async () => {
    const code = await codeFor(ADMIN);
    app.clock.advance(15 * 60);

    await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(404);
  });

  it('should be there for every organiser', async () => {
    const code = await codeFor(ORGANISER.toUpperCase());
    const { body } = await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);

    expect(body).toMatchObject({ email: ORGANISER, roles: ['organiser'] });
  });

  it('should be there for nobody else, registered or not', async () => {
    await app.addAccount(ATTENDEE);

    for (const address of [ATTENDEE, 'nobody@mail.example']) {
      await expect(links().make(address)).rejects.toThrow(NotStaffError);
    }
    expect(await app.query(sql`select from sign_in_code`)).toEqual([]);
  });

  it('should stand in the audit trail', async () => {
    await codeFor(ADMIN);

    const [entry] = await app.query(
      sql<AuditRow>`select * from ${auditTrail} as entry order by id desc limit 1`,
    );
    const [account] = await app.query(sql<{ id: string }>`select id from account where email = ${ADMIN}`);
    expect(entry).toMatchObject({ action: 'sign-in-link.made', about: account?.id, userId: null });
  });
});
