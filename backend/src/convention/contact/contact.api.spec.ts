import { sql } from '@tablefall/platform/database/sql';
import { newNetwork } from '../../../test/api-client.ts';
import { ADMIN, ORGANISER, TestApp } from '../../../test/test-app.ts';

const FORM = {
  name: 'Kofi Mensah',
  email: 'kofi@mail.example',
  message: 'Is there a cloakroom?\nThank you.',
};

describe('POST /api/contact', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const send = (form: object, to = app) => to.browser().post('/api/contact').send(form);
  const stored = () => app.query(sql`select name, email, message from contact_message order by id`);

  it('should keep the message and mail it to the administrator and the organisers', async () => {
    await send({ ...FORM, name: ` ${FORM.name} ` }).expect(204);

    expect(await stored()).toEqual([FORM]);
    expect(await app.mails()).toMatchObject(
      [ADMIN, ORGANISER].map((address) => ({
        kind: 'contact-message',
        address,
        state: 'queued',
        bulk: false,
        props: FORM,
      })),
    );
  });

  it('should mail somebody who is both only once', async () => {
    const small = await TestApp.start({ ORGANISER_EMAILS: ADMIN.toUpperCase() });
    try {
      await send(FORM, small).expect(204);

      expect(await small.mails()).toHaveLength(1);
    } finally {
      await small.stop();
    }
  });

  it.each([
    [{ ...FORM, name: ' ' }, { name: 'Name is required' }],
    [{ ...FORM, email: 'kofi' }, { email: 'Invalid email address' }],
    [{ ...FORM, message: '\n' }, { message: 'Message is required' }],
    [{}, { name: 'Name is required', email: 'Invalid email address', message: 'Message is required' }],
    [{ ...FORM, message: 'x'.repeat(5_001) }, { message: 'Please use at most 5000 characters' }],
    [{ ...FORM, name: 'Kofi\r\nBcc: x@evil.example' }, { name: 'Please use one line of plain text' }],
    [{ ...FORM, email: 'kofi@mail.example\r\nBcc: x@evil.example' }, { email: 'Invalid email address' }],
    [{ ...FORM, email: '"x@evil.example, "@mail.example' }, { email: 'Invalid email address' }],
    [{ ...FORM, name: 'https://evil.example' }, { name: 'Please enter a name without a link' }],
    [{ ...FORM, message: 'a\u0000b' }, { message: 'Please use plain text' }],
  ])('should refuse %j', async (form, fields) => {
    const before = await stored();

    const { body } = await send(form).expect(400);

    expect(body.fields).toEqual(fields);
    expect(await stored()).toEqual(before);
  });

  it('should refuse a network that writes too much in an hour, whatever address it names', async () => {
    const throttled = await TestApp.start({ THROTTLE_CONTACT_PER_HOUR: '1', TRUSTED_PROXIES: '1' });
    try {
      const network = newNetwork();
      const write = (email: string, from: string) =>
        send({ ...FORM, email }, throttled).set('X-Forwarded-For', from);
      await write('one@mail.example', network).expect(204);
      await write('two@mail.example', network).expect(429);
      await write('two@mail.example', newNetwork()).expect(204);
    } finally {
      await throttled.stop();
    }
  });

  it('should refuse a network that writes too often', async () => {
    const throttled = await TestApp.start({ THROTTLE_CONTACT_PER_HOUR: '1', TRUSTED_PROXIES: '1' });
    try {
      const from = newNetwork();
      const write = (network: string) => send(FORM, throttled).set('X-Forwarded-For', network);
      await write(from).expect(204);
      await write(from).expect(429);
      await write(newNetwork()).expect(204);
    } finally {
      await throttled.stop();
    }
  });
});
