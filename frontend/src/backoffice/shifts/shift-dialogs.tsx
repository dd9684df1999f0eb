import { Checkbox, Form, Input, InputNumber, Radio } from 'antd';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { showToast } from '#core/action/toast.ts';
import { useEdition } from '#core/api/edition.ts';
import { hasRole, useSession } from '#core/api/session.ts';
import {
  type RotaShift,
  useCancelShiftMutation,
  useCreateShiftMutation,
  useUpdateShiftMutation,
} from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { longDate } from '#core/text/date-text.ts';
import { shiftTime } from '#core/text/shift-days.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import styles from './manage.module.css';
import { fieldsOf, formOf, isNews, LABELS, type ShiftFields } from './shift-fields.ts';

/** As the server has them. */
const LONGEST_LINE = 60;
const LONGEST_NOTES = 500;
const MOST_PLACES = 100;

const needed = (message: string) => [{ required: true, whitespace: true, message }];

interface ShiftDialogProps {
  /** The shift to edit; none creates one. */
  shift?: RotaShift;
  /** The days on which there may be shifts. */
  days: { firstDay: string; lastDay: string };
  frame: DialogFrame;
}

/** New Shift and Edit Shift. */
export function ShiftDialog({ shift, days, frame }: ShiftDialogProps) {
  const [form] = Form.useForm<ShiftFields>();
  const { days: editionDays } = useEdition();
  const { user } = useSession();
  const isAdministrator = user !== null && hasRole(user, 'administrator');
  const [create] = useCreateShiftMutation();
  const [update] = useUpdateShiftMutation();
  const typed = Form.useWatch([], form) as ShiftFields | undefined;
  const tells = isNews(shift, typed ?? {});
  const helpers = count(shift?.helpers.length ?? 0, 'helper');

  const save = (fields: ShiftFields, from: RotaShift | undefined) => {
    const values = formOf(fields);
    return from ? update({ id: from.id, shiftUpdate: { ...values, version: from.version } }) : create(values);
  };

  return (
    <FormDialog<ShiftFields, RotaShift | undefined>
      title={shift ? 'Edit Shift' : 'New Shift'}
      submitLabel={tells ? `Save and tell ${helpers}` : shift ? 'Save' : 'Create'}
      frame={frame}
      form={form}
      initialValues={fieldsOf(shift, editionDays[0]?.date)}
      shared={shift && { thing: shift, valuesOf: fieldsOf, labels: LABELS }}
      subject={shift?.title}
      failure={shift ? 'The shift was not saved.' : 'The shift was not created.'}
      action={save}
      onDone={() => showToast({ title: shift ? 'The shift is saved' : 'The shift is created' })}
    >
      <Form.Item name="title" label={LABELS.title} rules={needed('Please say what is to be done')}>
        <Input maxLength={LONGEST_LINE} />
      </Form.Item>
      <Form.Item name="place" label={LABELS.place} rules={needed('Please say where')}>
        <Input maxLength={LONGEST_LINE} />
      </Form.Item>
      <Form.Item
        name="day"
        label={LABELS.day}
        rules={needed('Please enter a date')}
        extra={typed?.day && longDate(typed.day)}
      >
        <Input type="date" min={days.firstDay} max={days.lastDay} />
      </Form.Item>
      <div className={`grid gap-12 ${styles.pair}`}>
        <Form.Item name="start" label={LABELS.start} rules={needed('Please enter a time')}>
          <Input type="time" />
        </Form.Item>
        <Form.Item
          name="end"
          label={LABELS.end}
          rules={needed('Please enter a time')}
          extra={typed?.start && typed.end && typed.end <= typed.start ? 'On the next day' : undefined}
        >
          <Input type="time" />
        </Form.Item>
      </div>
      <Form.Item
        name="places"
        label={LABELS.places}
        rules={[
          {
            required: true,
            type: 'integer',
            min: 1,
            max: MOST_PLACES,
            message: `Please choose 1 to ${MOST_PLACES}`,
          },
        ]}
      >
        <InputNumber min={1} max={MOST_PLACES} precision={0} />
      </Form.Item>
      <Form.Item name="forAnyone" label={LABELS.forAnyone}>
        <Radio.Group
          options={[
            { value: true, label: 'Anybody with a badge' },
            { value: false, label: 'Some helpers' },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="invitees"
        label={LABELS.invitees}
        hidden={typed?.forAnyone !== false}
        extra="One in a line: those that they sign in with."
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} autoComplete="off" spellCheck={false} />
      </Form.Item>
      {(isAdministrator || shift?.opensDoor) && (
        <Form.Item
          name="opensDoor"
          label={LABELS.opensDoor}
          valuePropName="checked"
          extra={
            isAdministrator
              ? typed?.opensDoor && doorHint(typed.forAnyone)
              : 'Only the administrator changes a shift that opens the door.'
          }
        >
          <Checkbox disabled={!isAdministrator}>Opens the door to its helpers</Checkbox>
        </Form.Item>
      )}
      <Form.Item name="notes" label={LABELS.notes}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LONGEST_NOTES} />
      </Form.Item>
    </FormDialog>
  );
}

function doorHint(forAnyone: boolean): string {
  const hint =
    'Whoever is in it sees who is expected, and checks people in, while it lasts and while there is a door link.';
  return forAnyone ? `${hint} Anybody with a badge may take it.` : hint;
}

/** Asks before a shift is cancelled. */
export function CancelShiftDialog({ shift, frame }: { shift: RotaShift; frame: DialogFrame }) {
  const { timeZone } = useEdition();
  const [cancel] = useCancelShiftMutation();
  const helpers = count(shift.helpers.length, 'helper');
  const tells = shift.helpers.length > 0;
  return (
    <ConfirmDialog
      frame={frame}
      title="Cancel a Shift"
      subject={`${shift.title}, ${longDate(shift.day)}, ${shiftTime(shift, timeZone)}`}
      text={
        tells ? `${helpers} took it and will be told by mail.` : 'Nobody has taken it, so nobody is told.'
      }
      confirmLabel={tells ? `Cancel it and tell ${helpers}` : 'Cancel the shift'}
      dismissLabel="Keep it"
      isDestructive
      failure="The shift was not cancelled."
      action={() => cancel(shift.id)}
      onDone={() => showToast({ title: `${shift.title} is cancelled` })}
    />
  );
}
