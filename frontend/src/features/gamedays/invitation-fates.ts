import type { InvitationFates, ListInvitationsApiArg, MissedGuests } from '#api/staff.ts';
import { count, numeral } from '#ui/text/count-text.ts';

export type DeliveryFilter = NonNullable<ListInvitationsApiArg['delivery']>;

/** What somebody looks for first comes first. */
export const DELIVERY_FILTERS = [
  'missed',
  'failed',
  'suppressed',
  'cancelled',
  'waiting',
  'queued',
  'sending',
  'retrying',
  'sent',
] as const satisfies readonly DeliveryFilter[];

/** Whether a filter shows those alone who did not get the invitation. */
export function isMissed(filter: DeliveryFilter | ''): boolean {
  return filter === 'missed' || filter === 'failed' || filter === 'suppressed' || filter === 'cancelled';
}

/** 'Left out: Priya Raghunathan (answered already)'; more than three are a number. */
export function leftOutTexts({ leftOut }: MissedGuests): string[] {
  return leftOut.map(({ reason, count: number, names }) => {
    const who = number > names.length ? count(number, 'guest') : names.join(', ');
    return `Left out: ${who} (${reason.charAt(0).toLowerCase()}${reason.slice(1)})`;
  });
}

/** How many invitations a filter shows. */
export function fateCount(fates: InvitationFates, filter: DeliveryFilter): number {
  if (filter === 'missed') return fates.failed + fates.suppressed + fates.cancelled;
  if (filter === 'waiting') return fates.queued + fates.sending + fates.retrying;
  return fates[filter];
}

/** The sentence that says who got the invitation; each part shows whom it tells of. Empty while nobody is invited. */
export function fateSentence(fates: InvitationFates): { filter: DeliveryFilter; text: string }[] {
  const { total, sent } = fates;
  if (total === 0) return [];
  const missed = fateCount(fates, 'missed');
  const waiting = fateCount(fates, 'waiting');
  if (sent === total) {
    return [
      {
        filter: 'sent',
        text: total === 1 ? 'The guest got the invitation.' : `All ${numeral(total)} got the invitation.`,
      },
    ];
  }
  return [
    { filter: 'sent' as const, text: `${numeral(sent)} of ${numeral(total)} got the invitation.` },
    ...(missed > 0
      ? [{ filter: 'missed' as const, text: `${numeral(missed)} did not${waiting > 0 ? ',' : '.'}` }]
      : []),
    ...(waiting > 0
      ? [{ filter: 'waiting' as const, text: `${numeral(waiting)} ${waiting === 1 ? 'waits' : 'wait'}.` }]
      : []),
  ];
}

const LABELS: Record<DeliveryFilter, string> = {
  missed: 'Did not get it',
  failed: 'Failed',
  suppressed: 'Skipped',
  cancelled: 'Cancelled',
  waiting: 'Wait',
  queued: 'Queued',
  sending: 'Sending',
  retrying: 'Retrying',
  sent: 'Got it',
};

/** The choices of the filter: those that show somebody, with how many, and the one that is chosen. */
export function fateChoices(fates: InvitationFates | undefined, chosen: DeliveryFilter | '') {
  const filters = DELIVERY_FILTERS.filter(
    (filter) => filter === chosen || (fates !== undefined && fateCount(fates, filter) > 0),
  );
  return [
    { value: '' as const, label: 'Any delivery' },
    ...filters.map((value) => ({
      value,
      label: fates ? `${LABELS[value]} (${numeral(fateCount(fates, value))})` : LABELS[value],
    })),
  ];
}
