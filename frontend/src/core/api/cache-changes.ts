import { forgetDoor } from './browser/door-memory.ts';
import { clearVisitorTexts } from './browser/stored-texts.ts';
import {
  type CalendarAddress,
  type DeleteEventApiArg,
  type DeleteGamedayApiArg,
  type Event,
  type EventForm,
  type Gameday,
  type GamedayForm,
  generatedApi,
  type JoinEventApiArg,
  type Notices,
  type RegistrationEntry,
  type RegistrationPage,
  type SetCheckedInApiArg,
  type SetPaidApiArg,
  type User,
} from './generated.ts';
import {
  type Call,
  cachedData,
  fulfilled,
  type OnStarted,
  patchById,
  patchItems,
  replayPatches,
} from './patches.ts';
import { cacheSession, handOver, sessionIn } from './session.ts';

// How calls patch the cache, besides the tags that they invalidate (`tags.ts`).

const { getRunningQueryThunk, selectCachedArgsForQuery, upsertQueryEntries } = generatedApi.util;

/** A call that answers with an event. */
type EventCall = Call & { queryFulfilled: Promise<{ data: Event }> };

/**
 * A verified user is signed in at once. A session request that is in flight is aborted: its response may describe the time
 * before the verification.
 */
export const cacheVerifiedUser: OnStarted<unknown, User> = async (
  _code,
  { dispatch, getState, queryFulfilled },
) => {
  const before = sessionIn(getState()).user;
  const verified = await fulfilled(queryFulfilled);
  if (!verified) return;
  const request = dispatch(getRunningQueryThunk('getSession', undefined));
  request?.abort();
  await request;
  // It may be of somebody whose session this browser had before.
  forgetDoor();
  if (before && before.email !== verified.data.email) clearVisitorTexts();
  dispatch(cacheSession(verified.data));
};

/** After a logout no personal data stay in this tab; `useLogout` informs the other tabs. */
export const resetAfterLogout: OnStarted<void, unknown> = async (_, { dispatch, queryFulfilled }) => {
  if (await fulfilled(queryFulfilled)) dispatch(handOver(null));
};

/** A new gameday comes first until the list is loaded again, whatever its date. */
export const prependGameday: OnStarted<GamedayForm, Gameday> = async (_form, call) => {
  const created = await fulfilled(call.queryFulfilled);
  if (!created) return;
  patchItems(call, 'listGamedays', (list, args) =>
    ((args as { page?: number }).page ?? 1) === 1 ? [created.data, ...list] : list,
  );
};

/** A deleted gameday is taken out of the list without loading it again. */
export const removeGameday: OnStarted<DeleteGamedayApiArg, unknown> = async ({ id }, call) => {
  if (await fulfilled(call.queryFulfilled)) patchItems(call, 'listGamedays', without(id));
};

/** Optimistic update: checked in, which holds the badges for good, before the response arrives; undone if it is an error. */
export const checkInOptimistically: OnStarted<SetCheckedInApiArg, unknown> = ({ id, checkIn }, call) => {
  const checkedInAt = checkIn.checkedIn ? new Date().toISOString() : null;
  return patchRegistration(
    call,
    ({ attendees }) => attendees.some((attendee) => attendee.id === id),
    (entry) => ({
      ...entry,
      heldUntil: checkIn.checkedIn ? null : entry.heldUntil,
      attendees: entry.attendees.map((each) => (each.id === id ? { ...each, checkedInAt } : each)),
    }),
  );
};

/** Optimistic update: paid, which holds the badges for good, before the response arrives; undone if it is an error. */
export const markPaidOptimistically: OnStarted<SetPaidApiArg, unknown> = ({ id, paid: { paid } }, call) =>
  patchRegistration(
    call,
    (entry) => entry.id === id,
    (entry) => ({
      ...entry,
      paid,
      amountDue: paid ? 0 : entry.amount,
      heldUntil: paid ? null : entry.heldUntil,
    }),
  );

export const replaySchedulePatches = replayPatches('listEvents');

