import { Button, Form, Input, Select } from 'antd';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { keyOf, REASON_LOOKS, REASON_OPTIONS, REASONS } from '#antd/delivery/suppression-reason.ts';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { ADDRESS_RULES, FormDialog, OptionalLabel } from '#antd/dialogs/form-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { polled } from '#api/polled.ts';
import {
  type NewSuppression,
  type Suppression,
  useAddSuppressionMutation,
  useListSuppressionsQuery,
  useRemoveSuppressionMutation,
} from '#api/staff.ts';
import {
  type ChangeView,
  choicePart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#ui/address/use-url-view.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { LONGEST_SEARCH, useSearchText } from '#ui/form/use-search-text.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import styles from '#ui/list/list-card.module.css';
import { SearchField } from '#ui/list/list-controls.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { useScreen } from '#ui/screen.ts';
import { SuppressionCards, SuppressionTable } from './suppression-rows.tsx';

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
    polled(REFRESH_INTERVAL),
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
        <div className="link-row">
          <Link className="btn" to="/organise/import?what=suppressions">
            Import…
          </Link>
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => openDialog('add-suppression')}>
            Add address
          </Button>
        </div>
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

const FILTERS = [{ value: '' as const, label: 'All reasons' }, ...REASON_OPTIONS];

interface SuppressionToolsProps {
  view: SuppressionView;
  onChangeView: ChangeSuppressionView;
}

/** Search and filter of the suppressed addresses. */
function SuppressionTools({ view, onChangeView }: SuppressionToolsProps) {
  const [text, setText] = useSearchText(view.search, (search) =>
    onChangeView({ search, page: 1 }, { replace: true }),
  );
  return (
    <div className={styles.tools}>
      <SearchField label="Search addresses" placeholder="Part of an address" text={text} onChange={setText} />
      <Select
        aria-label="Reason"
        value={view.reason}
        options={FILTERS}
        onChange={(reason) => onChangeView({ reason, page: 1 })}
      />
    </div>
  );
}

const PARTS = {
  search: textPart(LONGEST_SEARCH),
  /** '' for all. */
  reason: choicePart(['', ...REASONS], ''),
  page: pagePart,
};

type SuppressionView = UrlView<typeof PARTS>;
type ChangeSuppressionView = ChangeView<SuppressionView>;

/** Which suppressed addresses are shown. */
function useSuppressionView() {
  return useUrlView(PARTS);
}

/** Characters, as many as the server takes. */
const LONGEST_NOTE = 500;

const EMPTY: NewSuppression = { address: '', reason: 'blocked', note: '' };

/** Puts an address on the list by hand. */
function AddSuppressionDialog({ frame }: { frame: DialogFrame }) {
  const [form] = Form.useForm<NewSuppression>();
  const [add] = useAddSuppressionMutation();
  const reason = Form.useWatch('reason', form) ?? EMPTY.reason;
  return (
    <FormDialog
      frame={frame}
      title="Add Address"
      submitLabel="Add"
      form={form}
      initialValues={EMPTY}
      failure="Failed to add the address"
      action={(values) =>
        add({
          address: values.address.trim(),
          reason: values.reason,
          note: values.note?.trim() || undefined,
        })
      }
      onDone={() => showToast({ title: 'The address is on the list' })}
    >
      <Form.Item name="address" label="Email" rules={ADDRESS_RULES} validateTrigger="onBlur">
        <Input type="email" autoComplete="off" maxLength={254} />
      </Form.Item>
      <Form.Item name="reason" label="Reason" extra={REASON_LOOKS[reason].effect}>
        <Select options={REASON_OPTIONS} />
      </Form.Item>
      <Form.Item name="note" label={<OptionalLabel text="Note" />}>
        <Input.TextArea rows={2} maxLength={LONGEST_NOTE} />
      </Form.Item>
    </FormDialog>
  );
}
