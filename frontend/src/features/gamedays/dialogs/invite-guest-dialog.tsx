import { Form, Input } from 'antd';
import { type Gameday, useInviteGuestMutation } from '../../../api/generated.ts';
import { InitialStatusSelect } from '../invitations/initial-status-select.tsx';
import type { InvitationStatusCode } from '../invitations/invitation-status.ts';
import { FormDialog, showFieldErrors } from './form-dialog.tsx';

interface GuestFields {
  guestName: string;
  guestEmail: string;
  status: InvitationStatusCode;
}

const EMPTY: GuestFields = { guestName: '', guestEmail: '', status: 0 };

interface InviteGuestDialogProps {
  gameday: Gameday;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

export function InviteGuestDialog({ gameday, isOpen, onClose, onClosed }: InviteGuestDialogProps) {
  const [form] = Form.useForm<GuestFields>();
  const name = Form.useWatch('guestName', form) ?? '';
  const email = Form.useWatch('guestEmail', form) ?? '';
  const status = Form.useWatch('status', form) ?? 0;
  const [invite, { isLoading, error }] = useInviteGuestMutation();

  const send = async (fields: GuestFields) => {
    const guest = { guestName: fields.guestName.trim(), guestEmail: fields.guestEmail.trim() };
    const { error: refusal } = await invite({ gamedayID: gameday.id, ...guest, status: fields.status });
    if (refusal) showFieldErrors(form, refusal);
    else onClose();
  };

  return (
    <FormDialog
      title="Invite Guest"
      submitLabel="Send Invitation"
      isSubmitDisabled={!name.trim() || !email.trim()}
      isBusy={isLoading}
      isOpen={isOpen}
      form={form}
      initialValues={EMPTY}
      failure="Failed to send invitation"
      error={error}
      onSubmit={(fields) => void send(fields)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Form.Item
        name="guestName"
        label="Guest name"
        rules={[{ required: true, whitespace: true, message: 'Name is required' }]}
      >
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item
        name="guestEmail"
        label="Email"
        rules={[
          { required: true, message: 'Email is required' },
          { type: 'email', message: 'Invalid email address' },
        ]}
        validateTrigger="onBlur"
      >
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item name="status" noStyle>
        <InitialStatusSelect value={status} onChange={(next) => form.setFieldValue('status', next)} />
      </Form.Item>
    </FormDialog>
  );
}
