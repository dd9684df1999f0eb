import { MailPreview } from '#antd/mail/mail-preview.tsx';
import type { EventNews } from '#api/events.ts';

/** What people are told of an event, as the first of them gets it. */
export function ToldMail({ mail }: { mail: NonNullable<EventNews['mail']> }) {
  // Its answer came with the number of people: there is nothing to ask for once more.
  return <MailPreview mail={mail} to={mail.to} isError={false} onRetry={() => undefined} />;
}
