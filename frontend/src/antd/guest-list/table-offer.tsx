import { Button } from 'antd';
import { useState } from 'react';
import { count } from '#core/text/count-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { ColumnChoice } from './column-choice.tsx';
import type { Columns } from './recognise/columns.ts';
import type { TableView } from './recognise/table-text.ts';
import styles from './table-offer.module.css';

interface TableOfferProps {
  table: TableView;
  onUse: () => void;
  onColumns: (columns: Columns) => void;
  /** It is no table, or not to be read as one. */
  onByLine: () => void;
}

/** Offers to read the text of a list as the table that it seems to be. */
export function TableOffer({ table, onUse, onColumns, onByLine }: TableOfferProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section className={`grid round ${styles.offer}`} aria-label="Table">
      <Icon name="grid" className={styles.icon} />
      <div className="shrinks anywhere" role="status">
        <p>
          <b>This looks like a table:</b> {table.text}.
        </p>
        <p className="small muted">
          {count(table.total, 'line')} {table.hasTitles ? 'with titles' : 'without titles'}.{' '}
          {leftOutText(table)}
        </p>
      </div>
      <div className={`flex gap-8 across ${styles.buttons}`}>
        <Button type="primary" disabled={table.columns.email === undefined} onClick={onUse}>
          Use it
        </Button>
        <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          Choose columns
        </Button>
        <Button type="text" onClick={onByLine}>
          Read line by line
        </Button>
      </div>
      {isChoosing && (
        <div className="shrinks across">
          <ColumnChoice purpose="guests" table={table} onColumns={onColumns} />
        </div>
      )}
    </section>
  );
}

const MOST_NAMED = 4;

/** Which columns are left out; an address book has dozens. */
export function leftOutText({ leftOut }: TableView): string {
  if (leftOut.length === 0) return '';
  const named = leftOut.slice(0, MOST_NAMED).join(', ');
  const more = leftOut.length - MOST_NAMED;
  return `${named}${more > 0 ? ` and ${count(more, 'other column')}` : ''} ${leftOut.length === 1 ? 'is' : 'are'} left out.`;
}
