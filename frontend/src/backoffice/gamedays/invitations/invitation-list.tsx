import { type RefObject, useCallback, useState } from 'react';
import { CorrectAddressDialog } from '#antd/delivery/correct-address-dialog.tsx';
import { isUnderWay } from '#antd/delivery/delivery-state.ts';
import { fresh, useLastAnswer } from '#core/api/freshness.ts';
import {
  type Invitation,
  useDeleteInvitationMutation,
  useListInvitationsQuery,
  useResendInvitationMutation,
} from '#core/api/staff.ts';
import { useScreen } from '#core/screen.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { type Listed, listed, PagedList } from '#ui/list/paged-list.tsx';
import { ACCEPTED, filterOf } from '../invitation-status.ts';
import type { ChangeManagementView, ManagementView } from '../management-view.ts';
import styles from './invitation-list.module.css';
import { InvitationCards, InvitationTable } from './invitation-rows.tsx';

interface InvitationListProps {
  invitations: Invitations;
  /** How many wait for a wave. */
  waiting: number;
  view: ManagementView;
  /** Takes the focus when the button that had it is gone. */
  panel: RefObject<HTMLElement | null>;
  onChangeView: ChangeManagementView;
  onOpen: OpenDialog;
}

/** One page of invitations, a table on wide screens and cards on small ones, with the dialogs about one of them. */
export function InvitationList(props: InvitationListProps) {
  const { invitations, waiting, view, panel, onChangeView, onOpen } = props;
  const { isWide } = useScreen();
  const find = (id: string) => invitations.items?.find((invitation) => invitation.id === id);
  const turnTo = useCallback(
    (page: number, options?: { replace: boolean }) => onChangeView({ page }, options),
    [onChangeView],
  );

  return (
    <>
      <div className={styles.list}>
        <PagedList
          list={invitations}
          page={view.page}
          onTurn={turnTo}
          noun="invitation"
          failure="Failed to load invitations"
          isPolled={invitations.isPolled}
          empty={
            <EmptyList isFiltered={Boolean(view.search || view.status || view.delivery)} waiting={waiting} />
          }
        >
          {(items) =>
            isWide ? (
              <InvitationTable items={items} view={view} onChangeView={onChangeView} onOpen={onOpen} />
            ) : (
              <InvitationCards items={items} onOpen={onOpen} />
            )
          }
        </PagedList>
      </div>
      <RoutedDialog name="resend-invitation" find={find} fallbackFocus={panel}>
        {(invitation, frame) => <ResendInvitationDialog invitation={invitation} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="correct-address" find={find} fallbackFocus={panel}>
        {(invitation, frame) => <CorrectAddressDialog invitation={invitation} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="delete-invitation" find={find} fallbackFocus={panel}>
        {(invitation, frame) => <DeleteInvitationDialog invitation={invitation} frame={frame} />}
      </RoutedDialog>
    </>
  );
}

function EmptyList({ isFiltered, waiting }: { isFiltered: boolean; waiting: number }) {
  return (
    <EmptyState>
      <p>No invitations found.</p>
      <p className="small">{adviceFor(isFiltered, waiting)}</p>
    </EmptyState>
  );
}

function adviceFor(isFiltered: boolean, waiting: number): string {
  if (isFiltered) return 'Try another search, status or delivery.';
  if (waiting > 0) return 'Whoever waits their turn appears here once invited.';
  return 'Paste a list with Bulk Invite, or invite one guest.';
}

const PAGE_SIZE = 25;

interface Invitations extends Listed<Invitation> {
  /** It is asked for again without being told to. */
  isPolled: boolean;
  isRefreshing: boolean;
  refresh: () => void;
}

/** One page of a gameday's invitations, asked for again while their mails are under way. */
export function useInvitations(gamedayId: string, view: ManagementView, isSending: boolean): Invitations {
  const [isWaiting, setWaiting] = useState(false);
  const [isAskedFor, setAskedFor] = useState(false);
  const isPolled = isSending || isWaiting;
  const query = useListInvitationsQuery(
    {
      id: gamedayId,
      search: view.search || undefined,
      ...filterOf(view.status),
      delivery: view.delivery || undefined,
      sort: view.sort,
      order: view.order,
      page: view.page,
      limit: PAGE_SIZE,
    },
    fresh('listInvitations', { isMoving: isPolled }),
  );
  useLastAnswer(isPolled, query.refetch);
  const waits = query.data?.items.some(({ delivery }) => delivery !== null && isUnderWay(delivery)) ?? false;
  if (waits !== isWaiting) setWaiting(waits);
  // A click on Refresh shows at once; other loading only when it is slow, so that polling does not flicker.
  const isSlow = usePending(query.isFetching, SKELETON_DELAY);

  return {
    ...listed(query, PAGE_SIZE),
    isPolled,
    isRefreshing: isAskedFor || isSlow,
    refresh: () => {
      setAskedFor(true);
      void query.refetch().finally(() => setAskedFor(false));
    },
  };
}

interface InvitationDialogProps {
  invitation: Invitation;
  frame: DialogFrame;
}

function ResendInvitationDialog({ invitation, frame }: InvitationDialogProps) {
  const [resendInvitation] = useResendInvitationMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Resend Invitation"
      subject={guestOf(invitation)}
      text="Are you sure you want to resend this invitation? The guest will receive another email."
      confirmLabel="Resend"
      failure="Failed to resend invitation"
      action={() => resendInvitation(invitation.id)}
    />
  );
}

function DeleteInvitationDialog({ invitation, frame }: InvitationDialogProps) {
  const [deleteInvitation] = useDeleteInvitationMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Delete Invitation"
      subject={guestOf(invitation)}
      text="Are you sure you want to delete this invitation? This action cannot be undone."
      confirmLabel="Delete"
      isDestructive
      failure="Failed to delete invitation"
      action={() => deleteInvitation(invitation.id)}
    >
      {invitation.status === ACCEPTED && (
        <p>This guest is coming. If a mail put the date into their calendar, a mail takes it out.</p>
      )}
    </ConfirmDialog>
  );
}

function guestOf({ guestName, guestEmail }: Invitation): string {
  return `${guestName}, ${guestEmail}`;
}
