import { Checkbox, Form, Input, InputNumber } from 'antd';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { LONGEST_PURPOSE, MOST_TOKEN_DAYS, TOKEN_SCOPES } from '#core/api/facts.generated.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { type TokenForm, useMakeTokenMutation } from '#core/api/staff.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import type { NewToken } from './made-token.tsx';

const EMPTY: TokenForm = { purpose: '', scopes: [], days: 90 };
const SCOPE_OPTIONS = Object.entries(TOKEN_SCOPES).map(([value, label]) => ({ value, label }));
const MAY = 'The program may';
const HOW_LONG = `Please say for how many days, at most ${MOST_TOKEN_DAYS}`;

interface TokenDialogProps {
  frame: DialogFrame;
  onMade: (made: NewToken) => void;
  /** The dialog has gone, and with it the focus that it held. */
  onClosed: () => void;
}

/** Makes a token: what for, what it opens, until when. */
export function TokenDialog({ frame, onMade, onClosed }: TokenDialogProps) {
  useFreshSignInOnOpen();
  const [make] = useMakeTokenMutation();
  const save = async ({ purpose, ...form }: TokenForm) => {
    const answer = await make({ ...form, purpose: purpose.trim() });
    if (answer.data) onMade({ purpose: purpose.trim(), token: answer.data.token });
    return answer;
  };
  return (
    <FormDialog
      frame={{
        ...frame,
        onClosed: () => {
          frame.onClosed();
          onClosed();
        },
      }}
      title="Make a Token"
      submitLabel="Make"
      initialValues={EMPTY}
      failure="The token was not made."
      action={save}
    >
      <Form.Item
        name="purpose"
        label="What it is for"
        rules={[{ required: true, whitespace: true, message: 'Please say what it is for' }]}
      >
        <Input autoComplete="off" maxLength={LONGEST_PURPOSE} placeholder="Nightly import of members" />
      </Form.Item>
      <Form.Item
        name="scopes"
        label={MAY}
        // Not `required`, which the library writes on a group as `aria-required`, where it means nothing.
        rules={[{ type: 'array', min: 1, message: 'Please say what the program may do' }]}
      >
        <Checkbox.Group aria-label={MAY} className="grid gap-8" options={SCOPE_OPTIONS} />
      </Form.Item>
      <Form.Item
        name="days"
        label="Days it holds"
        rules={[{ required: true, type: 'integer', min: 1, max: MOST_TOKEN_DAYS, message: HOW_LONG }]}
      >
        <InputNumber min={1} max={MOST_TOKEN_DAYS} precision={0} inputMode="numeric" />
      </Form.Item>
    </FormDialog>
  );
}
