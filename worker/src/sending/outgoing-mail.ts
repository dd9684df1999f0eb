import { render } from '@tablefall/mail';
import type { Config } from '@tablefall/platform/config/config';
import { siteOf } from '@tablefall/platform/config/site';
import type { ClaimedMail } from '../ledger/mail-ledger.ts';
import type { OutgoingMail } from '../smtp/mail-transport.ts';

/** Writes the mail of a row: its text, its one recipient and the headers of the road it takes. */
export function outgoingMail(mail: ClaimedMail, config: Config): OutgoingMail {
  const { recipientName, headers, ...parts } = render(
    { ...mail, createdAt: new Date(mail.createdAtMs) },
    siteOf(config),
  );
  return {
    ...parts,
    messageId: mail.messageId,
    from: { name: config.PRODUCT_NAME, address: config.MAIL_FROM },
    to: { name: recipientName ?? '', address: mail.recipientAddress },
    headers: mail.mailingId ? { ...headers, Precedence: 'bulk' } : headers,
  };
}
