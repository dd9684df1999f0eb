import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useMailing } from '#antd/delivery/use-polled-progress.ts';
import { problemOf } from '#core/api/problem.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, StaleNote } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { CancelMailing, ForgetBounces, RESEND_FAILED, ResendDialog } from './mailing-dialogs.tsx';
import { MailingProgress } from './mailing-parts.tsx';
import { MailingSummary } from './mailing-summary.tsx';
import { Recipients } from './recipients.tsx';

/** /emailer/history/{mailingId}: what became of one mailing, and of each of its mails. */
export function MailingPage() {
  const { mailingId = '' } = useParams();
  const polled = useMailing(mailingId);
  const openDialog = useOpenDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mailing, error, hasFailed, heardAt, refetch } = polled;
  const showsSkeleton = usePending(!mailing && !error, SKELETON_DELAY);
  const find = (id: string) => (id === mailingId ? mailing : undefined);
  return (
    <div className="stack gap-16">
      <p>
        <Link className="inline-row gap-6 touch" to="/emailer/history">
          <Icon name="previous" />
          History
        </Link>
      </p>
      {!mailing && problemOf(error).status === 404 && <MissingMailing />}
      {!mailing && Boolean(error) && problemOf(error).status !== 404 && (
        <LoadFailure title="The mailing did not load" onRetry={refetch} />
      )}
      {!mailing && showsSkeleton && <ListSkeleton rows={6} />}
      {mailing && (
        <>
          <MailingSummary mailing={mailing} heading={heading} onOpen={openDialog} />
          {mailing.startedAt === null ? (
            hasFailed && <StaleNote since={heardAt} isRetrying />
          ) : (
            <MailingProgress mailing={mailing} polled={polled} />
          )}
          <Recipients mailing={mailing} isSending={polled.progress?.active ?? false} />
        </>
      )}
      <ForgetBounces find={find} fallbackFocus={heading} />
      <CancelMailing find={find} fallbackFocus={heading} />
      <RoutedDialog name={RESEND_FAILED} find={find} fallbackFocus={heading}>
        {(subject, frame) => <ResendDialog mailing={subject} frame={frame} />}
      </RoutedDialog>
    </div>
  );
}

function MissingMailing() {
  return (
    <EmptyState isCard>
      <p>This mailing is not in the history.</p>
      <p>
        <Link className="btn" to="/emailer/history">
          Show the history
        </Link>
      </p>
    </EmptyState>
  );
}
