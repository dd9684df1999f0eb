import { type MailProps, signedId } from '@tablefall/mail';
import type { TestApp } from '../../../../test/test-app.ts';

/** The call of the latest offer that was mailed to an address, as its link would make it. */
export async function offerCall(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mails())
    .filter(({ kind, address }) => kind === 'badge-offer' && address === email)
    .at(-1);
  if (!mail) {
    throw new Error(`No badge was offered to ${email}`);
  }
  const { offerId } = mail.props as MailProps['badge-offer'];
  return `/api/badge-offers/${signedId(app.config.secrets, 'badge-offer', offerId)}`;
}
