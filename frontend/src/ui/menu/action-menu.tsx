import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './menu.module.css';
import { usePopup } from './use-popup.ts';

interface ActionMenuProps {
  /** Class of the button that opens the menu. */
  className: string;
  /** Its name, where it shows none. */
  label?: string;
  children: ReactNode;
  groups: readonly { label?: string; actions: readonly MenuAction[] }[];
  /** Something else about the same thing is under way: until it has ended, nothing can be chosen. */
  isBusy?: boolean;
}

export interface MenuAction {
  label: string;
  run: () => void;
  /** It is active already. */
  isCurrent?: boolean;
  /** What it does cannot be undone. */
  isDestructive?: boolean;
}

/** A button that opens a menu, with keyboard support. */
export function ActionMenu({ className, label, children, groups, isBusy = false }: ActionMenuProps) {
  const { isOpen, toggle, close, root } = usePopup();
  const menuId = useId();
  return (
    <div {...root} className={styles.popup}>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={toggle}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={focusFirst}
          id={menuId}
          role="menu"
          tabIndex={-1}
          className={`grid ink card-corners gap-2 ${styles.panel} ${styles.atEnd}`}
          onKeyDown={moveFocus}
        >
          {isBusy && (
            <p role="status" className={`muted ${styles.none}`}>
              One moment: your last change is on its way.
            </p>
          )}
          {groups.map(({ label: group, actions }) => (
            // biome-ignore lint/a11y/useSemanticElements: a menu holds no fieldset
            <div key={group ?? ''} role="group" aria-label={group}>
              {group && (
                <div className={`small-type muted ${styles.group}`} aria-hidden="true">
                  {group}
                </div>
              )}
              {actions.map((action) => (
                <button
                  key={action.label}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  className={action.isDestructive ? `${styles.action} ${styles.destructive}` : styles.action}
                  aria-current={action.isCurrent}
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (isBusy) return;
                    close();
                    action.run();
                  }}
                >
                  {action.label}
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector('button')?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}
