import { Select } from 'antd';
import styles from './filter-select.module.css';

interface FilterSelectProps {
  label: string;
  /** What several of its choices are called: '8 organizers'. */
  plural: string;
  choices: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** Its choices are so many that one types to find one. */
  isSearched?: boolean;
}

/** A filter of a list: any of several choices, all of them while none is chosen. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, plural, choices, chosen, onChoose, isSearched = false } = props;
  return (
    <Select<string[]>
      className={chosen.length > 0 ? `${styles.filter} ${styles.active}` : styles.filter}
      mode="multiple"
      aria-label={label}
      placeholder={label}
      value={[...chosen]}
      onChange={onChoose}
      options={[...choices]}
      showSearch={isSearched ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      classNames={{ popup: { root: styles.popup } }}
      maxTagCount={0}
      maxTagPlaceholder={(omitted) =>
        omitted.length === 1 ? omitted[0]?.label : `${omitted.length} ${plural}`
      }
      notFoundContent="No match."
    />
  );
}
