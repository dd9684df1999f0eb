import { type MailProps, signedId } from '@tablefall/mail';
import type { TestApp } from '../../../../test/test-app.ts';

type Step = MailProps['address-change']['step'];

/** The mails about changes of addresses that went to an address, or wait for it: what they are, and their change. */
export async function addressMails(
  app: TestApp,
  address: string,
): Promise<{ step: Step; state: string; changeId: string; other: string }[]> {
  return (await app.mails())
    .filter((mail) => mail.kind === 'address-change' && mail.address === address)
    .map(({ props, state }) => ({ ...(props as MailProps['address-change']), state }));
}

/** The token of the latest mail of a step, as its link carries it. */
export async function addressToken(
  app: TestApp,
  address: string,
  step: 'confirm' | 'told' | 'changed',
): Promise<string> {
  const mail = (await addressMails(app, address)).filter((each) => each.step === step).at(-1);
  if (!mail) throw new Error(`No mail to ${address}: ${step}`);
  const purpose = step === 'confirm' ? 'address-change' : 'address-keep';
  return signedId(app.config.secrets, purpose, mail.changeId);
}
