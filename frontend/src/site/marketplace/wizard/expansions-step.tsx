import { Button, Form, Input } from 'antd';
import { OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { type ExpansionsStepFields, expansionError, withNextExpansion } from './listing-fields.ts';
import styles from './wizard.module.css';

/** Step 2: what is sold along. Enter adds what is typed, and so does going on. */
export function ExpansionsStep({ onAdded }: { onAdded: () => void }) {
  const form = Form.useFormInstance<ExpansionsStepFields>();
  const refuse = async () => {
    const error = expansionError(form.getFieldsValue(['expansions', 'nextExpansion']));
    if (error) throw new Error(error);
  };
  const add = async () => {
    try {
      await form.validateFields(['nextExpansion']);
    } catch {
      return;
    }
    form.setFieldsValue(withNextExpansion(form.getFieldsValue(['expansions', 'nextExpansion'])));
    form.focusField('nextExpansion');
    onAdded();
  };
  return (
    <>
      <Form.Item label={<OptionalLabel text="Expansion sold along" />} htmlFor="listing_nextExpansion">
        <div className="flex gap-12">
          <Form.Item noStyle name="nextExpansion" rules={[{ validator: refuse }]}>
            <Input
              autoComplete="off"
              onPressEnter={(event) => {
                event.preventDefault();
                void add();
              }}
            />
          </Form.Item>
          <Button icon={<Icon name="plus" />} onClick={() => void add()}>
            Add
          </Button>
        </div>
      </Form.Item>
      <Form.Item name="expansions">
        <ExpansionList />
      </Form.Item>
    </>
  );
}

interface ExpansionListProps {
  /** What the form's field gives its control. */
  value?: string[];
  onChange?: (expansions: string[]) => void;
}

function ExpansionList({ value: expansions = [], onChange }: ExpansionListProps) {
  const form = Form.useFormInstance<ExpansionsStepFields>();
  if (expansions.length === 0) {
    return <p className="muted">None so far. A game without expansions can go on as it is.</p>;
  }
  const remove = (removed: string) => {
    onChange?.(expansions.filter((each) => each !== removed));
    form.focusField('nextExpansion');
  };
  return (
    <ul className="grid gap-8" aria-label="Expansions">
      {expansions.map((expansion) => (
        <li key={expansion} className={`row spread gap-8 anywhere sunken round ${styles.expansion}`}>
          <span>{expansion}</span>
          <IconButton icon="trash" label={`Remove ${expansion}`} onClick={() => remove(expansion)} />
        </li>
      ))}
    </ul>
  );
}
