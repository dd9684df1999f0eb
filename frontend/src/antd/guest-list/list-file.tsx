import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { Icon } from '#ui/pieces/icon.tsx';
import { Choice } from '../form/choice.tsx';
import { ColumnChoice } from './column-choice.tsx';
import type { FileToRead, GuestFile } from './guest-file.ts';
import styles from './guest-list-input.module.css';
import { ENCODINGS, type Encoding } from './recognise/text-file.ts';
import { leftOutText } from './table-offer.tsx';

const FILE_TYPES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

/** A file whose lines stand in the box. */
export interface ReadFile {
  name: string;
  toRead: FileToRead;
  /** What stood in the box before, and what stands there with its lines. */
  before: string;
  after: string;
  reading: Exclude<GuestFile, { problem: string }>;
}

interface FileReadProps {
  file: ReadFile;
  /** Reads it again in another way. */
  onAgain: (changes: Partial<FileToRead>) => void;
}

/** How a file was read, where that is a guess, and how to read it otherwise. */
export function FileRead({ file: { reading }, onAgain }: FileReadProps) {
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const { table, encoding, isGuess } = reading;
  return (
    <div className="grid gap-10 shrinks above-12">
      {isGuess && (
        <div className={styles.encoding}>
          <label htmlFor={id}>Letters look wrong? Read as</label>
          <Choice
            id={id}
            value={encoding}
            popupMatchSelectWidth={false}
            options={Object.entries(ENCODINGS).map(([value, label]) => ({ value: value as Encoding, label }))}
            onChange={(chosen) => onAgain({ encoding: chosen, columns: undefined })}
          />
        </div>
      )}
      {table && table.titles.length > 1 && (
        <>
          <p className={styles.fromTable}>
            <span>
              Read as a table: {table.text}. {leftOutText(table)}
            </span>
            <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
              Choose columns
            </Button>
          </p>
          {isChoosing && (
            <ColumnChoice purpose="guests" table={table} onColumns={(columns) => onAgain({ columns })} />
          )}
        </>
      )}
    </div>
  );
}

export function FileButton({ onFile }: { onFile: (file: File | undefined) => void }) {
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
