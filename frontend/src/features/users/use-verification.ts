import { useEffect, useRef, useState } from 'react';
import { type User, useVerifyMutation } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { forgetSignInCode, signInCode } from './sign-in-code.ts';

const CONFIRMATION_NEEDED = 428;
const TOO_MANY = 429;

type State = 'none' | 'pending' | 'verified' | 'confirm' | 'unanswered' | 'invalid';

export interface Verification {
  /** `none`: the address brought no code. `confirm`: another browser asked for the link, the visitor must agree. */
  state: State;
  user?: User;
  /** What the server said of a refusal. */
  message?: string;
  confirm: () => void;
  retry: () => void;
}

/** Signs in with the code that the address brought, once; a link asked for in another browser waits for a click. */
export function useVerification(): Verification {
  const [code] = useState(signInCode);
  const [verify, { data: user, error, isLoading, isUninitialized }] = useVerifyMutation();
  const sent = useRef(false);
  const isConfirmed = useRef(false);

  useEffect(() => {
    forgetSignInCode();
    if (!code || sent.current) return;
    sent.current = true;
    void verify({ code, verify: { confirm: false } });
  }, [code, verify]);

  const retry = () => void verify({ code, verify: { confirm: isConfirmed.current } });
  const confirm = () => {
    isConfirmed.current = true;
    retry();
  };
  if (!code) return { state: 'none', confirm, retry };
  if (isLoading || isUninitialized) return { state: 'pending', confirm, retry };
  if (user) return { state: 'verified', user, confirm, retry };
  const { status, message } = problemOf(error);
  return { state: stateOf(status), message, confirm, retry };
}

function stateOf(status: number): State {
  if (status === CONFIRMATION_NEEDED) return 'confirm';
  return status === 0 || status >= 500 || status === TOO_MANY ? 'unanswered' : 'invalid';
}
