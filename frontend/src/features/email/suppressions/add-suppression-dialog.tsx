import { Form, Input, Select } from 'antd';
import { ADDRESS_RULES, FormDialog, OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import { type NewSuppression, useAddSuppressionMutation } from '#api/generated.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { REASON_LOOKS, REASON_OPTIONS } from './suppression-reason.ts';

/** Characters, as many as the server takes. */
const LONGEST_NOTE = 500;

const EMPTY: NewSuppression = { address: '', reason: 'blocked', note: '' };

/** Puts an address on the list by hand. */
export function AddSuppressionDialog({ frame }: { frame: DialogFrame }) {
  const [form] = Form.useForm<NewSuppression>();
  const [add] = useAddSuppressionMutation();
  const reason = Form.useWatch('reason', form) ?? EMPTY.reason;
  return (
    <FormDialog
      frame={frame}
      title="Add Address"
      submitLabel="Add"
      form={form}
      initialValues={EMPTY}
      failure="Failed to add the address"
      action={(values) =>
        add({
          address: values.address.trim(),
          reason: values.reason,
          note: values.note?.trim() || undefined,
        })
      }
      onDone={() => showToast({ title: 'The address is on the list' })}
    >
      <Form.Item name="address" label="Email" rules={ADDRESS_RULES} validateTrigger="onBlur">
        <Input type="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <Form.Item name="reason" label="Reason" extra={REASON_LOOKS[reason].effect}>
        <Select options={REASON_OPTIONS} />
      </Form.Item>
      <Form.Item name="note" label={<OptionalLabel text="Note" />}>
        <Input.TextArea rows={2} maxLength={LONGEST_NOTE} />
      </Form.Item>
    </FormDialog>
  );
}
