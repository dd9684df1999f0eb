import { Link, useParams } from 'react-router';
import { useGetDoorListQuery, useListNameCardsQuery } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { longDate } from '#core/text/date-text.ts';
import { LoadingView } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { BadgeSheets, SheetsHead } from '#ui/print/badge-sheets.tsx';

/** /gameday-management/name-cards/{gamedayId}: a name card for every guest who is coming, with blanks for walk-ins. */
export function NameCardsPage() {
  const { gamedayId = '' } = useParams();
  const { data: list } = useGetDoorListQuery(gamedayId);
  const cards = useListNameCardsQuery(gamedayId, { refetchOnMountOrArgChange: true });
  const showsSkeleton = usePending(cards.isLoading, SKELETON_DELAY);
  if (!cards.data && !cards.error) return showsSkeleton ? <LoadingView title="Name Cards" /> : null;
  return (
    <div className="page">
      <SheetsHead
        title="Name Cards"
        back={
          <Link className="btn" to={`/gameday-management/door-list/${gamedayId}`}>
            Back to the door list
          </Link>
        }
      >
        {cards.data && `${count(cards.data.length, 'card')}, eight a sheet, then blanks for walk-ins.`}
      </SheetsHead>
      {cards.data ? (
        <BadgeSheets
          badges={cards.data}
          title="Gameday"
          dates={list ? longDate(list.gameday.date) : ''}
          noteOn={({ people }) => (people > 1 ? `and ${count(people - 1, 'guest')}` : '')}
        />
      ) : (
        <LoadFailure title="The name cards did not load" onRetry={() => void cards.refetch()} />
      )}
    </div>
  );
}
