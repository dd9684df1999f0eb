import { type MailKind, type MailProps, type MailWords, render } from '@tablefall/mail';
import { siteOf } from '@tablefall/platform/config/site';
import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import type { TestApp } from './test-app.ts';

interface Written {
  id: string;
  kind: MailKind;
  props: MailProps[MailKind];
  recipientName: string | null;
  words: MailWords | null;
}

/** The last mail to an address, as the worker writes it: what its preview is compared with. */
export async function arriving(
  app: TestApp,
  address: string,
): Promise<{ subject: string; html: string; text: string }> {
  const [mail] = await app.query(
    sql<Written>`
      select mail.id, mail.kind, coalesce(mailing.shared_props, '{}') || props as props,
             recipient_name as "recipientName", to_jsonb(mail_words) as words
      from mail left join mailing on mailing.id = mailing_id
      left join mail_words on mail_words.id = coalesce(mailing.words_id, mail.words_id)
      where recipient_address = ${address} order by mail.id desc limit 1`,
  );
  if (!mail) throw new Error(`No mail to ${address}`);
  const site = siteOf(app.config, app.get(CurrentEdition).settings);
  const { subject, html, text } = render({ ...mail, createdAt: app.clock.now() }, site);
  return { subject, html, text };
}
