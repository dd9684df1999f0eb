import { sql } from '@tablefall/platform/database/sql';
import fc from 'fast-check';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { gamedayReference } from '../gameday.entity.ts';
import { createGameday } from '../testing/gameday.factory.ts';
import type { BulkResultDto } from './bulk-invite.dto.ts';

describe('addresses of pasted lists', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const invite = async (gamedayID: string, guests: object[]): Promise<BulkResultDto> =>
    (await staff.post('/api/gameday/bulk-invite').send({ gamedayID, guests }).expect(200)).body;
  const gamedayNow = async (id: string) => (await staff.get(`/api/gameday/${id}`).expect(200)).body;

  it('should invite a mailbox once, in whichever spelling of its address it is asked for or left out', async () => {
    const gameday = await createGameday(staff);
    const spellings = [
      'i@bücher.example',
      'I@xn--bcher-kva.example',
      'i@bu\u0308cher.example',
      '<i@bücher.example>',
    ];

    const result = await invite(
      gameday.id,
      spellings.map((email) => ({ name: 'Ida', email })),
    );

    expect(result).toMatchObject({ invitationsSent: 1, alreadyInvited: 3, failed: 0 });
    await staff
      .post('/api/suppressions')
      .send({ address: 'gone@xn--bcher-kva.example', reason: 'no-invitations' })
      .expect(204);
    expect(await invite(gameday.id, [{ name: 'Gus', email: 'gone@bücher.example' }])).toMatchObject({
      invitationsSent: 0,
      failed: 1,
    });
  });

  it('should refuse an address with a sign that only a text program writes', async () => {
    const gameday = await createGameday(staff);
    const emails = ['pat.o’hara@mail.example', '张三；zhang@mail.example', 'dana@ma”il.example'];

    const result = await invite(
      gameday.id,
      emails.map((email) => ({ name: 'Pat', email })),
    );

    expect(result).toMatchObject({ invitationsSent: 0, failed: 3, failedEmails: emails });
  });

  it.each([
    ['İsec@mail.example', 'isec@mail.example'],
    ['ΟΔΟΣ@mail.example', 'οδος@mail.example'],
    ['STRASSE@mail.example', 'straße@mail.example'],
  ])('should tell of %s and %s, whose cases are no simple thing, what was done', async (...emails) => {
    const gameday = await createGameday(staff);

    const result = await invite(
      gameday.id,
      emails.map((email) => ({ name: 'Ola', email })),
    );

    const invited = (await gamedayNow(gameday.id)).invitations.map(
      ({ guestEmail }: { guestEmail: string }) => guestEmail,
    );
    expect(result.invitationsSent).toBe(invited.length);
    expect(new Set([...invited, ...result.alreadyInvitedEmails])).toEqual(new Set(emails));
    expect(result.alreadyInvited).toBe(emails.length - invited.length);
  });

  it('should do with any list what it says, and mail each address once', async () => {
    const word = fc.constantFrom(
      'ola',
      'OLA',
      'İsec',
      'isec',
      'i̇sec',
      'ΟΔΟΣ',
      'οδος',
      'οδοσ',
      'ﬀ',
      'FF',
      "o'neil",
      '%_',
    );
    const entry = fc.record({
      name: fc.oneof(fc.constant('Ola'), fc.string({ unit: 'binary', maxLength: 70 })),
      email: fc.oneof(
        word.map((local) => `${local}@mail.example`),
        fc.emailAddress(),
        fc.string({ unit: 'binary' }),
      ),
    });
    const lists = fc.sample(fc.array(entry, { minLength: 200, maxLength: 400 }), { numRuns: 5, seed: 19 });
    for (const list of lists) {
      const gameday = await createGameday(staff);

      const result = await invite(gameday.id, list);

      const { invitations } = await gamedayNow(gameday.id);
      const mailed = await app.query(sql<{ mails: number; addresses: number }>`
        select count(*)::int as mails, count(distinct lower(recipient_address))::int as addresses
        from mail join mailing on mailing.id = mail.mailing_id
        where mailing.about = ${gamedayReference(gameday.id)}`);
      expect(mailed).toEqual([{ mails: invitations.length, addresses: invitations.length }]);
      expect(result).toMatchObject({ totalGuests: list.length, invitationsSent: invitations.length });
      expect(result.alreadyInvited + result.failed).toBe(list.length - invitations.length);
    }
  });
});
