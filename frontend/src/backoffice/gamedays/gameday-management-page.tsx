import { Button } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { FailureBanner } from '#antd/failure-banner.tsx';
import { fresh } from '#core/api/freshness.ts';
import { type Gameday, useListGamedaysQuery } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { PanelBoundary } from '#ui/feedback/error-boundary.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { DeleteGamedayDialog, GamedayDialog } from './gameday/gameday-dialogs.tsx';
import { GamedayList, GamedayListSkeleton } from './gameday/gameday-list.tsx';
import { GamedayOrder, GamedayPager, MissingGameday } from './gameday/gameday-pages.tsx';
import { InvitationsPanel } from './invitations/invitations-panel.tsx';
import { InviteGuestDialog } from './invite/invite-guest-dialog.tsx';
import { NO_SELECTION, selecting, useManagementView } from './management-view.ts';

const PAGE_SIZE = 100;

interface GamedayManagementPageProps {
  /** Where the e-mail tools are, for those who may use them. */
  emailTools: string | undefined;
}

/** /gameday-management: the gamedays, and the invitations of the selected one. */
export function GamedayManagementPage({ emailTools }: GamedayManagementPageProps) {
  const [view, changeView] = useManagementView();
  const openDialog = useOpenDialog();
  const {
    currentData: gamedays,
    data: lastShown,
    isError,
    isFetching,
    refetch,
  } = useListGamedaysQuery(
    {
      limit: PAGE_SIZE,
      ...(view.gamedays > 1 && { page: view.gamedays }),
      ...(view.first !== 'newest' && { order: view.first }),
    },
    fresh('listGamedays'),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [selections, setSelections] = useState(0);
  const isLoading = isFetching && !gamedays;
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  const find = (id: string) => gamedays?.find((gameday) => gameday.id === id);
  const selected = find(view.gameday);
  const loadFailure = isError ? (gamedays ? 'Failed to refresh gamedays' : 'Failed to load gamedays') : null;
  const hasOlder = (gamedays?.length ?? 0) >= PAGE_SIZE;
  // Its place is kept while they load: most have more than one.
  const known = gamedays ?? lastShown;
  const isOrdered = known ? known.length > 1 : isLoading;
  const isTurning = isLoading && lastShown !== undefined;

  const select = useCallback(
    (id: string) => {
      setSelections((before) => before + 1);
      changeView(selecting(id));
    },
    [changeView],
  );
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Gameday Management
          </h1>
          {/* Its line is there from the start: what stands below would move under a finger. */}
          <p>{gamedays ? summaryOf(gamedays, view.gamedays) : '\u00a0'}</p>
        </div>
        <div className="link-row">
          {emailTools && (
            <Link className="btn" to={emailTools}>
              <Icon name="mail" />
              E-mail Tools
            </Link>
          )}
          <Link className="btn" to="/gameday-management/what-happened">
            What happened
          </Link>
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openDialog('create-gameday')}>
            New Gameday
          </Button>
        </div>
      </div>
      <FailureBanner loadFailure={loadFailure} onRetry={() => void refetch()}>
        {(isOrdered || view.gamedays > 1) && (
          <GamedayOrder
            order={view.first}
            onChange={(first) => changeView({ first, gamedays: 1 }, { replace: true })}
          />
        )}
        {isLoading && showsSkeleton && <GamedayListSkeleton />}
        {gamedays && (
          <GamedayList
            gamedays={gamedays}
            page={view.gamedays}
            selectedId={selected?.id}
            onSelect={select}
            onOpen={openDialog}
          />
        )}
        {(gamedays || isTurning) && (
          <GamedayPager
            order={view.first}
            page={view.gamedays}
            // It stays while the next ones load, with the focus of whoever pressed it.
            hasOlder={isTurning ? undefined : hasOlder}
            onChange={(page) => changeView({ ...NO_SELECTION, gamedays: page })}
          />
        )}
        {selected && (
          <PanelBoundary key={selected.id}>
            <InvitationsPanel
              gameday={selected}
              view={view}
              selections={selections}
              onChangeView={changeView}
              onOpen={openDialog}
              onRefresh={() => void refetch()}
            />
          </PanelBoundary>
        )}
        {gamedays && view.gameday && !selected && (
          <MissingGameday
            hasOlder={hasOlder}
            onLookFurther={() => changeView({ gamedays: view.gamedays + 1 })}
            onGiveUp={() => changeView({ ...NO_SELECTION, gamedays: 1 })}
          />
        )}
        <RoutedDialog name="create-gameday" find={() => true}>
          {(_subject, frame) => (
            <GamedayDialog
              frame={frame}
              // The new one stands on the first page.
              onDone={() => view.gamedays > 1 && changeView({ ...NO_SELECTION, gamedays: 1 })}
            />
          )}
        </RoutedDialog>
        <RoutedDialog name="edit-gameday" find={find}>
          {(gameday, frame) => (
            <GamedayDialog gameday={gameday} frame={frame} onDone={() => changeView(NO_SELECTION)} />
          )}
        </RoutedDialog>
        <RoutedDialog name="delete-gameday" find={find} fallbackFocus={heading}>
          {(gameday, frame) => (
            <DeleteGamedayDialog
              gameday={gameday}
              frame={frame}
              onDone={() => gameday.id === view.gameday && changeView(NO_SELECTION, { replace: true })}
            />
          )}
        </RoutedDialog>
        <RoutedDialog name="invite-guest" find={find}>
          {(gameday, frame) => <InviteGuestDialog gameday={gameday} frame={frame} />}
        </RoutedDialog>
      </FailureBanner>
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
