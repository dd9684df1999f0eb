import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from '../testing/gameday.factory.ts';
import { answer, fullGameday, wait, waitingGuest, waitOf } from '../testing/queue.factory.ts';

type Guest = Pick<InvitationDto, 'id' | 'invitationToken'>;
const [NOT_REPLIED, ACCEPTED, REJECTED] = [0, 1, 2];

describe('POST /api/gameday-invitation/status/undo', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T12:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  /** @returns what undoes it */
  async function set({ id }: Guest, status: number): Promise<string | null> {
    const change = { invitationID: id, status };
    return (await staff.put('/api/gameday-invitation/status').send(change).expect(200)).body.undo;
  }
  const undo = (text: string | null, by = staff) =>
    by.post('/api/gameday-invitation/status/undo').send({ undo: text });
  async function isTooLate(text: string | null) {
    const { body } = await undo(text).expect(409);
    expect(body).toMatchObject({ code: 'status-stays', title: 'Too late to undo' });
  }
  const edit = ({ id, date }: GamedayDto, changes: object) =>
    staff
      .put('/api/gameday')
      .send({ ...gamedayForm({ date }), ...changes, id })
      .expect(200);

  const mailsAbout = ({ id }: Guest) =>
    app.query(sql<{ id: string; state: string; answer: string | null }>`
      select id, state, ended_by, date_trunc('milliseconds', due_at) as due,
             date_trunc('milliseconds', expires_at) as expires, props ->> 'answer' as answer
      from mail where about = ${id} order by id`);
  /** All that an act may change: of the guest, of the gameday and its line, of the mails that are not about the act itself. */
  async function standing(guest: Guest, { id }: GamedayDto) {
    const rows = await app.query(sql<object>`
      select status, replied_at, held_until, typed, calendar_changes, additional_guests, accepted_count, rejected_count,
             not_replied_count, seats_taken, seats_offered
      from invitation join gameday on gameday.id = gameday_id where invitation.id = ${guest.id}`);
    const line = await app.query(sql<object>`
      select invitation_id, party, place, joined_at, offered_until, missed, passed_over_at
      from gameday_queue_entry where gameday_id = ${id} order by place`);
    const mails = (await mailsAbout(guest)).filter((mail) => mail.answer !== 'withdrawn');
    return { rows, line, mails };
  }

  /** The first guest of a list, whose invitations have not left. */
  async function listed(...names: string[]) {
    const gameday = await createGameday(staff);
    const guests = names.map((name) => ({ name, email: `${name}@undo.example` }));
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    const [guest] = (await staff.get(`/api/gameday/${gameday.id}/invitations`).expect(200)).body.items;
    const [mailing] = (await staff.get('/api/mailings?limit=1').expect(200)).body.items;
    return { gameday, guest: guest as InvitationDto, mailing };
  }
  /** A guest who has accepted, with two more, and has the date in the calendar from a mail. */
  async function coming(changes: object = {}) {
    const gameday = await createGameday(staff, changes);
    const guest = await inviteGuest(staff, gameday);
    await answer(app, guest, 1, 2).expect(200);
    await app.outbox.sent();
    return { gameday, guest };
  }
  /** A full gameday, and guests who wait for its seats. */
  async function full(parties: number[]) {
    const { gameday, seated } = await fullGameday(app, staff, { capacity: 2 });
    const waiting: InvitationDto[] = [];
    for (const party of parties) waiting.push(await waitingGuest(app, staff, gameday, party - 1));
    return { gameday, seated, waiting } as {
      gameday: GamedayDto;
      seated: [InvitationDto, InvitationDto];
      waiting: [InvitationDto, InvitationDto, InvitationDto];
    };
  }

  it('should bring back a guest who was coming, who is told nothing', async () => {
    const { gameday, guest } = await coming();
    const before = await standing(guest, gameday);
    const text = await set(guest, REJECTED);
    expect((await mailsAbout(guest)).at(-1)).toMatchObject({
      state: 'queued',
      answer: 'withdrawn',
      due: new Date('2025-10-01T12:00:10Z'),
    });

    const { body } = await undo(text, await app.signedIn(ORGANISER)).expect(200);

    expect(body).toMatchObject({ id: guest.id, status: ACCEPTED, additionalGuests: 2 });
    expect(await standing(guest, gameday)).toEqual(before);
    expect((await mailsAbout(guest)).at(-1)).toMatchObject({ state: 'cancelled', answer: 'withdrawn' });
    expect((await app.audited(guest.id)).slice(-2)).toEqual([
      ['invitation.status-changed', { status: REJECTED }],
      ['invitation.status-set-back', {}],
    ]);
    await set(guest, REJECTED);
    expect((await mailsAbout(guest)).at(-1)).toMatchObject({ state: 'queued', answer: 'withdrawn' });
  });

  it('should let an invitation leave that had not, with its mailing, which was not finished meanwhile', async () => {
    const { gameday, guest, mailing } = await listed('Ana');
    await staff.post(`/api/mailings/${mailing.id}/pause`).expect(200);
    const before = await standing(guest, gameday);
    const text = await set(guest, REJECTED);
    expect((await mailsAbout(guest))[0]).toMatchObject({ state: 'cancelled' });
    await app.outbox.finishMailings();

    await undo(text).expect(200);

    expect(await standing(guest, gameday)).toEqual(before);
    expect((await staff.get(`/api/mailings/${mailing.id}`).expect(200)).body).toMatchObject({
      state: 'paused',
      counts: { queued: 1 },
    });
  });

  it('should let news of a change leave that waited', async () => {
    const { gameday, guest } = await coming();
    await edit(gameday, { startTime: '14:00:00', notify: true });
    const before = await standing(guest, gameday);
    expect(before.mails.at(-1)).toMatchObject({ state: 'queued' });
    const text = await set(guest, REJECTED);
    expect((await standing(guest, gameday)).mails.at(-1)).toMatchObject({ state: 'cancelled' });

    await undo(text).expect(200);

    expect(await standing(guest, gameday)).toEqual(before);
  });

  it('should let a mail that failed be sent again, as before', async () => {
    const { gameday, guest } = await listed('Ana');
    await app.outbox.becomes('failed', { about: guest.id }, { error: '550 no', code: 550 });
    const before = await standing(guest, gameday);

    await undo(await set(guest, REJECTED)).expect(200);

    expect(await standing(guest, gameday)).toEqual(before);
  });

  it.each([ACCEPTED, REJECTED])(
    'should undo what stands when the last one was undone: %s and back',
    async (to) => {
      const { gameday, guest } = await coming();
      await set(guest, REJECTED);
      const before = await standing(guest, gameday);

      await undo(await set(guest, to === REJECTED ? NOT_REPLIED : to)).expect(200);

      expect(await standing(guest, gameday)).toEqual(before);
      expect((await mailsAbout(guest)).filter((mail) => mail.answer === 'withdrawn')).toContainEqual(
        expect.objectContaining({ state: 'queued' }),
      );
    },
  );

  it('should give a guest the place in line again, before those who came behind', async () => {
    const { gameday, waiting } = await full([1, 1, 1]);
    const [first, second, third] = waiting;
    const before = await standing(third, gameday);
    const text = await set(third, REJECTED);
    const late = await waitingGuest(app, staff, gameday);

    await undo(text).expect(200);

    const after = await standing(third, gameday);
    expect(after.line.slice(0, 3)).toEqual(before.line);
    expect(after.mails).toEqual(before.mails);
    const places = await Promise.all([first, second, third, late].map((guest) => waitOf(app, guest)));
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  it('should keep the seats again that were offered', async () => {
    const { gameday, seated, waiting } = await full([1]);
    await answer(app, seated[0], 2).expect(200);
    const before = await standing(waiting[0], gameday);
    expect(before.rows).toMatchObject([{ seats_taken: 2, seats_offered: 1 }]);

    for (const status of [ACCEPTED, REJECTED]) {
      await undo(await set(waiting[0], status)).expect(200);
      expect(await standing(waiting[0], gameday)).toEqual(before);
    }
  });

  it('should offer what it frees to who waits by now', async () => {
    const { gameday, seated } = await full([]);
    await set(seated[0], NOT_REPLIED);
    const text = await set(seated[0], ACCEPTED);
    const late = await waitingGuest(app, staff, gameday);

    await undo(text).expect(200);

    expect(await waitOf(app, late)).toMatchObject({ place: null });
  });

  describe('what cannot be undone', () => {
    it('should not be offered: nothing changed, a seat went on, a mail is being sent', async () => {
      const { guest } = await coming();
      expect(await set(guest, ACCEPTED)).toBeNull();

      const { seated } = await full([1]);
      expect(await set(seated[0], REJECTED)).toBeNull();

      const invited = await inviteGuest(staff, await createGameday(staff));
      const [mail] = await mailsAbout(invited);
      expect(await app.outbox.claim(mail?.id ?? '')).not.toBeNull();
      expect(await set(invited, REJECTED)).toBeNull();
    });

    it.each<[string, (of: { gameday: GamedayDto; guest: InvitationDto }) => unknown]>([
      ['10 seconds are over', () => app.clock.advance(10)],
      [
        'the mail is leaving',
        ({ guest }) => app.outbox.becomes('sending', { about: guest.id, state: ['queued'] }),
      ],
      ['the mail has left', ({ guest }) => app.outbox.sent({ about: guest.id, state: ['queued'] })],
      ['the guest has answered', ({ guest }) => answer(app, guest, 1).expect(200)],
      ['staff pressed again', ({ guest }) => set(guest, NOT_REPLIED)],
      ['the gameday was changed', ({ gameday }) => edit(gameday, { location: 'Elsewhere' })],
      ['somebody else has the seats', ({ gameday }) => inviteGuest(staff, gameday, { status: 1 })],
    ])('should be refused, with nothing done, when %s', async (_when, happens) => {
      const { gameday, guest } = await coming({ capacity: 3 });
      const text = await set(guest, REJECTED);
      await happens({ gameday, guest });
      const now = await standing(guest, gameday);
      const mails = await mailsAbout(guest);

      await isTooLate(text);

      expect(await standing(guest, gameday)).toEqual(now);
      expect(await mailsAbout(guest)).toEqual(mails);
    });

    it('should be refused when the guest waits for seats by now, or the mailing was cancelled', async () => {
      const { seated } = await full([]);
      const text = await set(seated[0], NOT_REPLIED);
      await wait(app, seated[0], 1).expect(200);
      await isTooLate(text);

      const { guest, mailing } = await listed('Ana', 'Ben');
      const ended = await set(guest, REJECTED);
      await staff.post(`/api/mailings/${mailing.id}/cancel`).expect(200);
      await isTooLate(ended);
    });

    it('should be refused the second time, also of two at once', async () => {
      const { gameday, guest } = await coming();
      const before = await standing(guest, gameday);
      const text = await set(guest, REJECTED);

      const answers = await Promise.all([undo(text), undo(text)]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await standing(guest, gameday)).toEqual(before);
      await isTooLate(text);
    });

    it('should be nothing that we did not seal', async () => {
      const { guest } = await coming();
      const text = await set(guest, REJECTED);
      const [content = '', seal = ''] = (text ?? '').split('.');
      const forged = {
        ...JSON.parse(Buffer.from(content, 'base64url').toString()),
        until: '2026-01-01T00:00:00.000Z',
      };

      await isTooLate(`${Buffer.from(JSON.stringify(forged)).toString('base64url')}.${seal}`);
      await undo(null).expect(400);
    });
  });
});
