import { Form, Input, Radio } from 'antd';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { showToast } from '#core/action/toast.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { type Erasure, useErasePersonMutation } from '#core/api/staff.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';

const WHEN: { value: Erasure['when']; label: string }[] = [
  { value: 'in-7-days', label: 'In 7 days: they are told, and can change their mind' },
  { value: 'now', label: 'At once' },
];

type Values = Pick<Erasure, 'typed' | 'when'>;
const EMPTY: Values = { typed: '', when: 'in-7-days' };

interface EraseDialogProps {
  email: string;
  frame: DialogFrame;
  onDone: () => void;
}

/** Erases a person; whoever does it types the address once more. */
export function EraseDialog({ email, frame, onDone }: EraseDialogProps) {
  useFreshSignInOnOpen();
  const [form] = Form.useForm<Values>();
  const [erase] = useErasePersonMutation();
  return (
    <FormDialog
      frame={frame}
      title="Erase a Person"
      submitLabel="Erase"
      isDestructive
      form={form}
      initialValues={EMPTY}
      subject={email}
      failure="The person was not erased."
      action={(values) => erase({ email, ...values })}
      onDone={() => {
        showToast({
          title: form.getFieldValue('when') === 'now' ? 'They are erased' : 'They will be erased',
        });
        onDone();
      }}
    >
      <p>
        Badges and seats are free again, events they organise are cancelled, games for sale and photos are
        deleted. Where a name has to stay it reads “A former guest”. This cannot be undone.
      </p>
      <Form.Item name="when" label="When">
        <Radio.Group className="grid gap-8" options={WHEN} />
      </Form.Item>
      <Form.Item
        name="typed"
        label={`To confirm, type ${email}`}
        rules={[{ required: true, message: 'Please type the address' }]}
      >
        <Input autoComplete="off" autoCapitalize="none" maxLength={254} />
      </Form.Item>
    </FormDialog>
  );
}
