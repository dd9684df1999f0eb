import {
  createSlice,
  isAnyOf,
  isRejectedWithValue,
  type Middleware,
  type PayloadAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { TAG_TYPES } from './base-api.ts';
import { forgetDoor } from './browser/door-memory.ts';
import { clearStoredTexts, clearVisitorTexts } from './browser/stored-texts.ts';
import { generatedApi, type User } from './generated.ts';
import type { StaffRole } from './staff.ts';

interface Session {
  /** Who was signed in last in this tab. Stays when the server ends the session, until somebody signs out or in. */
  user: User | null;
  /** What the server last said; undefined before it has said anything. */
  isSignedIn: boolean | undefined;
  /** Counts whose page this is: what one person leaves in it is not for the next one. */
  owner: number;
  /** What reaches far wants a newer sign-in, as a form said or a refusal did, and nobody has signed in since. */
  isFreshSignInNeeded?: boolean;
}

/** Dispatches what this file and the api make. */
export type SessionDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const { getSession, verify, verifyCode } = generatedApi.endpoints;
const { invalidateTags, resetApiState, upsertQueryEntries } = generatedApi.util;

const NOBODY: Session = { user: null, isSignedIn: undefined, owner: 0 };

const PRECONDITION_REQUIRED = 428;

/** Verifying a link may answer with the same status, which then asks for a click. */
function wantsFreshSignIn(action: UnknownAction): boolean {
  return isRejectedWithValue(action) && isFreshSignInRefusal(action.payload) && !verify.matchRejected(action);
}

/** Whether a call was refused because the sign-in is some time ago. */
export function isFreshSignInRefusal(error: unknown): boolean {
  return (error as { status?: unknown } | undefined)?.status === PRECONDITION_REQUIRED;
}

const slice = createSlice({
  name: 'session',
  initialState: NOBODY,
  reducers: {
    handedOver: ({ owner }, { payload: user }: PayloadAction<User | null>) => ({
      user,
      isSignedIn: user !== null,
      owner: owner + 1,
    }),
    freshSignInNeeded: (state) => ({ ...state, isFreshSignInNeeded: true }),
    freshSignInDismissed: (state) => ({ ...state, isFreshSignInNeeded: false }),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(getSession.matchFulfilled, (state, { payload: { user } }) => ({
        ...state,
        user: user ?? state.user,
        isSignedIn: user !== null,
        isFreshSignInNeeded: state.isFreshSignInNeeded && !user?.hasFreshSignIn,
      }))
      .addMatcher(wantsFreshSignIn, (state) => ({ ...state, isFreshSignInNeeded: true }))
      .addMatcher(isAnyOf(verify.matchFulfilled, verifyCode.matchFulfilled), (state, { payload: user }) => ({
        ...state,
        user,
        isSignedIn: true,
        isFreshSignInNeeded: state.isFreshSignInNeeded && !user?.hasFreshSignIn,
      })),
});

export const session = slice.reducer;
export const { freshSignInDismissed, freshSignInNeeded } = slice.actions;

/**
 * Hands the tab over to another user, or to nobody: the cache is reset and the page starts again. What was typed and kept goes
 * before that, as the page would begin with it.
 */
export function handOver(user: User | null) {
  return (dispatch: SessionDispatch): void => {
    forgetDoor();
    if (user) clearVisitorTexts();
    else clearStoredTexts();
    dispatch(resetApiState());
    dispatch(cacheSession(user));
    dispatch(slice.actions.handedOver(user));
  };
}

/** Puts the session into the cache. */
export function cacheSession(user: User | null) {
  return upsertQueryEntries([{ endpointName: 'getSession', arg: undefined, value: { user } }]);
}

/** Requests the session again. */
export function refetchSession() {
  return getSession.initiate(undefined, { forceRefetch: true, subscribe: false });
}

/**
 * Follows who is signed in: the tab is handed over to another user, and what was loaded while nobody was signed in is
 * loaded again after a sign-in. Stands after the middleware of the api.
 */
export const followSession: Middleware = ({ dispatch, getState }) => {
  return (next) => (action) => {
    if (!getSession.matchFulfilled(action)) return next(action);
    const before = sessionIn(getState());
    const result = next(action);
    const { user } = action.payload;
    if (user && before.user && user.email !== before.user.email) dispatch(handOver(user) as never);
    else if (user && before.isSignedIn === false) dispatch(invalidateTags(ALL_BUT_SESSION));
    return result;
  };
};

const ALL_BUT_SESSION = TAG_TYPES.filter((type) => type !== 'Session');

/** Who is signed in, and whose tab it is. */
export function useSession(): Session {
  return useSelector(sessionIn);
}

/** The session as the store holds it. */
export function sessionIn(state: unknown): Session {
  return (state as { session: Session }).session;
}

/** Whether somebody is signed in who may change things: the session of a registration link that was opened before only shows. */
export function mayChange(user: User | null): user is User {
  return user !== null && !user.needsLogin;
}

/**
 * Whether somebody who wants to go to a path has to log in first, though they are signed in: the link of a registration mail opened the
 * session, and gives less than the path may want.
 */
export function mustLogInFor(path: string, { needsStaffLogin, needsLogin, hasSignedIn }: User): boolean {
  return needsStaffLogin || needsLogin || (!hasSignedIn && /^\/door\b/.test(path));
}

/** Whether somebody may do what a role may: an administrator may do everything. */
export function hasRole({ roles }: Pick<User, 'roles'>, role: StaffRole): boolean {
  return roles.some((own) => own === role || own === 'administrator');
}
