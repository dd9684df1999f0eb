import { Form, Input } from 'antd';
import { ADDRESS_RULES, FormDialog, OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { Choice } from '#antd/form/choice.tsx';
import { type Gameday } from '#core/api/generated.ts';
import { useInviteGuestMutation } from '#core/api/staff.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { type InvitationStatusCode, STATUS_CHOICES } from '../invitation-status.ts';

interface GuestFields extends InitialStatus {
  guestName: string;
  guestEmail: string;
}

const EMPTY: GuestFields = { guestName: '', guestEmail: '', status: 0 };

interface InviteGuestDialogProps {
  gameday: Gameday;
  frame: DialogFrame;
}

export function InviteGuestDialog({ gameday, frame }: InviteGuestDialogProps) {
  const [form] = Form.useForm<GuestFields>();
  const name = Form.useWatch('guestName', form) ?? '';
  const email = Form.useWatch('guestEmail', form) ?? '';
  const [invite] = useInviteGuestMutation();
  return (
    <FormDialog
      frame={frame}
      title="Invite Guest"
      submitLabel="Send Invitation"
      isSubmitDisabled={!name.trim() || !email.trim()}
      form={form}
      initialValues={EMPTY}
      failure="Failed to send invitation"
      action={({ guestName, guestEmail, status }) =>
        invite({
          gamedayID: gameday.id,
          guestName: guestName.trim(),
          guestEmail: guestEmail.trim(),
          status,
        })
      }
    >
      <Form.Item
        name="guestName"
        label="Guest name"
        rules={[{ required: true, whitespace: true, message: 'Name is required' }]}
      >
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="guestEmail" label="Email" rules={ADDRESS_RULES} validateTrigger="onBlur">
        <Input type="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <InitialStatusField />
    </FormDialog>
  );
}

export interface InitialStatus {
  status: InvitationStatusCode;
}

/** The optional status with which an invitation starts: a form's field `status`. */
export function InitialStatusField() {
  return (
    <Form.Item<InitialStatus> name="status" label={<OptionalLabel text="Status" />}>
      <Choice options={STATUS_CHOICES.map(({ value, label }) => ({ value, label }))} />
    </Form.Item>
  );
}
