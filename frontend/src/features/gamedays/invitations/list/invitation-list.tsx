import { type RefObject, useCallback } from 'react';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { useScreen } from '#ui/screen.ts';
import type { ChangeManagementView, ManagementView } from '../../management-view.ts';
import { InvitationCards } from './invitation-cards.tsx';
import { DeleteInvitationDialog, ResendInvitationDialog } from './invitation-dialogs.tsx';
import styles from './invitation-list.module.css';
import { InvitationTable } from './invitation-table.tsx';
import type { Invitations } from './use-invitations.ts';

interface InvitationListProps {
  invitations: Invitations;
  view: ManagementView;
  /** Takes the focus when the button that had it is gone. */
  panel: RefObject<HTMLElement | null>;
  onChangeView: ChangeManagementView;
  onOpen: OpenDialog;
}

/** One page of invitations, a table on wide screens and cards on small ones, with the dialogs about one of them. */
export function InvitationList(props: InvitationListProps) {
  const { invitations, view, panel, onChangeView, onOpen } = props;
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
          empty={<EmptyList isFiltered={Boolean(view.search || view.status)} />}
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
      <RoutedDialog name="delete-invitation" find={find} fallbackFocus={panel}>
        {(invitation, frame) => <DeleteInvitationDialog invitation={invitation} frame={frame} />}
      </RoutedDialog>
    </>
  );
}

function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState>
      <p>No invitations found.</p>
      <p className="small">
        {isFiltered ? 'Try another search or status.' : 'Paste a list with Bulk Invite, or invite one guest.'}
      </p>
    </EmptyState>
  );
}
