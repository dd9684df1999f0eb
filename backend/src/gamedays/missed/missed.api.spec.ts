import { randomUUID } from 'node:crypto';
import { arriving } from '../../../test/arriving.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

/** Those of a mail are personal; those of a preview lead nowhere. */
const withoutLinks = (text: string) => text.replace(/https?:\S+/g, '…');

describe('inviting those again who did not get the invitation', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const missedOf = async ({ id }: GamedayDto, list: object = {}) =>
    (await staff.get(`/api/gameday/${id}/missed`).query(list).expect(200)).body;
  const invite = ({ id }: GamedayDto, confirmed: number, { list = {}, mailingId = randomUUID() } = {}) =>
    staff.post(`/api/gameday/${id}/missed/invite`).query(list).send({ confirmed, mailingId });
  const statesOf = async (address: string) =>
    (await app.mails()).filter((mail) => mail.address === address).map(({ state }) => state);

  let batch = 0;
  /** Guests of a list whose mails have ended so. */
  async function invited(states: Record<string, 'failed' | 'suppressed' | 'cancelled' | 'sent' | 'queued'>) {
    const gameday = await createGameday(staff, { capacity: 50 });
    const of = `${batch++}.missed.example`;
    const guests = Object.keys(states).map((name) => ({ name, email: `${name.toLowerCase()}@${of}` }));
    app.clock.advance(1);
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    for (const [name, state] of Object.entries(states)) {
      const error = state === 'failed' ? '550 5.2.2 Mailbox full' : null;
      if (state !== 'queued')
        await app.outbox.becomes(state, { to: [`${name.toLowerCase()}@${of}`] }, { error });
    }
    const { items } = (await staff.get(`/api/gameday/${gameday.id}/invitations`).expect(200)).body;
    const guest = (name: string) => items.find(({ guestName }: { guestName: string }) => guestName === name);
    return { gameday, guest, of };
  }

  it('should count and name who is due and who is left out, and mail the former alone', async () => {
    const { gameday, guest, of } = await invited({
      Ana: 'failed',
      Ben: 'cancelled',
      Cleo: 'suppressed',
      Dora: 'failed',
      Emil: 'sent',
      Finn: 'queued',
      Gus: 'failed',
    });
    await app.outbox.suppress(`cleo@${of}`);
    await app.outbox.suppress(`gus@${of}`, 'bounced');
    const answer = { invitationID: guest('Dora').id, status: 1 };
    await staff.put('/api/gameday-invitation/status').send(answer).expect(200);

    expect(await missedOf(gameday)).toEqual({
      due: 2,
      first: { name: 'Ana', email: `ana@${of}` },
      leftOut: [
        { reason: 'Answered already', count: 1, names: ['Dora'] },
        { reason: 'The address refused mail before', count: 1, names: ['Gus'] },
        { reason: 'Wants no more invitations', count: 1, names: ['Cleo'] },
      ],
    });
    const shown = { kind: 'invitation', guestName: 'Ana' };
    const preview = await staff.get(`/api/gameday/${gameday.id}/mail-preview`).query(shown).expect(200);
    const { body } = await invite(gameday, 2).expect(200);

    expect(body).toEqual({ invitationsSent: 2 });
    const mail = await arriving(app, `ana@${of}`);
    expect(mail.subject).toBe(preview.body.subject);
    expect(withoutLinks(mail.text)).toBe(withoutLinks(preview.body.text));
    expect(await statesOf(`ana@${of}`)).toEqual(['failed', 'queued']);
    expect(await statesOf(`ben@${of}`)).toEqual(['cancelled', 'queued']);
    for (const name of ['cleo', 'dora', 'emil', 'finn', 'gus']) {
      expect([name, await statesOf(`${name}@${of}`)]).toEqual([name, [expect.any(String)]]);
    }
    const [mailing] = (await staff.get('/api/mailings?limit=1').expect(200)).body.items;
    expect(mailing).toMatchObject({ kind: 'gameday-invitation', author: ADMIN, size: 2 });
    expect(mailing.audience).toBe('Guests who did not get the invitation');
    expect(await missedOf(gameday)).toMatchObject({ due: 0 });
  });

  it('should keep to what is searched and filtered', async () => {
    const { gameday, of } = await invited({ Ana: 'failed', Anton: 'cancelled', Ben: 'failed' });

    expect(await missedOf(gameday, { search: 'an' })).toMatchObject({ due: 2 });
    expect(await missedOf(gameday, { delivery: 'failed' })).toMatchObject({ due: 2 });
    expect(await missedOf(gameday, { delivery: 'sent' })).toMatchObject({ due: 0 });
    await invite(gameday, 1, { list: { search: 'an', delivery: 'failed' } }).expect(200);

    expect(await statesOf(`ana@${of}`)).toEqual(['failed', 'queued']);
    expect(await statesOf(`ben@${of}`)).toEqual(['failed']);
  });

  it('should mail once for two presses, of one id or of two at once', async () => {
    const { gameday, of } = await invited({ Ana: 'failed', Ben: 'failed' });
    const mailingId = randomUUID();
    const first = await Promise.all([1, 2].map(() => invite(gameday, 2, { mailingId })));
    expect(first.map(({ body }) => body)).toEqual([{ invitationsSent: 2 }, { invitationsSent: 2 }]);
    expect(await statesOf(`ana@${of}`)).toEqual(['failed', 'queued']);

    await app.outbox.becomes('failed', { to: [`ana@${of}`] });
    const second = await Promise.all([1, 2].map(() => invite(gameday, 1)));
    expect(second.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await statesOf(`ana@${of}`)).toEqual(['failed', 'failed', 'queued']);
  });

  it('should mail nobody when more are due than were confirmed, nobody is, or the gameday is over', async () => {
    const { gameday, of } = await invited({ Ana: 'failed', Ben: 'failed' });
    const { body } = await invite(gameday, 1).expect(409);
    expect(body).toMatchObject({ title: 'More guests did not get it' });
    expect(body.message).toBe('2 guests are to be invited again now. Please confirm that number.');
    expect(await statesOf(`ana@${of}`)).toEqual(['failed']);

    const nobody = await createGameday(staff);
    await inviteGuest(staff, nobody);
    expect((await invite(nobody, 0).expect(409)).body.title).toBe('Nobody to invite again');
    await staff.get('/api/gameday/01980000-0000-7000-8000-000000000000/missed').expect(404);

    const before = app.clock.now().toISOString();
    app.clock.set(`${gameday.date}T23:59:00Z`);
    app.clock.advance(86_400);
    const late = await app.signedIn(ADMIN);
    const over = late.post(`/api/gameday/${gameday.id}/missed/invite`).send({ confirmed: 2 });
    expect((await over.expect(409)).body.title).toBe('Gameday is over');
    expect((await late.get(`/api/gameday/${gameday.id}/missed`).expect(200)).body).toEqual({
      due: 0,
      first: null,
      leftOut: [],
    });
    app.clock.set(before);
  });

  it('should wait with a paused mailing of the gameday, and take the place of what failed', async () => {
    const { gameday, of } = await invited({ Ana: 'failed', Ben: 'queued' });
    await staff.post(`/api/gameday/${gameday.id}/delivery/pause`).expect(200);
    // The history has them by their time.
    app.clock.advance(1);

    await invite(gameday, 1).expect(200);

    const { items } = (await staff.get('/api/mailings?limit=2').expect(200)).body;
    expect(items.map(({ state }: { state: string }) => state)).toEqual(['paused', 'paused']);
    expect(items[1]).toMatchObject({ resendable: 0 });
    expect(await statesOf(`ana@${of}`)).toEqual(['failed', 'queued']);
  });
});
