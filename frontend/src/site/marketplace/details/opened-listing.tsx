import { useState } from 'react';
import { fresh } from '#core/api/freshness.ts';
import {
  type Listing,
  type ListListingsApiArg,
  type User,
  useGetListingQuery,
  useListListingsQuery,
} from '#core/api/generated.ts';
import { problemOf, refusalText } from '#core/api/problem.ts';
import { OverlayBoundary } from '#ui/feedback/error-boundary.tsx';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { useForSaleAddress } from '../for-sale-address.ts';
import { isNotForSale, NOT_FOR_SALE } from '../listing/listing-words.ts';
import { ListingDetailsDialog } from './listing-details-dialog.tsx';
import { DeleteListingDialog, HideListingDialog, ReportListingDialog } from './listing-dialogs.tsx';

const NONE: Listing[] = [];

interface OpenedListingProps {
  user: User | null;
  list: ListListingsApiArg;
}

/** The details of a listing and its dialogs, opened by the address. */
export function OpenedListing({ user, list }: OpenedListingProps) {
  const { item, toList, close } = useForSaleAddress();
  const { listings, listedAt } = useListListingsQuery(list, {
    selectFromResult: ({ data, fulfilledTimeStamp }) => ({
      listings: data?.items ?? NONE,
      listedAt: fulfilledTimeStamp,
    }),
  });
  const { data: details } = useGetListingQuery(item ?? '', { skip: !item });
  const find = (id: string) => (id === details?.id ? details : listings.find((listing) => listing.id === id));
  // Stays mounted until the closing animation has ended.
  const [shownId, setShownId] = useState(item);
  if (item && item !== shownId) setShownId(item);
  return (
    <>
      {shownId && (
        <OverlayBoundary key={shownId} isOpen={item === shownId} onClose={close}>
          <ShownListing
            id={shownId}
            listed={listings.find(({ id }) => id === shownId)}
            listedAt={listedAt}
            user={user}
            onClosed={() => setShownId(null)}
          />
        </OverlayBoundary>
      )}
      <HideListingDialog find={find} />
      <ReportListingDialog find={find} />
      <DeleteListingDialog find={find} onDeleted={() => item && toList()} />
    </>
  );
}

interface ShownListingProps {
  id: string;
  listed: Listing | undefined;
  /** ms */
  listedAt: number | undefined;
  user: User | null;
  onClosed: () => void;
}

function ShownListing({ id, listed, listedAt, user, onClosed }: ShownListingProps) {
  const { item, close } = useForSaleAddress();
  const isOpen = item === id;
  const { data, error, fulfilledTimeStamp } = useGetListingQuery(
    id,
    fresh('getListing', { isShown: isOpen }),
  );
  // The listing of the list is shown at once, also offline.
  const listing = data ?? listed;
  const problem = error && problemOf(error);
  if (problem && isOpen && (!listing || isNotForSale(problem))) {
    return (
      <MessageDialog tone="error" title="Listing Not Found" onClose={close}>
        {isNotForSale(problem)
          ? NOT_FOR_SALE
          : (refusalText(problem) ?? 'The listing did not load. Please try again.')}
      </MessageDialog>
    );
  }
  return (
    <ListingDetailsDialog
      listing={listing}
      discussions={data?.discussions}
      outdatedSince={error ? (data ? fulfilledTimeStamp : listedAt) : undefined}
      user={user}
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
    />
  );
}
