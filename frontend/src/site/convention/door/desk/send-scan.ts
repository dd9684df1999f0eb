import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RegistrationEntry } from '#core/api/generated.ts';
import { problemOf, refusalText } from '#core/api/problem.ts';
import { staffApi } from '#core/api/staff.ts';
import { api } from '#core/api/tags.ts';
import type { Answer, Taken } from './answers.ts';
import type { Scan } from './scans.ts';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const SERVER_ERROR = 500;
/** What a server says for a while, to everybody: too many requests, or a proxy without a backend, or maintenance. */
const AWAY = [429, 502, 503, 504];
/** A list that is not of the edition is of a gameday, by its id. */
const UUID_LENGTH = 36;

/** Sends one scan to the server, with its own time. */
export function sendScan(dispatch: Dispatch) {
  return async (scan: Scan): Promise<Answer> => {
    const at = new Date(scan.at).toISOString();
    if (scan.kind === 'paid') {
      const paid = { paid: scan.holds, owed: scan.owed };
      const { data, error } = await dispatch(
        api.endpoints.setPaid.initiate({ id: scan.id, paid }, { track: false }),
      );
      return data ? { state: 'taken', ...takenOf(data) } : failed(error);
    }
    if (scan.walkIn) {
      const { data, error } = await dispatch(
        api.endpoints.registerWalkIn.initiate({ ...scan.walkIn, at }, { track: false }),
      );
      return data ? { state: 'taken', ...joinedOf(data) } : failed(error);
    }
    if (scan.scope.length === UUID_LENGTH) {
      const guestCheckIn = { here: scan.holds, at };
      const { data, error } = await dispatch(
        staffApi.endpoints.setGuestHere.initiate(
          { id: scan.scope, invitationId: scan.id, guestCheckIn },
          { track: false },
        ),
      );
      return data ? { state: 'taken', people: [data] } : failed(error);
    }
    const checkIn = { checkedIn: scan.holds, at, nameId: scan.nameId };
    const { data, error } = await dispatch(
      api.endpoints.setCheckedIn.initiate({ id: scan.id, checkIn }, { track: false }),
    );
    return data ? { state: 'taken', ...takenOf(data) } : failed(error);
  };
}

/** What the list of the door learns from a registration. */
export function takenOf({ id, amountDue, attendees }: RegistrationEntry): Taken {
  return {
    people: attendees.map((attendee) => ({ id: attendee.id, here: attendee.checkedInAt })),
    owed: { party: id, owed: amountDue },
  };
}

/** What the list learns of people who were registered at the door; their badges have no code before it comes anew. */
export function joinedOf({ id, amountDue, attendees }: RegistrationEntry): Taken {
  const people = attendees.map(({ checkedInAt, badge, ...person }) => ({
    ...person,
    nameId: null,
    child: !badge,
    people: 1,
    codes: [],
    here: checkedInAt,
  }));
  return { people: [], joined: { id, owed: amountDue, people } };
}

/** Whether the network or the server is away, for everything that one might ask. */
export function isAway(error: unknown): boolean {
  const { status } = problemOf(error);
  return status === 0 || AWAY.includes(status);
}

function failed(error: unknown): Answer {
  const problem = problemOf(error);
  if (isAway(error)) return { state: 'away' };
  if (problem.status === 401 || problem.status === 403) return { state: 'shut' };
  if (problem.status >= SERVER_ERROR) return { state: 'failed' };
  return { state: 'refused', why: refusalText(problem) ?? 'The server did not take it.' };
}
