import { useState } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { Hall } from '#core/api/generated.ts';
import type { Problem } from '#core/api/problem.ts';
import { duration } from '#core/text/duration-text.ts';
import { useWakeLock } from '#core/use-wake-lock.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Brand } from '#ui/pieces/brand.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { GameList, NextGame, RunningGame } from './game-lists.tsx';
import styles from './hall.module.css';
import { boardAt, FLAGS_SHOWN, pageAfter, rowsFor } from './hall-board.ts';
import { isStale } from './hall-clock.ts';
import { clockText, comingText, dayText, staleText } from './hall-text.ts';
import { ASKED, useHall, useIsPortrait, useReloadAfterRelease, useTick } from './use-hall.ts';
import { Wanted } from './wanted.tsx';

/** /hall: what a screen in the hall shows. Nobody signs in to it, touches it or loads it again, for two days. */
export function HallPage() {
  const { state, problem, isServerHeard, isRehearsal } = useHall();
  const { now: deviceNow, elapsed } = useTick();
  const [heldAt, setHeldAt] = useState<number>();
  useWakeLock();
  useReloadAfterRelease(isServerHeard);
  if (!state) {
    return (
      <div className={`flex column clips ${styles.hall}`}>
        <Head />
        <Waiting problem={problem} />
      </div>
    );
  }
  const { hall, times } = state;
  const now = deviceNow + times.ahead;
  const isOld = isStale(times, deviceNow);
  return (
    <div className={`flex column clips ${styles.hall}`}>
      <Head now={now} isRehearsal={isRehearsal} />
      {/* The address is public: whoever reads it on a device of their own takes the time that they need. */}
      <button
        type="button"
        className={`btn ${styles.hold}`}
        aria-pressed={heldAt !== undefined}
        onClick={() => setHeldAt(heldAt === undefined ? elapsed : undefined)}
      >
        Hold the pages
      </button>
      <StaleBand heardAt={isOld ? times.heardAt + times.ahead : undefined} now={now} problem={problem} />
      <Board hall={hall} now={now} elapsed={heldAt ?? elapsed} isOld={isOld} />
    </div>
  );
}

/** @param now ms; none before the first answer, which says what time it is */
function Head({ now, isRehearsal = false }: { now?: number; isRehearsal?: boolean }) {
  const edition = useEdition();
  return (
    <header>
      <div className={`felt row ${styles.head}`}>
        <h1 className={`row shrinks ${styles.brand}`}>
          <Brand />
        </h1>
        {now !== undefined && (
          <>
            <p className={`to-end strong ${styles.day}`}>
              {dayText(now, edition)}
              {isRehearsal && <span className={`block ${styles.rehearsal}`}>Rehearsal, without flags</span>}
            </p>
            <time className={`nowrap ${styles.clock}`}>{clockText(now, edition)}</time>
          </>
        )}
      </div>
      <div className={`rail ${styles.rail}`} />
    </header>
  );
}

interface StaleBandProps {
  /** When the server was last heard, in ms; none while it answers. */
  heardAt: number | undefined;
  now: number;
  /** What it answered instead. */
  problem: Problem | undefined;
}

function StaleBand({ heardAt, now, problem }: StaleBandProps) {
  const edition = useEdition();
  return (
    <div role="status">
      {heardAt !== undefined && (
        <p className={`row ${styles.band}`}>
          <Icon name="offline" />
          {staleText(heardAt, now, !problem?.status, edition)}
        </p>
      )}
    </div>
  );
}

interface BoardProps {
  hall: Hall;
  now: number;
  /** ms since the page was opened: its lists turn their pages by it. */
  elapsed: number;
  isOld: boolean;
}

function Board({ hall, now, elapsed, isOld }: BoardProps) {
  const edition = useEdition();
  const isPortrait = useIsPortrait();
  const { next, onNow, flags } = boardAt(hall, now);
  const size = rowsFor(isPortrait, isOld);
  const coming = comingText(hall.nextStart, now, edition);
  return (
    <>
      {next.length + onNow.length === 0 ? (
        <p className={`grid grow centred all-middle ${styles.message}`}>{coming}</p>
      ) : (
        <div
          className={`grid grow ${styles.lists}`}
          style={isPortrait ? { gridTemplateRows: `${size.next}fr ${size.onNow}fr` } : undefined}
        >
          <GameList title="Next" page={pageAfter(next, size.next, elapsed)} none={coming}>
            {(game) => <NextGame key={game.id} game={game} now={now} />}
          </GameList>
          <GameList
            title="On now"
            page={pageAfter(onNow, size.onNow, elapsed)}
            none="Nothing is on right now."
            isNarrow
          >
            {(game) => <RunningGame key={game.id} game={game} />}
          </GameList>
        </div>
      )}
      {flags.length > 0 && (
        <footer>
          <div className={`rail ${styles.rail}`} />
          <Wanted page={pageAfter(flags, FLAGS_SHOWN, elapsed)} />
        </footer>
      )}
    </>
  );
}

/** What stands there while there is no answer yet. */
function Waiting({ problem }: { problem: Problem | undefined }) {
  const isSlow = usePending(!problem, SKELETON_DELAY);
  return (
    <p className={`grid grow centred all-middle ${styles.message}`} role="status">
      {problem && failureText(problem)}
      {!problem && isSlow && 'The games are loading.'}
    </p>
  );
}

function failureText({ status, fields }: Problem): string {
  return status === 400 && fields.at
    ? `${fields.at}: /hall?at=2025-10-10T14:52:00Z`
    : `The games did not load. The screen tries again every ${duration(ASKED.pollingInterval / 1000)}.`;
}
