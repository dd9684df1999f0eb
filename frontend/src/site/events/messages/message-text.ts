import type { EventMessageResult } from '#core/api/events.ts';
import { MESSAGES_PER_DAY } from '#core/api/facts.generated.ts';
import { count } from '#core/text/count-text.ts';

type Reach = Pick<EventMessageResult, 'mailed' | 'unmailed'>;

/** '3 people get it by mail, 1 reads it on the event alone.' */
export function reachText({ mailed, unmailed }: Reach): string {
  const byMail = `${count(mailed, 'person', 'people')} ${mailed === 1 ? 'gets' : 'get'} it by mail`;
  if (unmailed === 0) return `${byMail}.`;
  return `${byMail}, ${unmailed} ${unmailed === 1 ? 'reads' : 'read'} it on the event alone.`;
}

/** '2 of ${MESSAGES_PER_DAY} messages a day are left.' */
export function leftText(left: number): string {
  if (left === 0)
    return `The players were written to ${MESSAGES_PER_DAY} times within 24 hours. Please write again later.`;
  return `${left} of ${MESSAGES_PER_DAY} messages a day ${left === 1 ? 'is' : 'are'} left.`;
}
