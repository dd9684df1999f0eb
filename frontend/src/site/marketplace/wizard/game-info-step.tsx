import { Form, Input, InputNumber } from 'antd';
import type { Rule } from 'antd/es/form';
import { OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { Choice } from '#antd/form/choice.tsx';
import { useEdition } from '#core/api/edition.ts';
import { currencyWords } from '#core/text/money-text.ts';
import { CONDITIONS, STATUSES } from '../listing/listing-words.ts';
import { GameNameField } from './game-name-field.tsx';
import { pricePlain } from './listing-fields.ts';
import styles from './wizard.module.css';

const PRICE_MAX = 9999.99;
const DESCRIPTION_MAX = 1000;
const NOTES_MAX = 500;
const LOCATION_MAX = 100;

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const atMost = (max: number, message: string): Rule => ({
  max,
  message,
  transform: (text: string) => text.trim(),
});

/** Step 1: what is sold, in which state, for how much. */
export function GameInfoStep({ isNew }: { isNew: boolean }) {
  const currency = currencyWords(useEdition().currency);
  return (
    <>
      <GameNameField isPickNeeded={isNew} />
      <div className={`grid ${styles.pair}`}>
        <Form.Item
          name="condition"
          label="Condition"
          rules={[{ required: true, message: 'Please select a condition' }]}
        >
          <Choice options={optionsOf(CONDITIONS)} placeholder="Choose one" />
        </Form.Item>
        <Form.Item
          name="price"
          label={`Price in ${currency.name}`}
          rules={[
            { required: true, type: 'number', min: 0.01, message: 'Price must be greater than 0' },
            { type: 'number', max: PRICE_MAX, message: 'Price is too high' },
          ]}
        >
          <InputNumber
            className="full"
            prefix={currency.sign}
            step={0.01}
            precision={2}
            parser={pricePlain}
            inputMode="decimal"
            placeholder="0.00"
          />
        </Form.Item>
      </div>
      {!isNew && (
        <Form.Item
          name="status"
          label="Status"
          extra="Making it Available again takes it from whoever holds or bought it."
        >
          <Choice options={optionsOf(STATUSES)} />
        </Form.Item>
      )}
      <Form.Item
        name="location"
        label={<OptionalLabel text="Pickup location" />}
        rules={[atMost(LOCATION_MAX, 'Pickup location is too long')]}
      >
        <Input placeholder="Friday at the registration desk" />
      </Form.Item>
      <Form.Item
        name="gameDescription"
        label={<OptionalLabel text="Description" />}
        rules={[atMost(DESCRIPTION_MAX, 'Description is too long')]}
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} count={{ show: true, max: DESCRIPTION_MAX }} />
      </Form.Item>
      <Form.Item
        name="notes"
        label={<OptionalLabel text="Notes" />}
        rules={[atMost(NOTES_MAX, 'Notes are too long')]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} count={{ show: true, max: NOTES_MAX }} />
      </Form.Item>
    </>
  );
}
