import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import { isUnfinished } from '#antd/delivery/delivery-state.ts';
import { useMailing } from '#antd/delivery/use-polled-progress.ts';
import { leavesText } from '#core/action/sending-time.ts';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { useCancelMailingMutation } from '#core/api/staff.ts';
import { people } from '#core/text/count-text.ts';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { UndoLine } from '#ui/feedback/undo-line.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { emailFailure } from '../email-text.ts';
import { CANCEL_MAILING, CancelMailing } from '../history/mailing-dialogs.tsx';
import { MailingProgress, MailingStateNote } from '../history/mailing-parts.tsx';
import styles from './compose.module.css';
import type { Sent } from './use-send.ts';

/** What came of the last call: its results as the server lists them, that it went well, or why it failed. */
export function Outcome({ data, error }: Sent) {
  if (error) {
    return <Alert role="alert" type="error" showIcon title="Error" description={emailFailure(error)} />;
  }
  const lines = Array.isArray(data) ? data.filter((line): line is string => typeof line === 'string') : [];
  return (
    <Alert
      role="status"
      type="success"
      showIcon
      title={lines.length > 0 ? 'Results' : 'The e-mails were sent successfully.'}
      description={
        lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )
      }
    />
  );
}

/** The mailing that was sent last, as it goes: pause, resume, cancel, and the way to each of its recipients. */
export function SentMailing({ id, onUndone }: { id: string; onUndone: () => void }) {
  const { timeZone } = useEdition();
  const [cancel] = useCancelMailingMutation();
  const polled = useMailing(id);
  const openDialog = useOpenDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mailing } = polled;
  const undo = useAction({
    send: () => cancel({ id, unlessLeft: true }),
    subject: () => ({ id, name: mailing?.title ?? '' }),
    failure: 'It was not undone.',
    place: id,
    succeeded: () => showToast({ title: 'Undone', description: 'Nobody is mailed.' }),
    proceed: onUndone,
  });
  // An old link may lead to one that is gone; nothing else here depends on it.
  if (!mailing) return null;
  const { leavesAt, size } = mailing;
  return (
    <section className="card card-body stack gap-16" aria-labelledby="sent-mailing">
      <UndoLine isBusy={undo.isBusy} onUndo={undo.press()}>
        {leavesAt && `${people(size)} ${size === 1 ? 'gets' : 'get'} it ${leavesText(leavesAt, timeZone)}.`}
      </UndoLine>
      <div className={`cluster top spread ${styles.head}`}>
        <div>
          <h2 id="sent-mailing" ref={heading} tabIndex={-1}>
            {mailing.title}
          </h2>
          <MailingStateNote mailing={mailing} />
        </div>
        <div className="link-row">
          <Link className="btn" to={`/emailer/history/${id}`}>
            Recipients
          </Link>
          {isUnfinished(mailing) && !leavesAt && (
            <Button danger icon={<Icon name="close" />} onClick={() => openDialog(CANCEL_MAILING, id)}>
              Cancel mailing
            </Button>
          )}
        </div>
      </div>
      {mailing.startedAt !== null && <MailingProgress mailing={mailing} polled={polled} />}
      <CancelMailing find={(asked) => (asked === id ? mailing : undefined)} fallbackFocus={heading} />
    </section>
  );
}
