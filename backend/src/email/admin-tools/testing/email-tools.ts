import type { SuppressionReason } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, EMAILER_PASSWORD, type TestApp } from '../../../../test/test-app.ts';
import { registerForm } from '../../../convention/registration/testing/registration.factory.ts';

/** The administrator's tools as specs use them: signed in, with the password typed. */
export class EmailTools {
  private constructor(
    private readonly app: TestApp,
    readonly admin: ApiClient,
  ) {}

  static async of(app: TestApp): Promise<EmailTools> {
    return new EmailTools(app, await app.signedIn(ADMIN));
  }

  /** Takes everything away but the administrator. */
  async reset(): Promise<void> {
    await this.app.outbox.clear();
    await this.app.forgetAudit();
    for (const table of ['registration', 'tool_use', 'audience']) {
      await this.app.query(sql`delete from ${sql.table(table)}`);
    }
    await this.app.query(sql`delete from account where email <> ${ADMIN}`);
  }

  get(path: string, query: object = {}) {
    return this.admin.get(`/api/${path}`).query({ password: EMAILER_PASSWORD, ...query });
  }

  post(path: string, body: object, query: object = {}) {
    return this.admin
      .post(`/api/${path}`)
      .query({ password: EMAILER_PASSWORD, ...query })
      .send(body);
  }

  message(body: object, query: object = {}) {
    return this.post('register/email-pastregistrants-message', body, query);
  }

  /** Registers somebody for the edition, as a visitor does; `name` is the part of the address before the @. */
  async register(name: string): Promise<void> {
    const form = registerForm({ email: `${name}@mail.example`, attendees: [{ name, badge: true }] });
    await this.app.browser().post('/api/register').send(form).expect(200);
  }

  /** Somebody who was registered for an earlier edition only. */
  async registerEarlier(name: string): Promise<void> {
    await this.register(name);
    await this.app.query(sql`
      update registration set edition = '2024-10' from account
      where account.id = user_id and email = lower(${`${name}@mail.example`})`);
  }

  async registrationId(name: string): Promise<string> {
    const [row] = await this.app.query(sql<{ id: string }>`
      select registration.id from registration join account on account.id = user_id
      where email = ${`${name}@mail.example`}`);
    return row?.id ?? '';
  }

  async pay(name: string): Promise<void> {
    const id = await this.registrationId(name);
    await this.admin.put(`/api/registration/${id}/paid`).send({ paid: true }).expect(200);
  }

  async suppress(name: string, reason: SuppressionReason): Promise<void> {
    await this.app.outbox.suppress(`${name}@mail.example`, reason);
  }

  /** To whom mails of a kind were put, by the part of the address before the @. */
  async mailed(kind: string): Promise<string[]> {
    return (await this.app.mails())
      .filter((mail) => mail.kind === kind)
      .map(({ address }) => address.replace('@mail.example', ''))
      .sort();
  }

  async mailings(): Promise<Record<string, unknown>[]> {
    return (await this.admin.get('/api/mailings').expect(200)).body.items;
  }
}
