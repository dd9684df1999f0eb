import { Checkbox, Form, type FormInstance, Input, InputNumber, Select } from 'antd';
import { useEdition } from '#api/edition.ts';
import { durationText } from '../schedule/event-time.ts';
import { TEACHER_TEXTS } from '../schedule/sign-up.ts';
import styles from './event-fields.module.css';
import { DURATIONS, type EventFields as Fields, SPOTS_MAX } from './event-form.ts';
import { timeOptions } from './time-options.ts';

const LONGEST_NAME = 100;
const SPOTS_TEXT = `Spots must be a whole number from 1 to ${SPOTS_MAX}.`;

const DURATION_OPTIONS = DURATIONS.map((minutes) => ({
  value: String(minutes),
  label: durationText({ duration: String(minutes) }),
}));
const TEACHER_OPTIONS = Object.entries(TEACHER_TEXTS).map(([value, label]) => ({ value, label }));

interface EventFieldsProps {
  form: FormInstance<Fields>;
  owners: { value: string; label: string }[];
}

/** The fields of an event, with the rules and messages of spec §5. */
export function EventFields({ form, owners }: EventFieldsProps) {
  return (
    <>
      <Form.Item
        name="gameName"
        label="Game Name"
        rules={[{ required: true, whitespace: true, message: 'You must enter a game name.' }]}
      >
        <Input maxLength={LONGEST_NAME} autoComplete="off" />
      </Form.Item>
      <DayAndTime form={form} />
      <div className={styles.pair}>
        <Form.Item name="duration" label="Duration">
          <Select options={DURATION_OPTIONS} />
        </Form.Item>
        <Form.Item
          name="spots"
          label="Spots"
          rules={[{ required: true, type: 'integer', min: 1, max: SPOTS_MAX, message: SPOTS_TEXT }]}
        >
          <InputNumber className={styles.number} inputMode="numeric" />
        </Form.Item>
      </div>
      <Form.Item name="teacher" label="Teacher">
        <Select options={TEACHER_OPTIONS} />
      </Form.Item>
      <Form.Item name="eventOwner" label="Owner Name" rules={[{ required: true, message: 'Required.' }]}>
        <Select options={owners} placeholder="Choose one of your names" />
      </Form.Item>
      <Form.Item
        name="visible"
        valuePropName="checked"
        extra="Unless it is visible, nobody can sign up; everybody sees it in the schedule."
      >
        <Checkbox>Visible</Checkbox>
      </Form.Item>
    </>
  );
}

/** The times follow the day: one that the other day does not have is forgotten. */
function DayAndTime({ form }: { form: FormInstance<Fields> }) {
  const { days, timeZone } = useEdition();
  const chosen = Form.useWatch('eventDay', form);
  const optionsOf = (name: string | undefined) => {
    const day = days.find(({ day }) => day === name);
    return day ? timeOptions(day, timeZone) : [];
  };
  const keepTime = (name: string) => {
    const time = form.getFieldValue('eventTime');
    if (time && !optionsOf(name).some(({ value }) => value === time)) form.resetFields(['eventTime']);
  };
  return (
    <div className={styles.pair}>
      <Form.Item name="eventDay" label="Day" rules={[{ required: true, message: 'Event date is required.' }]}>
        <Select
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
        <Select
          placeholder="Choose a time"
          options={optionsOf(chosen)}
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={chosen ? 'No such time.' : 'Choose a day first.'}
        />
      </Form.Item>
    </div>
  );
}
