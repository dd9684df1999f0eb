import { Form, Input, InputNumber } from 'antd';
import { OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { Choice } from '#antd/form/choice.tsx';
import { childrenText, LEVEL_TEXTS } from '../schedule/event-facts.ts';
import styles from './event-form-drawer.module.css';

const DESCRIPTION_MAX = 1000;
/** Years; from then on nobody is a child. */
const OLDEST_CHILD = 17;

const LEVEL_OPTIONS = Object.entries(LEVEL_TEXTS).map(([value, label]) => ({ value, label }));
const CHILDREN_OPTIONS = [
  'good',
  ...Array.from({ length: OLDEST_CHILD }, (_, index) => String(index + 1)),
].map((value) => ({ value, label: childrenText(value) }));

/** What an event may say of itself besides; none of it is needed. */
export function FactFields() {
  return (
    <>
      <Form.Item
        name="description"
        label={<OptionalLabel text="Description" />}
        rules={[
          {
            max: DESCRIPTION_MAX,
            message: `Please use at most ${DESCRIPTION_MAX} characters`,
            transform: (text: string) => text.trim(),
          },
        ]}
      >
        <Input.TextArea
          autoSize={{ minRows: 2, maxRows: 8 }}
          count={{ show: true, max: DESCRIPTION_MAX }}
          placeholder="What people should know before they sit down"
        />
      </Form.Item>
      <Form.Item name="level" label={<OptionalLabel text="Level" />} normalize={orNull}>
        <Choice allowClear options={LEVEL_OPTIONS} placeholder="Not said" />
      </Form.Item>
      <div className={`grid ${styles.pair}`}>
        <Form.Item name="children" label={<OptionalLabel text="Children" />} normalize={orNull}>
          <Choice allowClear options={CHILDREN_OPTIONS} placeholder="Not said" />
        </Form.Item>
        <Form.Item
          name="minPlayers"
          label={<OptionalLabel text="Fewest players" />}
          dependencies={['spots']}
          rules={[
            { type: 'integer', min: 1, message: 'Please enter a whole number.' },
            ({ getFieldValue }) => ({
              validator: (_rule, players: number | null) => {
                const spots: number = getFieldValue('spots');
                return players && players > spots
                  ? Promise.reject(
                      new Error(`There ${spots === 1 ? 'is only 1 spot' : `are only ${spots} spots`}.`),
                    )
                  : Promise.resolve();
              },
            }),
          ]}
        >
          <InputNumber className="full" inputMode="numeric" min={1} />
        </Form.Item>
      </div>
    </>
  );
}

/** A list whose choice is taken back says undefined, which would leave the former one. */
function orNull(value: string | undefined): string | null {
  return value ?? null;
}
