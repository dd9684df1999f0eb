/** Sign-in mails, confirmations and single invitations; never waits behind bulk mail. */
export const MAIL_NOW = 'mail-now';
/** Mails that belong to a mailing. */
export const MAIL_BULK = 'mail-bulk';

export type MailQueueName = typeof MAIL_NOW | typeof MAIL_BULK;

/** Name of a job whose mails are sent side by side with others. */
export const SEND = 'send';
/** Name of a job whose mail is suspected of killing its worker: it is sent while nothing else is under way. */
export const ALONE = 'send-alone';

/** A job names rows of the ledger; it never holds an address or a secret, and losing it loses nothing. */
export interface MailJob {
  ids: string[];
}

/** One job per mail would cost more than the mail. */
const MAILS_PER_JOB = 100;

/** The jobs that send these mails, in order, each naming at most 100. */
export function jobsOf(ids: string[]): { name: typeof SEND; data: MailJob }[] {
  return Array.from({ length: Math.ceil(ids.length / MAILS_PER_JOB) }, (_, n) => ({
    name: SEND,
    data: { ids: ids.slice(n * MAILS_PER_JOB, (n + 1) * MAILS_PER_JOB) },
  }));
}
