import { Button, Form, Input } from 'antd';
import { FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { showToast } from '#core/action/toast.ts';
import { useEdition } from '#core/api/edition.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import {
  type ToolsPassword,
  useChangeToolsPasswordMutation,
  useGetToolsPasswordQuery,
} from '#core/api/staff.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import styles from './people.module.css';

const DIALOG = 'tools-password';

/** The password of the e-mail tools: since when it holds, and another one. */
export function ToolsPasswordCard() {
  const { timeZone } = useEdition();
  const { data } = useGetToolsPasswordQuery();
  const openDialog = useOpenDialog();
  return (
    <section className={`card card-body ${styles.account}`} aria-labelledby="tools-password">
      <div>
        <h2 id="tools-password">Password of the e-mail tools</h2>
        <p className="small muted">
          Mailers and administrators type it to see and send mail. {data && stateText(data, timeZone)}
        </p>
      </div>
      <div>
        <Button onClick={() => openDialog(DIALOG)}>Change the password</Button>
      </div>
      <RoutedDialog name={DIALOG} find={() => true}>
        {(_subject, frame) => <ChangeDialog frame={frame} />}
      </RoutedDialog>
    </section>
  );
}

function stateText({ source, changedAt }: ToolsPassword, timeZone: string): string {
  if (changedAt) return `It was changed on ${shortMoment(changedAt, timeZone)}.`;
  return source === 'none'
    ? 'There is none, so the tools are switched off.'
    : 'It is the one of the settings, EMAILER_PASSWORD.';
}

interface PasswordValues {
  password: string;
}

function ChangeDialog({ frame }: { frame: DialogFrame }) {
  useFreshSignInOnOpen();
  const [change] = useChangeToolsPasswordMutation();
  return (
    <FormDialog<PasswordValues>
      frame={frame}
      title="Change the Password"
      submitLabel="Change"
      initialValues={{ password: '' }}
      failure="The password was not changed."
      action={(values) => change(values)}
      onDone={() =>
        showToast({ title: 'The password is changed', description: 'Tell it to those who send mail.' })
      }
    >
      <Form.Item
        name="password"
        label="New password"
        extra="At least 10 characters. Nobody can read it here afterwards, and the former one opens nothing any more."
        rules={[{ required: true, min: 10, message: 'Please use 10 to 200 characters' }]}
        validateTrigger="onBlur"
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
}
