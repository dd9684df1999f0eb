import { useState } from 'react';
import { AntdProvider } from '#antd/antd-provider.tsx';
import { type ListingDetails, useGetListingQuery, useGetSessionQuery } from '#core/api/generated.ts';
import { problemOf } from '#core/api/problem.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { isNotForSale, NOT_FOR_SALE } from '../listing/listing-words.ts';
import { useListingDraft } from './use-listing-draft.ts';
import { WizardForm } from './wizard-form.tsx';

interface ListingWizardProps {
  /** The listing to edit; null makes a new one. */
  listingId: string | null;
  onSaved: (listingId: string) => void;
  onCancel: () => void;
}

/** Creates or edits a listing. Loaded lazily, together with Ant Design, which the list does not need. */
export default function ListingWizard(props: ListingWizardProps) {
  return (
    <AntdProvider>
      <Wizard {...props} />
    </AntdProvider>
  );
}

function Wizard({ listingId, ...callbacks }: ListingWizardProps) {
  // The draft belongs to a user, who must be known first.
  const { isLoading: isAsking } = useGetSessionQuery();
  const { data, error, refetch } = useGetListingQuery(listingId ?? '', {
    skip: listingId === null,
    refetchOnMountOrArgChange: true,
  });
  if (isAsking) return <PendingView />;
  if (listingId === null) return <DraftedForm listing={null} {...callbacks} />;
  if (data?.id === listingId) return <EditForm key={data.id} listing={data} {...callbacks} />;
  if (!error) return <PendingView />;
  if (isNotForSale(problemOf(error))) return <Notice tone="error" title={NOT_FOR_SALE} />;
  return <LoadFailure title="The listing did not load" onRetry={() => void refetch()} />;
}

type FormProps = Pick<ListingWizardProps, 'onSaved' | 'onCancel'> & { listing: ListingDetails | null };

function EditForm(props: FormProps & { listing: ListingDetails }) {
  const { isMine } = props.listing;
  // When the session has ended, no listing is one's own; the form stays mounted until the seller logs in again.
  const [wasMine, setWasMine] = useState(isMine);
  if (isMine && !wasMine) setWasMine(true);
  return wasMine ? (
    <DraftedForm {...props} />
  ) : (
    <Notice tone="error" title="Only its seller can edit this listing." />
  );
}

function DraftedForm({ listing, ...callbacks }: FormProps) {
  // The listing when the form was opened, even if it is refetched.
  const [opened] = useState(listing);
  const draft = useListingDraft(opened);
  return <WizardForm key={draft.formKey} draft={draft} {...callbacks} />;
}
