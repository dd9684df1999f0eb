import type { MailProps } from '@tablefall/mail';
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
    /** Marks every waiting notice as sent, as the worker would. What is put later is then told apart. */
    sendAll: () => app().outbox.sent(),
  };
}
