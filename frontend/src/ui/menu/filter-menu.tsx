import { useId, useState } from 'react';
import { useOptimisticValue } from '#core/address/use-url-view.ts';
import { holdingWords } from '#core/text/searchable.ts';
import { Icon } from '../pieces/icon.tsx';
import styles from './menu.module.css';
import { usePopup } from './use-popup.ts';

interface Choice {
  value: string;
  label: string;
}

interface FilterMenuProps {
  label: string;
  /** The plural in '8 organizers'. */
  plural: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (value: string, isChosen: boolean) => void;
  /** With a search field, for many choices. */
  isSearched?: boolean;
  className?: string | undefined;
}

/** A multi-select filter. While nothing is chosen, everything passes. */
export function FilterMenu(props: FilterMenuProps) {
  const { label, plural, choices, chosen, onToggle, isSearched = false, className = '' } = props;
  const { isOpen, toggle, root } = usePopup();
  const panelId = useId();
  const [first] = chosen;
  const only = chosen.length === 1 && choices.find(({ value }) => value === first)?.label;
  const text = first === undefined ? label : only || `${chosen.length} ${plural}`;
  return (
    <div {...root} className={`${styles.popup} ${styles.filter} ${first ? styles.active : ''} ${className}`}>
      <div className="select">
        <button
          type="button"
          className={`input nowrap clips to-start type-15 ${styles.button}`}
          aria-label={first === undefined ? undefined : `${label}: ${text}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {text}
        </button>
      </div>
      {isOpen && (
        <dialog
          id={panelId}
          open
          className={`grid ink card-corners gap-2 ${styles.panel}`}
          aria-label={label}
        >
          <Choices choices={choices} chosen={chosen} onToggle={onToggle} isSearched={isSearched} />
        </dialog>
      )}
    </div>
  );
}

type ChoicesProps = Required<Pick<FilterMenuProps, 'choices' | 'chosen' | 'onToggle' | 'isSearched'>>;

function Choices({ choices, chosen, onToggle, isSearched }: ChoicesProps) {
  const [search, setSearch] = useState('');
  const holds = holdingWords(search);
  const found = choices.filter(({ label }) => holds(label));
  return (
    <>
      {isSearched && (
        <input
          className="input"
          aria-label="Search"
          placeholder="Search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.map(({ value, label }) => (
        <CheckedChoice
          key={value}
          label={label}
          isChecked={chosen.includes(value)}
          onToggle={(isChosen) => onToggle(value, isChosen)}
        />
      ))}
      {found.length === 0 && <p className={`muted ${styles.none}`}>No match.</p>}
    </>
  );
}

interface CheckedChoiceProps {
  label: string;
  isChecked: boolean;
  onToggle: (isChecked: boolean) => void;
}

function CheckedChoice({ label, isChecked, onToggle }: CheckedChoiceProps) {
  const [shown, press] = useOptimisticValue(isChecked, onToggle);
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={shown} onChange={({ target }) => press(target.checked)} />
      {label}
    </label>
  );
}

interface ColumnMenuProps<Key extends string> {
  columns: readonly { key: Key; title: string; isVisible: boolean }[];
  onToggle: (key: Key) => void;
}

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
        <fieldset
          id={panelId}
          className={`grid ink card-corners gap-2 ${styles.panel} ${styles.atEnd}`}
          aria-label="Columns"
        >
          <b className={`strong ${styles.title}`}>Columns</b>
          {columns.map(({ key, title, isVisible }) => (
            <CheckedChoice key={key} label={title} isChecked={isVisible} onToggle={() => onToggle(key)} />
          ))}
        </fieldset>
      )}
    </div>
  );
}
