import { MAILED_LINKS, type MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { createGameday } from '../src/gamedays/testing/gameday.factory.ts';
import { ADMIN, ATTENDEE, TestApp } from './test-app.ts';

describe('links of mails, opened by programs that look through mail', () => {
  let app: TestApp;
  let tokens: Record<string, string>;
  beforeAll(async () => {
    app = await TestApp.start();
    tokens = await mailedTokens();
  });
  afterAll(() => app.stop());

  /** What the mails of the product say: of a sign-in, and of an answer that a stranger gave for somebody's address. */
  async function mailedTokens(): Promise<Record<string, string>> {
    const { id } = await createGameday(await app.signedIn(ADMIN), { capacity: 5 });
    await app.addAccount(ATTENDEE);
    await app.browser().post('/api/user/login').send({ email: ATTENDEE }).expect(200);
    await app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({
        gamedayId: id,
        guestName: 'Vic',
        guestEmail: 'vic@corp.example',
        status: 'Accepted',
        replyComments: null,
      })
      .expect(200);
    const mails = await app.mails();
    const answer = mails.find(({ kind }) => kind === 'gameday-rsvp');
    const code = await app.signInCode(ATTENDEE);
    return {
      code,
      '/gameday-reply/': (answer?.props as MailProps['gameday-rsvp'] | undefined)?.invitationToken ?? '',
    };
  }

  /** A sum of every row of every table, but for where processes say by the clock that they live. */
  const everything = () =>
    app.query(sql<{ name: string; sum: string }>`
      select table_name as name, md5(query_to_xml(format('select * from %I t order by t::text', table_name), true, false, '')::text) as sum
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'process_seen' order by 1`);

  it.each(MAILED_LINKS)('should write nothing: $link', async ({ link, reads, sends }) => {
    const token = tokens[Object.keys(tokens).find((start) => link.startsWith(start)) ?? 'code'] ?? '';
    const own = (address: string) => address.replaceAll(':token', token);
    const before = await everything();

    for (const address of [link, reads].filter((each) => each !== undefined)) {
      await app.browser().get(own(address)).redirects(0);
      await app.browser().head(own(address)).redirects(0);
    }
    // A browser that did not ask for the mail.
    if (sends) await app.browser().post(own(sends.call)).send(sends.body).expect(sends.status);

    expect(await everything()).toEqual(before);
  });
});
