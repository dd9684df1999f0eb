import { Button } from 'antd';
import { type ClipboardEvent, type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { count } from '#core/text/count-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { type FileToRead, type GuestFile, LARGEST_FILE } from './guest-file.ts';
import styles from './guest-list-input.module.css';
import { FileButton, FileRead, type ReadFile } from './list-file.tsx';
import { TableOffer } from './table-offer.tsx';
import type { TableReading } from './use-guest-list.ts';

/** Characters; a text box with much more takes seconds to lay out. */
const LONGEST_EDITABLE = 100_000;
const SHOWN_LINES = 100;

interface GuestListInputProps {
  /** For example 'Guests, one per line'. */
  label: string;
  text: string;
  onText: (text: string) => void;
  readFile: (file: FileToRead) => Promise<GuestFile>;
  /** What a line holds, where it is not a guest. */
  hint?: string;
  /** The table that the text seems to be, where the box takes lines; none where it takes tables. */
  table?: TableReading;
}

/**
 * The text box for the list, filled by typing, pasting or from a file. Of a very long list it shows only the beginning. A table
 * in it can be read into lines, which can be undone.
 */
export function GuestListInput({ label, text, onText, readFile, hint, table }: GuestListInputProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  }, [text]);
  const isShortened = text.length > LONGEST_EDITABLE;
  const [isDropTarget, setDropTarget] = useState(false);
  const [file, setFile] = useState<ReadFile>();
  const [fromTable, setFromTable] = useState<{ table: string; lines: string }>();
  const [problem, setProblem] = useState<string | null>(null);

  const takePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    if (value.length + pasted.length <= LONGEST_EDITABLE) return;
    event.preventDefault();
    onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  };

  /** @param before what stood in the box without the lines of the file */
  const read = async (name: string, toRead: FileToRead, before: string) => {
    setProblem(null);
    const reading = await readFile(toRead).catch(() => ({ problem: 'This file could not be read.' }));
    if ('problem' in reading) return setProblem(`${name}: ${reading.problem}`);
    const after = [before.trimEnd(), reading.text].filter(Boolean).join('\n');
    setFile({ name, toRead, before, after, reading });
    onText(after);
  };

  const takeFile = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > LARGEST_FILE) return setProblem(`${chosen.name}: This file is larger than 20 MB.`);
    const bytes = await chosen.arrayBuffer().catch(() => null);
    if (!bytes) return setProblem(`${chosen.name}: This file could not be read.`);
    await read(chosen.name, { bytes }, latest.current);
  };

  const clear = () => {
    onText('');
    setFile(undefined);
    setProblem(null);
    box.current?.focus();
  };

  const drop = (event: DragEvent) => {
    setDropTarget(false);
    const dropped = event.dataTransfer.files[0];
    if (!dropped) return;
    event.preventDefault();
    void takeFile(dropped);
  };

  const writeLines = async () => {
    const lines = await table?.lines();
    if (!lines) return;
    setFromTable({ table: text, lines });
    onText(lines);
    box.current?.focus();
  };

  return (
    <div className="field">
      {table?.view && (
        <div className="below-14">
          <TableOffer
            table={table.view}
            onUse={() => void writeLines()}
            onColumns={table.choose}
            onByLine={table.readByLine}
          />
        </div>
      )}
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={box}
        id={id}
        className={`input ${styles.text} ${table?.view ? styles.table : ''} ${isDropTarget ? styles.dropTarget : ''}`}
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
      {fromTable?.lines === text && (
        <p className={styles.fromTable} role="status">
          <Icon name="check" />
          Read as a table.
          <Button type="link" onClick={() => onText(fromTable.table)}>
            Undo
          </Button>
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {isShortened
          ? `A long list: its first ${SHOWN_LINES} lines are shown here, all of it is checked and sent.`
          : table?.view
            ? '“Use it” writes these as Name; e-mail. Undo brings them back.'
            : (hint ?? 'Name and e-mail, split by semicolon, comma or tab. An e-mail alone is fine.')}
      </p>
      <div className={`row above-12 wrap ${styles.file}`}>
        <FileButton onFile={(chosen) => void takeFile(chosen)} />
        {(text !== '' || file) && <Button onClick={clear}>Clear the list</Button>}
        <p className="hint" id={`${id}-file`} aria-live="polite">
          {file
            ? `${file.name}: ${count(file.reading.lines, 'line')} added`
            : 'Or drop one onto the box, up to 20 MB.'}
        </p>
      </div>
      {file?.after === text && (
        <FileRead
          file={file}
          onAgain={(changes) => void read(file.name, { ...file.toRead, ...changes }, file.before)}
        />
      )}
      {problem && (
        <p className="field-error" role="alert">
          <Icon name="alert" />
          {problem}
        </p>
      )}
    </div>
  );
}
