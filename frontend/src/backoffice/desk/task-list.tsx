import { useState } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import type { DeskTask, DeskTaskKind, DeskTaskTime, DeskTaskTone } from '#core/api/staff.ts';
import { useScreen } from '#core/screen.ts';
import { count } from '#core/text/count-text.ts';
import { monthDay } from '#core/text/date-text.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { pieces } from '#ui/pieces/pawn.tsx';
import styles from './desk.module.css';

const ICONS: Record<DeskTaskKind, IconName> = {
  missed: 'close',
  wave: 'send',
  offer: 'clock',
  mailing: 'pause',
  mail: 'alert',
  report: 'flag',
  'walk-in': 'alert',
  unpaid: 'money',
  table: 'table',
  shift: 'clock',
  forgotten: 'eraser',
  finding: 'alert',
  draft: 'edit',
};

const TONES: Record<DeskTaskTone, string | undefined> = {
  failed: styles.failed,
  warning: styles.warning,
  moving: styles.moving,
  plain: styles.plain,
};

const TIMES = ['today', 'tomorrow', 'week', 'before', 'later'] as const satisfies readonly DeskTaskTime[];

/** So many rows stand there before the others are asked for. */
const SHOWN = { wide: 20, narrow: 5 };

interface TaskListProps {
  tasks: readonly DeskTask[];
  /** What comes by itself. */
  next: string | null;
  /** No card above it has the main button of the page. */
  hasPrimary: boolean;
}

/** What there is to do, by when; all quiet when there is nothing. */
export function TaskList({ tasks, next, hasPrimary }: TaskListProps) {
  const { days } = useEdition();
  const { isWide } = useScreen();
  const [isWhole, setWhole] = useState(false);
  if (tasks.length === 0) return <AllQuiet next={next} />;
  const most = isWide ? SHOWN.wide : SHOWN.narrow;
  const shown = isWhole ? tasks : tasks.slice(0, most);
  const groups = TIMES.map((by) => ({ by, items: shown.filter((each) => each.by === by) })).filter(
    ({ items }) => items.length > 0,
  );
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="tasks">
      <div className={styles.head}>
        <h2 id="tasks">To do</h2>
        <span className="small muted">{`${count(tasks.length, 'thing')}${tasks.length > 1 ? ', the most urgent first' : ''}`}</span>
      </div>
      {groups.map(({ by, items }) => (
        <div key={by}>
          <h3 className={`sunken muted ${styles.group}`}>{titleOf(by, days[0])}</h3>
          <ul>
            {items.map((each) => (
              <li key={`${each.action.path} ${each.sentence}`} className={`row gap-14 ${styles.row}`}>
                <span className={TONES[each.tone]}>
                  <Icon name={ICONS[each.kind]} />
                </span>
                <div className={`grow shrinks anywhere ${styles.grow}`}>
                  <b>{each.sentence}</b>
                  {each.detail && <span className="small-type muted">{each.detail}</span>}
                </div>
                <Link
                  className={hasPrimary && each === tasks[0] ? 'btn btn-primary' : 'btn'}
                  to={each.action.path}
                  aria-label={`${each.action.label}: ${each.sentence}`}
                >
                  {each.action.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {tasks.length > shown.length && (
        <button
          type="button"
          className={`btn btn-text full touch line-above ${styles.more}`}
          onClick={() => setWhole(true)}
        >
          {`Show ${tasks.length - shown.length} more`}
          <Icon name="down" />
        </button>
      )}
    </section>
  );
}

function titleOf(by: DeskTaskTime, first: { date: string; start: string; day: string } | undefined): string {
  if (by === 'today') return 'Today';
  if (by === 'tomorrow') return 'Tomorrow';
  if (by === 'week') return 'Within a week';
  if (by === 'later' || !first) return 'Later';
  const isSoon = Date.parse(first.start) - Date.now() < 7 * 24 * 60 * 60_000;
  return `Before ${isSoon ? first.day : monthDay(first.date)}`;
}

function AllQuiet({ next }: { next: string | null }) {
  return (
    <section className={`card row gap-24 ${styles.quiet}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={pieces.pawn} />
      </svg>
      <div>
        <h2>All quiet.</h2>
        <p className="muted">{`Nothing waits for you.${next ? ` ${next}` : ''}`}</p>
      </div>
    </section>
  );
}
