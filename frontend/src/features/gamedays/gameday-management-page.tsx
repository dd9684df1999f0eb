import { Button } from 'antd';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { type Gameday, useListGamedaysQuery } from '../../api/generated.ts';
import { SKELETON_DELAY, usePending } from '../../ui/feedback/use-pending.ts';
import { Icon } from '../../ui/pieces/icon.tsx';
import { count } from '../../ui/text/count-text.ts';
import { useManagementDialog } from './dialogs/management-dialog.ts';
import { ManagementDialogs } from './dialogs/management-dialogs.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { GamedayList, GamedayListSkeleton, GamedayPager } from './gameday-list.tsx';
import { InvitationsPanel } from './invitations/invitations-panel.tsx';
import { useManagementView } from './management-view.ts';

const REFRESH_INTERVAL = 300_000;
const PAGE_SIZE = 100;

/** /gameday-management: the gamedays, and the invitations of the selected one. */
export function GamedayManagementPage() {
  const [view, changeView] = useManagementView();
  const [clickedId, setClickedId] = useState<string>();
  const { dialog, isOpen, open, close, closed } = useManagementDialog();
  const {
    currentData: gamedays,
    isError,
    isFetching,
    refetch,
  } = useListGamedaysQuery(
    view.gamedays > 1 ? { limit: PAGE_SIZE, page: view.gamedays } : { limit: PAGE_SIZE },
    { pollingInterval: REFRESH_INTERVAL },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [focusNext, setFocusNext] = useState<RefObject<HTMLElement | null>>();
  const isLoading = isFetching && !gamedays;
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  const selected = gamedays?.find(({ id }) => id === view.gameday);
  const loadFailure = isError ? (gamedays ? 'Failed to refresh gamedays' : 'Failed to load gamedays') : null;

  const select = useCallback(
    (gameday: string) => {
      setClickedId(gameday);
      changeView({ gameday, search: '', status: '', page: 1 });
    },
    [changeView],
  );
  const deselect = (id: string) => id === view.gameday && changeView({ gameday: '' });
  /** What had the focus before may be gone: deleted, or in the dialog that this one followed. */
  const leaveDialog = () => {
    closed();
    const target = focusNext ?? (dialog?.kind === 'bulk-result' ? panel : null);
    target?.current?.focus({ preventScroll: true });
    setFocusNext(undefined);
  };
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Gameday Management
          </h1>
          {gamedays && <p>{summaryOf(gamedays, view.gamedays)}</p>}
        </div>
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => open({ kind: 'create-gameday' })}>
          New Gameday
        </Button>
      </div>
      <FailureBanner loadFailure={loadFailure} onRetry={() => void refetch()}>
        {isLoading && showsSkeleton && <GamedayListSkeleton />}
        {gamedays && (
          <>
            <GamedayList
              gamedays={gamedays}
              page={view.gamedays}
              selectedId={selected?.id}
              onSelect={select}
              onOpen={open}
            />
            <GamedayPager
              page={view.gamedays}
              hasOlder={gamedays.length >= PAGE_SIZE}
              onChange={(page) => changeView({ gamedays: page, gameday: '' })}
            />
          </>
        )}
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
          onGamedayCreated={() => view.gamedays > 1 && changeView({ gamedays: 1, gameday: '' })}
          onGamedaySaved={() => changeView({ gameday: '' })}
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

function summaryOf(gamedays: readonly Gameday[], page: number): string {
  const invitations = gamedays.reduce(
    (sum, { acceptedCount, rejectedCount, notRepliedCount }) =>
      sum + acceptedCount + rejectedCount + notRepliedCount,
    0,
  );
  const first = (page - 1) * PAGE_SIZE;
  const which =
    first > 0 && gamedays.length > 0
      ? `Gamedays ${first + 1} to ${first + gamedays.length}`
      : count(gamedays.length, 'gameday');
  return `${which}, ${count(invitations, 'invitation')}`;
}
