import { Form, Input } from 'antd';
import { showToast } from '#core/action/toast.ts';
import { type Invitation, useCorrectAddressMutation } from '#core/api/staff.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { ADDRESS_RULES, FormDialog } from '../dialogs/form-dialog.tsx';

interface CorrectAddressDialogProps {
  invitation: Invitation;
  frame: DialogFrame;
}

/** Gives an invitation the right address, and mails it there. */
export function CorrectAddressDialog({ invitation, frame }: CorrectAddressDialogProps) {
  const { id, guestName, guestEmail, version } = invitation;
  const [form] = Form.useForm<{ guestEmail: string }>();
  const typed = (Form.useWatch('guestEmail', form) ?? guestEmail).trim();
  const [correct] = useCorrectAddressMutation();
  return (
    <FormDialog
      frame={frame}
      title="Correct Address"
      submitLabel="Save and send again"
      isSubmitDisabled={!typed || typed.toLowerCase() === guestEmail.toLowerCase()}
      form={form}
      initialValues={{ guestEmail }}
      subject={guestName}
      failure="Failed to correct the address"
      action={(values) => correct({ id, correctAddress: { guestEmail: values.guestEmail.trim(), version } })}
      onDone={() => showToast({ title: `${guestName} is invited at ${typed}` })}
    >
      <p className="strong">{guestName}</p>
      <Form.Item name="guestEmail" label="Email" rules={ADDRESS_RULES} validateTrigger="onBlur">
        <Input type="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <p className="small muted">
        Answer and seats stay. The invitation goes to the new address with a new link. The link that was sent
        to {guestEmail} works no more, and what waits to go there is not sent.
      </p>
    </FormDialog>
  );
}
