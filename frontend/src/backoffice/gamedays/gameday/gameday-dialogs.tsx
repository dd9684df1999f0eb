import { Checkbox, Form, Input, InputNumber } from 'antd';
import { useMemo } from 'react';
import { FormDialog, OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import {
  type Gameday,
  useCreateGamedayMutation,
  useDeleteGamedayMutation,
  useUpdateGamedayMutation,
} from '#core/api/generated.ts';
import type { FieldLabels } from '#core/edit/edit-state.ts';
import { longDate } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LookAtMail } from '#ui/dialog/look-at-mail.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { fieldsOf, type GamedayFields, gamedayFormOf, isMoved } from './gameday-form.ts';
import styles from './gameday-list.module.css';
import { InvitationWordsField, useWrittenInvitation, WrittenInvitationMail } from './invitation-words.tsx';
import { GamedayMails, NewsMail, NotifyGuests, useTelling } from './notify-guests.tsx';
import { useUndoChange } from './use-undo-change.ts';

/** As the server has them; messages are in its words. */
const MOST_SEATS = 100_000;
const LONGEST_LOCATION = 200;
const LONGEST_DESCRIPTION = 2000;

const LABELS: FieldLabels<GamedayFields> = {
  date: 'Date',
  startTime: 'Start time',
  endTime: 'End time',
  capacity: 'Capacity',
  location: 'Location',
  description: 'Description',
  invitationWords: 'Words in the invitation',
  answerBy: 'Answer by',
  publicPage: 'Public page',
};

interface GamedayDialogProps {
  /** The gameday to edit; none creates one. */
  gameday?: Gameday;
  frame: DialogFrame;
  onDone: () => void;
}

/** Create New Gameday and Edit Gameday. */
export function GamedayDialog({ gameday, frame, onDone }: GamedayDialogProps) {
  const [form] = Form.useForm<GamedayFields>();
  const [create] = useCreateGamedayMutation();
  const [update] = useUpdateGamedayMutation();
  const typed = Form.useWatch([], form) as GamedayFields | undefined;
  const mailingId = useMailingId(JSON.stringify(typed ?? null));
  const canNotify = (fields: Partial<GamedayFields>, from = gameday) =>
    gameday !== undefined && !gameday.isOver && isMoved(from, fields);
  const isNews = typed !== undefined && canNotify(typed);
  const planned = useMemo(() => (isNews ? gamedayFormOf(typed) : undefined), [isNews, typed]);
  const telling = useTelling(gameday?.id, planned);
  useFreshSignInOnOpen(telling.tells);
  const offerUndo = useUndoChange();
  const written = useWrittenInvitation(typed);

  const save = async (fields: GamedayFields, from: Gameday | undefined) => {
    const values = gamedayFormOf(fields);
    if (!from) return create(values);
    const outcome = await update({
      id: from.id,
      version: from.version,
      ...values,
      notify: telling.isChosen && canNotify(fields, from),
      inSendingHours: telling.inSendingHours,
      mailingId,
    });
    if (outcome.data && telling.tells) {
      offerUndo({ before: from, after: outcome.data, mailingId }, telling);
    }
    return outcome;
  };

  return (
    <FormDialog<GamedayFields, Gameday | undefined>
      title={gameday ? 'Edit Gameday' : 'Create New Gameday'}
      submitLabel={telling.tells ? `Save and tell ${telling.whom}` : gameday ? 'Update' : 'Create'}
      question={telling.question}
      frame={frame}
      form={form}
      initialValues={fieldsOf(gameday)}
      shared={gameday && { thing: gameday, valuesOf: fieldsOf, labels: LABELS }}
      failure={gameday ? 'Failed to update gameday' : 'Failed to create gameday'}
      action={save}
      onDone={onDone}
      aside={<GamedayMails telling={telling} invitation={<WrittenInvitationMail written={written} />} />}
    >
      <Form.Item name="date" label="Date" rules={[{ required: true, message: 'Date is required' }]}>
        <Input type="date" />
      </Form.Item>
      <div className={`grid ${styles.pair}`}>
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
          { required: true, type: 'integer', message: 'Capacity must be a whole number' },
          { type: 'number', min: 1, message: 'Capacity must be at least 1' },
          { type: 'number', max: MOST_SEATS, message: `Capacity must be at most ${MOST_SEATS}` },
        ]}
      >
        <InputNumber min={1} max={MOST_SEATS} precision={0} className="full" />
      </Form.Item>
      <Form.Item
        name="location"
        label="Location"
        rules={[{ required: true, whitespace: true, message: 'Location is required' }]}
      >
        <Input maxLength={LONGEST_LOCATION} />
      </Form.Item>
      <Form.Item
        name="answerBy"
        label={<OptionalLabel text="Answer by" />}
        dependencies={['date']}
        rules={[notAfterGameday]}
        extra="Said in the invitation. Who has not answered is reminded two days before."
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name="description" label={<OptionalLabel text="Description" />}>
        <Input.TextArea rows={3} maxLength={LONGEST_DESCRIPTION} />
      </Form.Item>
      <Form.Item
        name="publicPage"
        valuePropName="checked"
        extra="Anyone who knows the date can read the place and description there, and answer. If this is off, only invited guests can answer, by the link in their mail."
      >
        <Checkbox>Public page</Checkbox>
      </Form.Item>
      <InvitationWordsField written={written} />
      {telling.canTell && (
        <NotifyGuests
          telling={telling}
          canUndo
          hint="They get a mail with the new plan. Those who are coming also get an updated calendar file."
        />
      )}
    </FormDialog>
  );
}

function needsStart({ getFieldValue }: { getFieldValue: (name: string) => unknown }) {
  return {
    validator: (_rule: unknown, endTime: string) =>
      endTime && !getFieldValue('startTime')
        ? Promise.reject(new Error('Please enter a start time as well'))
        : Promise.resolve(),
  };
}

function notAfterGameday({ getFieldValue }: { getFieldValue: (name: string) => unknown }) {
  return {
    validator: (_rule: unknown, answerBy: string) =>
      answerBy && answerBy > String(getFieldValue('date') || answerBy)
        ? Promise.reject(new Error('Answer by must be the day of the gameday or an earlier one'))
        : Promise.resolve(),
  };
}

interface DeleteGamedayDialogProps {
  gameday: Gameday;
  frame: DialogFrame;
  onDone: () => void;
}

export function DeleteGamedayDialog({ gameday, frame, onDone }: DeleteGamedayDialogProps) {
  const [deleteGameday] = useDeleteGamedayMutation();
  const mailingId = useMailingId(gameday.id);
  const telling = useTelling(gameday.id, gameday.isOver ? undefined : null);
  const { tells, inSendingHours } = telling;
  useFreshSignInOnOpen(tells);
  return (
    <ConfirmDialog
      frame={frame}
      title="Delete Gameday"
      subject={longDate(gameday.date)}
      text="Are you sure you want to delete this gameday? This will also delete all invitations and cannot be undone."
      confirmLabel={tells ? `Delete and tell ${telling.whom}` : 'Delete'}
      isDestructive
      failure="Failed to delete gameday"
      action={() => deleteGameday({ id: gameday.id, notify: tells, inSendingHours, mailingId })}
      onDone={onDone}
    >
      {telling.canTell && (
        <NotifyGuests
          telling={telling}
          canUndo={false}
          hint="They get a mail. Those who are coming also get an updated calendar file, which takes the date out."
        >
          <LookAtMail>{() => <NewsMail news={telling.news} />}</LookAtMail>
        </NotifyGuests>
      )}
    </ConfirmDialog>
  );
}
