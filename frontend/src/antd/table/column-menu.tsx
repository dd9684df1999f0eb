import { Button, Checkbox, Popover } from 'antd';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './column-menu.module.css';

interface ColumnMenuProps {
  columns: readonly { key: string; title: string; isVisible: boolean }[];
  onToggle: (key: string) => void;
}

/** Chooses which columns of a table are shown. */
export function ColumnMenu({ columns, onToggle }: ColumnMenuProps) {
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      // Beside the button, so that the keyboard goes on into it.
      getPopupContainer={(button) => button.parentElement ?? document.body}
      content={
        <fieldset className={styles.columns}>
          <legend>Columns</legend>
          {columns.map(({ key, title, isVisible }) => (
            <Checkbox key={key} checked={isVisible} onChange={() => onToggle(key)}>
              {title}
            </Checkbox>
          ))}
        </fieldset>
      }
    >
      <Button icon={<Icon name="columns" />} aria-label="Choose columns" />
    </Popover>
  );
}
