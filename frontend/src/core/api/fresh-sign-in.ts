import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { freshSignInDismissed, freshSignInNeeded, refetchSession, type SessionDispatch } from './session.ts';

/**
 * Asks for a newer sign-in before a form is filled whose act wants one, instead of after it. Asks once, and takes it back when
 * the form is left.
 *
 * @returns for the first focus of a form that is always there
 */
export function useFreshSignInFirst(): () => void {
  const dispatch = useDispatch<SessionDispatch>();
  const hasAsked = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      if (hasAsked.current) dispatch(freshSignInDismissed());
    };
  }, [dispatch]);
  return useCallback(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void dispatch(refetchSession()).then(({ data }) => {
      if (isOpen.current && data?.user && !data.user.hasFreshSignIn) dispatch(freshSignInNeeded());
    });
  }, [dispatch]);
}

/** The same for a form that was opened to be filled. */
export function useFreshSignInOnOpen(isNeeded = true): void {
  const askFirst = useFreshSignInFirst();
  useEffect(() => {
    if (isNeeded) askFirst();
  }, [askFirst, isNeeded]);
}
