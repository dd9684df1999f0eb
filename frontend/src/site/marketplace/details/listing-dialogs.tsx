import { useId } from 'react';
import { showToast } from '#core/action/toast.ts';
import {
  type Listing,
  type ListingReport,
  useDeleteListingMutation,
  useHideListingMutation,
  useReportListingMutation,
} from '#core/api/generated.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { FieldError, TextField } from '#ui/form/field.tsx';
import styles from './listing-dialogs.module.css';

const REASONS: [ListingReport['reason'], string][] = [
  ['not-a-game', 'It is no game'],
  ['misleading', 'It is not what it says it is'],
  ['scam', 'It looks like a scam'],
  ['offensive', 'It is offensive'],
  ['other', 'Something else'],
];
const REPORT_FAILURE = 'Failed to send the report. Please try again.';
const HIDE_FAILURE = 'Failed to hide the listing. Please try again.';

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
  const errorId = useId();
  const form = useEdit({
    name: id,
    value: { reason: undefined, message: '' } as ReportFields,
    check: ({ reason }) => ({ reason: reason ? undefined : 'Please select a reason' }),
    save: ({ reason = 'other', message }) =>
      report({ id, listingReport: { reason, message: message.trim() || null } }),
    failure: REPORT_FAILURE,
    place: frame.isOpen,
    asksToLeave: false,
    succeeded: () =>
      frame.onDone(() =>
        showToast({
          title: 'Report sent',
          description: 'Thank you. The organisers will look at the listing.',
        }),
      ),
  });
  const { values, errors, change } = form;
  return (
    <FormDialog
      frame={frame}
      title="Report Listing"
      submitLabel="Send Report"
      form={form}
      failure={REPORT_FAILURE}
    >
      <p className="strong">{gameName}</p>
      <fieldset
        name="reason"
        className={`field shrinks ${styles.reasons}`}
        aria-describedby={errors.reason && errorId}
      >
        <legend>What is wrong with it?</legend>
        {REASONS.map(([reason, label]) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              checked={values.reason === reason}
              onChange={() => change({ reason })}
            />
            {label}
          </label>
        ))}
        {errors.reason && <FieldError id={errorId}>{errors.reason}</FieldError>}
      </fieldset>
      <TextField
        form={{ ...form, values: { message: values.message } }}
        name="message"
        label="What should the organisers know?"
        optional
        rows={3}
        maxLength={500}
      />
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
  const form = useEdit({
    name: id,
    value: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() ? undefined : 'Please say why' }),
    save: ({ reason }) => hide({ id, hideListing: { reason: reason.trim() } }),
    failure: HIDE_FAILURE,
    subject: gameName,
    place: frame.isOpen,
    asksToLeave: false,
    succeeded: () =>
      frame.onDone(() =>
        showToast({ title: 'Listing hidden', description: 'The seller is told why by mail.' }),
      ),
  });
  return (
    <FormDialog
      frame={frame}
      title="Hide Listing"
      submitLabel="Hide Listing"
      form={form}
      failure={HIDE_FAILURE}
    >
      <p className="strong">{gameName}</p>
      <TextField form={form} name="reason" label="Why? The seller reads this." rows={3} maxLength={500} />
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
