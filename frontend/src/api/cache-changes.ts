import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { sendWithSession } from './base-api.ts';
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
  type SetCheckedInApiArg,
  type SetPaidApiArg,
  type User,
} from './generated.ts';
import { handOver, tellSession } from './session.ts';

// What calls change in the cached answers besides making them stale.

const { getRunningQueryThunk, selectCachedArgsForQuery, updateQueryData, upsertQueryEntries } =
  generatedApi.util;

type OnStarted<Argument, Result> = NonNullable<
  TypedMutationOnQueryStarted<Result, Argument, typeof sendWithSession, 'api'>
>;
type Started = Parameters<OnStarted<unknown, unknown>>[1];
/** A call that answers with an event. */
type EventCall = Pick<Started, 'dispatch'> & { queryFulfilled: Promise<{ data: Event }> };
type ListCall = Pick<Started, 'dispatch'> & { queryFulfilled: Promise<{ data: Event[] }> };

/**
 * A verified user is signed in at once: the session that was known before is not shown again while it is asked for. Who
 * asked before the verification is told of the time before it, perhaps only afterwards, so that this question is given up.
 */
export const keepVerifiedUser: OnStarted<unknown, User> = async (_code, { dispatch, queryFulfilled }) => {
  const verified = await queryFulfilled.catch(() => null);
  if (!verified) return;
  const question = dispatch(getRunningQueryThunk('getSession', undefined));
  question?.abort();
  await question;
  dispatch(tellSession(verified.data));
};

/** After a logout nothing that somebody was shown stays in this tab; the others are told by `useLogout`. */
export const forgetEverything: OnStarted<void, unknown> = async (_, { dispatch, queryFulfilled }) => {
  const isOut = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (!isOut) return;
  dispatch(handOver(null));
};

/** A new gameday comes first until its list is next loaded, wherever its date belongs (spec §4). */
export const prependGameday: OnStarted<GamedayForm, Gameday> = async (_form, call) => {
  const created = await call.queryFulfilled.catch(() => null);
  if (created) changeGamedays(call, (list, page) => page === 1 && list.unshift(created.data));
};

/** A deleted gameday leaves its list at once, without loading it again (spec §4). */
export const removeGameday: OnStarted<DeleteGamedayApiArg, unknown> = async ({ id }, call) => {
  const deleted = await call.queryFulfilled.catch(() => null);
  if (!deleted) return;
  changeGamedays(call, (list) => {
    const index = list.findIndex((gameday) => gameday.id === id);
    if (index >= 0) list.splice(index, 1);
  });
};

/** Somebody at the door is shown as here before the server has said so. */
export const checkInAtOnce: OnStarted<SetCheckedInApiArg, unknown> = ({ id, checkIn }, call) =>
  changeRegistrations(call, ({ attendees }) => {
    const person = attendees.find((attendee) => attendee.id === id);
    if (person) person.checkedInAt = checkIn.checkedIn ? new Date().toISOString() : null;
  });

/** A registration is shown as paid before the server has said so. */
export const markPaidAtOnce: OnStarted<SetPaidApiArg, unknown> = ({ id, paid: { paid } }, call) =>
  changeRegistrations(call, (entry) => {
    if (entry.id === id) Object.assign(entry, { paid, amountDue: paid ? 0 : entry.amount });
  });

/** What a change tells of an event stands in the schedule and in its details at once, without loading them again. */
export async function keepEvent(_argument: unknown, call: EventCall): Promise<void> {
  const answer = await call.queryFulfilled.catch(() => null);
  if (answer) putChangedEvent(call, answer.data);
}

/** The last that changes told of each event. */
const toldEvents = new Map<string, Event>();

/** An event that was asked for before a change may arrive after it: then it stays as the change has told. */
export async function keepAskedEvent(id: string, call: EventCall): Promise<void> {
  const before = toldEvents.get(id);
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) return;
  const told = toldEvents.get(id);
  putEvent(call, told && told !== before ? told : answer.data);
}

/** A new event stands in the schedule at once. Others are put in its place alone: they may be of another edition. */
export const keepSavedEvent: OnStarted<EventForm, Event> = async (_form, call) => {
  const answer = await call.queryFulfilled.catch(() => null);
  if (!answer) return;
  const { data } = answer;
  changeSchedule(call, (list) => (list.some(({ id }) => id === data.id) ? list : [...list, data]));
  putChangedEvent(call, data);
};

