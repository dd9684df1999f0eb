import { type Event, useListEventsQuery } from '#api/generated.ts';
import { useKeptSince } from '#api/kept-answers.ts';

/** ms; others sign up all the time. */
const POLL = 60_000;

const NO_EVENTS: Event[] = [];

/** All events of the schedule, kept current while somebody looks. */
export function useEvents() {
  const query = useListEventsQuery(undefined, { pollingInterval: POLL, skipPollingIfUnfocused: true });
  const keptSince = useKeptSince('/api/events');
  const { data, error, fulfilledTimeStamp, refetch } = query;
  return {
    events: data ?? NO_EVENTS,
    isLoading: query.isLoading || query.isUninitialized,
    hasFailed: Boolean(error) && !data,
    /** ms; since when nothing newer came, if an earlier visit had kept it or the last time it was asked for failed. */
    outdatedSince: keptSince ?? (error && data ? fulfilledTimeStamp : undefined),
    retry: () => void refetch(),
  };
}
