import type { MailState } from '@tablefall/mail';
import type { ApiClient, TestApp } from '../../../../test/test-app.ts';
import { createGameday } from '../../../gamedays/testing/gameday.factory.ts';
import type { MailingDto, MailingRecipientPageDto } from '../mailing-history.dto.ts';

/** Mailings as their history has them, with what a worker would have recorded of them. */
export class SentMailings {
  private batch = 0;

  constructor(
    private readonly app: TestApp,
    private readonly admin: ApiClient,
  ) {}

  /** Sends a mailing to so many guests of a new gameday; their addresses begin with 000, 001 and so on. */
  async send(count: number, staff: ApiClient = this.admin): Promise<MailingDto & { gamedayId: string }> {
    const { id: gamedayID } = await createGameday(staff);
    const batch = this.batch++;
    const guests = Array.from({ length: count }, (_, n) => ({
      name: `Guest ${n}`,
      email: `${String(n).padStart(3, '0')}.of${batch}@mail.example`,
    }));
    await staff.post('/api/gameday/bulk-invite').send({ gamedayID, guests }).expect(200);
    this.app.clock.advance(1);
    const { body } = await this.admin.get('/api/mailings?limit=1').expect(200);
    return { ...body.items[0], gamedayId: gamedayID };
  }

  async read(id: string): Promise<MailingDto> {
    return (await this.admin.get(`/api/mailings/${id}`).expect(200)).body;
  }

  async recipients(id: string, query = ''): Promise<MailingRecipientPageDto> {
    return (await this.admin.get(`/api/mailings/${id}/recipients${query}`).expect(200)).body;
  }

  /** States of the mails, by address. */
  async states(id: string): Promise<string[]> {
    return (await this.recipients(id)).items.map(({ state }) => state);
  }

  /** Records how the mails with these numbers ended. */
  async record(id: string, numbers: number[], state: MailState, error: string | null = null): Promise<void> {
    const to = (await this.recipients(id, '?limit=100')).items
      .map(({ email }) => email)
      .filter((email) => numbers.includes(Number(email.slice(0, 3))));
    await this.app.outbox.becomes(state, { mailing: id, to }, { error, at: this.app.clock.now() });
  }

  /** Finishes the mailings whose mails have all ended. */
  finish(): Promise<void> {
    return this.app.outbox.finishMailings();
  }
}
