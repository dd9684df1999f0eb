import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { type Suppression, useListSuppressionsQuery, useRemoveSuppressionMutation } from '#api/generated.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { useScreen } from '#ui/screen.ts';
import styles from '../email-list.module.css';
import { AddSuppressionDialog } from './add-suppression-dialog.tsx';
import { keyOf, REASON_LOOKS } from './suppression-reason.ts';
import { SuppressionCards, SuppressionTable } from './suppression-rows.tsx';
import { SuppressionTools } from './suppression-tools.tsx';
import { useSuppressionView } from './suppression-view.ts';

const PAGE_SIZE = 50;
/** ms; those who bounce or unsubscribe come in by themselves. */
const REFRESH_INTERVAL = 30_000;

/** /emailer/suppressed: the addresses that are not mailed, and why. */
export function SuppressionsPage() {
  const [view, changeView] = useSuppressionView();
  const { search, reason, page } = view;
  const openDialog = useOpenDialog();
  const { isWide } = useScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useListSuppressionsQuery(
    { search: search || undefined, reason: reason || undefined, page, limit: PAGE_SIZE },
    { pollingInterval: REFRESH_INTERVAL, skipPollingIfUnfocused: true },
  );
  const turnTo = useCallback(
    (next: number, options?: { replace: boolean }) => changeView({ page: next }, options),
    [changeView],
  );
  const Rows = isWide ? SuppressionTable : SuppressionCards;
  return (
    <section className={`card ${styles.list}`} aria-labelledby="suppressed">
      <div className={styles.head}>
        <div>
          <h2 id="suppressed" ref={heading} tabIndex={-1}>
            Suppressed addresses
          </h2>
          <p className="small muted">They are skipped when mail goes to many.</p>
        </div>
        <Button type="primary" icon={<Icon name="plus" />} onClick={() => openDialog('add-suppression')}>
          Add address
        </Button>
      </div>
      <SuppressionTools view={view} onChangeView={changeView} />
      <PagedList
        list={listed(query, PAGE_SIZE)}
        page={page}
        onTurn={turnTo}
        noun="entry"
        plural="entries"
        failure="The suppressed addresses did not load"
        isPolled
        empty={<NothingFound isFiltered={Boolean(search || reason)} />}
      >
        {(items) => <Rows items={items} onRemove={(key) => openDialog('remove-suppression', key)} />}
      </PagedList>
      <RoutedDialog name="add-suppression" find={() => true}>
        {(_subject, frame) => <AddSuppressionDialog frame={frame} />}
      </RoutedDialog>
      <RoutedDialog
        name="remove-suppression"
        find={(key) => query.data?.items.find((item) => keyOf(item) === key)}
        fallbackFocus={heading}
      >
        {(suppression, frame) => <RemoveSuppressionDialog suppression={suppression} frame={frame} />}
      </RoutedDialog>
    </section>
  );
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState>
      <p>{isFiltered ? 'No address found.' : 'No address is suppressed.'}</p>
      <p className="small">
        {isFiltered
          ? 'Try another search or reason.'
          : 'Those that bounce or unsubscribe appear here by themselves. Others can be added.'}
      </p>
    </EmptyState>
  );
}

interface RemoveSuppressionDialogProps {
  suppression: Suppression;
  frame: DialogFrame;
}

/** Asks before an address is mailed again. */
function RemoveSuppressionDialog({ suppression, frame }: RemoveSuppressionDialogProps) {
  const { address, reason } = suppression;
  const [remove] = useRemoveSuppressionMutation();
  const { label, removal } = REASON_LOOKS[reason];
  return (
    <ConfirmDialog
      frame={frame}
      title="Remove Address"
      subject={`${address} (${label})`}
      text={removal}
      confirmLabel="Remove"
      isDestructive
      failure="Failed to remove the address"
      action={() => remove({ address, reason })}
      onDone={() => showToast({ title: `${address} is off the list` })}
    />
  );
}
