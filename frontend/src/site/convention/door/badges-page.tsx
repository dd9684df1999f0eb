import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { useListBadgesQuery } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { dayRange } from '#core/text/date-text.ts';
import { LoadingView } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { BadgeSheets, SheetsHead } from '#ui/print/badge-sheets.tsx';

/** /door/badges: a badge for everybody who is registered, to be printed and cut, with blanks for walk-ins. */
export function BadgesPage() {
  const { days, productName } = useEdition();
  const { data, error, isLoading, refetch } = useListBadgesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  if (!data && !error) return showsSkeleton ? <LoadingView title="Badges" /> : null;
  return (
    <div className="page">
      <SheetsHead
        title="Badges"
        back={
          <Link className="btn" to="/attendees">
            Back to the registrations
          </Link>
        }
      >
        {data && `${count(data.length, 'badge')}, eight a sheet, then blanks for walk-ins.`}
      </SheetsHead>
      {data ? (
        <BadgeSheets
          badges={data}
          title={productName}
          dates={dayRange(days)}
          days={days.map(({ day }) => day)}
          noteOn={({ child, childWith }) => (child ? `Child${childWith ? `, with ${childWith}` : ''}` : '')}
        />
      ) : (
        <LoadFailure title="The badges did not load" onRetry={() => void refetch()} />
      )}
    </div>
  );
}
