import { Form, Input } from 'antd';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { type Listing, useHideListingMutation } from '#api/generated.ts';
import { showToast } from '#ui/feedback/toast.ts';

/** Hides a listing from everybody but its seller, who is told why. */
export function HideListingDialog({ find }: { find: (id: string) => Listing | undefined }) {
  return (
    <RoutedDialog name="hide-listing" find={find}>
      {(listing, frame) => <HideForm listing={listing} frame={frame} />}
    </RoutedDialog>
  );
}

function HideForm({ listing: { id, gameName }, frame }: { listing: Listing; frame: DialogFrame }) {
  const [form] = Form.useForm<{ reason: string }>();
  const [hide] = useHideListingMutation();
  return (
    <FormDialog
      frame={frame}
      title="Hide Listing"
      submitLabel="Hide Listing"
      form={form}
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
