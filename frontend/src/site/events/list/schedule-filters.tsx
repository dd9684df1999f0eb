import { useSearchText } from '#core/edit/use-search-text.ts';
import { useScreen } from '#core/screen.ts';
import { SearchField } from '#ui/list/list-controls.tsx';
import { ColumnMenu } from '#ui/menu/filter-menu.tsx';
import { COLUMNS, isVisible, toggleColumn } from '../schedule/columns.ts';
import { NO_EVENT_FILTERS } from '../schedule/event-filters.ts';
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx';
import styles from './schedule-filters.module.css';

/** The filters above the table, Reset and the choice of columns. */
export function ScheduleFilters({ view, onChangeView, organizers }: FilterChoicesProps) {
  const { width } = useScreen();
  const [game, setGame] = useSearchText(view.game, (text) =>
    onChangeView({ game: text, page: 1 }, { replace: true }),
  );
  return (
    <div className={`flex top gap-8 ${styles.filters}`}>
      <div className={styles.search}>
        <SearchField label="Game name" placeholder="Game name" text={game} onChange={setGame} />
      </div>
      <div className={`flex gap-8 grow shrinks anchor ${styles.choices}`}>
        <FilterChoices view={view} onChangeView={onChangeView} organizers={organizers} />
        <button
          type="button"
          className="btn btn-text"
          onClick={() => {
            setGame('');
            onChangeView({ ...NO_EVENT_FILTERS, page: 1 });
          }}
        >
          Reset
        </button>
        <ColumnMenu
          columns={COLUMNS.map((column) => ({ ...column, isVisible: isVisible(column, width, view) }))}
          onToggle={(key) => onChangeView((current) => toggleColumn(key, width, current), { replace: true })}
        />
      </div>
    </div>
  );
}
