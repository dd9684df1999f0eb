import type { InvitationFates, ListInvitationsApiArg, MailCounts } from '#core/api/staff.ts';
import { numeral } from '#core/text/count-text.ts';

/** What became of an invitation's mail: whoever has `answered` without it needs none. */
export type InvitationFate = NonNullable<ListInvitationsApiArg['delivery']>;
export type MailFate = Exclude<InvitationFate, 'answered'>;

/** Numbers of mails by what became of them. */
export type Fates = MailCounts & Partial<Pick<InvitationFates, 'unconfirmed' | 'answered'>>;

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

export const INVITATION_FATES = [...MAIL_FATES, 'answered'] as const satisfies readonly InvitationFate[];

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
export function fateCount(fates: Fates, fate: InvitationFate): number {
  if (fate === 'missed')
    return fates.failed + fates.suppressed + fates.cancelled - fateCount(fates, 'answered');
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
export function fateSentence(fates: Fates, { what, one }: Mailed): { fate: InvitationFate; text: string }[] {
  const { sent } = fates;
  const missed = fateCount(fates, 'missed');
  const answered = fateCount(fates, 'answered');
  const waiting = fateCount(fates, 'waiting');
  const total = sent + missed + answered + waiting;
  if (total === 0) return [];
  if (sent === total) {
    return [
      { fate: 'sent', text: total === 1 ? `${one} got ${what}.` : `All ${numeral(total)} got ${what}.` },
    ];
  }
  return [
    { fate: 'sent', text: `${numeral(sent)} of ${numeral(total)} got ${what}.` },
    ...listed([
      { fate: 'missed', count: missed, text: 'did not' },
      { fate: 'answered', count: answered, text: 'answered without it' },
      { fate: 'waiting', count: waiting, text: waiting === 1 ? 'waits' : 'wait' },
    ]),
  ];
}

/** The rest of the sentence, without what is nobody. */
function listed(rest: { fate: InvitationFate; count: number; text: string }[]) {
  return rest
    .filter(({ count }) => count > 0)
    .map(({ fate, count, text }, at, { length }) => ({
      fate,
      text: `${numeral(count)} ${text}${at < length - 1 ? ',' : '.'}`,
    }));
}

export const FATE_LABELS: Record<InvitationFate, string> = {
  missed: 'Did not get it',
  failed: 'Failed',
  unconfirmed: 'Not confirmed',
  suppressed: 'Skipped',
  cancelled: 'Cancelled',
  answered: 'Answered without it',
  waiting: 'Wait',
  queued: 'Queued',
  sending: 'Sending',
  retrying: 'Retrying',
  sent: 'Got it',
};

/** The choices of the filter: those that show somebody, with how many, and the one that is chosen. */
export function fateChoices(fates: Fates | undefined, chosen: InvitationFate | '') {
  const shown = INVITATION_FATES.filter(
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
