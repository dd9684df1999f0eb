import { Form } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { v4 as uuid } from 'uuid';
import { FormDrawer } from '#antd/dialogs/form-drawer.tsx';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import type { FieldLabels } from '#antd/dialogs/stale-edit.ts';
import { useEdit } from '#antd/dialogs/use-edit.tsx';
import { type Event, type EventForm, type User, useSaveEventMutation } from '#api/generated.ts';
import { type Problem, problemOf } from '#api/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './event-fields.module.css';
import { EventFields } from './event-fields.tsx';
import {
  type EventFields as Fields,
  type FormType,
  fieldsOf,
  gameOwnerOf,
  newFields,
  ownerChoices,
} from './event-form.ts';

const SUBMIT_LABELS: Record<FormType, string> = {
  new: 'Create Event',
  request: 'Request Game',
  edit: 'Save Event',
};

const INTROS: Partial<Record<FormType, string>> = {
  new: 'You bring the game and take the first spot.',
  request: 'You take the first spot; whoever brings the game is still to be found.',
};

const LABELS: FieldLabels<Fields> = {
  gameName: 'Game Name',
  eventDay: 'Day',
  eventTime: 'Time',
  duration: 'Duration',
  spots: 'Spots',
  teacher: 'Teacher',
  eventOwner: 'Owner Name',
  visible: 'Signups',
};

interface EventFormDrawerProps {
  type: FormType;
  user: User;
  /** The event to edit. */
  event?: Event;
  frame: DialogFrame;
  /** It is saved; with a problem when its creator could not be registered for it (spec §8). */
  onSaved: (id: string, problem?: Problem) => void;
}

/** New Event and Edit Event (spec §2). */
export function EventFormDrawer({ type, user, event, frame, onSaved }: EventFormDrawerProps) {
  const [form] = Form.useForm<Fields>();
  const [saveEvent] = useSaveEventMutation();
  const initialValues = useState(() => (event ? fieldsOf(event) : newFields(user)))[0];
  // Made once: saving again after an answer was lost is about the same event.
  const id = useState(() => event?.id ?? uuid())[0];
  const problem = useRef<Problem>(undefined);
  const owners = ownerChoices(user, event);
  const [base, rebase] = useState(event);
  const edit = useEdit({
    base,
    rebase,
    fieldsOf,
    labels: LABELS,
    read: () => form.getFieldsValue(true) as Fields,
    fill: (values) => form.setFieldsValue(values),
  });

  const save = async (fields: Fields) => {
    // The rules have seen to it that nothing is left to choose.
    const values = fields as Required<Fields>;
    const bodyFrom = (from?: Event): EventForm => ({
      ...values,
      id,
      gameName: values.gameName.trim(),
      gameOwner: gameOwnerOf(type, values.eventOwner, from),
      version: from?.version,
    });
    const { error } = await edit.save((from) => saveEvent(bodyFrom(from)));
    const isCreated = type !== 'edit' && standsWithoutOwner(problemOf(error));
    problem.current = isCreated ? problemOf(error) : undefined;
    return isCreated ? {} : { error };
  };

  return (
    <FormDrawer
      title={type === 'edit' ? 'Edit Event' : 'New Event'}
      subtitle="Schedule a game event"
      submitLabel={SUBMIT_LABELS[type]}
      isSubmitDisabled={owners.length === 0}
      frame={frame}
      form={form}
      initialValues={initialValues}
      subject={event?.gameName}
      failure="Failed to save event."
      action={save}
      onDone={() => onSaved(id, problem.current)}
    >
      {INTROS[type] && <p className={styles.intro}>{INTROS[type]}</p>}
      {owners.length === 0 && (
        <div className={styles.notice}>
          <Notice tone="info" title="You have no name yet">
            Events are organized under one of your names. <Link to="/login">Add a name</Link> to your account
            first.
          </Notice>
        </div>
      )}
      <EventFields form={form} owners={owners} />
      {edit.notice}
    </FormDrawer>
  );
}

/** The event was made, but its owner takes no part: told at once, or when saving it again after that answer was lost. */
function standsWithoutOwner({ status, fields }: Problem): boolean {
  return status === 409 || 'gameOwner' in fields;
}
