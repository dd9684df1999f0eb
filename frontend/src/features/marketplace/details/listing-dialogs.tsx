import { Form, Input, Radio } from 'antd';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { FormDialog, OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import {
  type Listing,
  type ListingReport,
  useDeleteListingMutation,
  useHideListingMutation,
  useReportListingMutation,
} from '#api/generated.ts';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { showToast } from '#ui/feedback/toast.ts';

const REASONS: Record<ListingReport['reason'], string> = {
  'not-a-game': 'It is no game',
  misleading: 'It is not what it says it is',
  scam: 'It looks like a scam',
  offensive: 'It is offensive',
  other: 'Something else',
};

interface ReportFields {
  reason: ListingReport['reason'] | undefined;
  message: string;
}

/** Reports a listing to the organisers. */
export function ReportListingDialog({ find }: { find: (id: string) => Listing | undefined }) {
  return (
    <RoutedDialog name="report-listing" find={find}>
      {(listing, frame) => !listing.isMine && <ReportForm listing={listing} frame={frame} />}
    </RoutedDialog>
  );
}

function ReportForm({ listing: { id, gameName }, frame }: { listing: Listing; frame: DialogFrame }) {
  const [report] = useReportListingMutation();
  return (
    <FormDialog<ReportFields>
      frame={frame}
      title="Report Listing"
      submitLabel="Send Report"
      initialValues={{ reason: undefined, message: '' }}
      failure="Failed to send the report. Please try again."
      action={({ reason = 'other', message }) =>
        report({ id, listingReport: { reason, message: message.trim() || null } })
      }
      onDone={() =>
        showToast({
          title: 'Report sent',
          description: 'Thank you. The organisers will look at the listing.',
        })
      }
    >
      <p className="strong">{gameName}</p>
      <Form.Item
        name="reason"
        label="What is wrong with it?"
        rules={[{ required: true, message: 'Please select a reason' }]}
      >
        <Radio.Group vertical options={Object.entries(REASONS).map(([value, label]) => ({ value, label }))} />
      </Form.Item>
      <Form.Item name="message" label={<OptionalLabel text="What should the organisers know?" />}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}

/** Hides a listing from everybody but its seller, who gets a mail with the reason. */
export function HideListingDialog({ find }: { find: (id: string) => Listing | undefined }) {
  return (
    <RoutedDialog name="hide-listing" find={find}>
      {(listing, frame) => <HideForm listing={listing} frame={frame} />}
    </RoutedDialog>
  );
}

function HideForm({ listing: { id, gameName }, frame }: { listing: Listing; frame: DialogFrame }) {
  const [hide] = useHideListingMutation();
  return (
    <FormDialog
      frame={frame}
      title="Hide Listing"
      submitLabel="Hide Listing"
      initialValues={{ reason: '' }}
      subject={gameName}
      failure="Failed to hide the listing. Please try again."
      action={({ reason }) => hide({ id, hideListing: { reason: reason.trim() } })}
      onDone={() => showToast({ title: 'Listing hidden', description: 'The seller is told why by mail.' })}
    >
      <p className="strong">{gameName}</p>
      <Form.Item
        name="reason"
        label="Why? The seller reads this."
        rules={[{ required: true, whitespace: true, message: 'Please say why' }]}
      >
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}

interface DeleteListingDialogProps {
  find: (id: string) => Listing | undefined;
  onDeleted: () => void;
}

/** Asks before a listing is deleted. */
export function DeleteListingDialog({ find, onDeleted }: DeleteListingDialogProps) {
  const [deleteListing] = useDeleteListingMutation();
  return (
    <RoutedDialog name="delete-listing" find={find}>
      {({ id, gameName, isMine }, frame) =>
        isMine && (
          <ConfirmDialog
            frame={frame}
            title="Delete Listing"
            subject={gameName}
            text="Are you sure you want to delete this listing? Its photos and its discussion go with it. This action cannot be undone."
            confirmLabel="Delete"
            isDestructive
            failure="Failed to delete listing. Please try again."
            action={() => deleteListing({ id })}
            onDone={() => {
              onDeleted();
              showToast({ title: 'Listing deleted' });
            }}
          />
        )
      }
    </RoutedDialog>
  );
}
