import { useState } from 'react';
import { fresh } from '#core/api/freshness.ts';
import { type User, useGetEventQuery, useListEventsQuery } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { Drawer } from '#ui/dialog/drawer.tsx';
import { OverlayBoundary } from '#ui/feedback/error-boundary.tsx';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { useOpenEvent } from '../event-link.tsx';
import { EventNotFound, MissingEvent } from './cancelled-event.tsx';
import { EventPanel } from './event-panel.tsx';

/** The drawer with the event that the address names. */
export function EventDetails({ user }: { user: User | null }) {
  const { eventId, closeEvent } = useOpenEvent();
  // Stays mounted until the closing animation has ended.
  const [shownId, setShownId] = useState(eventId);
  if (eventId && eventId !== shownId) setShownId(eventId);
  if (!shownId) return null;
  return (
    <OverlayBoundary key={shownId} isOpen={eventId !== null} onClose={closeEvent}>
      <OpenEvent
        id={shownId}
        user={user}
        isOpen={eventId !== null}
        onClose={closeEvent}
        onClosed={() => setShownId(null)}
      />
    </OverlayBoundary>
  );
}

interface OpenEventProps {
  id: string;
  user: User | null;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

function OpenEvent({ id, user, isOpen, onClose, onClosed }: OpenEventProps) {
  const { data, error, fulfilledTimeStamp } = useGetEventQuery(id, {
    // It may stay mounted after it was closed.
    ...fresh('getEvent', { isShown: isOpen }),
  });
  // The event of the list is shown at once, also offline.
  const { listed, listedAt } = useListEventsQuery(undefined, {
    selectFromResult: (list) => ({
      listed: list.data?.find((event) => event.id === id),
      listedAt: list.fulfilledTimeStamp,
    }),
  });
  const event = data ?? listed;
  if (problemOf(error).status === 404) return <MissingEvent {...{ id, isOpen, onClose, onClosed, user }} />;
  if (error && isOpen && !event) return <EventNotFound onClose={onClose} />;
  if (event) {
    const outdatedSince = error ? (data ? fulfilledTimeStamp : listedAt) : undefined;
    return <EventPanel {...{ event, user, isOpen, outdatedSince, onClose, onClosed }} />;
  }
  return (
    <Drawer title="Event Details" isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <ListSkeleton rows={6} />
    </Drawer>
  );
}
