import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { SKELETON_DELAY, usePending } from '../../../ui/feedback/use-pending.ts';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { useMediaQuery } from '../../../ui/list/use-media-query.ts';
import type { OpenDialog } from '../dialogs/management-dialog.ts';
import type { ChangeView, ManagementView } from '../management-view.ts';
import { InvitationCards } from './invitation-cards.tsx';
import { InvitationTable } from './invitation-table.tsx';
import styles from './invitations.module.css';
import { Pager } from './pager.tsx';
import type { Invitations } from './use-invitations.ts';

interface InvitationListProps {
  invitations: Invitations;
  view: ManagementView;
  onChangeView: ChangeView;
  onOpen: OpenDialog;
}

/** One page of invitations: a table on wide screens, cards on small ones. */
export function InvitationList({ invitations, view, onChangeView, onOpen }: InvitationListProps) {
  const isWide = useMediaQuery('(min-width: 960px)');
  const { page, pages, isStale, hasFailed, refresh } = invitations;
  const showsSkeleton = usePending(!page && !hasFailed, SKELETON_DELAY);

  // The last invitation of the last page was deleted, or the address is an old one.
  const isBeyondLast = view.page > 1 && page?.items.length === 0 && !isStale;
  useEffect(() => {
    if (isBeyondLast) onChangeView({ page: pages }, { replace: true });
  }, [isBeyondLast, pages, onChangeView]);

  if (hasFailed) {
    return (
      <div className={styles.failed}>
        <Alert type="error" showIcon title="Failed to load invitations" />
        <Button onClick={refresh}>Retry</Button>
      </div>
    );
  }
  if (!page) return showsSkeleton ? <ListSkeleton /> : null;
  if (page.items.length === 0) return <EmptyList isFiltered={Boolean(view.search || view.status)} />;
  return (
    <div className={isStale ? styles.stale : undefined} aria-busy={isStale}>
      {isWide ? (
        <InvitationTable items={page.items} view={view} onChangeView={onChangeView} onOpen={onOpen} />
      ) : (
        <InvitationCards items={page.items} onOpen={onOpen} />
      )}
      <Pager
        page={view.page}
        pages={pages}
        total={page.total}
        onChange={(next) => onChangeView({ page: next })}
      />
    </div>
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

function ListSkeleton() {
  return (
    <div className={styles.skeletons} role="status" aria-label="Loading...">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
