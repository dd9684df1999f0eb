/**
 * Where a mail stands. `sent`, `failed`, `suppressed` and `cancelled` are final;
 * `retrying` was refused for now, `sending` is claimed by a worker under a lease.
 */
export const MAIL_STATES = [
  'queued',
  'sending',
  'sent',
  'retrying',
  'failed',
  'suppressed',
  'cancelled',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The states of a mail that is still to be sent. */
export const UNFINISHED_MAIL_STATES = ['queued', 'sending', 'retrying'] as const satisfies MailState[];
