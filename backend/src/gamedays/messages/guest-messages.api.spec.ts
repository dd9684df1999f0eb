import { type MailProps, render } from '@tablefall/mail';
import { siteOf } from '@tablefall/platform/config/site';
import { sql } from '@tablefall/platform/database/sql';
import { firstEdition } from '@tablefall/platform/edition/first-edition';
import { v7 as uuid } from 'uuid';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';
const MESSAGE = 'Hello {{name}},\n\nsee you on {{date}} at {{place}}: {{replyLink}}';

describe('messages to guests', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ORGANISER);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const audience = async (id: string, query = '') =>
    (await staff.get(`/api/gameday/${id}/message${query}`).expect(200)).body;
  const send = (id: string, form: object) =>
    staff.post(`/api/gameday/${id}/message`).send({ message: MESSAGE, answer: 'all', ...form });
  const preview = (id: string, form: object) =>
    staff.post(`/api/gameday/${id}/message/preview`).send({ message: MESSAGE, answer: 'all', ...form });
  const messagesOf = async ({ id }: GamedayDto) =>
    app.query(
      sql<{ address: string; state: string; expires: string }>`
        select recipient_address as address, mail.state,
               to_char(mail.expires_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as expires
        from mail join mailing on mailing.id = mailing_id
        where mail.kind = 'gameday-message' and mailing.about = ${`gameday/${id}`} order by 1`,
    );

  /** A guest for each answer, and one who wants no more invitations. */
  const gamedayWithGuests = async () => {
    const gameday = await createGameday(staff);
    const prefix = gameday.date;
    await inviteGuest(staff, gameday, { guestName: 'Ada', guestEmail: `ada@${prefix}.example`, status: 1 });
    await inviteGuest(staff, gameday, { guestName: 'Ben', guestEmail: `ben@${prefix}.example` });
    await inviteGuest(staff, gameday, { guestName: 'Cleo', guestEmail: `cleo@${prefix}.example`, status: 2 });
    const { id: gone } = await inviteGuest(staff, gameday, {
      guestName: 'Dov',
      guestEmail: `dov@${prefix}.example`,
      status: 1,
    });
    await app.outbox.suppress(`dov@${prefix}.example`);
    return { gameday, prefix, gone };
  };

  it.each([
    ['all', ['ada', 'ben', 'cleo'], 1],
    ['accepted', ['ada'], 1],
    ['not-replied', ['ben'], 0],
    ['declined', ['cleo'], 0],
  ])('should go to guests by their answer: %s', async (answer, names, skipped) => {
    const { gameday, prefix } = await gamedayWithGuests();

    const before = await audience(gameday.id, `?answer=${answer}`);
    const { body } = await send(gameday.id, { answer }).expect(200);

    expect(body).toEqual({ sent: names.length });
    const mails = await messagesOf(gameday);
    expect(mails.filter(({ state }) => state === 'queued').map(({ address }) => address)).toEqual(
      names.map((name) => `${name}@${prefix}.example`),
    );
    expect(before).toMatchObject({ total: names.length + skipped, recipients: names.length });
    expect(mails).toHaveLength(before.total);
    const { body: delivery } = await staff.get(`/api/gameday/${gameday.id}/delivery`).expect(200);
    expect(delivery).toMatchObject({ queued: names.length, kinds: ['gameday-message'] });
  });

  it('should say whom they would go to, page by page and by name, and who is left out why', async () => {
    const { gameday, prefix, gone } = await gamedayWithGuests();

    const reason = 'Wants no more invitations';
    expect(await audience(gameday.id, '?limit=2&page=2')).toEqual({
      total: 4,
      page: 2,
      limit: 2,
      recipients: 3,
      skipped: [{ reason, count: 1 }],
      items: [
        { id: expect.any(String), name: 'Cleo', email: `cleo@${prefix}.example`, skipped: null },
        { id: gone, name: 'Dov', email: `dov@${prefix}.example`, skipped: reason },
      ],
    });
    expect(await audience(gameday.id, '?search=ADA')).toMatchObject({
      total: 1,
      recipients: 3,
      items: [{ name: 'Ada' }],
    });
  });

  it('should be previewed as they are sent, byte for byte but for the id and the personal link', async () => {
    const { gameday } = await gamedayWithGuests();

    const { body } = await preview(gameday.id, {}).expect(200);
    await send(gameday.id, {}).expect(200);

    expect(body.recipient).toEqual({ name: 'Ada', email: expect.stringMatching(/^ada@/) });
    const [mail] = await app.query(
      sql<{ id: string; props: MailProps['gameday-message']; name: string }>`
        select mail.id, mailing.shared_props || mail.props as props, recipient_name as name
        from mail join mailing on mailing.id = mailing_id
        where mail.kind = 'gameday-message' and recipient_address = ${body.recipient.email}`,
    );
    const sent = render(
      {
        id: mail!.id,
        kind: 'gameday-message',
        props: mail!.props,
        recipientName: mail!.name,
        createdAt: app.clock.now(),
      },
      siteOf(app.config, firstEdition(app.config)),
    );
    const inert = (text: string) => text.replaceAll(/(gameday-reply|unsubscribe)\/[\w.-]+/g, '$1/…');
    expect(body.subject).toBe(sent.subject);
    expect(inert(body.html)).toBe(inert(sent.html));
    expect(inert(body.text)).toBe(inert(sent.text));
    expect(body.text).toContain('Hello Ada');
  });

  it('should be previewed for any guest of that answer, and for nobody else', async () => {
    const { gameday } = await gamedayWithGuests();
    const { items } = await audience(gameday.id, '?answer=declined');

    const { body } = await preview(gameday.id, { answer: 'declined', recipientId: items[0].id }).expect(200);
    expect(body.text).toContain('Hello Cleo');
    await preview(gameday.id, { answer: 'accepted', recipientId: items[0].id }).expect(409);
    expect(await messagesOf(gameday)).toEqual([]);
  });

  it('should be sent once for each mailing id', async () => {
    const { gameday } = await gamedayWithGuests();
    const mailingId = uuid();

    const answers = await Promise.all([1, 2].map(() => send(gameday.id, { mailingId })));
    const other = await send(gameday.id, { mailingId, message: 'Something else' });

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { sent: 3 }],
      [200, { sent: 3 }],
    ]);
    expect(other.status).toBe(409);
    expect(await messagesOf(gameday)).toHaveLength(4);
    const admin = await app.signedIn(ADMIN);
    const { body: mailing } = await admin.get(`/api/mailings/${mailingId}`).expect(200);
    expect(mailing).toMatchObject({
      kind: 'gameday-message',
      audience: 'All guests',
      author: ORGANISER,
      counts: { queued: 3, suppressed: 1 },
    });
  });

  it('should be asked about within 10 minutes of the last to the same guests', async () => {
    const { gameday } = await gamedayWithGuests();
    await send(gameday.id, { answer: 'declined' }).expect(200);

    const { body } = await send(gameday.id, { answer: 'declined', message: 'Once more' }).expect(409);

    expect(body.title).toBe('Sent a moment ago');
    expect(await messagesOf(gameday)).toHaveLength(1);
    await send(gameday.id, { answer: 'accepted' }).expect(200);
    await send(gameday.id, { answer: 'declined', confirm: true }).expect(200);
    app.clock.advance(10 * 60);
    await send(gameday.id, { answer: 'declined' }).expect(200);
  });

  it('should not be sent to others than were shown', async () => {
    const { gameday, gone } = await gamedayWithGuests();
    const show = async (answer: string) =>
      (await staff.post(`/api/gameday/${gameday.id}/message/audience`).send({ answer }).expect(200)).body;
    const shown = await show('all');
    expect(shown.recipients).toBe(3);
    await inviteGuest(staff, gameday, { guestName: 'Eve' });
    await staff.delete(`/api/gameday-invitation/${gone}`).expect(204);
    const { items } = await audience(gameday.id, '?search=ada');
    await staff.delete(`/api/gameday-invitation/${items[0].id}`).expect(204);

    const { body } = await send(gameday.id, { audience: shown.id }).expect(409);

    expect(body).toMatchObject({
      title: 'Audience changed',
      message:
        '1 person joined and 1 left since the preview. Nothing was sent. Please look at the preview again.',
    });
    expect(await messagesOf(gameday)).toEqual([]);
    await send(gameday.id, { audience: (await show('declined')).id }).expect(404);
    await send(gameday.id, { audience: (await show('all')).id }).expect(200);
  });

  it('should wait with the other mailings of the gameday when these are paused', async () => {
    const { gameday } = await gamedayWithGuests();
    await send(gameday.id, {}).expect(200);
    await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);

    await send(gameday.id, { answer: 'accepted' }).expect(200);

    const paused = await app.query(sql`
      select from mailing where about = ${`gameday/${gameday.id}`} and paused_until = 'infinity'`);
    expect(paused).toHaveLength(2);
  });

  it('should say so when nobody would get them', async () => {
    const gameday = await createGameday(staff);
    await send(gameday.id, {}).expect(409);
    const { guestEmail } = await inviteGuest(staff, gameday);
    await app.outbox.suppress(guestEmail, 'bounced');

    const { body } = await send(gameday.id, {}).expect(409);

    expect(body.title).toBe('Nobody to write to');
    await preview(gameday.id, {}).expect(409);
    expect(await messagesOf(gameday)).toEqual([]);
  });

  it('should tell of the gameday as it is when they leave', async () => {
    const { gameday } = await gamedayWithGuests();
    await send(gameday.id, {}).expect(200);
    const moved = gamedayForm({ ...gameday, date: '2027-03-04', location: 'Elsewhere' });

    await staff
      .put('/api/gameday')
      .send({ ...moved, id: gameday.id })
      .expect(200);

    const [mailing] = await app.query(
      sql<{ props: object }>`
        select shared_props as props from mailing where about = ${`gameday/${gameday.id}`} and kind = 'gameday-message'`,
    );
    expect(mailing?.props).toMatchObject({ date: '2027-03-04', location: 'Elsewhere', message: MESSAGE });
    expect((await messagesOf(gameday))[0]?.expires).toBe('2027-03-05 03:00');
  });

  it('should be cancelled with their gameday, and with the invitation of a guest', async () => {
    const { gameday, prefix } = await gamedayWithGuests();
    const { items } = await audience(gameday.id);
    await send(gameday.id, {}).expect(200);

    await staff.delete(`/api/gameday-invitation/${items[0].id}`).expect(204);
    expect(await messagesOf(gameday)).toMatchObject([
      { address: `ada@${prefix}.example`, state: 'cancelled' },
      { state: 'queued' },
      { state: 'queued' },
      { state: 'suppressed' },
    ]);

    await staff.delete(`/api/gameday/${gameday.id}`).expect(204);
    expect((await messagesOf(gameday)).map(({ state }) => state)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'suppressed',
    ]);
  });

  it('should be possible after the gameday, to thank, whoever edits the gameday meanwhile', async () => {
    const { gameday } = await gamedayWithGuests();
    await app.query(sql`update gameday set date = '2025-09-01' where id = ${gameday.id}`);
    await send(gameday.id, { answer: 'accepted' }).expect(200);

    const edited = { ...gamedayForm({ date: '2025-09-01', endTime: '22:30:00' }), id: gameday.id };
    await staff.put('/api/gameday').send(edited).expect(200);

    expect((await messagesOf(gameday))[0]?.expires).toBe('2025-10-04 12:00');
  });

  it.each([
    [{ message: ' ' }, 'message', 'Please enter a message'],
    [{ message: undefined }, 'message', 'Please enter a message'],
    [{ message: 'x'.repeat(10_001) }, 'message', 'Please use at most 10000 characters'],
    [{ message: 'Hi {{nmae}}, {{venue}}' }, 'message', '{{nmae}}, {{venue}} are no variables of a message'],
    [{ answer: 'maybe' }, 'answer', 'Please choose the guests'],
  ])('should refuse %p', async (form, field, text) => {
    const { body } = await send(UNKNOWN, form).expect(400);

    expect(body.fields).toEqual({ [field]: text });
    expect((await preview(UNKNOWN, form).expect(400)).body.fields).toEqual({ [field]: text });
  });

  it('should know no gameday that does not exist', async () => {
    await staff.get(`/api/gameday/${UNKNOWN}/message`).expect(404);
    await preview(UNKNOWN, {}).expect(404);
    await send(UNKNOWN, {}).expect(404);
  });
});
