import { type MailProps, signedId } from '@tablefall/mail';
import type { TestApp } from '../../../../test/test-app.ts';

/** The token of the latest mail that asks whether to close an account, as its link carries it. */
export async function closingToken(app: TestApp, address: string): Promise<string> {
  const mails = (await app.mails()).filter(
    (mail) => mail.kind === 'account-closing' && mail.address === address,
  );
  const asked = mails
    .map(({ props }) => props as MailProps['account-closing'])
    .filter(({ step }) => step === 'asked')
    .at(-1);
  if (!asked) throw new Error(`No mail asks ${address} whether to close the account`);
  return signedId(app.config.secrets, 'closure', asked.closureId);
}

/** Lets the clock do what is due, with the mail server at hand: erase, send the last mail, forget the address. */
export async function runClosures(app: TestApp): Promise<void> {
  await app.runJob('closures');
  await app.outbox.sent();
  await app.runJob('unused-photos');
  await app.runJob('closures');
}
