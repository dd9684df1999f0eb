import { sql } from '@tablefall/platform/database/sql';
import type { Email } from 'postal-mime';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { TestWorker } from '../../../test/test-worker.ts';
import { EmailTools } from './testing/email-tools.ts';

const MESSAGE = `# News of {{edition}}

Dear {{name}}, <b>no HTML</b>, but *light* **Markdown** in {{venue}} on {{dates}}:

- [register here]({{registrationLink}})
- or there: {{registrationLink}}`;

/** What no two mails share: codes of links, and ids that unsubscribe. */
function withoutOwnLinks(text: string): string {
  return text.replace(/rid(=|&#x3D;)[\w-]+/g, 'rid=…').replace(/\/(unsubscribe|b)\/[\w.-]+/g, '/$1/…');
}

describe('what was previewed', () => {
  let app: TestApp;
  let worker: TestWorker;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    // The worker tells the time by the real clock.
    app.clock.set(new Date().toISOString());
    worker = await TestWorker.start(app);
    tools = await EmailTools.of(app);
    // The edition of the specs is over by then, and registering with it.
    await app.query(sql`
      with added as (
        insert into account (id, email, created_at)
        select uuidv7(), name || '@mail.example', now() from unnest(array['ada <3', 'ben', 'past']) as name
        returning id, email
      ), named as (
        insert into user_name (id, user_id, name, position)
        select uuidv7(), id, split_part(email, '@', 1) || ' & family', 0 from added returning id, user_id
      ), registered as (
        insert into registration (id, edition, user_id, registered_at, paid_badges)
        select uuidv7(), case when email like 'past@%' then '2024-10' else '2025-10' end, id, now(),
               case when email like 'ben@%' then 1 else 0 end
        from added returning id, user_id
      )
      insert into attendee (id, registration_id, name_id, badge, position)
      select uuidv7(), registered.id, named.id, true, 0 from registered join named using (user_id)`);
    await app.query(sql`update account set email = 'ada@mail.example' where email like 'ada%'`);
  });
  afterAll(async () => {
    await worker.stop();
    await app.stop();
  });

  const arrived = async (address: string): Promise<Email> => {
    await worker.untilAllSent();
    return (await worker.mailServer.inbox(address)).at(-1) as Email;
  };

  /** Sends what was previewed for an address, and holds the mail that arrives to it. */
  const sendAsPreviewed = async (address: string, tool: string, path: string, list: object = {}) => {
    const isMessage = tool === 'message';
    const { body: audience } = await tools.post('mailings/audiences', { tool, ...list }).expect(201);
    const found = await tools.get(`mailings/audiences/${audience.id}/recipients`, { search: address });
    const chosen = { tool, audienceId: audience.id, recipientId: found.body.items[0].id };
    const { body: preview } = await tools
      .post('mailings/preview', { ...chosen, ...(isMessage && { message: MESSAGE }) })
      .expect(200);

    const query = { preview: audience.id, confirm: true };
    const sending = isMessage ? tools.message({ Message: MESSAGE, ...list }, query) : tools.get(path, query);
    await sending.expect(200);
    const mail = await arrived(address);

    expect(mail.subject).toBe(preview.subject);
    expect(withoutOwnLinks(mail.html ?? '').trim()).toBe(withoutOwnLinks(preview.html).trim());
    expect(withoutOwnLinks(mail.text ?? '').trim()).toBe(withoutOwnLinks(preview.text).trim());
    expect(mail.to).toMatchObject([{ name: preview.recipient.name, address }]);
    return { mail, preview };
  };

  it.each([
    ['review', 'email-review', 'ada'],
    ['review', 'email-review', 'ben'],
    ['not-paid', 'email-notpaid', 'ada'],
    ['two-days', 'email-twodays', 'ada'],
    ['past-registrants', 'email-pastregistrants', 'past'],
    ['message', 'email-pastregistrants-message', 'past'],
  ])(
    'should be what is sent, byte for byte but for its links: %s (%s) to %s',
    async (tool, path, name) => {
      const { mail, preview } = await sendAsPreviewed(`${name}@mail.example`, tool, `register/${path}`);

      const [, code] = mail.text?.match(/rid=([\w-]+)/) ?? [];
      expect(preview.text).not.toContain(code);
      // Nor are the codes of badges, which let people in at the door.
      const codes = mail.text?.match(/\/b\/[\w.-]+/g) ?? [];
      expect(codes).toHaveLength(tool === 'two-days' ? 1 : 0);
      expect(codes.filter((badge) => preview.text.includes(badge))).toEqual([]);
      // The code of the mail works, once a person confirms it. The code of the preview is none.
      await app.browser().post(`/api/user/verify/${code}`).expect(428);
    },
    60_000,
  );

  it('should be what is sent to people of a list without an account, whose link leads to the site', async () => {
    const recipients = [{ name: 'Guest', email: 'guest@mail.example' }];

    const { mail } = await sendAsPreviewed('guest@mail.example', 'message', '', { recipients });

    expect(mail.text).toContain('http://localhost:3000/');
    expect(mail.text).not.toContain('rid=');
  }, 60_000);

  describe('with words of one’s own', () => {
    const use = (kind: string, words: object) =>
      tools.admin.put(`/api/organise/texts/${kind}`).send(words).expect(200);
    const NAMES = { ada: 'ada <3 & family', past: 'past & family' };
    const WORDS = {
      ending: 'with soup, {{dates}}',
      opening:
        'Dear {{name}},\n\n- *{{edition}}* in {{venue}}\n- [the menu](https://own.example/?a=1&b=2) <b>',
      closing: 'See you **soon**.',
    };

    it.each([
      ['review', 'registration-review', 'ada'],
      ['not-paid', 'registration-unpaid', 'ada'],
      ['two-days', 'two-days', 'ada'],
      ['past-registrants', 'past-registrants', 'past'],
    ])(
      'should be what is sent, byte for byte but for its links: %s',
      async (tool, kind, name) => {
        await use(kind, WORDS);
        const path = {
          review: 'email-review',
          'not-paid': 'email-notpaid',
          'two-days': 'email-twodays',
          'past-registrants': 'email-pastregistrants',
        };

        const { mail } = await sendAsPreviewed(
          `${name}@mail.example`,
          tool,
          `register/${path[tool as keyof typeof path]}`,
        );

        expect(mail.subject).toMatch(/ – with soup, October 10 – 11, 2025$/);
        expect(mail.text).toContain(`Dear ${NAMES[name as keyof typeof NAMES]},`);
        expect(mail.text).toContain('\nhttps://own.example/?a=1&b=2\n');
        expect(mail.html).toContain('See you <b>soon</b>.');
        await tools.admin.delete(`/api/organise/texts/${kind}`).expect(204);
      },
      60_000,
    );

    it('should not be sent with words that somebody has changed since', async () => {
      const { body: audience } = await tools.post('mailings/audiences', { tool: 'review' }).expect(201);
      await use('registration-review', WORDS);
      const chosen = { tool: 'review', audienceId: audience.id };
      const { body: shown } = await tools.post('mailings/preview', chosen).expect(200);
      expect(shown.text).not.toContain('Dear');

      const query = { preview: audience.id, confirm: true };
      const { body } = await tools.get('register/email-review', query).expect(409);

      expect(body.title).toBe('Words changed');
      const { body: again } = await tools.post('mailings/audiences', { tool: 'review' }).expect(201);
      await tools.get('register/email-review', { ...query, preview: again.id }).expect(200);
      expect((await arrived('ada@mail.example')).text).toContain('Dear ada <3 & family,');
    }, 60_000);

    it('should be sent as scheduled, whatever is written meanwhile', async () => {
      await use('registration-review', WORDS);
      const inAMinute = new Date(Date.now() + 61_000);
      const sendAt = new Intl.DateTimeFormat('sv-SE', {
        timeZone: app.config.CONVENTION_TIME_ZONE,
        dateStyle: 'short',
        timeStyle: 'short',
      })
        .format(inAMinute)
        .replace(' ', 'T');
      await tools.get('register/email-review', { confirm: true, sendAt }).expect(200);
      await use('registration-review', { ...WORDS, opening: 'Others' });

      app.clock.advance(120);
      await app.runJob('scheduled-mailings');
      const mail = await arrived('ada@mail.example');

      expect(mail.text).toContain('Dear ada <3 & family,');
      expect(mail.text).not.toContain('Others');
      app.clock.set(new Date().toISOString());
      await tools.admin.delete('/api/organise/texts/registration-review').expect(204);
    }, 60_000);
  });

  it('should be what a test sends, but for its mark', async () => {
    const { body: preview } = await tools.post('mailings/preview', { tool: 'review' }).expect(200);

    await tools.get('register/email-review', { testOnly: true }).expect(200);
    const mail = await arrived(ADMIN);

    expect(mail.subject).toBe(`[Test] ${preview.subject}`);
    expect(withoutOwnLinks(mail.text ?? '').trim()).toBe(withoutOwnLinks(preview.text).trim());
  }, 60_000);
});
