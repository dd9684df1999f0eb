import { dateText } from '@tablefall/mail';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { MailingDto } from '../../email/mailings/mailing-history.dto.ts';
import type { GamedayDto } from '../gamedays.dto.ts';
import { createGameday, gamedayForm } from '../testing/gameday.factory.ts';

describe('failed mails of a gameday that moves', () => {
  let app: TestApp;
  let staff: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    staff = await app.signedIn(ADMIN);
  });
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));
  afterAll(() => app.stop());

  const move = ({ id }: GamedayDto, changes: object) =>
    staff
      .put('/api/gameday')
      .send({ ...gamedayForm(), ...changes, id })
      .expect(200);
  const resendable = async (gameday: GamedayDto) => {
    const administrator = await app.signedIn(ADMIN);
    const { body } = await administrator.get('/api/mailings').expect(200);
    const mailings: MailingDto[] = body.items;
    return mailings.find(({ title }) => title.endsWith(dateText(gameday.date)))?.resendable;
  };
  async function failedInvitations() {
    const gameday = await createGameday(staff);
    const guests = [{ name: 'Ola', email: 'ola@mail.example' }];
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID: gameday.id, guests }).expect(200);
    await app.outbox.becomes('failed');
    return gameday;
  }

  it('should be sent again until the new end of a gameday that was postponed', async () => {
    const gameday = await failedInvitations();
    await move(gameday, { date: '2027-05-01' });
    app.clock.set('2027-04-30T12:00:00Z');

    expect(await resendable(gameday)).toBe(1);
  });

  it('should not be sent again after the new end of one that was moved forward', async () => {
    const gameday = await failedInvitations();
    await move(gameday, { date: '2025-10-01', startTime: '01:00', endTime: '02:00' });

    expect(await resendable(gameday)).toBe(0);
  });
});
