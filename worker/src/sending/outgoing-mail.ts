import { type MailWords, render, returnAddressOf } from '@tablefall/mail';
import type { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import type { ShownEdition } from '@tablefall/platform/edition/first-edition';
import type { OutgoingMail } from '../mime/message.ts';
import type { ClaimedMail } from '../outbox/claim.ts';

/** What the mails of a process are written with. */
export interface WrittenWith {
  config: Config;
  edition: ShownEdition;
}

/** Writes the mail of a row: its text, its one recipient and the headers of the road it takes. */
export function outgoingMail(
  mail: ClaimedMail,
  words: MailWords | null,
  { config, edition }: WrittenWith,
): OutgoingMail {
  const { recipientName, headers, ...parts } = render(
    { ...mail, createdAt: new Date(mail.createdAtMs), words },
    siteOf(config, edition),
  );
  return {
    ...parts,
    messageId: mail.messageId,
    returnPath: returnPathOf(mail, config),
    from: { name: edition.productName, address: config.MAIL_FROM },
    to: { name: recipientName ?? '', address: mail.recipientAddress },
    headers: mail.mailingId ? { ...headers, Precedence: 'bulk' } : headers,
  };
}

function returnPathOf({ id }: ClaimedMail, { MAIL_RETURN_ADDRESS, MAIL_FROM, secrets }: Config): string {
  return MAIL_RETURN_ADDRESS ? returnAddressOf(id, MAIL_RETURN_ADDRESS, secrets) : MAIL_FROM;
}
