import { randomUUID } from 'node:crypto';
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
    const { address = PRIYA, mailingId = null, fence = 1 } = mail;
    const id = randomUUID();
    await this.app.query(sql`
      insert into mail (id, kind, props, recipient_address, message_id, about, mailing_id, state, fence, attempts, last_code,
                        due_at, created_at, sent_at)
      values (${id}, 'sign-in', '{}', ${address}, ${`<${id}@tablefall.example>`}, ${id}, ${mailingId}, 'sent', ${fence}, 1,
              250, now(), now(), now())`);
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
