import { useState } from 'react';
import { useEdition } from '#core/api/edition.ts';
import {
  type Listing,
  type ListingChange,
  type User,
  useListListingHistoryQuery,
} from '#core/api/generated.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { listingPermissions } from '../listing/listing-rules.ts';
import { changeText } from '../listing/listing-words.ts';
import styles from './change-history.module.css';

const CHANGERS: Record<ListingChange['by'], string> = {
  seller: 'the seller',
  buyer: 'the buyer',
  organiser: 'the organisers',
};

/** How price and status of a listing changed, for its seller and the administrator. */
export function ChangeHistory({ listing, user }: { listing: Listing; user: User | null }) {
  const [isOpen, setOpen] = useState(false);
  const permissions = listingPermissions(listing, user);
  if (!permissions.mayManage && !permissions.mayModerate) return null;
  return (
    <details
      className={`round across ${styles.history}`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>History</summary>
      {isOpen && <Changes listingId={listing.id} isMine={listing.isMine} />}
    </details>
  );
}

function Changes({ listingId, isMine }: { listingId: string; isMine: boolean }) {
  const { currency, timeZone } = useEdition();
  const { data, isError, refetch } = useListListingHistoryQuery(listingId, {
    refetchOnMountOrArgChange: true,
  });
  if (isError) return <LoadFailure title="The history did not load" onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={2} />;
  if (data.items.length === 0) return <p className="muted">Nothing has changed since it was listed.</p>;
  return (
    <ol>
      {data.items.map((change) => (
        <li key={change.id}>
          <span>
            {changeText(change, currency)}{' '}
            <span className="muted">by {isMine && change.by === 'seller' ? 'you' : CHANGERS[change.by]}</span>
          </span>
          <time className="small muted" dateTime={change.at}>
            {shortMoment(change.at, timeZone)}
          </time>
        </li>
      ))}
    </ol>
  );
}
