import type { ToldMail as Told } from '#api/staff.ts';
import { MailPreview } from './mail-preview.tsx';

/** What people are told of a change, as one of them gets it; whoever makes the change may not see addresses. */
export function ToldMail({ mail }: { mail: Told }) {
  // Its answer came with the number of people: there is nothing to ask for once more.
  return <MailPreview mail={mail} to={mail.to} isError={false} onRetry={() => undefined} />;
}
