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

/** How staff ask what became of mails: by one state or by several. Those `unconfirmed` are failed ones that may have arrived. */
export const MAIL_FATES = {
  missed: ['failed', 'suppressed', 'cancelled'],
  waiting: [...UNFINISHED_MAIL_STATES],
  unconfirmed: ['failed'],
  queued: ['queued'],
  sending: ['sending'],
  sent: ['sent'],
  retrying: ['retrying'],
  failed: ['failed'],
  suppressed: ['suppressed'],
  cancelled: ['cancelled'],
} satisfies Record<MailState | 'missed' | 'waiting' | 'unconfirmed', MailState[]>;
export type MailFate = keyof typeof MAIL_FATES;
