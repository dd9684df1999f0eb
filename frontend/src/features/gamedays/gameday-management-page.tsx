import { Button } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { useListGamedaysQuery } from '../../api/generated.ts';
import { count } from '../../ui/count-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { SKELETON_DELAY, usePending } from '../../ui/use-pending.ts';
import { useManagementDialog } from './dialogs/management-dialog.ts';
import { ManagementDialogs } from './dialogs/management-dialogs.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { GamedayList, GamedayListSkeleton } from './gameday-list.tsx';
import { InvitationsPanel } from './invitations/invitations-panel.tsx';
import { useManagementView } from './management-view.ts';

const REFRESH_INTERVAL = 300_000;
const MOST_GAMEDAYS = 100;

/** /gameday-management: the gamedays, and the invitations of the selected one. */
export function GamedayManagementPage() {
  const [view, changeView] = useManagementView();
  const [clickedId, setClickedId] = useState<string>();
  const { dialog, isOpen, open, close, closed } = useManagementDialog();
  const { data, isError, isLoading, refetch } = useListGamedaysQuery(
    { limit: MOST_GAMEDAYS },
    { pollingInterval: REFRESH_INTERVAL },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [focusNext, setFocusNext] = useState<RefObject<HTMLElement | null>>();
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  const selected = data?.find(({ id }) => id === view.gameday);
  const loadFailure = isError ? (data ? 'Failed to refresh gamedays' : 'Failed to load gamedays') : null;

  const select = (gameday: string) => {
    setClickedId(gameday);
    changeView({ gameday, search: '', status: '', page: 1 });
  };
  const deselect = (id: string) => id === view.gameday && changeView({ gameday: '' });
  /** What had the focus before may be gone: deleted, or in the dialog that this one followed. */
  const leaveDialog = () => {
    closed();
    const target = focusNext ?? (dialog?.kind === 'bulk-result' ? panel : null);
    target?.current?.focus({ preventScroll: true });
    setFocusNext(undefined);
  };
  const invited = data?.reduce(
    (sum, each) => sum + each.acceptedCount + each.rejectedCount + each.notRepliedCount,
    0,
  );

  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Gameday Management
          </h1>
          {data && (
            <p>
              {count(data.length, 'gameday')}, {count(invited ?? 0, 'invitation')}
            </p>
          )}
        </div>
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => open({ kind: 'create-gameday' })}>
          New Gameday
        </Button>
      </div>
      <FailureBanner loadFailure={loadFailure} onRetry={() => void refetch()}>
        {isLoading && showsSkeleton && <GamedayListSkeleton />}
        {data && <GamedayList gamedays={data} selectedId={selected?.id} onSelect={select} onOpen={open} />}
        {selected && (
          <InvitationsPanel
            ref={panel}
            key={selected.id}
            gameday={selected}
            view={view}
            isFresh={clickedId === selected.id}
            onChangeView={changeView}
            onOpen={open}
            onRefresh={() => void refetch()}
          />
        )}
      </FailureBanner>
      {dialog && (
        <ManagementDialogs
          key={dialog.kind}
          dialog={dialog}
          isOpen={isOpen}
          onOpen={open}
          onClose={close}
          onClosed={leaveDialog}
          onGamedaySaved={deselect}
          onGamedayDeleted={(id) => {
            setFocusNext(heading);
            deselect(id);
          }}
          onInvitationDeleted={() => setFocusNext(panel)}
        />
      )}
    </div>
  );
}
