import { Checkbox, Form, type FormInstance, InputNumber } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { FormDrawer } from '#antd/dialogs/side-drawer.tsx';
import { Choice } from '#antd/form/choice.tsx';
import { askBefore } from '#antd/mail/many-people.ts';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import { ToldMail } from '#antd/mail/told-mail.tsx';
import { type SendingTime, useSendingTime } from '#core/action/sending-time.ts';
import { useEdition } from '#core/api/edition.ts';
import { type EventDetails, type User, useSaveEventMutation } from '#core/api/generated.ts';
import { type Problem, problemOf } from '#core/api/problem.ts';
import type { FieldLabels } from '#core/edit/edit-state.ts';
import { useKept } from '#core/edit/use-kept.ts';
import { people } from '#core/text/count-text.ts';
import { LookAtMail } from '#ui/dialog/look-at-mail.tsx';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { durationText } from '../schedule/event-time.ts';
import { TEACHER_TEXTS } from '../schedule/sign-up.ts';
import {
  byTyped,
  DURATIONS,
  type EventValues,
  type FormType,
  fieldsOf,
  gameOwnerOf,
  newFields,
  ownerChoices,
  SPOTS_MAX,
  saveOf,
  timeOptions,
} from './event-form.ts';
import styles from './event-form-drawer.module.css';
import { FactFields } from './fact-fields.tsx';
import { GameNameField } from './game-name-field.tsx';
import { TableField } from './table-field.tsx';
import { useNewEventId } from './use-new-event-id.ts';
import { usePlayersToTell } from './use-players-to-tell.ts';
import { TOLD_SOON, type ToldSave } from './use-undo-save.ts';

const SUBMIT_LABELS: Record<FormType, string> = {
  new: 'Create Event',
  request: 'Request Game',
  edit: 'Save Event',
};

const INTROS: Partial<Record<FormType, string>> = {
  new: 'You bring the game and take the first spot.',
  request: 'You take the first spot; whoever brings the game is still to be found.',
};

const LABELS: FieldLabels<EventValues> = {
  gameName: 'Game Name',
  eventDay: 'Day',
  eventTime: 'Time',
  duration: 'Duration',
  spots: 'Spots',
  teacher: 'Teacher',
  eventOwner: 'Owner Name',
  visible: 'Signups',
  description: 'Description',
  boardGameId: 'Board game',
  level: 'Level',
  children: 'Children',
  minPlayers: 'Fewest players',
  tableId: 'Table',
};

/** What there is to say of a save. */
export interface SavedEvent {
  /** The event was created, but its creator could not join it. */
  problem: Problem | undefined;
  /** Who plays is about to hear of it. */
  news: ToldSave | undefined;
}

interface EventFormDrawerProps {
  type: FormType;
  user: User;
  /** The event to edit. */
  event?: EventDetails;
  frame: DialogFrame;
  onSaved: (id: string, saved: SavedEvent) => void;
}

/** New Event and Edit Event. */
export function EventFormDrawer({ type, user, event, frame, onSaved }: EventFormDrawerProps) {
  const [form] = Form.useForm<EventValues>();
  const [saveEvent] = useSaveEventMutation();
  const storedAs = `event:${type}`;
  const kept = useKept(storedAs, { isOfTab: true });
  const newId = useNewEventId(storedAs, kept.text !== '');
  const savedAs = useRef('');
  const problem = useRef<Problem>(undefined);
  const news = useRef<ToldSave>(undefined);
  const empty = useState(() => newFields(user))[0];
  const owners = ownerChoices(user, event);
  const playersToTell = usePlayersToTell(event, form);
  const told = playersToTell.people;
  const time = useSendingTime(playersToTell.leavesAt);

  const save = async (fields: EventValues, from: EventDetails | undefined) => {
    const id = event?.id ?? newId.take();
    savedAs.current = id;
    const gameOwner = gameOwnerOf(type, fields.eventOwner ?? '', from);
    const { data, error } = await saveEvent(
      saveOf(fields, { id, gameOwner, version: from?.version, inSendingHours: time.leaves === 'hours' }),
    );
    news.current =
      data && from && told > 0 ? { before: from, after: data, people: told, hour: time.hour } : undefined;
    const isCreated = type !== 'edit' && standsWithoutOwner(problemOf(error));
    problem.current = isCreated ? problemOf(error) : undefined;
    return isCreated ? {} : { error };
  };

  return (
    <FormDrawer<EventValues, EventDetails | undefined>
      title={type === 'edit' ? 'Edit Event' : 'New Event'}
      subtitle="Schedule a game event"
      submitLabel={told > 0 ? `${SUBMIT_LABELS[type]} and tell ${people(told)}` : SUBMIT_LABELS[type]}
      question={askBefore('Save and tell', told, time.hour ?? 'within minutes')}
      isSubmitDisabled={owners.length === 0}
      frame={frame}
      form={form}
      initialValues={event ? fieldsOf(event) : empty}
      shared={event && { thing: event, valuesOf: fieldsOf, labels: LABELS }}
      // What others may change meanwhile begins with what there is now.
      kept={event ? undefined : kept}
      subject={event?.gameName}
      failure="Failed to save event."
      action={save}
      onDone={() => onSaved(savedAs.current, { problem: problem.current, news: news.current })}
    >
      {INTROS[type] && <p className="muted below-16">{INTROS[type]}</p>}
      {owners.length === 0 && (
        <div className={styles.notice}>
          <Notice tone="info" title="You have no name yet">
            Events are organized under one of your names. <Link to="/login">Add a name</Link> to your account
            first.
          </Notice>
        </div>
      )}
      <EventFields form={form} owners={owners} eventId={event?.id} told={playersToTell} time={time} />
    </FormDrawer>
  );
}

