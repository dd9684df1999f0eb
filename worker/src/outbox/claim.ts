import type { MailKind, MailProps, MailState, SuppressionReason } from '@tablefall/mail';

/** Names a claim: results and renewals count only while the row still carries this fence. */
export interface Claim {
  id: string;
  fence: number;
}

export interface ClaimedMail extends Claim {
  /** The number of the attempt that this claim is for, from 1. */
  attempt: number;
  kind: MailKind;
  /** The mailing's shared props with the mail's own laid over them. */
  props: MailProps[MailKind];
  recipientName: string | null;
  recipientAddress: string;
  messageId: string;
  about: string;
  mailingId: string | null;
  /** Of a copy for a device: the address that it had when the copy was claimed. */
  endpoint: string | null;
  /** The id of the request, or of the run of a job, that it comes from. */
  causedBy: string | null;
  /** The words of one's own that it was written with; null for the standard. */
  wordsId: string | null;
  createdAtMs: number;
  expiresAtMs: number | null;
  expired: boolean;
  /** Why its address is suppressed. Not every reason concerns this mail. */
  suppressions: SuppressionReason[];
  /** Its mailing is paused, or all mail is held: it is not sent now. */
  paused: boolean;
}

/** How a claim ended. `queued` gives the mail back untried. */
export interface MailResult extends Claim {
  state: Extract<MailState, 'sent' | 'retrying' | 'failed' | 'suppressed' | 'queued'>;
  code: number | null;
  error: string | null;
  /** When it ended, by `performance.now()`. */
  at: number;
  /** Milliseconds until the next attempt, of a mail that is retrying. */
  wait: number;
  /** It waits for its turn and was not tried: that is no attempt. */
  shaped: boolean;
  ambiguous: boolean;
  bounced: boolean;
  /** Not refused for its recipient. It is tried again after all if its whole mailing is refused like that. */
  blocked: boolean;
}
