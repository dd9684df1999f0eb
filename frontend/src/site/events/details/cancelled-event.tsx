import { useEdition } from '#core/api/edition.ts';
import {
  type CancelledEvent,
  type User,
  useDeleteEventMutation,
  useGetCancelledEventQuery,
} from '#core/api/generated.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Drawer } from '#ui/dialog/drawer.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { NewTab } from '#ui/text/new-tab.tsx';
import { durationText, longWhen } from '../schedule/event-time.ts';
import styles from './cancelled-event.module.css';
import panelStyles from './event-panel.module.css';

interface MissingEventProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  user: User | null;
}

/** An event that does not stand in the schedule: it was cancelled, or there never was one. */
export function MissingEvent({ id, isOpen, onClose, onClosed, user }: MissingEventProps) {
  const openDialog = useOpenDialog();
  const { data: event, isLoading } = useGetCancelledEventQuery(id);
  const { timeZone } = useEdition();
  if (isLoading) return null;
  if (!event) return isOpen && <EventNotFound onClose={onClose} />;
  return (
    <Drawer title="Event Details" isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <p className={`danger ${styles.tag}`}>Cancelled</p>
      <h2 className={panelStyles.name}>
        <s>{event.gameName}</s>
      </h2>
      <p className={`muted ${styles.when}`}>
        <s>
          {longWhen(event, timeZone)}, {durationText(event)}
        </s>
      </p>
      <Notice tone="info" title="This event does not take place">
        It was taken off the schedule. Whoever took part was told by mail, unless they turned these mails off.
      </Notice>
      {user?.roles.includes('administrator') && (
        <p className="above-16">
          <button type="button" className="btn btn-danger" onClick={() => openDialog('forget-event', id)}>
            <Icon name="trash" />
            Delete for good
          </button>
        </p>
      )}
      <ForgetEventDialog event={event} onForgotten={onClose} />
    </Drawer>
  );
}

function ForgetEventDialog({ event, onForgotten }: { event: CancelledEvent; onForgotten: () => void }) {
  const [deleteEvent] = useDeleteEventMutation();
  return (
    <RoutedDialog name="forget-event" find={(id) => (id === event.id ? event : undefined)}>
      {({ id, gameName }, frame) => (
        <ConfirmDialog
          frame={frame}
          title="Delete for good?"
          subject={gameName}
          text="Its old links will no longer say what it was. This action cannot be undone."
          confirmLabel="Delete for good"
          isDestructive
          failure="Failed to delete event."
          action={() => deleteEvent({ id })}
          onDone={onForgotten}
        />
      )}
    </RoutedDialog>
  );
}

export function EventNotFound({ onClose }: { onClose: () => void }) {
  const { links } = useEdition();
  return (
    <MessageDialog tone="error" title="Event Not Found" onClose={onClose}>
      Please try again. If the problem persists, please contact us on our{' '}
      <a href={links.social} target="_blank" rel="noreferrer">
        social-media page
        <NewTab />
      </a>
      .
    </MessageDialog>
  );
}
