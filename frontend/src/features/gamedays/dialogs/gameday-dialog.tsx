import { Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { type Gameday, useCreateGamedayMutation, useUpdateGamedayMutation } from '../../../api/generated.ts';
import { FormDialog, showFieldErrors } from './form-dialog.tsx';
import styles from './gameday-dialog.module.css';
import { fieldsOf, type GamedayFields, gamedayFormOf, isMoved } from './gameday-form.ts';
import { guestsToTell, NotifyGuests } from './notify-guests.tsx';

interface GamedayDialogProps {
  /** The gameday to edit; none creates one. */
  gameday?: Gameday;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
  onSaved: () => void;
}

/** Create New Gameday and Edit Gameday. */
export function GamedayDialog({ gameday, isOpen, onClose, onClosed, onSaved }: GamedayDialogProps) {
  const [form] = Form.useForm<GamedayFields>();
  const [create, creation] = useCreateGamedayMutation();
  const [update, change] = useUpdateGamedayMutation();
  const [isNotifying, setNotifying] = useState(true);
  const typed = Form.useWatch([], form);
  const guests = gameday ? guestsToTell(gameday) : 0;
  const canNotify = (fields: Partial<GamedayFields>) => guests > 0 && isMoved(gameday, fields);

  const save = async (fields: GamedayFields) => {
    const values = gamedayFormOf(fields);
    const notify = isNotifying && canNotify(fields);
    const { error } = gameday ? await update({ id: gameday.id, ...values, notify }) : await create(values);
    if (error) return showFieldErrors(form, error);
    onSaved();
    onClose();
  };

  return (
    <FormDialog
      title={gameday ? 'Edit Gameday' : 'Create New Gameday'}
      submitLabel={gameday ? 'Update' : 'Create'}
      isBusy={creation.isLoading || change.isLoading}
      isOpen={isOpen}
      form={form}
      initialValues={fieldsOf(gameday)}
      failure={gameday ? 'Failed to update gameday' : 'Failed to create gameday'}
      error={creation.error ?? change.error}
      onSubmit={(fields) => void save(fields)}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Form.Item name="date" label="Date" rules={[{ required: true, message: 'Date is required' }]}>
        <Input type="date" />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item name="startTime" label="Start time">
          <Input type="time" />
        </Form.Item>
        <Form.Item name="endTime" label="End time" dependencies={['startTime']} rules={[needsStart]}>
          <Input type="time" />
        </Form.Item>
      </div>
      <Form.Item
        name="capacity"
        label="Capacity"
        rules={[
          { required: true, type: 'integer', min: 1, message: 'Capacity must be a whole number, at least 1' },
        ]}
      >
        <InputNumber min={1} precision={0} className={styles.number} />
      </Form.Item>
      <Form.Item
        name="location"
        label="Location"
        rules={[{ required: true, whitespace: true, message: 'Location is required' }]}
      >
        <Input />
      </Form.Item>
      <Form.Item name="description" label={<OptionalLabel text="Description" />}>
        <Input.TextArea rows={3} />
      </Form.Item>
      {typed && canNotify(typed) && (
        <NotifyGuests
          count={guests}
          hint="They get a mail with the new plan. Those who are coming also get an updated calendar file."
          isChecked={isNotifying}
          onChange={setNotifying}
        />
      )}
    </FormDialog>
  );
}

function OptionalLabel({ text }: { text: string }) {
  return (
    <>
      {text}&nbsp;<span className={styles.optional}>(optional)</span>
    </>
  );
}

function needsStart({ getFieldValue }: { getFieldValue: (name: string) => unknown }) {
  return {
    validator: (_rule: unknown, endTime: string) =>
      endTime && !getFieldValue('startTime')
        ? Promise.reject(new Error('An end needs a start'))
        : Promise.resolve(),
  };
}
