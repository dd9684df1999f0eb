import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { MailingRecipientDto } from '../../email/mailings/mailing-history.dto.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import type { InvitationDto } from '../invitations/invitations.dto.ts';
import { createGameday } from '../testing/gameday.factory.ts';

describe('a recipient of a mailing to guests', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  let next = 0;
  /** A gameday whose first guest got no invitation, because mail to the address is kept back, and whose second did. */
  async function missed(changes: object = {}) {
    const gameday = await createGameday(staff, changes);
    const guests = ['ana', 'ben'].map((name) => ({ name, email: `${name}${next}@correctable.example` }));
    await app.outbox.suppress(`ana${next++}@correctable.example`);
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    await app.outbox.sent();
    return gameday;
  }
  async function invitationsOf({ id }: GamedayDto): Promise<InvitationDto[]> {
    return (await staff.get(`/api/gameday/${id}/invitations`).expect(200)).body.items;
  }
  /** What the newest mailing says of its recipients: state, and whether the address may be corrected. */
  async function recipients() {
    const [mailing] = (await staff.get('/api/mailings?limit=1').expect(200)).body.items;
    const { body } = await staff.get(`/api/mailings/${mailing.id}/recipients`).expect(200);
    return body.items.map(({ state, isCorrectable }: MailingRecipientDto) => [state, isCorrectable]);
  }

  it('has an address to correct where the mail did not arrive', async () => {
    await missed();

    expect(await recipients()).toEqual([
      ['suppressed', true],
      ['sent', false],
    ]);
  });

  it('has none once it was corrected, or the invitation was deleted', async () => {
    const [ana] = await invitationsOf(await missed());
    const guestEmail = `right${next}@correctable.example`;
    await staff
      .put(`/api/gameday-invitation/${ana?.id}/address`)
      .send({ guestEmail, version: ana?.version })
      .expect(200);
    expect((await recipients())[0]).toEqual(['suppressed', false]);

    const [other] = await invitationsOf(await missed());
    await staff.delete(`/api/gameday-invitation/${other?.id}`).expect(204);
    expect((await recipients())[0]).toEqual(['suppressed', false]);
  });

  it('has none once the gameday is over', async () => {
    await missed({ date: '2025-10-02', endTime: '22:00:00' });
    const before = app.clock.now().toISOString();
    expect((await recipients())[0]).toEqual(['suppressed', true]);

    app.clock.set('2025-10-03T02:00:01Z');
    staff = await app.signedIn(ADMIN);
    expect((await recipients())[0]).toEqual(['suppressed', false]);
    app.clock.set(before);
  });
});
