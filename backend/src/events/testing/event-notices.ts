import { type MailProps, type MailWords, render } from '@tablefall/mail';
import { siteOf } from '@tablefall/platform/config/site';
import { sql } from '@tablefall/platform/database/sql';
import { firstEdition } from '@tablefall/platform/edition/first-edition';
import type { TestApp } from '../../../test/test-app.ts';

/**
 * What a spec does with the notices about events: lets time pass, looks at those that wait, and sends them.
 *
 * @param app gives the app, once it has started
 */
export function eventNotices(app: () => TestApp) {
  /** Those that were not taken back: what they tell, and whom. */
  const notices = async (): Promise<(MailProps['event-notice'] & { address: string })[]> =>
    (await app().mails())
      .filter(({ kind, state }) => kind === 'event-notice' && state === 'queued')
      .map(({ props, address }) => ({ ...(props as MailProps['event-notice']), address }));
  return {
    notices,
    news: async () => (await notices()).map(({ news, address }) => [news, address]),
    minutesPass: async (minutes: number) => {
      app().clock.advance(60 * minutes);
      await app().runJob('schedule-notices');
    },
    /** The last notice to an address, as the worker writes it, but for the name of its sender. */
    arriving: async (address: string): Promise<{ subject: string; html: string; text: string }> => {
      const [mail] = await app().query(
        sql<{ id: string; props: MailProps['event-notice']; recipientName: string; words: MailWords | null }>`
          select mail.id, props, recipient_name as "recipientName", to_jsonb(mail_words) as words
          from mail left join mail_words on mail_words.id = words_id
          where mail.kind = 'event-notice' and recipient_address = ${address} order by mail.id desc limit 1`,
      );
      if (!mail) throw new Error(`No notice to ${address}`);
      const site = siteOf(app().config, firstEdition(app().config));
      const createdAt = app().clock.now();
      const { subject, html, text } = render({ ...mail, kind: 'event-notice', createdAt }, site);
      return { subject, html, text };
    },
    /** Marks every waiting notice as sent, as the worker would. What is put later is then told apart. */
    sendAll: () => app().outbox.sent(),
  };
}
