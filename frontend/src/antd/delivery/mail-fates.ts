import type { InvitationFates, ListInvitationsApiArg, MailCounts } from '#api/staff.ts';
import { numeral } from '#ui/text/count-text.ts';

export type MailFate = NonNullable<ListInvitationsApiArg['delivery']>;

/** Numbers of mails by what became of them. */
export type Fates = MailCounts & Partial<Pick<InvitationFates, 'unconfirmed'>>;

/** What somebody looks for first comes first. */
export const MAIL_FATES = [
  'missed',
  'failed',
  'unconfirmed',
  'suppressed',
  'cancelled',
  'waiting',
  'queued',
  'sending',
  'retrying',
  'sent',
] as const satisfies readonly MailFate[];

/** Whether somebody did not get their mail, or a filter shows those alone who did not. */
export function isMissed(fate: string): boolean {
  return MISSED.includes(fate);
}

const MISSED: readonly string[] = [
  'missed',
  'failed',
  'unconfirmed',
  'suppressed',
  'cancelled',
] satisfies readonly MailFate[];

/** How many mails a filter shows. */
export function fateCount(fates: Fates, fate: MailFate): number {
  if (fate === 'missed') return fates.failed + fates.suppressed + fates.cancelled;
  if (fate === 'waiting') return fates.queued + fates.sending + fates.retrying;
  return fates[fate] ?? 0;
}

/** What was mailed, in the words of the sentence. */
export interface Mailed {
  what: 'the invitation' | 'the mail';
  /** Who got it, when there is one alone. */
  one: 'The guest' | 'The one recipient';
}

/** The sentence that says who got it; each part shows whom it tells of. Empty while nobody is mailed. */
export function fateSentence(fates: Fates, { what, one }: Mailed): { fate: MailFate; text: string }[] {
  const { sent } = fates;
  const missed = fateCount(fates, 'missed');
  const waiting = fateCount(fates, 'waiting');
  const total = sent + missed + waiting;
  if (total === 0) return [];
  if (sent === total) {
    return [
      { fate: 'sent', text: total === 1 ? `${one} got ${what}.` : `All ${numeral(total)} got ${what}.` },
    ];
  }
  return [
    { fate: 'sent' as const, text: `${numeral(sent)} of ${numeral(total)} got ${what}.` },
    ...(missed > 0
      ? [{ fate: 'missed' as const, text: `${numeral(missed)} did not${waiting > 0 ? ',' : '.'}` }]
      : []),
    ...(waiting > 0
      ? [{ fate: 'waiting' as const, text: `${numeral(waiting)} ${waiting === 1 ? 'waits' : 'wait'}.` }]
      : []),
  ];
}

export const FATE_LABELS: Record<MailFate, string> = {
  missed: 'Did not get it',
  failed: 'Failed',
  unconfirmed: 'Not confirmed',
  suppressed: 'Skipped',
  cancelled: 'Cancelled',
  waiting: 'Wait',
  queued: 'Queued',
  sending: 'Sending',
  retrying: 'Retrying',
  sent: 'Got it',
};

/** The choices of the filter: those that show somebody, with how many, and the one that is chosen. */
export function fateChoices(fates: Fates | undefined, chosen: MailFate | '') {
  const shown = MAIL_FATES.filter(
    (fate) => fate === chosen || (fates !== undefined && fateCount(fates, fate) > 0),
  );
  return [
    { value: '' as const, label: 'Any delivery' },
    ...shown.map((value) => ({
      value,
      label: fates ? `${FATE_LABELS[value]} (${numeral(fateCount(fates, value))})` : FATE_LABELS[value],
    })),
  ];
}
