import { Button } from 'antd';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import styles from './bulk-invite.module.css';

const CHECK_DELAY = 250;
/** Characters; a text box holding much more takes seconds to lay out, during which the page stands still. */
const LONGEST_EDITABLE = 100_000;
const SHOWN_LINES = 100;

/** The box for the pasted list. A very long list is kept beside the box, which then shows its beginning only. */
export function GuestListInput({ onText }: { onText: (text: string) => void }) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [heldStart, setHeldStart] = useState<string | null>(null);

  const take = (text: string) => {
    clearTimeout(timer.current);
    if (text.length <= LONGEST_EDITABLE) {
      timer.current = setTimeout(() => onText(text), CHECK_DELAY);
      return;
    }
    setHeldStart(text.split('\n', SHOWN_LINES).join('\n'));
    onText(text);
  };

  const takePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (value.length + pasted.length <= LONGEST_EDITABLE) return;
    event.preventDefault();
    take(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };

  const clear = () => {
    setHeldStart(null);
    onText('');
  };

  const isHeld = heldStart !== null;
  return (
    <div className="field">
      <label htmlFor={id}>Guests, one per line</label>
      <textarea
        key={isHeld ? 'held' : 'editable'}
        id={id}
        className={`input ${styles.text}`}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        ref={isHeld ? takeFocus : undefined}
        readOnly={isHeld}
        defaultValue={heldStart ?? ''}
        onPaste={isHeld ? undefined : takePaste}
        onChange={({ target }) => take(target.value)}
      />
      {isHeld ? (
        <div className={styles.held}>
          <p className="hint" id={`${id}-hint`}>
            A long list: its first {SHOWN_LINES} lines are shown here, all of it is checked and sent.
          </p>
          <Button size="small" onClick={clear}>
            Clear the list
          </Button>
        </div>
      ) : (
        <p className="hint" id={`${id}-hint`}>
          Name and e-mail, split by semicolon, comma or tab. An e-mail alone is fine.
        </p>
      )}
    </div>
  );
}

/** The box that was typed into is gone. */
function takeFocus(box: HTMLTextAreaElement | null): void {
  box?.focus();
}
