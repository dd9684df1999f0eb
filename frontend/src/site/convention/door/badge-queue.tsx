import { useEffect, useRef, useState } from 'react';
import { useAction } from '#core/action/use-action.ts';
import { fresh } from '#core/api/freshness.ts';
import {
  type BadgeQueueEntry,
  useListBadgeQueueQuery,
  useMoveToFirstMutation,
  useRemoveFromBadgeQueueMutation,
} from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { WaitingRow, WaitingRows } from '#ui/line/waiting-rows.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import styles from './registration-desk.module.css';

const PAGE_SIZE = 25;

/** Who waits for badges of a full house, in order; nothing while nobody does. */
export function BadgeQueue() {
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useListBadgeQueueQuery({ page, limit: PAGE_SIZE }, fresh('listBadgeQueue'));
  const hasRemoved = useRef(false);
  const isEmpty = query.data?.total === 0;
  useEffect(() => {
    // The heading that had the focus went with the last row.
    if (isEmpty && hasRemoved.current) document.querySelector('main')?.focus({ preventScroll: true });
  }, [isEmpty]);
  if (isEmpty || (!query.data && !query.isError)) return null;
  const focusHeading = () => {
    hasRemoved.current = true;
    heading.current?.focus();
  };
  return (
    <section className={`card stack gap-16 pad-24 ${styles.desk} above-24`} aria-labelledby="badge-queue">
      <div className={`row spread gap-16 wrap ${styles.deskHead}`}>
        <div>
          <h2 id="badge-queue" ref={heading} tabIndex={-1} className={styles.heading}>
            Waiting for badges
          </h2>
          <p className="small muted">Badges that are freed are offered in this order.</p>
        </div>
      </div>
      <PagedList
        list={listed(query, PAGE_SIZE)}
        page={page}
        onTurn={setPage}
        noun="party"
        plural="parties"
        failure="Failed to load who waits"
        isPolled
        empty={<EmptyState>Nobody waits.</EmptyState>}
      >
        {(items) => (
          <WaitingRows>
            {items.map((entry) => (
              <BadgeQueueRow key={entry.id} entry={entry} onRemoved={focusHeading} />
            ))}
          </WaitingRows>
        )}
      </PagedList>
    </section>
  );
}

function BadgeQueueRow({ entry, onRemoved }: { entry: BadgeQueueEntry; onRemoved: () => void }) {
  const { id, name, place, badges } = entry;
  const [moveToFirst] = useMoveToFirstMutation();
  const toFront = useAction({
    send: () => moveToFirst(id),
    subject: () => ({ id, name }),
    failure: 'Failed to change the order',
  });
  return (
    <WaitingRow waiting={entry} wanted={count(badges, 'badge')}>
      {place !== null && place > 1 && (
        <IconButton
          icon="up"
          label={`Move ${name} to the front`}
          tooltip="Move to the front"
          onClick={toFront.press()}
        />
      )}
      <RemoveButton entry={entry} onRemoved={onRemoved} />
    </WaitingRow>
  );
}

/** Takes somebody out of the line, after asking. The button goes with its row, so the focus needs another place. */
function RemoveButton({ entry, onRemoved }: { entry: BadgeQueueEntry; onRemoved: () => void }) {
  const { id, name, email, keptUntil } = entry;
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveFromBadgeQueueMutation();
  const { run } = useAction({
    send: () => remove(id),
    subject: () => ({ id, name }),
    failure: 'Failed to remove from the line',
    proceed: onRemoved,
  });
  return (
    <>
      <IconButton
        icon="trash"
        label={`Remove ${name} from the line`}
        tooltip="Remove from the line"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <MessageDialog
          tone="question"
          title="Remove from the Line"
          action={{ label: 'Remove', run: () => void run() }}
          onClose={() => setAsking(false)}
        >
          {name} ({email}) will not wait any more{keptUntil && ', and the kept badges go to the next'}. They
          are not told by e-mail.
        </MessageDialog>
      )}
    </>
  );
}
