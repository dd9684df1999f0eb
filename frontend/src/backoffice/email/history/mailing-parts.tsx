import { Button } from 'antd';
import { Link } from 'react-router';
import { DeliveryCounts, DeliveryNote, DeliveryProgress, PauseButton } from '#antd/delivery/delivery.tsx';
import { isUnfinished, kindText, MAILING_DISPLAY, mailingDetail } from '#antd/delivery/delivery-state.ts';
import type { PolledProgress } from '#antd/delivery/use-polled-progress.ts';
import { useEdition } from '#core/api/edition.ts';
import { type Mailing, usePauseMailingMutation, useResumeMailingMutation } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './history.module.css';
import { CANCEL_MAILING } from './mailing-dialogs.tsx';

// What the table and the cards of the history show of a mailing.

/** The product sends some mailings by itself. */
export const NO_AUTHOR = 'Automatic';

export function MailingTitle({ mailing }: { mailing: Mailing }) {
  return (
    <>
      <Link className={`strong row ${styles.title}`} to={`/emailer/history/${mailing.id}`}>
        {mailing.title}
      </Link>
      <span className="small muted block">{kindText(mailing.kind)}</span>
    </>
  );
}

export function MailingStateNote({ mailing }: { mailing: Mailing }) {
  const { timeZone } = useEdition();
  return (
    <DeliveryNote display={MAILING_DISPLAY[mailing.state]} details={[mailingDetail(mailing, timeZone)]} />
  );
}

export function MailingResults({ mailing }: { mailing: Mailing }) {
  if (mailing.startedAt === null)
    return <span className="muted">For {count(mailing.size, 'person', 'people')}</span>;
  return <DeliveryCounts counts={mailing.counts} />;
}

interface MailingActionsProps {
  mailing: Mailing;
  onOpen: OpenDialog;
}

/** What can be done with a mailing that has not ended: pause it, resume it, cancel what is left of it. */
export function MailingActions({ mailing, onOpen }: MailingActionsProps) {
  if (!isUnfinished(mailing)) return null;
  return (
    <span className={`gap-8 at-end wrap ${styles.actions}`}>
      {mailing.startedAt !== null && <PauseMailing mailing={mailing} />}
      <Button
        danger
        size="small"
        icon={<Icon name="close" />}
        aria-label={`Cancel ${mailing.title}`}
        onClick={() => onOpen(CANCEL_MAILING, mailing.id)}
      >
        Cancel
      </Button>
    </span>
  );
}

function PauseMailing({ mailing: { id, title, state } }: { mailing: Mailing }) {
  const [pause] = usePauseMailingMutation();
  const [resume] = useResumeMailingMutation();
  return (
    <PauseButton
      isPaused={state !== 'sending'}
      subject={title}
      onPause={() => pause(id)}
      onResume={() => resume(id)}
    />
  );
}

interface MailingProgressProps {
  mailing: Mailing;
  polled: PolledProgress;
}

/** The bar of a mailing that has begun, with Pause or Resume while it is under way. */
export function MailingProgress({ mailing: { id }, polled }: MailingProgressProps) {
  const [pause] = usePauseMailingMutation();
  const [resume] = useResumeMailingMutation();
  const { progress, ...moment } = polled;
  if (!progress) return null;
  return (
    <DeliveryProgress
      progress={progress}
      {...moment}
      noun="mail"
      onPause={() => pause(id)}
      onResume={() => resume(id)}
    />
  );
}
