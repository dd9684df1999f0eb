import { Alert, Button } from 'antd';
import { useState } from 'react';
import { LargeDialog } from '#antd/dialogs/large-dialog.tsx';
import { changesText, leftOutText } from '#antd/mail/audience-text.ts';
import { capital, type SendingTime } from '#core/action/sending-time.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { problemOf } from '#core/api/problem.ts';
import { useGetAudienceQuery } from '#core/api/staff.ts';
import { people } from '#core/text/count-text.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { emailFailure, sendTimeText } from '../email-text.ts';
import styles from './compose.module.css';
import { isToMany, TOOLS, type Tool } from './tools.ts';
import type { Audience } from './use-audience.ts';
import type { Sent } from './use-send.ts';

interface ExecuteDialogProps {
  frame: DialogFrame;
  tool: Tool;
  audience: Audience;
  /** `YYYY-MM-DDTHH:mm` in the convention's zone; null where no time is chosen. */
  sendAt: string | null;
  time: SendingTime;
  /** Fixes anew whom it goes to. */
  onLookAgain: () => Promise<{ error?: unknown }>;
  onSend: (confirm: boolean) => Promise<Sent>;
  onSent: (data: unknown) => void;
}

/** Asks before a mailing is sent: to how many, who is left out, when; and again when something has changed. */
export function ExecuteDialog(props: ExecuteDialogProps) {
  const { frame, tool, audience, sendAt, time, onLookAgain, onSend, onSent } = props;
  const { timeZone } = useEdition();
  const [error, setError] = useState<unknown>();
  const now = useGetAudienceQuery(
    { id: audience.id, password: audience.password },
    { refetchOnMountOrArgChange: true },
  );
  const { code, title, answer } = problemOf(error);
  const isRepeat = code === 'sent-a-moment-ago';
  const changes = now.currentData?.changes ? changesText(now.currentData.changes) : '';
  const haveWordsChanged = code === 'words-changed';
  const hasChanged = code === 'audience-changed' || haveWordsChanged || changes !== '';
  const number = people(audience.recipients);
  // To one recipient it leaves at once.
  const isAtOnce = !isToMany(tool);
  const isLater = !isAtOnce && (sendAt !== null || time.when !== 'now');
  const note = isAtOnce
    ? 'What has left cannot be called back.'
    : isLater
      ? 'You can undo it until it is sent. Who no longer belongs to it by then gets nothing.'
      : 'It leaves in 10 seconds, and until then you can undo it. What has left cannot be called back.';

  const subject = () => ({ id: '', name: TOOLS[tool].label });
  const look = useAction({
    send: onLookAgain,
    subject,
    failure: 'The preview did not load.',
    place: frame.isOpen,
    proceed: () => setError(undefined),
    refused: setError,
  });
  const mailing = useAction({
    send: () => onSend(isRepeat),
    subject,
    failure: 'The mailing was not sent.',
    place: frame.isOpen,
    succeeded: (data) => frame.onDone(() => onSent(data)),
    refused: setError,
  });

  return (
    <LargeDialog
      frame={frame}
      title={`${TOOLS[tool].label}: send to ${number}?`}
      width={560}
      footer={
        <>
          <Button onClick={frame.onCancel}>Cancel</Button>
          {hasChanged ? (
            <Button type="primary" loading={look.isBusy} onClick={look.press()}>
              Look again
            </Button>
          ) : (
            <Button
              type="primary"
              icon={<Icon name="send" />}
              loading={mailing.isBusy}
              onClick={mailing.press()}
            >
              {isRepeat ? 'Send all the same' : isLater ? `Schedule for ${number}` : `Send to ${number}`}
            </Button>
          )}
        </>
      }
    >
      <div className={`form ${styles.body}`}>
        <dl className={`grid ${styles.facts}`}>
          <dt>To</dt>
          <dd>
            <span className="strong">{number}</span>
            {audience.skipped.length > 0 && <p className="small muted">{leftOutText(audience.skipped)}</p>}
          </dd>
          <dt>When</dt>
          <dd>{sendAt ? sendTimeText(sendAt, timeZone) : isAtOnce ? 'Now' : capital(time.when)}</dd>
        </dl>
        {hasChanged ? (
          <Alert
            type="warning"
            showIcon
            title={haveWordsChanged ? title : 'Audience changed'}
            description={
              haveWordsChanged
                ? emailFailure(error)
                : `${changes || emailFailure(error)} Nothing was sent. Look again to see who gets it now.`
            }
          />
        ) : (
          Boolean(error) && (
            <Alert
              type={isRepeat ? 'warning' : 'error'}
              showIcon
              title={isRepeat ? title : 'Error'}
              description={
                answer
                  ? emailFailure(error)
                  : `${emailFailure(error)} It may have been sent all the same. Send it again: nobody gets it twice.`
              }
            />
          )
        )}
        <p className="small muted">{note}</p>
      </div>
    </LargeDialog>
  );
}
