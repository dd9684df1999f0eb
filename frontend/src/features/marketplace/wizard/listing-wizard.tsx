import { Button } from 'antd';
import { useGetListingQuery } from '../../../api/generated.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { PendingView } from '../../../ui/feedback/loading-view.tsx';

interface ListingWizardProps {
  /** The listing to edit; null makes a new one. */
  listingId: string | null;
  onSaved: (listingId: string) => void;
  onCancel: () => void;
}

/** Create New Listing and Edit Listing (spec §2). */
export function ListingWizard({ listingId, onCancel }: ListingWizardProps) {
  const { isError, isLoading, refetch } = useGetListingQuery(listingId ?? '', { skip: listingId === null });
  if (isError) return <LoadFailure title="The listing did not load" onRetry={() => void refetch()} />;
  if (isLoading) return <PendingView />;
  return (
    <div className="card card-body">
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
