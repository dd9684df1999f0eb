import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { problemOf, refusalText } from '#api/problem.ts';
import { api } from '#api/tags.ts';
import type { Answer } from './door-desk.ts';
import type { Scan } from './scans.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const TOO_MANY = 429;

/** Sends one scan to the server. What has waited says its own time. */
export function sendScan(dispatch: Dispatch, isGameday: boolean) {
  return async (scan: Scan, hasWaited: boolean): Promise<Answer> => {
    const at = hasWaited ? new Date(scan.at).toISOString() : undefined;
    if (scan.kind === 'paid') {
      const { data, error } = await dispatch(
        api.endpoints.setPaid.initiate({ id: scan.id, paid: { paid: scan.holds } }, { track: false }),
      );
      return data ? { state: 'taken', owed: { party: data.id, owed: data.amountDue } } : failed(error);
    }
    if (isGameday) {
      const guestCheckIn = { here: scan.holds, at };
      const { data, error } = await dispatch(
        api.endpoints.setGuestHere.initiate(
          { id: scan.scope, invitationId: scan.id, guestCheckIn },
          { track: false },
        ),
      );
      return data ? { state: 'taken', here: data.here } : failed(error);
    }
    const { data, error } = await dispatch(
      api.endpoints.setCheckedIn.initiate(
        { id: scan.id, checkIn: { checkedIn: scan.holds, at, nameId: scan.nameId } },
        { track: false },
      ),
    );
    if (!data) return failed(error);
    return {
      state: 'taken',
      here: data.attendees.find(({ id }) => id === scan.id)?.checkedInAt ?? null,
      owed: { party: data.id, owed: data.amountDue },
    };
  };
}

function failed(error: unknown): Answer {
  const problem = problemOf(error);
  if (problem.status === 401 || problem.status === 403) return { state: 'shut' };
  if (problem.status < 400 || problem.status >= 500 || problem.status === TOO_MANY) return { state: 'away' };
  return { state: 'refused', why: refusalText(problem) ?? 'The server did not take it.' };
}
