import { Form, Input, Radio } from 'antd';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { OptionalLabel } from '#antd/dialogs/optional-label.tsx';
import { type DialogFrame, RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { type Listing, type ListingReport, useReportListingMutation } from '#api/generated.ts';
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
  const [form] = Form.useForm<ReportFields>();
  const [report] = useReportListingMutation();
  return (
    <FormDialog
      frame={frame}
      title="Report Listing"
      submitLabel="Send Report"
      form={form}
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
