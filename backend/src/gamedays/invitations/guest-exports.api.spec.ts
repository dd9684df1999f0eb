import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, inviteGuest } from '../testing/gameday.factory.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';
/** A line of the table: every cell that holds something is quoted. */
const line = (...cells: string[]) => cells.map((cell) => cell && `"${cell}"`).join(',');
const cellOf = (text: string, index: number) => text.split(',')[index]?.replaceAll('"', '') ?? '';
const TIME = '2025-10-01 08:00';
const HEAD = line(
  'Name',
  'Email',
  'Status',
  'Additional guests',
  'Comments',
  'Invited',
  'Replied',
  'Delivery',
  'Delivery detail',
  'Mail server said',
);

describe('guest lists to take along', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const reply = (invitationToken: string, answer: object) =>
    app
      .browser()
      .post('/api/gameday-reply')
      .send({ invitationToken, status: 'accepted', ...answer })
      .expect(200);

  describe('GET /api/gameday/{id}/invitations.csv', () => {
    const exported = async ({ id }: GamedayDto, query: object = {}) =>
      staff.get(`/api/gameday/${id}/invitations.csv`).query(query).expect(200);
    const linesOf = async (gameday: GamedayDto, query: object = {}) =>
      (await exported(gameday, query)).text
        .replace(/^\uFEFF/, '')
        .trimEnd()
        .split('\r\n');
    const namesIn = (lines: string[]) => lines.slice(1).map((line) => cellOf(line, 0));

    it('should be a file that spreadsheet programs read as UTF-8', async () => {
      const gameday = await createGameday(staff);
      await inviteGuest(staff, gameday, { guestName: 'Ola Szymańska', guestEmail: 'ola@mail.example' });

      const { headers, text } = await exported(gameday);

      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toBe(`attachment; filename="invitations-${gameday.date}.csv"`);
      expect(text).toBe(
        `\uFEFF${HEAD}\r\n${line('Ola Szymańska', 'ola@mail.example', 'No Reply', '', '', TIME, '', 'Queued', '', '')}\r\n`,
      );
    });

    it('should tell answers and what became of the mails, in local time', async () => {
      const gameday = await createGameday(staff, { capacity: 20 });
      const accepted = await inviteGuest(staff, gameday, { guestName: 'Ada' });
      await reply(accepted.invitationToken, {
        additionalGuests: 2,
        replyComments: 'Late, "maybe"\nby train',
      });
      const bea = await inviteGuest(staff, gameday, { guestName: 'Bea', status: 2 });
      const cyd = await inviteGuest(staff, gameday, { guestName: 'Cyd' });
      const dan = await inviteGuest(staff, gameday, { guestName: 'Dan' });
      await app.outbox.sent({ about: accepted.id }, new Date('2025-10-01T16:30Z'));
      await app.outbox.becomes('failed', { about: bea.id }, { error: '550 no such mailbox' });
      await app.outbox.becomes('suppressed', { about: cyd.id }, { error: 'bounced' });
      await app.outbox.becomes('retrying', { about: dan.id }, { error: '451 later' });
      await app.outbox.change({ about: dan.id }, { due_at: new Date('2025-10-01T17:00Z') });

      const text = (await exported(gameday)).text.replace(/guest\d+@mail.example/g, '@');

      expect(text).toBe(
        [
          `\uFEFF${HEAD}`,
          line(
            'Ada',
            '@',
            'Accepted',
            '2',
            'Late, ""maybe""\nby train',
            TIME,
            TIME,
            'Sent',
            '2025-10-01 12:30',
            '',
          ),
          line(
            ...['Bea', '@', 'Rejected', '', '', TIME, TIME, 'Failed'],
            ...['The mailbox does not exist', '550 no such mailbox'],
          ),
          line('Cyd', '@', 'No Reply', '', '', TIME, '', 'Skipped', 'bounced', ''),
          line(
            ...['Dan', '@', 'No Reply', '', '', TIME, '', 'Retrying'],
            ...['Their mail server did not take it for now, try 2 at 2025-10-01 13:00', '451 later'],
          ),
          '',
        ].join('\r\n'),
      );
    });

    it.each(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'])(
      'should keep text that begins with %j from becoming a formula',
      async (sign) => {
        const gameday = await createGameday(staff);
        const { id } = await inviteGuest(staff, gameday);
        const formula = `${sign}HYPERLINK(1)`;
        // Written past the API, which trims: the export trusts nobody.
        await app.query(sql`
          update invitation set guest_name = ${formula}, guest_email = ${`${formula}@mail.example`},
                                reply_comments = ${formula} where id = ${id}`);
        await app.outbox.becomes('failed', { about: id }, { error: formula });

        const { text } = await exported(gameday);

        const cells = text.slice(text.indexOf('\r\n')).trim().split(',');
        expect(cells.filter((cell) => cell.includes('HYPERLINK'))).toHaveLength(4);
        for (const cell of cells) {
          expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
        }
      },
    );

    it('should hold what the panel shows: the search, the filter and the order', async () => {
      const gameday = await createGameday(staff);
      for (const guestName of ['bea', 'Ada', 'Cyd', 'Abe']) {
        await inviteGuest(staff, gameday, { guestName, status: guestName === 'Cyd' ? 2 : 0 });
      }

      expect(namesIn(await linesOf(gameday))).toEqual(['Abe', 'Ada', 'bea', 'Cyd']);
      expect(namesIn(await linesOf(gameday, { order: 'desc' }))).toEqual(['Cyd', 'bea', 'Ada', 'Abe']);
      expect(namesIn(await linesOf(gameday, { search: 'A', status: 0 }))).toEqual(['Abe', 'Ada', 'bea']);
      expect(namesIn(await linesOf(gameday, { status: 2 }))).toEqual(['Cyd']);
      expect(namesIn(await linesOf(gameday, { search: 'nobody' }))).toEqual([]);
    });

    it.each([
      'guestName',
      'guestEmail',
      'status',
      'additionalGuests',
      'replyComments',
      'invitedAt',
      'repliedAt',
      'delivery',
    ])('should hold every row once, however many, sorted by %s', async (sort) => {
      const gameday = await largeGameday();

      for (const order of ['asc', 'desc']) {
        const lines = await linesOf(gameday, { sort, order });
        const addresses = lines.slice(1).map((line) => cellOf(line, 1));
        expect(addresses).toHaveLength(5_500);
        expect(new Set(addresses).size).toBe(5_500);
        const { body } = await staff
          .get(`/api/gameday/${gameday.id}/invitations`)
          .query({ sort, order, page: 51, limit: 100 });
        expect(addresses.slice(5_000, 5_100)).toEqual(
          body.items.map(({ guestEmail }: { guestEmail: string }) => guestEmail),
        );
      }
    });

    it.each(['sort=token', 'order=up', 'status=7', 'search=%00'])('should refuse %s', async (query) => {
      const gameday = await createGameday(staff);

      await staff.get(`/api/gameday/${gameday.id}/invitations.csv?${query}`).expect(400);
    });

    it('should know no gameday that does not exist', async () => {
      await staff.get(`/api/gameday/${UNKNOWN}/invitations.csv`).expect(404);
    });

    let large: GamedayDto | undefined;
    /** More guests than are read at once, many of them alike. */
    const largeGameday = async () => {
      if (!large) {
        large = await createGameday(staff);
        await app.query(sql`
          insert into invitation (gameday_id, guest_name, guest_email, status, additional_guests, reply_comments,
                                  invited_at, mailed_at, replied_at, token)
          select ${large.id}, 'Guest ' || n % 7, 'large' || n || '@mail.example', n % 3, nullif(n % 4, 0),
                 case n % 5 when 0 then null else 'Comment ' || n % 5 end, at, at,
                 case n % 3 when 0 then null else at end, 'large' || n
          from (select n, timestamptz '2025-09-01' + n % 50 * interval '1.000001 second' as at
                from generate_series(1, 5500) as n) as guest`);
      }
      return large;
    };
  });

  describe('GET /api/gameday/{id}/door-list', () => {
    it('should hold those who are coming by name, with their company and their word', async () => {
      const gameday = await createGameday(staff, { capacity: 20 });
      const bea = await inviteGuest(staff, gameday, { guestName: 'bea' });
      await reply(bea.invitationToken, { additionalGuests: 2, replyComments: 'By train' });
      const ada = await inviteGuest(staff, gameday, { guestName: 'Ada', status: 1 });
      await inviteGuest(staff, gameday, { guestName: 'Cyd', status: 2 });
      await inviteGuest(staff, gameday, { guestName: 'Dan' });

      const { body } = await staff.get(`/api/gameday/${gameday.id}/door-list`).expect(200);

      expect(body).toEqual({
        gameday: { ...gameday, acceptedCount: 2, rejectedCount: 1, notRepliedCount: 1, seatsTaken: 4 },
        guests: [
          { id: ada.id, guestName: 'Ada', additionalGuests: null, replyComments: null },
          { id: bea.id, guestName: 'bea', additionalGuests: 2, replyComments: 'By train' },
        ],
      });
    });

    it('should know no gameday that does not exist', async () => {
      await staff.get(`/api/gameday/${UNKNOWN}/door-list`).expect(404);
    });
  });
});
