import { useState } from 'react';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import {
  type InvitationDetails,
  useStopWaitingForSeatsMutation,
  useWaitForSeatsMutation,
} from '#core/api/generated.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { InLine } from './in-line.tsx';
import { JoinLine } from './join-line.tsx';

const JOIN_FAILURE = 'Failed to wait in line';
const LEAVE_FAILURE = 'Failed to leave the line';

interface WaitInLineProps {
  invitationToken: string;
  details: InvitationDetails;
  /** When the details were loaded, in ms. */
  loadedAt: number | undefined;
}

/** The line for seats of a full gameday, for the guest of a personal link: to join it, or how the wait stands. */
export function WaitInLine({ invitationToken, details, loadedAt }: WaitInLineProps) {
  const { queue } = details;
  const [hasActed, setActed] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [waitForSeats] = useWaitForSeatsMutation();
  const [stopWaiting] = useStopWaitingForSeatsMutation();
  const join = useAction({
    send: (guests: number) => waitForSeats({ invitationToken, gamedayQueueParty: { guests } }),
    failure: JOIN_FAILURE,
    proceed: () => {
      setActed(true);
      setError(null);
    },
    refused: (refusal) => setError(failureText(JOIN_FAILURE, refusal)),
  });
  const leave = useAction({
    send: () => stopWaiting(invitationToken),
    failure: LEAVE_FAILURE,
    proceed: () => {
      setActed(true);
      setError(null);
    },
    refused: (refusal) => setError(failureText(LEAVE_FAILURE, refusal)),
  });
  const isBusy = join.isBusy || leave.isBusy;
  const problem = error && (
    <Notice tone="error" title="Error" live>
      {error}
    </Notice>
  );

  if (queue?.place) {
    return (
      <InLine
        place={queue.place}
        queue={queue}
        seatsOffered={details.seatsOffered}
        loadedAt={loadedAt}
        takesFocus={hasActed}
        isBusy={isBusy}
        onChange={join.press}
        onLeave={leave.press()}
      >
        {problem}
      </InLine>
    );
  }
  return (
    <JoinLine seatsOffered={details.seatsOffered} takesFocus={hasActed} isBusy={isBusy} onJoin={join.press}>
      {problem}
    </JoinLine>
  );
}
