import { Form, Select } from 'antd';
import { OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { type InvitationStatusCode, STATUS_CHOICES } from './invitation-status.ts';

export interface InitialStatus {
  status: InvitationStatusCode;
}

/** The optional status with which an invitation starts: a form's field `status`. */
export function InitialStatusField() {
  return (
    <Form.Item<InitialStatus> name="status" label={<OptionalLabel text="Status" />}>
      <Select options={STATUS_CHOICES.map(({ value, label }) => ({ value, label }))} />
    </Form.Item>
  );
}
