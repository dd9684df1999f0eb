import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useGetInvitationDetailsQuery, useKeepSeatsMutation } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { InvitationRsvp } from './invitation-rsvp.tsx';
import { FullScreen, LoadFailure, LoadingScreen, RsvpScreen } from './rsvp-screen.tsx';

/** /gameday-reply/{invitationToken}: a guest's own invitation. */
export function InvitationRsvpPage() {
  const { invitationToken = '' } = useParams();
  const {
    data: details,
    error,
    isLoading,
    refetch,
  } = useGetInvitationDetailsQuery(invitationToken, { refetchOnFocus: true });
  const [hasAnswered, setAnswered] = useState(false);
  const [keepSeats] = useKeepSeatsMutation();
  const isHeld = details?.isHeld ?? false;
  // Whoever opens the mailed link stands by an answer that anybody could have given.
  useEffect(() => {
    if (isHeld) void keepSeats(invitationToken);
  }, [isHeld, invitationToken, keepSeats]);
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);

  if (isLoading) return showsSkeleton ? <LoadingScreen /> : null;
  if (details?.isValidToken === false || (!details && problemOf(error).status === 404))
    return <InvalidScreen />;
  if (!details) {
    return (
      <LoadFailure
        text="Failed to load invitation details. Please try again."
        onRetry={() => void refetch()}
      />
    );
  }
  // Whoever has just answered reads what came of it, even if no seat is left now.
  if (details.atCapacity && !hasAnswered) return <FullScreen />;
  return (
    <InvitationRsvp
      key={invitationToken}
      invitationToken={invitationToken}
      details={details}
      onAnswered={() => setAnswered(true)}
    />
  );
}

function InvalidScreen() {
  return (
    <RsvpScreen caption="Gameday" title="Invalid Invitation">
      <p>This invitation link is not valid or has expired.</p>
    </RsvpScreen>
  );
}
