import type { ReactNode } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { HallGame } from '#core/api/generated.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './game-lists.module.css';
import type { Page } from './hall-board.ts';
import { rowTime, startsInText } from './hall-text.ts';
import { PageNumber, PageRows, TablePlate } from './pieces.tsx';

interface GameListProps {
  title: string;
  page: Page<HallGame>;
  /** What stands there while the list is empty. */
  none: string;
  /** Its rows say less. */
  isNarrow?: boolean;
  children: (game: HallGame) => ReactNode;
}

/** One page of a list of games, as many rows as there is room for. */
export function GameList({ title, page, none, isNarrow = false, children }: GameListProps) {
  return (
    <section className={isNarrow ? `${styles.list} ${styles.narrow}` : styles.list} aria-label={title}>
      <h2>
        {title} <PageNumber page={page} />
      </h2>
      {page.rows.length === 0 ? (
        <p className="muted strong">{none}</p>
      ) : (
        <PageRows page={page} className={`grow ${styles.rows}`}>
          {children}
        </PageRows>
      )}
    </section>
  );
}

const TEACHERS = { needed: 'Teacher needed', wanted: 'Teacher wanted' };

/** A game that begins later: there one can still sit down. */
export function NextGame({ game, now }: { game: HallGame; now: number }) {
  const edition = useEdition();
  const { gameName, table, startsAt, free, teacher } = game;
  return (
    <li className={`middle raised ${styles.row}`}>
      <TablePlate label={table} />
      <div className={teacher === 'none' ? styles.name : `${styles.name} ${styles.withTeacher}`}>
        <Written as="h3">{gameName}</Written>
        {teacher !== 'none' && (
          <p className={`middle strong amber ${styles.teacher}`}>
            <Flag colour="yellow" />
            {TEACHERS[teacher]}
          </p>
        )}
      </div>
      <p className={`rigid muted strong nowrap ${styles.time}`}>
        <b>{rowTime(startsAt, edition)}</b> <span>{startsInText(game, now)}</span>
      </p>
      <Seats free={free} />
    </li>
  );
}

/** @param free missing where nobody can sign up */
function Seats({ free }: { free?: number }) {
  if (!free) return <p className={`rigid muted strong ${styles.seats}`}>{free === 0 && 'Full'}</p>;
  return (
    <p className={`rigid muted strong ${styles.seats} ${styles.free}`}>
      <b>{free}</b> <span>free</span>
    </p>
  );
}

/** A game that is on: where, and until when. */
export function RunningGame({ game: { gameName, table, endsAt } }: { game: HallGame }) {
  const edition = useEdition();
  return (
    <li className={`middle raised ${styles.row}`}>
      <TablePlate label={table} />
      <div className={styles.name}>
        <Written as="h3">{gameName}</Written>
      </div>
      <p className={`rigid muted strong nowrap ${styles.time}`}>
        <span>until</span> <b>{rowTime(endsAt, edition)}</b>
      </p>
    </li>
  );
}
