import { Select } from 'antd';
import { useSearchText } from '#ui/form/use-search-text.ts';
import { SearchField } from '#ui/list/list-controls.tsx';
import styles from '../email-list.module.css';
import { REASON_OPTIONS } from './suppression-reason.ts';
import type { ChangeSuppressionView, SuppressionView } from './suppression-view.ts';

const FILTERS = [{ value: '' as const, label: 'All reasons' }, ...REASON_OPTIONS];

interface SuppressionToolsProps {
  view: SuppressionView;
  onChangeView: ChangeSuppressionView;
}

/** Search and filter of the suppressed addresses. */
export function SuppressionTools({ view, onChangeView }: SuppressionToolsProps) {
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
