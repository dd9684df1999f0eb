import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SideDrawer } from '#antd/dialogs/side-drawer.tsx';
import { useIsMounted } from '#core/action/component-lifetime.ts';
import { showToast } from '#core/action/toast.ts';
import { type EventDetails, type User, useGetEventQuery, useGetSessionQuery } from '#core/api/generated.ts';
import type { Problem } from '#core/api/problem.ts';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { openDialogIn, subjectIn } from '#ui/dialog/use-open-dialog.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { eventPath } from '../event-link.tsx';
import { isOver } from '../schedule/countdown.ts';
import { eventPermissions } from '../schedule/sign-up.ts';
import type { FormType } from './event-form.ts';
import { EventFormDrawer, type SavedEvent } from './event-form-drawer.tsx';
import { useUndoSave } from './use-undo-save.ts';

const SAVED_TEXTS: Record<FormType, string> = {
  new: 'Event created',
  request: 'Game requested',
  edit: 'Event saved',
};

/** The forms to create, request and edit an event, opened by the address. */
export function EventForms({ user }: { user: User }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const editable = useEditable(user);
  const { data: session, isError } = useGetSessionQuery();
  // A draft is of whoever is signed in, which the browser alone does not know. Where the server does not say, none is kept.
  const owner = session || isError ? user : undefined;
  const [problem, setProblem] = useState<Problem | null>(null);
  const offerUndo = useUndoSave();
  const saved =
    (type: FormType) =>
    (id: string, { problem: conflict, news }: SavedEvent) => {
      if (news) return offerUndo(SAVED_TEXTS[type], news);
      const action = { label: 'View', run: () => void navigate(eventPath(id)) };
      if (!conflict)
        return showToast({ title: SAVED_TEXTS[type], action: type === 'edit' ? undefined : action });
      if (isMounted()) return setProblem(conflict);
      showToast({
        title: titleOf(conflict),
        description: notRegistered(conflict),
        action,
        variant: 'destructive',
      });
    };
  return (
    <>
      <RoutedDialog name="new-event" find={() => owner}>
        {(owner, frame) => <EventFormDrawer type="new" user={owner} frame={frame} onSaved={saved('new')} />}
      </RoutedDialog>
      <RoutedDialog name="request-game" find={() => owner}>
        {(owner, frame) => (
          <EventFormDrawer type="request" user={owner} frame={frame} onSaved={saved('request')} />
        )}
      </RoutedDialog>
      <RoutedDialog name="edit-event" find={() => editable.subject}>
        {(event, frame) =>
          typeof event === 'string' ? (
            <UnloadedEvent state={event} frame={frame} onRetry={editable.retry} />
          ) : (
            <EventFormDrawer type="edit" user={user} event={event} frame={frame} onSaved={saved('edit')} />
          )
        }
      </RoutedDialog>
      {problem && (
        <MessageDialog tone="error" title={titleOf(problem)} onClose={() => setProblem(null)}>
          {notRegistered(problem)}
        </MessageDialog>
      )}
    </>
  );
}

function titleOf({ title }: Problem): string {
  return title ?? 'Error';
}

function notRegistered({ message }: Problem): string {
  return `${message} The event was created, but you are not registered for it.`;
}

/**
 * The event to edit, if the user may. The server checks it again. It is loaded anew: others may have changed it since the
 * list was, and the list lacks some of what the form edits.
 */
function useEditable(user: User): { subject: EventDetails | UnloadedState | undefined; retry: () => void } {
  const id = subjectIn(openDialogIn(useLocation()), 'edit-event') ?? '';
  const query = useGetEventQuery(id, { skip: id === '', refetchOnMountOrArgChange: true });
  const { currentData: event, isError } = query;
  const isSlow = usePending(id !== '' && !event && !isError, SKELETON_DELAY);
  const retry = () => void query.refetch();
  if (!event) return { subject: isError ? 'failed' : isSlow ? 'loading' : undefined, retry };
  const { mayHost, mayChange } = eventPermissions(user, event, isOver(event, Date.now()));
  return { subject: mayHost && mayChange ? event : undefined, retry };
}

type UnloadedState = 'loading' | 'failed';

interface UnloadedEventProps {
  state: UnloadedState;
  frame: DialogFrame;
  onRetry: () => void;
}

/** Stands in the place of the form while its event is not there yet. */
function UnloadedEvent({ state, frame, onRetry }: UnloadedEventProps) {
  return (
    <SideDrawer
      title="Edit Event"
      isOpen={frame.isOpen}
      isAbove
      onClose={frame.onCancel}
      onClosed={frame.onClosed}
    >
      {state === 'loading' ? (
        <ListSkeleton rows={6} />
      ) : (
        <LoadFailure title="The event did not load" onRetry={onRetry} />
      )}
    </SideDrawer>
  );
}