/** A deleted event leaves the schedule at once. */
export const removeEvent: OnStarted<DeleteEventApiArg, unknown> = async (id, call) => {
  const deleted = await call.queryFulfilled.catch(() => null);
  if (!deleted) return;
  changeSchedule(call, (list) => list.filter((event) => event.id !== id));
};

/** A list that was asked for before a change may arrive after it: the change is made in it as well. */
export async function keepChanges(_: unknown, call: ListCall): Promise<void> {
  const changes: ScheduleChange[] = [];
  onItsWay.add(changes);
  const arrived = await call.queryFulfilled.catch(() => null);
  onItsWay.delete(changes);
  if (!arrived) return;
  for (const change of changes) call.dispatch(updateQueryData('listEvents', undefined, change));
}

/** The taken count is raised before the server has said so, and lowered again when it refuses (spec §4). */
export const joinAtOnce: OnStarted<JoinEventApiArg, Event> = async (argument, call) => {
  const { eventId, participantId } = argument;
  const user = generatedApi.endpoints.getSession.select()(call.getState()).data?.user;
  const name = user?.names.find(({ id }) => id === participantId.id)?.name;
  const join = (event: Event) => {
    event.spotsTaken += 1;
    if (name) event.participants.push({ ...participantId, name, location: '', gameOwner: false });
  };
  const patches = [
    call.dispatch(updateQueryData('getEvent', eventId, join)),
    call.dispatch(
      updateQueryData('listEvents', undefined, (list) => {
        const event = list.find(({ id }) => id === eventId);
        if (event) join(event);
      }),
    ),
  ];
  try {
    putChangedEvent(call, (await call.queryFulfilled).data);
  } catch {
    for (const patch of patches) patch.undo();
  }
};

/** The new address of the user's calendar takes the place of the old one. */
export const keepCalendarAddress: OnStarted<void, CalendarAddress> = async (_, call) => {
  const renewed = await call.queryFulfilled.catch(() => null);
  if (renewed) {
    const entry = { endpointName: 'getCalendarAddress', arg: undefined, value: renewed.data } as const;
    call.dispatch(upsertQueryEntries([entry]));
  }
};

/** What the user chose about mails stands at once, without asking for it again. */
export const keepNotices: OnStarted<Notices, Notices> = async (_choice, call) => {
  const saved = await call.queryFulfilled.catch(() => null);
  if (saved) {
    call.dispatch(upsertQueryEntries([{ endpointName: 'getNotices', arg: undefined, value: saved.data }]));
  }
};

function putChangedEvent(call: Pick<Started, 'dispatch'>, event: Event): void {
  toldEvents.set(event.id, event);
  putEvent(call, event);
}

function putEvent(call: Pick<Started, 'dispatch'>, event: Event): void {
  call.dispatch(upsertQueryEntries([{ endpointName: 'getEvent', arg: event.id, value: event }]));
  changeSchedule(call, (list) => {
    const known = list.find(({ id }) => id === event.id);
    return !known || isSame(known, event) ? list : list.map((each) => (each === known ? event : each));
  });
}

type ScheduleChange = (list: Event[]) => Event[];

/** For each list that is on its way: what was changed since it was asked for. */
const onItsWay = new Set<ScheduleChange[]>();

function changeSchedule({ dispatch }: Pick<Started, 'dispatch'>, change: ScheduleChange): void {
  for (const changes of onItsWay) changes.push(change);
  dispatch(updateQueryData('listEvents', undefined, change));
}

/** What has not changed keeps its identity, so that nobody draws it again. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function changeGamedays({ dispatch, getState }: Started, change: (list: Gameday[], page: number) => unknown) {
  for (const args of selectCachedArgsForQuery(getState(), 'listGamedays')) {
    // The last argument: the list is then about another set of gamedays, so its tags are made anew.
    dispatch(updateQueryData('listGamedays', args, (list) => void change(list, args.page ?? 1), true));
  }
}

/** Changes the cached pages of the desk at once, and back again if the server refuses. */
async function changeRegistrations(
  { dispatch, getState, queryFulfilled }: Started,
  change: (entry: RegistrationEntry) => void,
): Promise<void> {
  const patches = selectCachedArgsForQuery(getState(), 'listRegistrations').map((args) =>
    dispatch(updateQueryData('listRegistrations', args, ({ items }) => items.forEach(change))),
  );
  await queryFulfilled.catch(() => {
    for (const patch of patches) patch.undo();
  });
}
