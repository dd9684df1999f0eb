import { useState } from 'react';
import { useParams } from 'react-router';
import { type PublicGameday, useGetPublicGamedayQuery } from '#api/generated.ts';
import { problemOf } from '#api/problem.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { PublicRsvp } from './public-rsvp.tsx';
import { FullScreen, LoadFailure, LoadingScreen, RsvpScreen } from './rsvp-screen.tsx';

/** /gameday/{date}: anybody's reply to the gameday on that date. */
export function PublicRsvpPage() {
  const { date = '' } = useParams();
  const { data, error, isLoading, refetch } = useGetPublicGamedayQuery(date, { refetchOnFocus: true });
  const [moved, setMoved] = useState<PublicGameday>();
  const gameday = moved ?? data;
  const [hasAnswered, setAnswered] = useState(false);
  /** How often the page was taken for somebody else. */
  const [others, setOthers] = useState(0);
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);

  if (isLoading) return showsSkeleton ? <LoadingScreen /> : null;
  const { status } = problemOf(error);
  if (gameday?.isValidDate === false || (!gameday && (status === 404 || status === 400)))
    return <InvalidScreen />;
  if (!gameday?.id) {
    return (
      <LoadFailure text="Failed to load gameday details. Please try again." onRetry={() => void refetch()} />
    );
  }
  // Whoever has just taken the last seat reads the thanks, not that there is none left.
  if (gameday.atCapacity && !hasAnswered) return <FullScreen />;
  return (
    <PublicRsvp
      key={`${gameday.id}.${others}`}
      gamedayId={gameday.id}
      gameday={gameday}
      isForOther={others > 0}
      onMoved={setMoved}
      onAnswered={() => setAnswered(true)}
      onAgain={() => {
        setAnswered(false);
        setOthers((before) => before + 1);
      }}
    />
  );
}

function InvalidScreen() {
  return (
    <RsvpScreen caption="Gameday" title="Gameday details not available">
      <p>No gameday is scheduled for the selected date.</p>
    </RsvpScreen>
  );
}
