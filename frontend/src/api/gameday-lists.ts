import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type Gameday, generatedApi } from './generated.ts';

const { selectCachedArgsForQuery, updateQueryData } = generatedApi.util;

type State = Parameters<typeof selectCachedArgsForQuery>[0];

/** What a mutation knows of the store while it runs. */
interface Mutation<Result> {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
  queryFulfilled: Promise<{ data: Result }>;
}

/** A new gameday comes first until its list is next loaded, wherever its date belongs (spec §4). */
export function prependGameday(mutation: Mutation<Gameday>): Promise<void> {
  return changeLists(mutation, (list, page, created) => page === 1 && list.unshift(created));
}

/** A deleted gameday leaves its list at once, without loading it again (spec §4). */
export function removeGameday(id: string, mutation: Mutation<unknown>): Promise<void> {
  return changeLists(mutation, (list) => {
    const index = list.findIndex((gameday) => gameday.id === id);
    if (index >= 0) list.splice(index, 1);
  });
}

async function changeLists<Result>(
  { dispatch, getState, queryFulfilled }: Mutation<Result>,
  change: (list: Gameday[], page: number, result: Result) => unknown,
): Promise<void> {
  const result = await queryFulfilled.catch(() => null);
  if (!result) return;
  for (const args of selectCachedArgsForQuery(getState(), 'listGamedays')) {
    dispatch(updateQueryData('listGamedays', args, (list) => void change(list, args.page ?? 1, result.data)));
  }
}
