import { Button, Form, type FormListFieldData, Input } from 'antd';
import { useEffect, useId } from 'react';
import { OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { Choice } from '#antd/form/choice.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { PrivacyLine } from '#ui/text/privacy-line.tsx';
import {
  METHODS_MAX,
  missingIn,
  newPayment,
  PAYMENT_TYPES,
  type PaymentFields,
  type PaymentStepFields,
  paymentsError,
} from './payment-types.ts';
import styles from './wizard.module.css';

const IDENTIFIER_MAX = 100;
const NOTES_MAX = 200;
const TYPE_OPTIONS = Object.entries(PAYMENT_TYPES).map(([value, { label }]) => ({ value, label }));

/** Step 4: how the seller can be paid. */
export function PaymentStep() {
  const form = Form.useFormInstance<PaymentStepFields>();
  const methods = Form.useWatch('paymentMethods', { form, preserve: true });
  useEffect(() => {
    // What stands under the list goes as soon as its methods are complete.
    if (form.getFieldError('paymentMethods').length > 0 && methods && !paymentsError(methods)) {
      form.setFields([{ name: 'paymentMethods', errors: [] }]);
    }
  }, [form, methods]);
  return (
    <Form.List
      name="paymentMethods"
      rules={[
        {
          validator: async (_rule, methods: PaymentFields[]) => {
            const error = paymentsError(methods);
            if (error) throw new Error(error);
          },
        },
      ]}
    >
      {(fields, { add, remove }, { errors }) => (
        <div className="grid gap-16">
          {fields.map((field, place) => (
            <Method
              key={field.key}
              field={field}
              title={`Payment method ${place + 1}`}
              onRemove={fields.length > 1 ? () => remove(field.name) : undefined}
            />
          ))}
          <Form.ErrorList className="danger" errors={errors} />
          <div>
            <Button
              icon={<Icon name="plus" />}
              disabled={fields.length >= METHODS_MAX}
              onClick={() => add(newPayment())}
            >
              Add payment method
            </Button>
          </div>
          <PrivacyLine>Whoever is signed in sees how you can be paid.</PrivacyLine>
        </div>
      )}
    </Form.List>
  );
}

interface MethodProps {
  field: FormListFieldData;
  title: string;
  /** None of the only one. */
  onRemove?: () => void;
}

function Method({ field: { name }, title, onRemove }: MethodProps) {
  const form = Form.useFormInstance<PaymentStepFields>();
  const type = Form.useWatch(['paymentMethods', name, 'type'], { form, preserve: true });
  const heading = useId();
  const row = type && PAYMENT_TYPES[type];
  const rule = (part: 'type' | 'identifier') => ({
    validator: async () => {
      const error = missingIn(form.getFieldValue(['paymentMethods', name]))[part];
      if (error) throw new Error(error);
    },
  });
  return (
    <section className={`sunken round ${styles.method}`} aria-labelledby={heading}>
      <div className={`row spread touch ${styles.methodHead}`}>
        <h3 id={heading}>{title}</h3>
        {onRemove && <IconButton icon="trash" label={`Remove ${title.toLowerCase()}`} onClick={onRemove} />}
      </div>
      <div className={`grid ${styles.methodPair}`}>
        <Form.Item name={[name, 'type']} label="Type" rules={[rule('type')]}>
          <Choice options={TYPE_OPTIONS} />
        </Form.Item>
        {row?.needsIdentifier && (
          <Form.Item
            name={[name, 'identifier']}
            label="Where to pay to"
            rules={[
              rule('identifier'),
              { max: IDENTIFIER_MAX, message: 'Please use at most 100 characters' },
            ]}
          >
            <Input placeholder={row.placeholder} autoComplete="off" autoCapitalize="none" />
          </Form.Item>
        )}
      </div>
      <Form.Item
        name={[name, 'notes']}
        label={<OptionalLabel text="Notes" />}
        rules={[{ max: NOTES_MAX, message: 'Notes are too long' }]}
      >
        <Input />
      </Form.Item>
    </section>
  );
}
