import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';
import { answer, fullGameday, wait, waitingGuest, waitOf } from '../testing/queue.factory.ts';
import type { QueueEntryDto } from './queue.dto.ts';

describe('what staff do with those who wait', () => {
  let app: TestApp;
  let staff: ApiClient;
  let day = 0;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T12:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const fullWith = async (parties: number[]) => {
    const date = new Date(Date.UTC(2025, 9, 10 + day++)).toISOString().slice(0, 10);
    const { gameday, seated } = await fullGameday(app, staff, { date, capacity: 2 });
    const waiting: InvitationDto[] = [];
    for (const party of parties) {
      waiting.push(await waitingGuest(app, staff, gameday, party - 1));
    }
    return { id: gameday.id, seated, waiting };
  };
  const queueOf = async (id: string, query = ''): Promise<QueueEntryDto[]> =>
    (await staff.get(`/api/gameday/${id}/queue${query}`).expect(200)).body.items;
  const emailsOf = async (id: string) => (await queueOf(id)).map(({ guestEmail }) => guestEmail);

  it('should be seen in order, offers first, page by page', async () => {
    const { id, seated, waiting } = await fullWith([2, 1, 1]);
    await answer(app, seated[0] as InvitationDto, 2).expect(200);

    expect(await queueOf(id)).toMatchObject([
      { guestEmail: waiting[1]?.guestEmail, place: null, seats: 1, keptUntil: '2025-10-02T12:00:00.000Z' },
      { guestEmail: waiting[0]?.guestEmail, place: 1, seats: 2, keptUntil: null, passedOver: true },
      { guestEmail: waiting[2]?.guestEmail, place: 2, seats: 1, joinedAt: '2025-10-01T12:00:00.000Z' },
    ]);
    expect(await queueOf(id, '?page=2&limit=2')).toMatchObject([{ place: 2 }]);
    await staff.get('/api/gameday/01980000-0000-7000-8000-00000000ffff/queue').expect(404);
  });

  it('should be a change of the order, for who is offered seats next', async () => {
    const { id, seated, waiting } = await fullWith([1, 1, 1]);
    const [first, second, third] = waiting.map(({ guestEmail }) => guestEmail);
    const move = async (email: string | undefined, place: number) => {
      const entry = (await queueOf(id)).find(({ guestEmail }) => guestEmail === email);
      await staff.put(`/api/gameday/${id}/queue/${entry?.id}`).send({ place }).expect(204);
    };
    await move(third, 1);
    expect(await emailsOf(id)).toEqual([third, first, second]);
    await move(third, 2);
    expect(await emailsOf(id)).toEqual([first, third, second]);
    await move(first, 9);
    expect(await emailsOf(id)).toEqual([third, second, first]);

    await answer(app, seated[0] as InvitationDto, 2).expect(200);

    expect(await waitOf(app, waiting[2] as InvitationDto)).toMatchObject({ place: null });
  });

  it('should be a change of the order of those who wait alone, while seats are offered to somebody', async () => {
    const { id, seated, waiting } = await fullWith([1, 1, 1, 1]);
    const [offered, second, third, last] = waiting.map(({ guestEmail }) => guestEmail);
    await answer(app, seated[0] as InvitationDto, 2).expect(200);
    const entries = await queueOf(id);
    const move = (index: number) => staff.put(`/api/gameday/${id}/queue/${entries[index]?.id}`);

    await move(3).send({ place: 2 }).expect(204);
    await move(0).send({ place: 3 }).expect(404);

    expect(await emailsOf(id)).toEqual([offered, second, last, third]);
    expect(await waitOf(app, waiting[0] as InvitationDto)).toMatchObject({ place: null, seats: 1 });
  });

  it('should be told by the audit trail', async () => {
    const { id, seated } = await fullWith([1, 2, 1]);
    const [first, second, third] = await queueOf(id);
    await answer(app, seated[0] as InvitationDto, 2).expect(200);
    await staff.put(`/api/gameday/${id}/queue/${third?.id}`).send({ place: 1 }).expect(204);
    await staff.put(`/api/gameday/${id}/queue/${first?.id}`).send({ accept: true }).expect(204);
    await staff.delete(`/api/gameday/${id}/queue/${second?.id}`).expect(204);
    await staff.delete(`/api/gameday/${id}/queue/${second?.id}`).expect(404);

    expect((await app.audited(id)).slice(1)).toEqual([
      ['queue.moved', { place: 1 }],
      ['queue.taken-in', { party: 1 }],
      ['queue.removed', {}],
    ]);
  });

  it('should be to take somebody in, who is told, where the seats are there', async () => {
    const { id, seated, waiting } = await fullWith([1, 2]);
    const [entry, larger] = await queueOf(id);
    const takeIn = (entryId?: string) =>
      staff.put(`/api/gameday/${id}/queue/${entryId}`).send({ accept: true });
    expect((await takeIn(entry?.id).expect(409)).body.title).toBe('Gameday is Full');
    await answer(app, seated[0] as InvitationDto, 2).expect(200);
    expect((await takeIn(larger?.id).expect(409)).body.title).toBe('Gameday is Full');

    await takeIn(entry?.id).expect(204);

    const { body } = await staff.get(`/api/gameday-invitation/${waiting[0]?.id}`).expect(200);
    expect(body).toMatchObject({ status: 1, additionalGuests: 0 });
    const mail = (await app.mails()).findLast(({ address }) => address === waiting[0]?.guestEmail);
    expect(mail).toMatchObject({ kind: 'gameday-rsvp', props: { answer: 'accepted' }, state: 'queued' });
    await takeIn(entry?.id).expect(404);
  });

  it('should leave what the guest wrote to them where they take somebody in', async () => {
    const { id, seated } = await fullWith([]);
    const guest = await inviteGuest(staff, { id } as GamedayDto);
    const { invitationToken } = guest;
    await app
      .browser()
      .post('/api/gameday-reply')
      .send({ invitationToken, status: 2, replyComments: 'I come by wheelchair.' })
      .expect(200);
    await wait(app, guest).expect(200);
    const [entry] = await queueOf(id);
    await answer(app, seated[0] as InvitationDto, 2).expect(200);

    await staff.put(`/api/gameday/${id}/queue/${entry?.id}`).send({ accept: true }).expect(204);

    const { body } = await staff.get(`/api/gameday-invitation/${guest.id}`).expect(200);
    expect(body).toMatchObject({ status: 1, replyComments: 'I come by wheelchair.' });
  });

  it('should be to take somebody out, whose seats go to the next', async () => {
    const { id, seated, waiting } = await fullWith([1, 1]);
    await answer(app, seated[0] as InvitationDto, 2).expect(200);
    const [offered] = await queueOf(id);

    await staff.delete(`/api/gameday/${id}/queue/${offered?.id}`).expect(204);

    expect(await waitOf(app, waiting[0] as InvitationDto)).toBeNull();
    expect(await waitOf(app, waiting[1] as InvitationDto)).toMatchObject({ place: null });
  });

  it('should be to write to those who wait', async () => {
    const { id, waiting } = await fullWith([1, 1]);

    const { body } = await staff
      .post(`/api/gameday/${id}/message`)
      .send({ message: 'Seats may free up.', answer: 'waiting' })
      .expect(200);

    expect(body).toEqual({ sent: 2 });
    const told = (await app.mails()).filter(({ kind }) => kind === 'gameday-message');
    expect(told.map(({ address }) => address).sort()).toEqual(
      waiting.map(({ guestEmail }) => guestEmail).sort(),
    );
  });

  it('should be of their own gameday, and say one thing', async () => {
    const { id } = await fullWith([1]);
    const other = await createGameday(staff, { date: '2025-12-24' });
    const [entry] = await queueOf(id);

    await staff.put(`/api/gameday/${other.id}/queue/${entry?.id}`).send({ accept: true }).expect(404);
    await staff.put(`/api/gameday/${other.id}/queue/${entry?.id}`).send({ place: 1 }).expect(404);
    await staff.delete(`/api/gameday/${other.id}/queue/${entry?.id}`).expect(404);
    await staff.put(`/api/gameday/${id}/queue/${entry?.id}`).send({}).expect(400);
    await staff.put(`/api/gameday/${id}/queue/${entry?.id}`).send({ place: 0 }).expect(400);
  });
});
