import type { TypedMutationOnQueryStarted } from '@reduxjs/toolkit/query/react';
import type { sendWithSession } from './base-api.ts';
import {
  type DeleteGamedayApiArg,
  type Gameday,
  type GamedayForm,
  generatedApi,
  type RegistrationEntry,
  type SetCheckedInApiArg,
  type SetPaidApiArg,
  type User,
} from './generated.ts';

// What calls change in the cached answers besides making them stale.

const { resetApiState, selectCachedArgsForQuery, updateQueryData, upsertQueryEntries } = generatedApi.util;

type OnStarted<Argument, Result> = NonNullable<
  TypedMutationOnQueryStarted<Result, Argument, typeof sendWithSession, 'api'>
>;
type Started = Parameters<OnStarted<unknown, unknown>>[1];

/** A verified user is signed in at once: the session that was known before is not shown again while it is asked for. */
export const keepVerifiedUser: OnStarted<unknown, User> = async (_code, { dispatch, queryFulfilled }) => {
  const verified = await queryFulfilled.catch(() => null);
  if (verified) dispatch(sessionOf(verified.data));
};

/** After a logout nothing that somebody was shown stays in this browser. */
export const forgetEverything: OnStarted<void, unknown> = async (_, { dispatch, queryFulfilled }) => {
  const isOut = await queryFulfilled.then(
    () => true,
    () => false,
  );
  if (!isOut) return;
  dispatch(resetApiState());
  dispatch(sessionOf(null));
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

function sessionOf(user: User | null) {
  return upsertQueryEntries([{ endpointName: 'getSession', arg: undefined, value: { user } }]);
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
