import { useId } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { CheckedChoice } from './filter-menu.tsx';
import styles from './menu.module.css';
import { usePopup } from './use-popup.ts';

interface ColumnMenuProps<Key extends string> {
  columns: readonly { key: Key; title: string; isVisible: boolean }[];
  onToggle: (key: Key) => void;
}

/** Chooses which columns of a table are shown. */
export function ColumnMenu<Key extends string>({ columns, onToggle }: ColumnMenuProps<Key>) {
  const { isOpen, toggle, root } = usePopup();
  const panelId = useId();
  return (
    <div {...root} className={styles.popup}>
      <button
        type="button"
        className="btn btn-icon"
        aria-label="Choose columns"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <Icon name="columns" />
      </button>
      {isOpen && (
        <fieldset id={panelId} className={`${styles.panel} ${styles.atEnd}`} aria-label="Columns">
          <b className={styles.title}>Columns</b>
          {columns.map(({ key, title, isVisible }) => (
            <CheckedChoice key={key} label={title} isChecked={isVisible} onToggle={() => onToggle(key)} />
          ))}
        </fieldset>
      )}
    </div>
  );
}
