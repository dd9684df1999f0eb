import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';
import { answer, fullGameday, seatsOf, wait, waitingGuest, waitOf } from '../testing/queue.factory.ts';
import {
  invitationsOf,
  invitedByMail,
  inviteInWaves,
  listOf,
  waitingIn,
  wavesOf,
} from '../testing/waves.factory.ts';

const STRANGER = 'Stranger';

describe('what strangers type on the public page of a gameday', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({ UNCONFIRMED_PERCENT: '10', UNCONFIRMED_PLACES: '0' });
  });
  beforeEach(async () => {
    app.clock.set('2025-10-01T14:00:00Z');
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const types = (
    { id: gamedayId }: GamedayDto,
    guestEmail: string,
    status: 'Accepted' | 'Rejected' = 'Accepted',
    additionalGuests = 0,
  ) =>
    app
      .browser()
      .post('/api/gameday/public-rsvp')
      .send({ gamedayId, guestName: STRANGER, guestEmail, status, additionalGuests, replyComments: 'no' });
  const typesForLine = ({ id: gamedayID }: GamedayDto, email: string, guests = 0) =>
    app.browser().post('/api/gameday/public-queue').send({ gamedayID, name: STRANGER, email, guests });
  const guestAt = async (gameday: GamedayDto, email: string) =>
    (await invitationsOf(staff, gameday)).find(({ guestEmail }) => guestEmail === email);
  const answersMailedTo = async (address: string) =>
    (await app.mails()).filter((mail) => mail.address === address && mail.kind === 'gameday-rsvp');
  const linkOf = async (address: string) => {
    const props = (await answersMailedTo(address)).at(-1)?.props as { invitationToken: string };
    return { invitationToken: props.invitationToken };
  };

  describe('about somebody who waits to be invited', () => {
    it('should count for nothing, keep their name, and let their wave invite them (S-21)', async () => {
      const gameday = await createGameday(staff, { capacity: 4 });
      await inviteInWaves(staff, gameday, listOf(3, 'listed'), 1);
      await types(gameday, 'listed1@mail.example', 'Rejected').expect(200);
      await types(gameday, 'LISTED2@mail.example', 'Accepted', 3).expect(200);
      await types(gameday, 'listed2@mail.example').expect(200);

      expect(await waitingIn(staff, gameday)).toEqual(['listed1@mail.example', 'listed2@mail.example']);
      expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 0, accepted: 0 });
      expect((await answersMailedTo('listed1@mail.example')).map(({ props }) => props)).toMatchObject([
        { answer: 'unconfirmed', typed: 'rejected' },
      ]);
      expect(await wavesOf(staff, gameday)).toMatchObject({ open: 1, waiting: 2, unreachable: 0 });

      await staff.put(`/api/gameday/${gameday.id}/waves`).send({ open: 3 }).expect(200);
      await app.runJob('gameday-waves');

      expect((await invitedByMail(app, gameday)).map((address) => address.toLowerCase())).toEqual([
        'listed0@mail.example',
        'listed1@mail.example',
        'listed2@mail.example',
      ]);
      expect(await guestAt(gameday, 'listed1@mail.example')).toMatchObject({
        guestName: 'Guest 1',
        status: 0,
        replyComments: null,
      });
      expect(await wavesOf(staff, gameday)).toMatchObject({ open: 3, waiting: 0 });
      const { body } = await staff.get(`/api/gameday/${gameday.id}`).expect(200);
      expect(body).toMatchObject({ notRepliedCount: 3, acceptedCount: 0, rejectedCount: 0 });
    });

    it('should count once they send it by the link, and their wave passes them over', async () => {
      const gameday = await createGameday(staff, { capacity: 30 });
      await inviteInWaves(staff, gameday, listOf(2, 'early'), 1);
      await types(gameday, 'early1@mail.example').expect(200);

      await answer(app, await linkOf('early1@mail.example'), 1, 2).expect(200);
      await staff.put(`/api/gameday/${gameday.id}/waves`).send({ open: 5 }).expect(200);
      await app.runJob('gameday-waves');

      expect(await guestAt(gameday, 'early1@mail.example')).toMatchObject({
        guestName: 'Guest 1',
        status: 1,
      });
      expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 3, accepted: 3 });
      expect(await invitedByMail(app, gameday)).toEqual(['early0@mail.example']);
      expect(await wavesOf(staff, gameday)).toMatchObject({ waiting: 0 });
    });

    it('should put them into no line, where they would never be invited', async () => {
      const { gameday } = await fullGameday(app, staff, { date: '2025-11-14', capacity: 30 });
      await inviteInWaves(staff, gameday, listOf(1, 'lined'), 1);

      await typesForLine(gameday, 'lined0@mail.example').expect(200);

      expect(await waitingIn(staff, gameday)).toEqual(['lined0@mail.example']);
      expect(await app.query(sql`select from gameday_queue_entry where gameday_id = ${gameday.id}`)).toEqual(
        [],
      );
      expect((await answersMailedTo('lined0@mail.example')).map(({ props }) => props)).toMatchObject([
        { answer: 'unconfirmed' },
      ]);
    });

    it('should not keep staff from inviting them', async () => {
      const gameday = await createGameday(staff, { capacity: 30 });
      await inviteInWaves(staff, gameday, listOf(3, 'known'), 1);
      for (const address of ['known1@mail.example', 'known2@mail.example']) {
        await types(gameday, address).expect(200);
      }

      await inviteGuest(staff, gameday, { guestEmail: 'known1@mail.example', guestName: 'Known', status: 1 });

      expect(await guestAt(gameday, 'known1@mail.example')).toMatchObject({ guestName: 'Known', status: 1 });
      expect(await waitingIn(staff, gameday)).toEqual(['known2@mail.example']);
      const { body } = await staff.get(`/api/gameday/${gameday.id}`).expect(200);
      expect(body).toMatchObject({ acceptedCount: 1, notRepliedCount: 2, seatsTaken: 1 });
    });
  });

  it('should leave everybody who waits, or holds an offer, their place, seats and link (F29)', async () => {
    const { gameday, seated } = await fullGameday(app, staff, { date: '2025-11-10', capacity: 4 });
    const waiting: InvitationDto[] = [];
    for (let number = 0; number < 20; number++)
      waiting.push(await waitingGuest(app, staff, gameday, number % 2));
    for (const guest of seated.slice(0, 3)) await answer(app, guest, 2).expect(200);
    const standing = async () => ({
      places: await Promise.all(waiting.map((guest) => waitOf(app, guest))),
      seats: await seatsOf(app, gameday.id),
    });
    const before = await standing();
    expect(before.places.filter((place) => place.keptUntil)).toHaveLength(3);
    expect(before.seats).toMatchObject({ counted: 4, offered: 3 });

    for (const { guestEmail } of waiting) {
      await types(gameday, guestEmail, 'Rejected').expect(200);
      await types(gameday, guestEmail.toUpperCase(), 'Accepted', 4).expect(409);
      await typesForLine(gameday, guestEmail, 4).expect(200);
      await app.browser().post('/api/contact').send({ name: STRANGER, email: guestEmail, message: 'Out!' });
      await app
        .browser()
        .post('/api/register')
        .send({ email: guestEmail, attendees: [{ name: STRANGER, badge: true }] });
    }

    expect(await standing()).toEqual(before);
  });

  describe('with invented addresses', () => {
    it('should hold and wait for a share of the seats, and leave the others to who confirms (F27)', async () => {
      const gameday = await createGameday(staff, { capacity: 40 });
      const invented = (number: number) => `invented${number}@nowhere.example`;

      const tries = Array.from({ length: 60 }, (_, number) => number);
      const answers = await Promise.all(
        tries.map((number) => types(gameday, invented(number), 'Accepted', 1)),
      );

      expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
      expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 4, accepted: 4 });
      // Whoever types their own address confirms what is mailed, and has seats.
      for (let number = 0; number < 18; number++) {
        const address = `person${number}@mail.example`;
        await types(gameday, address, 'Accepted', 1).expect(200);
        expect((await answersMailedTo(address)).map(({ props }) => props)).toMatchObject([
          { answer: 'unconfirmed', typed: 'accepted', additionalGuests: 1 },
        ]);
        await answer(app, await linkOf(address), 1, 1).expect(200);
      }
      expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 40, accepted: 40 });
    });

    it('should wait with a share of the line, and leave its other places to who confirms (F27)', async () => {
      const { gameday, seated } = await fullGameday(app, staff, { date: '2025-11-12', capacity: 10 });

      for (let number = 0; number < 12; number++) {
        await typesForLine(gameday, `inline${number}@nowhere.example`, 1).expect(200);
      }
      await typesForLine(gameday, 'priya@mail.example').expect(200);
      const priya = await linkOf('priya@mail.example');
      const link = { ...(seated[0] as NonNullable<(typeof seated)[0]>), ...priya };
      await wait(app, link).expect(200);
      expect(await waitOf(app, link)).toMatchObject({ place: 2, parties: 2 });

      for (const guest of seated.slice(0, 3)) await answer(app, guest, 2).expect(200);
      expect(await waitOf(app, link)).toMatchObject({ keptUntil: expect.any(String) });
      expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 10, offered: 3 });
    });

    it('should take no share of the line any more once its owner says so by the link', async () => {
      const { gameday } = await fullGameday(app, staff, { date: '2025-11-13', capacity: 10 });
      const line = async () =>
        (await staff.get(`/api/gameday/${gameday.id}/queue`).expect(200)).body.items.map(
          ({ guestEmail }: InvitationDto) => guestEmail,
        );
      for (const name of ['first', 'second']) await typesForLine(gameday, `${name}@line.example`).expect(200);
      expect(await line()).toEqual(['first@line.example']);

      await wait(app, (await guestAt(gameday, 'first@line.example')) as InvitationDto).expect(200);
      await typesForLine(gameday, 'third@line.example').expect(200);

      expect(await line()).toEqual(['first@line.example', 'third@line.example']);
    });

    it('should be reminded of nothing: nobody invited them', async () => {
      const gameday = await createGameday(staff, { capacity: 4 });
      for (const name of ['one', 'other']) await types(gameday, `${name}@typed.example`).expect(200);
      await app.outbox.sent(undefined, app.clock.now());
      app.clock.advance(2 * 86_400);
      staff = await app.signedIn(ADMIN);
      expect((await guestAt(gameday, 'other@typed.example'))?.status).toBe(0);

      const { body } = await staff.get(`/api/gameday/${gameday.id}/reminder`).expect(200);

      expect(body).toMatchObject({ due: 0, waiting: 0, suppressed: 0 });
    });

    it('should hold no more, also once their seats went back and they are typed again', async () => {
      const gameday = await createGameday(staff, { capacity: 1 });
      await types(gameday, 'again@nowhere.example').expect(200);
      app.clock.advance(48 * 3_600);
      await app.runJob('unconfirmed-answers');
      staff = await app.signedIn(ADMIN);
      expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 0 });

      await types(gameday, 'again@nowhere.example').expect(200);

      expect(await seatsOf(app, gameday.id)).toMatchObject({ counted: 0 });
    });
  });
});
