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
import { answerIn, type Call, changeThings, keepChanges, type OnStarted, patchById } from './patches.ts';
import { handOver, tellSession } from './session.ts';

// What calls change in the cached answers besides making them stale.

const { getRunningQueryThunk, selectCachedArgsForQuery, upsertQueryEntries } = generatedApi.util;

/** A call that answers with an event. */
type EventCall = Call & { queryFulfilled: Promise<{ data: Event }> };

/**
 * A verified user is signed in at once: the session that was known before is not shown again while it is asked for. Who
 * asked before the verification is told of the time before it, perhaps only afterwards, so that this question is given up.
 */
export const keepVerifiedUser: OnStarted<unknown, User> = async (_code, { dispatch, queryFulfilled }) => {
  const verified = await answerOf(queryFulfilled);
  if (!verified) return;
  const question = dispatch(getRunningQueryThunk('getSession', undefined));
  question?.abort();
  await question;
  dispatch(tellSession(verified.data));
};

/** After a logout nothing that somebody was shown stays in this tab; the others are told by `useLogout`. */
export const forgetEverything: OnStarted<void, unknown> = async (_, { dispatch, queryFulfilled }) => {
  if (await answerOf(queryFulfilled)) dispatch(handOver(null));
};

/** A new gameday comes first until its list is next loaded, wherever its date belongs (spec §4). */
export const prependGameday: OnStarted<GamedayForm, Gameday> = async (_form, call) => {
  const created = await answerOf(call.queryFulfilled);
  if (!created) return;
  changeThings(call, 'listGamedays', (list, args) =>
    ((args as { page?: number }).page ?? 1) === 1 ? [created.data, ...list] : list,
  );
};

/** A deleted gameday leaves its list at once, without loading it again (spec §4). */
export const removeGameday: OnStarted<DeleteGamedayApiArg, unknown> = async ({ id }, call) => {
  if (await answerOf(call.queryFulfilled)) changeThings(call, 'listGamedays', without(id));
};

/** Somebody at the door is shown as here before the server has said so. */
export const checkInAtOnce: OnStarted<SetCheckedInApiArg, unknown> = ({ id, checkIn }, call) => {
  const checkedInAt = checkIn.checkedIn ? new Date().toISOString() : null;
  return patchRegistration(
    call,
    ({ attendees }) => attendees.some((attendee) => attendee.id === id),
    (entry) => ({
      ...entry,
      attendees: entry.attendees.map((each) => (each.id === id ? { ...each, checkedInAt } : each)),
    }),
  );
};

/** A registration is shown as paid before the server has said so. */
export const markPaidAtOnce: OnStarted<SetPaidApiArg, unknown> = ({ id, paid: { paid } }, call) =>
  patchRegistration(
    call,
    (entry) => entry.id === id,
    (entry) => ({ ...entry, paid, amountDue: paid ? 0 : entry.amount }),
  );

export const keepScheduleChanges = keepChanges('listEvents');

/** What a change tells of an event stands in the schedule and in its details at once, without loading them again. */
export async function keepEvent(_argument: unknown, call: EventCall): Promise<void> {
  const answer = await answerOf(call.queryFulfilled);
  if (answer) putEvent(call, answer.data);
}

/** What is told of one event stands in the schedule as well; a change that was made meanwhile stays. */
export const keepAskedEvent = keepChanges('getEvent', (id, call) => {
  const event = answerIn(call, 'getEvent', id) as Event;
  patchById(call, 'listEvents', event.id, () => event);
});

/** A new event stands in the schedule at once. Others are put in its place alone: they may be of another edition. */
export const keepSavedEvent: OnStarted<EventForm, Event> = async (_form, call) => {
  const answer = await answerOf(call.queryFulfilled);
  if (!answer) return;
  const { data } = answer;
  changeThings(call, 'listEvents', (list) =>
    list.some(({ id }) => id === data.id) ? list : [...list, data],
  );
  putEvent(call, data);
};

/** A deleted event leaves the schedule at once. */
export const removeEvent: OnStarted<DeleteEventApiArg, unknown> = async (id, call) => {
  if (await answerOf(call.queryFulfilled)) changeThings(call, 'listEvents', without(id));
};

/** The taken count is raised before the server has said so, and lowered again when it refuses (spec §4). */
export const joinAtOnce: OnStarted<JoinEventApiArg, Event> = async ({ eventId, participantId }, call) => {
  const user = generatedApi.endpoints.getSession.select()(call.getState()).data?.user;
  const name = user?.names.find(({ id }) => id === participantId.id)?.name;
  const joined = name ? [{ ...participantId, name, location: '', gameOwner: false }] : [];
  const join = (event: Event): Event => ({
    ...event,
    spotsTaken: event.spotsTaken + 1,
    participants: [...event.participants, ...joined],
  });
  const undo = [patchById(call, 'getEvent', eventId, join), patchById(call, 'listEvents', eventId, join)];
  const answer = await answerOf(call.queryFulfilled);
  if (answer) putEvent(call, answer.data);
  else for (const each of undo) each();
};

/** The new address of the user's calendar takes the place of the old one. */
export const keepCalendarAddress: OnStarted<void, CalendarAddress> = async (_, call) => {
  const renewed = await answerOf(call.queryFulfilled);
  if (renewed) {
    const entry = { endpointName: 'getCalendarAddress', arg: undefined, value: renewed.data } as const;
    call.dispatch(upsertQueryEntries([entry]));
  }
};

/** What the user chose about mails stands at once, without asking for it again. */
export const keepNotices: OnStarted<Notices, Notices> = async (_choice, call) => {
  const saved = await answerOf(call.queryFulfilled);
  if (saved) {
    call.dispatch(upsertQueryEntries([{ endpointName: 'getNotices', arg: undefined, value: saved.data }]));
  }
};

function putEvent(call: Call, event: Event): void {
  patchById(call, 'getEvent', event.id, () => event);
  patchById(call, 'listEvents', event.id, () => event);
  // Nobody may have asked for it yet.
  call.dispatch(upsertQueryEntries([{ endpointName: 'getEvent', arg: event.id, value: event }]));
}

/** Changes a registration of the desk at once, and back again if the server refuses. */
async function patchRegistration(
  call: Call & { queryFulfilled: Promise<unknown> },
  isMeant: (entry: RegistrationEntry) => boolean,
  patch: (entry: RegistrationEntry) => RegistrationEntry,
): Promise<void> {
  const entries = selectCachedArgsForQuery(call.getState(), 'listRegistrations').flatMap(
    (args) => (answerIn(call, 'listRegistrations', args) as RegistrationPage | undefined)?.items ?? [],
  );
  const id = entries.find(isMeant)?.id;
  const undo = id ? patchById(call, 'listRegistrations', id, patch) : undefined;
  if (!(await answerOf(call.queryFulfilled))) undo?.();
}

function without(id: string) {
  return <Thing extends { id: string }>(things: Thing[]): Thing[] => {
    const others = things.filter((thing) => thing.id !== id);
    return others.length < things.length ? others : things;
  };
}

/** The answer to a call; null when it failed. */
function answerOf<Answer>(queryFulfilled: Promise<Answer>): Promise<Answer | null> {
  return queryFulfilled.catch(() => null);
}
