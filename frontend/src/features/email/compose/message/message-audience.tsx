import { Form, Radio } from 'antd';
import { GuestListInput } from '#antd/guest-list/guest-list-input.tsx';
import { VerdictList } from '#antd/guest-list/verdict-list.tsx';
import { useTypedPassword } from '../../typed-password.tsx';
import styles from './message-audience.module.css';
import type { PastedList } from './use-pasted-list.ts';

const WORDS = { invited: 'will get it', suppressed: 'not mailed' };

/** Whom a custom message goes to: the past registrants, or a pasted list with what will come of each of its lines. */
export function MessageAudience({ list }: { list: PastedList }) {
  const { summary, isUsed } = list;
  return (
    <div>
      <Form.Item label="To">
        <Radio.Group
          aria-label="To"
          value={isUsed}
          options={[
            { value: false, label: 'Past registrants' },
            { value: true, label: 'A pasted list' },
          ]}
          onChange={({ target }) => list.setUsed(target.value)}
        />
      </Form.Item>
      <div className={styles.list} hidden={!isUsed}>
        <GuestListInput
          label="People, one per line"
          text={list.text}
          readFile={list.readFile}
          onText={list.setText}
        />
        <div className={styles.verdicts}>
          {list.hasFailed && (
            <p className="field-error" role="alert">
              This page cannot read lists any more, perhaps because a new version is out. Copy what you typed,
              reload the page and try again.
            </p>
          )}
          {summary && summary.total > 0 ? (
            <>
              <ServerNote list={list} />
              <VerdictList summary={summary} words={WORDS} />
            </>
          ) : (
            <p className="muted">Paste a list to see what will come of each line.</p>
          )}
        </div>
      </div>
    </div>
  );
}

function ServerNote({ list }: { list: PastedList }) {
  const { accepted } = useTypedPassword();
  if (!list.isServerSilent) return null;
  return (
    <p className="small muted" role="status">
      {accepted
        ? 'Who may not be mailed could not be checked just now. Nobody who may not be mailed gets it.'
        : 'Who may not be mailed is checked by Preview, with the password.'}
    </p>
  );
}
