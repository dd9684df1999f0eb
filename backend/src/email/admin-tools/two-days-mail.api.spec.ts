import type { MailProps } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { createEvent, formOf, join, playerNamed } from '../../events/testing/event.factory.ts';
import { EmailTools } from './testing/email-tools.ts';

describe('the mailing about the two days', () => {
  let app: TestApp;
  let tools: EmailTools;
  beforeAll(async () => {
    app = await TestApp.start();
    tools = await EmailTools.of(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.query(sql`truncate event cascade`);
    await tools.reset();
  });

  it('should go to everybody registered, but not to those whose address is dead', async () => {
    for (const name of ['ada', 'ben', 'cleo']) await tools.register(name);
    await tools.registerEarlier('earlier');
    await tools.pay('ben');
    await tools.suppress('cleo', 'bounced');
    await tools.suppress('ben', 'no-news');

    const { body: shown, headers } = await tools.get('register/email-twodays/preview').expect(200);
    const { body: tested } = await tools.get('register/email-twodays', { testOnly: true }).expect(200);
    const { body } = await tools.get('register/email-twodays').expect(200);
    const { body: again } = await tools.get('register/email-twodays').expect(409);

    expect(headers['x-total-count']).toBe('3');
    expect(shown).toMatchObject([
      { name: 'ada', skipped: null },
      { name: 'ben', skipped: null },
      { name: 'cleo', skipped: 'The address refused mail before' },
    ]);
    expect(tested).toEqual([`A test was sent to ${ADMIN}.`]);
    expect(body).toEqual(['Sending to 2 people.', expect.stringMatching(/^1 was left out/)]);
    expect(again.title).toBe('Sent a moment ago');
    expect(await tools.mailed('two-days')).toEqual(['ada', ADMIN, 'ben'].sort());
  });

  it('should be for those alone who may write to registrants', async () => {
    const player = await playerNamed(app);
    for (const path of ['email-twodays', 'email-twodays/preview']) {
      await app.browser().get(`/api/register/${path}`).expect(401);
      await player.client.get(`/api/register/${path}`).expect(403);
    }
  });

  it('should say what each family has when it leaves, not when it was planned', async () => {
    const owner = await playerNamed(app, 'Ola');
    const dana = await playerNamed(app, 'Dana');
    const event = await createEvent(owner, { gameName: 'Cascadia' });
    const late = await createEvent(owner, { gameName: 'Azul', eventDay: 'Saturday' });
    await join(dana, event).expect(200);
    await tools.get('register/email-twodays', { sendAt: '2025-10-02T09:00' }).expect(200);

    await owner.client
      .put('/api/event')
      .send(formOf(event, { eventTime: '5:00 PM' }))
      .expect(200);
    await join(dana, late).expect(200);
    app.clock.set('2025-10-02T13:00:00Z');
    await app.runJob('schedule-notices');
    await app.runJob('scheduled-mailings');

    const mails = (await app.mails()).filter(({ kind }) => kind === 'two-days');
    const own = mails.find(({ address }) => address === dana.email)?.props as
      | MailProps['two-days']
      | undefined;
    // The mail sorts them by their days when it is rendered.
    expect(
      own?.things.map(({ title, who, before }) => [title, who[0]?.names, before?.startsAt]).sort(),
    ).toEqual([
      ['Azul', ['Dana'], undefined],
      ['Cascadia', ['Dana'], '2025-10-10T19:15:00.000Z'],
    ]);
    expect(mails).toHaveLength(2);
  });

  it('should not leave any more once the days are over', async () => {
    await tools.register('ada');
    await tools.get('register/email-twodays').expect(200);

    const [mail] = await app.query(sql<{ ends: string }>`
      select to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as ends from mail where kind = 'two-days'`);
    expect(mail?.ends).toBe('2025-10-12 01:00');
  });
});
