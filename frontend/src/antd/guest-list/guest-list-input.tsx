import { Button } from 'antd';
import { type ClipboardEvent, type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/pieces/icon.tsx';
import { count } from '#ui/text/count-text.ts';
import { type GuestFile, LARGEST_FILE } from './guest-file.ts';
import styles from './guest-list-input.module.css';

/** Characters; a text box with much more takes seconds to lay out. */
const LONGEST_EDITABLE = 100_000;
const SHOWN_LINES = 100;
const FILE_TYPES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

interface GuestListInputProps {
  /** For example 'Guests, one per line'. */
  label: string;
  text: string;
  onText: (text: string) => void;
  readFile: (file: File) => Promise<GuestFile>;
  /** What a line holds, where it is not a guest. */
  hint?: string;
}

/**
 * The text box for the list, filled by typing, pasting or from a file. Of a very long list it shows only the beginning.
 */
export function GuestListInput({ label, text, onText, readFile, hint }: GuestListInputProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  }, [text]);
  const isShortened = text.length > LONGEST_EDITABLE;
  const [isDropTarget, setDropTarget] = useState(false);
  const [fileNote, setFileNote] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const takePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (value.length + pasted.length <= LONGEST_EDITABLE) return;
    event.preventDefault();
    onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };

  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    const read =
      file.size > LARGEST_FILE
        ? { problem: 'This file is larger than 20 MB.' }
        : await readFile(file).catch(() => ({ problem: 'This file could not be read.' }));
    if ('problem' in read) return setProblem(`${file.name}: ${read.problem}`);
    setFileNote(`${file.name}: ${count(read.lines, 'line')} added`);
    onText([latest.current.trimEnd(), read.text].filter(Boolean).join('\n'));
  };

  const clear = () => {
    onText('');
    setFileNote(null);
    setProblem(null);
    box.current?.focus();
  };

  const drop = (event: DragEvent) => {
    setDropTarget(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    void takeFile(file);
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={box}
        id={id}
        className={`input ${styles.text} ${isDropTarget ? styles.dropTarget : ''}`}
        spellCheck={false}
        aria-describedby={`${id}-hint ${id}-file`}
        value={isShortened ? text.split('\n', SHOWN_LINES).join('\n') : text}
        readOnly={isShortened}
        onPaste={isShortened ? undefined : takePaste}
        onChange={({ target }) => onText(target.value)}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setDropTarget(true);
        }}
        onDragLeave={() => setDropTarget(false)}
        onDrop={drop}
      />
      <p className="hint" id={`${id}-hint`}>
        {isShortened
          ? `A long list: its first ${SHOWN_LINES} lines are shown here, all of it is checked and sent.`
          : (hint ?? 'Name and e-mail, split by semicolon, comma or tab. An e-mail alone is fine.')}
      </p>
      <div className={styles.file}>
        <FileButton onFile={(file) => void takeFile(file)} />
        {(text !== '' || fileNote) && <Button onClick={clear}>Clear the list</Button>}
        <p className="hint" id={`${id}-file`} aria-live="polite">
          {fileNote ?? 'Or drop one onto the box, up to 20 MB.'}
        </p>
      </div>
      {problem && (
        <p className="field-error" role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </div>
  );
}

function FileButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES}
        aria-label="CSV file"
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // So that choosing the same file again is a change.
          target.value = '';
        }}
      />
      <Button icon={<Icon name="file" />} onClick={() => input.current?.click()}>
        Choose a CSV file
      </Button>
    </>
  );
}
