import type { TableFlag } from '#core/api/generated.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import type { Page } from './hall-board.ts';
import { whoIsWantedText } from './hall-text.ts';
import { PageNumber, PageRows, TablePlate } from './pieces.tsx';
import styles from './wanted.module.css';

/** The flags on tables, at the foot of the board. */
export function Wanted({ page }: { page: Page<TableFlag> }) {
  return (
    <section className={`felt middle ${styles.wanted}`} aria-label="Wanted now">
      <h2>
        Wanted now <PageNumber page={page} />
      </h2>
      <PageRows page={page}>
        {(flag) => (
          <li key={flag.tableId} className={styles[flag.colour]}>
            <Flag colour={flag.colour} />
            <TablePlate label={flag.table} />
            <p>
              <b>{whoIsWantedText(flag)}</b>
              <span>{flag.gameName ?? (flag.colour === 'green' && 'Any game')}</span>
            </p>
          </li>
        )}
      </PageRows>
    </section>
  );
}
