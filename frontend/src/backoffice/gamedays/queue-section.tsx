import { Button } from 'antd';
import { type RefObject, useCallback, useId } from 'react';
import { useAction, useShowFailure } from '#core/action/use-action.ts';
import { fresh } from '#core/api/freshness.ts';
import {
  type GamedayQueueEntry,
  useChangeGamedayQueueEntryMutation,
  useListGamedayQueueQuery,
  useRemoveGamedayQueueEntryMutation,
} from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { WaitingRow, WaitingRows } from '#ui/line/waiting-rows.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import type { ChangeManagementView } from './management-view.ts';
import styles from './queue-section.module.css';

const PAGE_SIZE = 25;

interface QueueSectionProps {
  gamedayId: string;
  page: number;
  /** Takes the focus when the button that had it is gone. */
  panel: RefObject<HTMLElement | null>;
  onChangeView: ChangeManagementView;
  onOpen: OpenDialog;
}

/** Who waits for seats of the selected gameday, in order; nothing while nobody does. */
export function QueueSection({ gamedayId, page, panel, onChangeView, onOpen }: QueueSectionProps) {
  const headingId = useId();
  const query = useListGamedayQueueQuery(
    { id: gamedayId, page, limit: PAGE_SIZE },
    fresh('listGamedayQueue'),
  );
  const list = listed(query, PAGE_SIZE);
  const find = (id: string) => list.items?.find((entry) => entry.id === id);
  const turnTo = useCallback(
    (queue: number, options?: { replace: boolean }) => onChangeView({ queue }, options),
    [onChangeView],
  );
  if (query.data?.total === 0 || (!query.data && !query.isError)) return null;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h3 id={headingId}>Queue</h3>
      <PagedList
        list={list}
        page={page}
        onTurn={turnTo}
        noun="party"
        plural="parties"
        failure="Failed to load the queue"
        isPolled
        empty={<EmptyState>Nobody waits.</EmptyState>}
      >
        {(items) => (
          <WaitingRows>
            {items.map((entry) => (
              <QueueRow key={entry.id} gamedayId={gamedayId} entry={entry} onOpen={onOpen} />
            ))}
          </WaitingRows>
        )}
      </PagedList>
      <RoutedDialog name="take-in" find={find} fallbackFocus={panel}>
        {(entry, frame) => <TakeInDialog gamedayId={gamedayId} entry={entry} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="remove-from-queue" find={find} fallbackFocus={panel}>
        {(entry, frame) => <RemoveDialog gamedayId={gamedayId} entry={entry} frame={frame} />}
      </RoutedDialog>
    </section>
  );
}

interface QueueRowProps {
  gamedayId: string;
  entry: GamedayQueueEntry;
  onOpen: OpenDialog;
}

function QueueRow({ gamedayId, entry, onOpen }: QueueRowProps) {
  const { id, place, guestName, guestEmail, seats } = entry;
  const [changeEntry] = useChangeGamedayQueueEntryMutation();
  const showFailure = useShowFailure();
  const toFront = useAction({
    send: () => changeEntry({ id: gamedayId, entryId: id, gamedayQueueEntryChange: { place: 1 } }),
    subject: () => ({ id, name: guestName }),
    failure: 'Failed to change the order',
    succeeded: () => showFailure(null),
  });
  return (
    <WaitingRow waiting={{ ...entry, name: guestName, email: guestEmail }} wanted={count(seats, 'seat')}>
      {place !== null && place > 1 && (
        <IconButton
          icon="up"
          label={`Move ${guestName} to the front`}
          tooltip="Move to the front"
          onClick={toFront.press()}
        />
      )}
      <Button size="small" aria-label={`Take in ${guestName}`} onClick={() => onOpen('take-in', id)}>
        Take in
      </Button>
      <IconButton
        icon="trash"
        label={`Remove ${guestName} from the queue`}
        tooltip="Remove from the queue"
        onClick={() => onOpen('remove-from-queue', id)}
      />
    </WaitingRow>
  );
}

interface EntryDialogProps {
  gamedayId: string;
  entry: GamedayQueueEntry;
  frame: DialogFrame;
}

function TakeInDialog({ gamedayId, entry, frame }: EntryDialogProps) {
  const [changeEntry] = useChangeGamedayQueueEntryMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Take In"
      subject={`${entry.guestName}, ${count(entry.seats, 'seat')}`}
      text="The guest is accepted with this party, whoever else waits, and gets a mail that says so. The seats must be free, or kept for this guest."
      confirmLabel="Take in"
      failure="Failed to take in the guest"
      action={() =>
        changeEntry({ id: gamedayId, entryId: entry.id, gamedayQueueEntryChange: { accept: true } })
      }
    />
  );
}

function RemoveDialog({ gamedayId, entry, frame }: EntryDialogProps) {
  const [removeEntry] = useRemoveGamedayQueueEntryMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Remove from the Queue"
      subject={`${entry.guestName}, ${entry.guestEmail}`}
      text="The guest is not told. Seats that are kept for the guest are offered to the next."
      confirmLabel="Remove"
      isDestructive
      failure="Failed to remove the guest from the queue"
      action={() => removeEntry({ id: gamedayId, entryId: entry.id })}
    />
  );
}
