import { Form, Input } from 'antd';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { usePlanDrawMutation } from '#core/api/staff.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { localTime, momentOf } from './local-time.ts';

interface PlanDialogProps {
  frame: DialogFrame;
  /** Of the edition, in which the time is typed. */
  timeZone: string;
  /** When it is planned for. */
  runsAt: string | undefined;
  onDone: () => void;
}

/** Plans the draw, or moves it. */
export function PlanDialog({ frame, timeZone, runsAt, onDone }: PlanDialogProps) {
  const [plan] = usePlanDrawMutation();
  return (
    <FormDialog<{ at: string }>
      frame={frame}
      title={runsAt ? 'Move the Draw' : 'Plan the Draw'}
      submitLabel={runsAt ? 'Move it' : 'Plan it'}
      initialValues={{ at: runsAt ? localTime(new Date(runsAt), timeZone) : '' }}
      failure="The draw was not planned."
      action={({ at }) => plan({ runsAt: momentOf(at, timeZone).toISOString() })}
      onDone={onDone}
    >
      <p>
        {runsAt
          ? 'Its seed and hash stay as they are.'
          : 'From now on everybody is shown the hash of its seed. People star games and put them into their order until then.'}
      </p>
      <Form.Item
        name="at"
        label="Draws at"
        extra={`Time of ${timeZone}. Sign-up has to open later.`}
        rules={[{ required: true, message: 'Please enter a date and a time' }]}
      >
        <Input type="datetime-local" />
      </Form.Item>
    </FormDialog>
  );
}
