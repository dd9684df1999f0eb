import { useState } from 'react';
import { useBusy } from '../../../antd/dialogs/use-busy.ts';
import { failureText } from '../../../api/failure-text.ts';
import {
  type Event,
  useJoinEventMutation,
  useJoinWaitlistMutation,
  useLeaveEventMutation,
  useLeaveWaitlistMutation,
  useRemoveParticipantMutation,
  useSetGameOwnerMutation,
  useSwapEventMutation,
} from '../../../api/generated.ts';
import { type Problem, problemOf } from '../../../api/problem.ts';

/** What stands in the way of a name that wants to join. */
export interface Conflict {
  nameId: string;
  problem: Problem;
}

/** What people do about the spots of an event, one thing at a time, and how it went wrong. */
export function useSignUp(event: Event) {
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [join] = useJoinEventMutation();
  const [swap] = useSwapEventMutation();
  const [leave] = useLeaveEventMutation();
  const [wait] = useJoinWaitlistMutation();
  const [stopWaiting] = useLeaveWaitlistMutation();
  const [remove] = useRemoveParticipantMutation();
  const [setGameOwner] = useSetGameOwnerMutation();

  const [run, isBusy] = useBusy(
    async (
      call: () => Promise<{ error?: unknown }>,
      sentence: string,
      onConflict?: (problem: Problem) => void,
    ) => {
      setFailure(null);
      const { error } = await call();
      if (!error) return;
      const problem = problemOf(error);
      if (problem.status === 409 && onConflict) onConflict(problem);
      else setFailure(failureText(sentence, error));
    },
  );
  const eventId = event.id;
  const called = (id: string) => ({ eventId, participantId: { id } });
  return {
    isBusy,
    failure,
    conflict,
    forget: () => {
      setFailure(null);
      setConflict(null);
    },
    join: (nameId: string) =>
      run(
        () => join(called(nameId)),
        'Failed to join the event',
        (problem) => setConflict({ nameId, problem }),
      ),
    swap: (nameId: string, other: string) =>
      run(
        () => swap({ eventId, swapForm: { id: nameId, leave: other } }),
        'Failed to join the event',
        (problem) => setConflict({ nameId, problem }),
      ),
    leave: (nameId: string) => run(() => leave(called(nameId)), 'Failed to leave the event'),
    wait: (nameId: string) => run(() => wait(called(nameId)), 'Failed to join the waitlist'),
    stopWaiting: (nameId: string) => run(() => stopWaiting(called(nameId)), 'Failed to leave the waitlist'),
    remove: (nameId: string) => run(() => remove(called(nameId)), 'Failed to remove the participant'),
    setGameOwner: (nameId: string, owner: boolean) =>
      run(
        () => setGameOwner({ eventId, gameOwnerForm: { id: nameId, owner } }),
        'Failed to save the game owner',
      ),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
