import type { MailKind } from '../catalogue/catalogue.ts';

/** Sign-in mails alone: somebody sits waiting for each of them. */
export const MAIL_SIGN_IN = 'mail-sign-in';
/** Confirmations, notices and single invitations; never waits behind bulk mail. */
export const MAIL_NOW = 'mail-now';
/** Mails that belong to a mailing. */
export const MAIL_BULK = 'mail-bulk';

/** Copies of mails for devices, which go to push services; never waits behind mail, and no mail behind it. */
export const MAIL_PUSH = 'mail-push';

export const MAIL_QUEUES = [MAIL_SIGN_IN, MAIL_NOW, MAIL_BULK, MAIL_PUSH] as const;
export type MailQueueName = (typeof MAIL_QUEUES)[number];

/** The queue of a single mail that is no copy for a device. */
export function queueOf(kind: MailKind): MailQueueName {
  return kind === 'sign-in' ? MAIL_SIGN_IN : MAIL_NOW;
}

/** Name of a job whose mails are sent side by side with others. */
export const SEND = 'send';
/** Name of a job whose mail is suspected of killing its worker: it is sent while nothing else is under way. */
export const ALONE = 'send-alone';

/** A job names rows of the outbox; it never holds an address or a secret, and losing it loses nothing. */
export interface MailJob {
  ids: string[];
}

/** What goes first within a queue: the lower number, as BullMQ counts; among equal numbers, what came first. */
export const NORMAL_PRIORITY = 0;
/** For mail that anonymous visitors cause: however much of it there is, a sign-in mail goes before it. */
export const LOW_PRIORITY = 1;
/** Of copies for devices alone. A worker that knows none of them, of an earlier release, takes no row with it. */
export const COPY_PRIORITY = 2;

export const MAIL_PRIORITIES = [NORMAL_PRIORITY, LOW_PRIORITY, COPY_PRIORITY] as const;
export type MailPriority = (typeof MAIL_PRIORITIES)[number];

/**
 * One job for each mail would cost more than the mail. Mails of low priority have one all the same: mails of one job
 * are claimed together, and then go before a mail that comes later, whatever its priority.
 */
const MAILS_PER_JOB: Record<MailPriority, number> = {
  [NORMAL_PRIORITY]: 100,
  [LOW_PRIORITY]: 1,
  [COPY_PRIORITY]: 100,
};

/** The jobs that send these mails, in order, each naming at most 100, or one of low priority. */
export function jobsOf(ids: string[], priority: MailPriority = NORMAL_PRIORITY) {
  const size = MAILS_PER_JOB[priority];
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, n) => ({
    name: SEND,
    data: { ids: ids.slice(n * size, (n + 1) * size) } satisfies MailJob,
    opts: { priority },
  }));
}
