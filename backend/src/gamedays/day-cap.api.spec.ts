import { EntityManager } from '@mikro-orm/postgresql';
import { usualDayCap } from '@tablefall/platform/outbox/staff-mails';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';
import type { GamedayDto } from './gamedays.dto.ts';
import type { InvitationDto } from './invitations/invitations.dto.ts';
import { createGameday, gamedayForm, inviteGuest } from './testing/gameday.factory.ts';

const CAP = 3;
const ORGANISERS = ['one', 'two', 'three'].map((name) => `${name}@organisers.example`);
const DAY_SECONDS = 25 * 3600;

interface Scene {
  staff: ApiClient;
  gameday: GamedayDto;
  guest: InvitationDto;
}

/** Every call that lets staff send mail. */
const DOORS: Record<string, (scene: Scene) => PromiseLike<{ status: number; body: { message?: string } }>> = {
  'a single invitation': ({ staff, gameday }) =>
    staff
      .post('/api/gameday/invite')
      .send({ gamedayID: gameday.id, guestName: 'One', guestEmail: 'one@mail.example' }),
  'a pasted list': ({ staff, gameday }) =>
    staff
      .post('/api/gameday/bulk-invite')
      .send({ gamedayID: gameday.id, guests: [{ name: 'Two', email: 'two@mail.example' }] }),
  'an invitation that is sent again': ({ staff, guest }) =>
    staff.post(`/api/gameday-invitation/${guest.id}/resend`),
  'a reminder': ({ staff, gameday }) =>
    staff.post(`/api/gameday/${gameday.id}/remind`).send({ confirmed: CAP }),
  'news of a change': ({ staff, gameday }) =>
    staff
      .put('/api/gameday')
      .send({ ...gamedayForm({ date: gameday.date }), id: gameday.id, location: 'Elsewhere', notify: true }),
  'news of a cancellation': ({ staff, gameday }) => staff.delete(`/api/gameday/${gameday.id}?notify=true`),
};

describe('the limit of a day where nobody has set one', () => {
  it('should be ten times the largest list of earlier days, within what any convention needs', async () => {
    const app = await TestApp.start();
    const em = app.get(EntityManager).fork();
    const now = new Date();
    const withLargest = async (size: number, hoursAgo: number) => {
      const startedAt = new Date(now.getTime() - hoursAgo * 3_600_000);
      await app.outbox.addMailing({ size, createdAt: now, startedAt });
      return usualDayCap(em, now);
    };
    try {
      expect(await usualDayCap(em, now)).toBe(50_000);
      expect(await withLargest(250, 30)).toBe(50_000);
      expect(await withLargest(20_000, 23)).toBe(50_000);
      expect(await withLargest(20_000, 30)).toBe(200_000);
      expect(await withLargest(100_000, 30)).toBe(250_000);
    } finally {
      await app.stop();
    }
  });
});

describe('the mails that staff may cause within a day', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo({
      STAFF_MAILS_PER_DAY: String(CAP),
      ORGANISER_EMAILS: ORGANISERS.join(','),
      RESEND_COOLDOWN_SECONDS: '0',
      REMINDER_COOLDOWN_SECONDS: '0',
    });
  });
  beforeEach(async () => {
    app.clock.advance(DAY_SECONDS);
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  /** A gameday whose three invitations are all that may be sent today. */
  async function fullDay(): Promise<Scene> {
    const gameday = await createGameday(staff);
    const guest = await inviteGuest(staff, gameday);
    await inviteGuest(staff, gameday);
    await inviteGuest(staff, gameday);
    await app.outbox.sent();
    return { staff, gameday, guest };
  }

  const unsent = async () => (await app.mails()).filter(({ state }) => state === 'queued').length;

  it.each(Object.keys(DOORS))('should hold %s, which works again the day after', async (name) => {
    const scene = await fullDay();
    const before = (await staff.get(`/api/gameday/${scene.gameday.id}`).expect(200)).body;

    const refused = await DOORS[name]!(scene);

    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: 'At most 3 mails can be sent within 24 hours, scheduled ones included. Nothing was sent.',
      },
    });
    expect((await staff.get(`/api/gameday/${scene.gameday.id}`).expect(200)).body).toEqual(before);
    expect(await unsent()).toBe(0);

    app.clock.advance(DAY_SECONDS);
    expect((await DOORS[name]!(scene)).status).toBeLessThan(300);
    expect(await unsent()).toBeGreaterThan(0);
  });

  it('should neither count nor stop what guests cause', async () => {
    const gameday = await createGameday(staff);
    const answer = ({ invitationToken }: InvitationDto) =>
      app.browser().post('/api/gameday-reply').send({ invitationToken, status: 1 }).expect(200);

    await answer(await inviteGuest(staff, gameday));
    await inviteGuest(staff, gameday);
    await answer(await inviteGuest(staff, gameday));
  });

  it('should be those of an account, with three times as many for all together', async () => {
    const { gameday } = await fullDay();
    let guests = 0;
    const mail = (by: ApiClient) =>
      by.post('/api/gameday/bulk-invite').send({
        gamedayID: gameday.id,
        guests: Array.from({ length: CAP }, () => ({
          name: 'Guest',
          email: `guest-${guests++}@mail.example`,
        })),
      });
    const [one, two, three] = await Promise.all(ORGANISERS.map((email) => app.signedIn(email)));

    await mail(staff).expect(429);
    await mail(one!).expect(200);
    await mail(one!).expect(429);
    await mail(two!).expect(200);

    const { body } = await mail(three!).expect(429);
    expect(body.message).toMatch(/^At most 9 mails can be sent within 24 hours/);
  });

  it('should hold against many calls at once', async () => {
    const gamedays = [await createGameday(staff), await createGameday(staff), await createGameday(staff)];
    const guests = Array.from({ length: CAP }, (_, n) => ({
      name: 'Guest',
      email: `crowd${n}@mail.example`,
    }));

    const answers = await Promise.all(
      gamedays.map(({ id }) => staff.post('/api/gameday/bulk-invite').send({ gamedayID: id, guests })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });
});
