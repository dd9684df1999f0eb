import { Button } from 'antd';
import { MessageField } from '../../../antd/mail/message-field.tsx';
import { MessageAudience } from './message-audience.tsx';
import styles from './message-section.module.css';
import { MESSAGE_VARIABLES } from './message-variables.ts';
import type { Message } from './use-message.ts';
import type { PastedList } from './use-pasted-list.ts';

interface MessageSectionProps {
  message: Message;
  list: PastedList;
  /** Why the server refused the text. */
  refusal: string | undefined;
}

/** Writing a custom message: its text, and whom it goes to. */
export function MessageSection({ message, list, refusal }: MessageSectionProps) {
  const { text } = message;
  return (
    <>
      <div>
        <MessageField
          label="Message"
          text={text}
          onChange={message.setText}
          variables={MESSAGE_VARIABLES}
          error={refusal}
        />
        <div className={styles.drafts}>
          {text !== '' && <Button onClick={message.clear}>Discard</Button>}
          <span className="small muted" role="status">
            {text.trim() !== '' && 'Kept in this browser until it is sent.'}
          </span>
        </div>
      </div>
      <MessageAudience list={list} />
    </>
  );
}