/** Puts the event that a mutation returns into the schedule and its details, without loading them again. */
export async function cacheEvent(_argument: unknown, call: EventCall): Promise<void> {
  const result = await fulfilled(call.queryFulfilled);
  if (result) putEvent(call, result.data);
}

/** Puts a loaded event into the schedule as well, with the patches made while it was in flight. */
export const replayEventPatches = replayPatches('getEvent', (id, call) => {
  const event = cachedData(call, 'getEvent', id) as Event;
  patchById(call, 'listEvents', event.id, () => event);
});

/** Adds a new event to the schedule. Only a new one: any other event may be of another edition. */
export const cacheNewEvent: OnStarted<EventForm, Event> = async (_form, call) => {
  const result = await fulfilled(call.queryFulfilled);
  if (!result) return;
  const { data } = result;
  patchItems(call, 'listEvents', (list) => (list.some(({ id }) => id === data.id) ? list : [...list, data]));
  putEvent(call, data);
};

/** Takes a deleted event out of the schedule. */
export const removeEvent: OnStarted<DeleteEventApiArg, unknown> = async ({ id }, call) => {
  if (await fulfilled(call.queryFulfilled)) patchItems(call, 'listEvents', without(id));
};

/** Optimistic update: the spots are taken before the response arrives, undone if it is an error. */
export const joinOptimistically: OnStarted<JoinEventApiArg, Event> = async ({ eventId, joinForm }, call) => {
  const { id = '', ids = [id] } = joinForm;
  const user = generatedApi.endpoints.getSession.select()(call.getState()).data?.user;
  const joined = (user?.names ?? [])
    .filter((name) => ids.includes(name.id))
    .map((name) => ({ id: name.id, name: name.name, location: '', gameOwner: false }));
  const join = (event: Event): Event => ({
    ...event,
    spotsTaken: Math.min(event.spots, event.spotsTaken + ids.length),
    participants: [...event.participants, ...joined].slice(0, event.spots),
  });
  const undo = [patchById(call, 'getEvent', eventId, join), patchById(call, 'listEvents', eventId, join)];
  const result = await fulfilled(call.queryFulfilled);
  if (result) putEvent(call, result.data);
  else for (const each of undo) each();
};

/** Replaces the address of the user's calendar by the new one. */
export const cacheCalendarAddress: OnStarted<void, CalendarAddress> = async (_, call) => {
  const renewed = await fulfilled(call.queryFulfilled);
  if (renewed) {
    const entry = { endpointName: 'getCalendarAddress', arg: undefined, value: renewed.data } as const;
    call.dispatch(upsertQueryEntries([entry]));
  }
};

/** Puts the user's choice of mails into the cache without loading it again. */
export const cacheNotices: OnStarted<Notices, Notices> = async (_choice, call) => {
  const saved = await fulfilled(call.queryFulfilled);
  if (saved) {
    call.dispatch(upsertQueryEntries([{ endpointName: 'getNotices', arg: undefined, value: saved.data }]));
  }
};

function putEvent(call: Call, event: Event): void {
  patchById(call, 'getEvent', event.id, () => event);
  patchById(call, 'listEvents', event.id, () => event);
  // It may not be in the cache yet.
  call.dispatch(upsertQueryEntries([{ endpointName: 'getEvent', arg: event.id, value: event }]));
}

/** Patches a registration at once; undone if the response is an error. */
async function patchRegistration(
  call: Call & { queryFulfilled: Promise<unknown> },
  isMeant: (entry: RegistrationEntry) => boolean,
  patch: (entry: RegistrationEntry) => RegistrationEntry,
): Promise<void> {
  const entries = selectCachedArgsForQuery(call.getState(), 'listRegistrations').flatMap(
    (args) => (cachedData(call, 'listRegistrations', args) as RegistrationPage | undefined)?.items ?? [],
  );
  const id = entries.find(isMeant)?.id;
  const undo = id ? patchById(call, 'listRegistrations', id, patch) : undefined;
  if (!(await fulfilled(call.queryFulfilled))) undo?.();
}

function without(id: string) {
  return <Thing extends { id: string }>(things: Thing[]): Thing[] => {
    const others = things.filter((thing) => thing.id !== id);
    return others.length < things.length ? others : things;
  };
}
