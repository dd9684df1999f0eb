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

/** Rows a job names at most: one job per mail would cost more than the mail. */
export const MAILS_PER_JOB = 100;