/** The event was created, but its owner could not join: the first answer says so, and so does a retry after it was lost. */
function standsWithoutOwner({ status, fields }: Problem): boolean {
  return (status === 409 && !('tableId' in fields)) || 'gameOwner' in fields;
}

const SPOTS_TEXT = `Spots must be a whole number from 1 to ${SPOTS_MAX}.`;

const DURATION_OPTIONS = DURATIONS.map((minutes) => ({
  value: String(minutes),
  label: durationText({ duration: String(minutes) }),
}));
const TEACHER_OPTIONS = Object.entries(TEACHER_TEXTS).map(([value, label]) => ({ value, label }));

interface EventFieldsProps {
  form: FormInstance<EventValues>;
  owners: { value: string; label: string }[];
  /** None for a new event. */
  eventId: string | undefined;
  /** What people are told of its new time or table. */
  told: ReturnType<typeof usePlayersToTell>;
  time: SendingTime;
}

function EventFields({ form, owners, eventId, told, time }: EventFieldsProps) {
  const { mail, hasFailed, isError, onRetry } = told;
  return (
    <>
      <GameNameField form={form} proposes={!eventId} />
      <DayAndTime form={form} />
      <div className={`grid ${styles.pair}`}>
        <Form.Item name="duration" label="Duration">
          <Choice options={DURATION_OPTIONS} />
        </Form.Item>
        <Form.Item
          name="spots"
          label="Spots"
          rules={[{ required: true, type: 'integer', min: 1, max: SPOTS_MAX, message: SPOTS_TEXT }]}
        >
          <InputNumber className="full" inputMode="numeric" />
        </Form.Item>
      </div>
      <TableField form={form} eventId={eventId} />
      {(mail || hasFailed) && (
        <div className={styles.mail}>
          {mail && <SendingChoice time={time} soon={TOLD_SOON} />}
          <LookAtMail>
            {() => <ToldMail mail={mail ?? undefined} isError={isError} onRetry={onRetry} />}
          </LookAtMail>
        </div>
      )}
      <Form.Item name="teacher" label="Teacher">
        <Choice options={TEACHER_OPTIONS} />
      </Form.Item>
      <Form.Item name="eventOwner" label="Owner Name" rules={[{ required: true, message: 'Required.' }]}>
        <Choice options={owners} placeholder="Choose one of your names" />
      </Form.Item>
      <Form.Item
        name="visible"
        valuePropName="checked"
        extra="Unless it is visible, nobody can sign up; everybody sees it in the schedule."
      >
        <Checkbox>Visible</Checkbox>
      </Form.Item>
      <FactFields />
    </>
  );
}

/** The times depend on the day: a time that the new day does not have is cleared. */
function DayAndTime({ form }: { form: FormInstance<EventValues> }) {
  const { days, timeZone } = useEdition();
  const chosen = Form.useWatch('eventDay', form);
  const optionsOf = (name: string | undefined) => {
    const day = days.find(({ day }) => day === name);
    return day ? timeOptions(day, timeZone) : [];
  };
  const keepTime = (name: string) => {
    const time = form.getFieldValue('eventTime');
    if (time && !optionsOf(name).some(({ value }) => value === time))
      form.setFieldValue('eventTime', undefined);
  };
  return (
    <div className={`grid ${styles.pair}`}>
      <Form.Item name="eventDay" label="Day" rules={[{ required: true, message: 'Event date is required.' }]}>
        <Choice
          placeholder="Choose a day"
          options={days.map(({ day }) => ({ value: day, label: day }))}
          onChange={keepTime}
        />
      </Form.Item>
      <Form.Item
        name="eventTime"
        label="Time"
        rules={[{ required: true, message: 'Event time is required.' }]}
      >
        <Choice
          placeholder="Choose a time"
          options={optionsOf(chosen)}
          showSearch={{
            optionFilterProp: 'label',
            filterSort: (one, other, { searchValue }) => byTyped(one.value, other.value, searchValue.trim()),
          }}
          notFoundContent={chosen ? 'No such time.' : 'Choose a day first.'}
        />
      </Form.Item>
    </div>
  );
}
