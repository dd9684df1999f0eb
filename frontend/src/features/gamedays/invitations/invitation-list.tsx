import { Grid } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { RoutedDialog } from '../../../antd/dialogs/routed-dialog.tsx';
import type { OpenDialog } from '../../../antd/dialogs/use-open-dialog.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { StaleNote } from '../../../ui/feedback/stale-note.tsx';
import { SKELETON_DELAY, usePending } from '../../../ui/feedback/use-pending.ts';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { count } from '../../../ui/text/count-text.ts';
import type { ChangeManagementView, ManagementView } from '../management-view.ts';
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
  const { md: isWide } = Grid.useBreakpoint();
  const { page, pages, isStale, hasFailed, outdatedSince, isPolled, refresh } = invitations;
  const showsSkeleton = usePending(!page && !hasFailed, SKELETON_DELAY);
  const list = useRef<HTMLDivElement>(null);
  const find = (id: string) => page?.items.find((invitation) => invitation.id === id);

  // The last invitation of the last page was deleted, or the address is an old one.
  const isBeyondLast = view.page > 1 && page?.items.length === 0 && !isStale;
  useEffect(() => {
    if (isBeyondLast) onChangeView({ page: pages }, { replace: true });
  }, [isBeyondLast, pages, onChangeView]);

  const turnTo = (next: number) => {
    onChangeView({ page: next });
    // The focus stays on the pager below the list, but the new page is read from its top.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  };

  return (
    <>
      {hasFailed && (
        <div className={styles.failed}>
          <LoadFailure title="Failed to load invitations" onRetry={refresh} />
        </div>
      )}
      {!page && showsSkeleton && (
        <div className={styles.loading}>
          <ListSkeleton rows={6} />
        </div>
      )}
      {!hasFailed && page?.items.length === 0 && (
        <EmptyList isFiltered={Boolean(view.search || view.status)} />
      )}
      {!hasFailed && page && page.items.length > 0 && (
        <div ref={list} className={isStale ? styles.stale : undefined} aria-busy={isStale}>
          {outdatedSince !== undefined && (
            <div className={styles.note}>
              <StaleNote since={outdatedSince} isRetrying={isPolled} />
            </div>
          )}
          {isWide ? (
            <InvitationTable items={page.items} view={view} onChangeView={onChangeView} onOpen={onOpen} />
          ) : (
            <InvitationCards items={page.items} onOpen={onOpen} />
          )}
          <div className={styles.pager}>
            <Pager label="Pages of invitations" page={view.page} pages={pages} onChange={turnTo}>
              {count(page.total, 'invitation')}
            </Pager>
          </div>
        </div>
      )}
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
