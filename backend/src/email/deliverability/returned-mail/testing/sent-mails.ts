import { sql } from '@tablefall/platform/database/sql';
import type { TestApp } from '../../../../../test/test-app.ts';

export const PRIYA = 'priya@guests.example';

/** What reports change of a mail. */
export interface SentMail {
  id: string;
  messageId: string;
  state: string;
  lastCode: number | null;
  lastError: string | null;
  bounces: number;
  bounceText: string | null;
}

/** Mails as the worker leaves them once the mail server has taken them. */
export class SentMails {
  constructor(private readonly app: TestApp) {}

  /** @param mail its fence is 0 while no worker has claimed it */
  async add(mail: { address?: string; mailingId?: string; fence?: number } = {}): Promise<SentMail> {
    const { address = PRIYA, mailingId, fence = 1 } = mail;
    const id = await this.app.outbox.addMail(
      { kind: 'sign-in', recipient: { name: null, address } },
      { state: 'sent', fence, attempts: 1, lastCode: 250, sentAt: new Date() },
      mailingId,
    );
    return this.read(id);
  }

  async read(id: string): Promise<SentMail> {
    const [row] = await this.app.query(sql<SentMail>`
      select id, message_id as "messageId", state, last_code as "lastCode", last_error as "lastError", bounces,
             bounce_text as "bounceText"
      from mail where id = ${id}`);
    return row as SentMail;
  }

  suppressed(): Promise<object[]> {
    return this.app.query(sql<object>`select address, reason from suppression order by address, reason`);
  }
}
