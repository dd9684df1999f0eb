import { Form } from 'antd';
import { choicePart, useUrlView } from '../../../ui/address/use-url-view.ts';
import { PasswordField } from '../password-field.tsx';
import styles from './send-page.module.css';
import { ToolChoice } from './tool-choice.tsx';
import { TOOL_NAMES } from './tools.ts';

const PARTS = { tool: choicePart(TOOL_NAMES, 'review') };

/** /emailer: what is sent, to whom, and sending it (spec §2). */
export function SendPage() {
  const [{ tool }, changeView] = useUrlView(PARTS);
  return (
    <Form layout="vertical" component="div" className={`card card-body ${styles.settings}`}>
      <ToolChoice tool={tool} onChange={(next) => changeView({ tool: next })} />
      <PasswordField />
    </Form>
  );
}
