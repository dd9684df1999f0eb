import { useSpokenText } from '#ui/feedback/timing.ts';
import { Pager } from '#ui/list/paged-list.tsx';
import { count, numeral } from '#ui/text/count-text.ts';
import { type ChangeScheduleView, PAGE_SIZES, type ScheduleView } from '../schedule/schedule-view.ts';
import type { Schedule } from '../schedule/use-schedule.ts';
import styles from './schedule-footer.module.css';

/** ms between two announcements of the counts. */
const SPOKEN_EVERY = 10_000;

interface ScheduleFooterProps {
  schedule: Pick<Schedule, 'page' | 'pages' | 'shown' | 'filteredOut'>;
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
  onTurn: (page: number) => void;
}

/** How many events are shown and filtered out, how many rows a page has, and the steps through the pages. */
export function ScheduleFooter({ schedule, view, onChangeView, onTurn }: ScheduleFooterProps) {
  const { page, pages, shown, filteredOut } = schedule;
  const text = `Showing ${count(shown, 'event')}, ${numeral(filteredOut)} filtered out`;
  return (
    <div className={styles.footer}>
      <span>
        Showing {count(shown, 'event')}, <span className="muted">{numeral(filteredOut)} filtered out</span>
      </span>
      <span className="visually-hidden" role="status">
        {useSpokenText(text, SPOKEN_EVERY)}
      </span>
      <span className={styles.rows}>
        <span className="muted" aria-hidden="true">
          Rows per page
        </span>
        <span className="select">
          <select
            className="input"
            aria-label="Rows per page"
            value={view.rows}
            onChange={({ target }) => onChangeView({ rows: target.value as ScheduleView['rows'], page: 1 })}
          >
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </span>
      </span>
      <Pager label="Pages of events" page={page} pages={pages} onChange={onTurn} />
    </div>
  );
}
