import { Form, Input } from 'antd';
import { REASON_LOOKS, REASON_OPTIONS } from '#antd/delivery/suppression-reason.ts';
import { ADDRESS_RULES, FormDialog, OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { Choice } from '#antd/form/choice.tsx';
import { showToast } from '#core/action/toast.ts';
import {
  type NewSuppression,
  type Suppression,
  useAddSuppressionMutation,
  useRemoveSuppressionMutation,
} from '#core/api/staff.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { endsFreely, isWish } from './suppression-rights.ts';

/** Characters, as many as the server takes. */
const LONGEST_NOTE = 500;
const WHY_RULES = [{ required: true, whitespace: true, message: 'Please say why' }];
const WHY_HINT = 'The audit trail keeps it: please leave out addresses, and name nobody else.';

interface RemoveSuppressionDialogProps {
  suppression: Suppression;
  frame: DialogFrame;
}

/** Asks before an address is mailed again, and why where somebody had wished or decided that it is not. */
export function RemoveSuppressionDialog({ suppression, frame }: RemoveSuppressionDialogProps) {
  const { address, reason } = suppression;
  const [remove] = useRemoveSuppressionMutation();
  const { label, removal } = REASON_LOOKS[reason];
  const subject = `${address} (${label})`;
  const told = {
    frame,
    title: 'Remove Address',
    subject,
    isDestructive: true,
    failure: 'Failed to remove the address',
    onDone: () => showToast({ title: `${address} is off the list` }),
  };
  if (endsFreely(reason)) {
    return (
      <ConfirmDialog
        {...told}
        text={removal}
        confirmLabel="Remove"
        action={() => remove({ address, reason })}
      />
    );
  }
  return (
    <FormDialog
      {...told}
      submitLabel="Remove"
      initialValues={{ because: '' }}
      action={({ because }) => remove({ address, reason, because: because.trim() })}
    >
      <p className="strong">{subject}</p>
      <p>{removal}</p>
      <Form.Item name="because" label="Why" rules={WHY_RULES} extra={WHY_HINT}>
        <Input.TextArea rows={2} maxLength={LONGEST_NOTE} />
      </Form.Item>
    </FormDialog>
  );
}

interface AddSuppressionDialogProps {
  /** Whether somebody may be kept from mails without having wished it. */
  mayDecide: boolean;
  frame: DialogFrame;
}

/** Puts an address on the list by hand. */
export function AddSuppressionDialog({ mayDecide, frame }: AddSuppressionDialogProps) {
  const [form] = Form.useForm<NewSuppression>();
  const [add] = useAddSuppressionMutation();
  const empty: NewSuppression = { address: '', reason: mayDecide ? 'blocked' : 'no-news', note: '' };
  const reason = Form.useWatch('reason', form) ?? empty.reason;
  const isDecision = !isWish(reason);
  return (
    <FormDialog
      frame={frame}
      title="Add Address"
      submitLabel="Add"
      form={form}
      initialValues={empty}
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
        <Choice options={REASON_OPTIONS.filter(({ value }) => mayDecide || isWish(value))} />
      </Form.Item>
      <Form.Item
        name="note"
        label={isDecision ? 'Why' : <OptionalLabel text="Note" />}
        rules={isDecision ? WHY_RULES : []}
        extra={isDecision ? WHY_HINT : 'Such as how they told you.'}
      >
        <Input.TextArea rows={2} maxLength={LONGEST_NOTE} />
      </Form.Item>
    </FormDialog>
  );
}
