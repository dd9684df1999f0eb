import { useId, useState } from 'react';
import { useEdition } from '#api/edition.ts';
import { useSearchText } from '#ui/form/use-search-text.ts';
import { FiltersButton, SearchField, SortChoice } from '#ui/list/list-controls.tsx';
import { ColumnMenu, FilterMenu } from '#ui/menu/filter-menu.tsx';
import { useScreen } from '#ui/screen.ts';
import { COLUMNS, isVisible, toggleColumn } from '../schedule/columns.ts';
import {
  AVAILABILITY_CHOICES,
  type Choice,
  countEventFilters,
  DURATION_CHOICES,
  NO_EVENT_FILTERS,
  SEATS_CHOICES,
  type SeatsWanted,
  TEACHER_CHOICES,
} from '../schedule/event-filters.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/use-schedule.ts';
import styles from './schedule-filters.module.css';

const SORT_CHOICES = COLUMNS.filter(({ from }) => from !== undefined).map(({ key, title }) => ({
  value: key,
  label: `Sort by ${title}`,
}));

interface ScheduleFiltersProps {
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
  organizers: readonly Choice[];
}

/** The filters above the list, Reset and the choice of columns; on phones behind one button, with the order. */
export function ScheduleFilters({ view, onChangeView, organizers }: ScheduleFiltersProps) {
  const { width, isPhone } = useScreen();
  const [isUnfolded, setUnfolded] = useState(false);
  const filtersId = useId();
  const [game, setGame] = useSearchText(view.game, (text) =>
    onChangeView({ game: text, page: 1 }, { replace: true }),
  );
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField label="Game name" placeholder="Game name" text={game} onChange={setGame} />
      </div>
      {isPhone && (
        <FiltersButton
          active={countEventFilters({ ...view, game: '' })}
          isUnfolded={isUnfolded}
          controls={filtersId}
          onToggle={() => setUnfolded(!isUnfolded)}
          className={styles.unfold}
        />
      )}
      <div id={filtersId} className={styles.choices} hidden={isPhone && !isUnfolded}>
        <Choices view={view} onChangeView={onChangeView} organizers={organizers} />
        {isPhone && (
          <span className={`select ${styles.order}`}>
            <select
              className="input"
              aria-label="Free seats"
              value={view.seats}
              onChange={({ target }) => onChangeView({ seats: target.value as SeatsWanted, page: 1 })}
            >
              {SEATS_CHOICES.map((seats) => (
                <option key={seats} value={seats}>
                  {seats ? `Seats for ${seats}` : 'Any number of seats'}
                </option>
              ))}
            </select>
          </span>
        )}
        {isPhone && (
          <div className={styles.order}>
            <SortChoice
              sort={view.sort}
              order={view.order}
              choices={SORT_CHOICES}
              onSort={(sort) => onChangeView({ sort, order: 'asc', page: 1 })}
              onOrder={(order) => onChangeView({ order, page: 1 })}
            />
          </div>
        )}
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
        {!isPhone && (
          <ColumnMenu
            columns={COLUMNS.map((column) => ({ ...column, isVisible: isVisible(column, width, view) }))}
            onToggle={(key) =>
              onChangeView((current) => toggleColumn(key, width, current), { replace: true })
            }
          />
        )}
      </div>
    </div>
  );
}

type ChoicesProps = Pick<ScheduleFiltersProps, 'view' | 'onChangeView' | 'organizers'>;

function Choices({ view, onChangeView, organizers }: ChoicesProps) {
  const { days = [] } = useEdition();
  const filter = (
    part: 'day' | 'availability' | 'duration' | 'teacher' | 'organizer',
    label: string,
    plural: string,
    choices: readonly Choice[],
  ) => (
    <FilterMenu
      label={label}
      plural={plural}
      choices={choices}
      chosen={view[part]}
      onToggle={(value, isChosen) =>
        onChangeView((current) => {
          const others = current[part].filter((each) => each !== value);
          return { [part]: isChosen ? [...others, value] : others, page: 1 };
        })
      }
      isSearched={part === 'organizer'}
      className={styles.filter}
    />
  );
  return (
    <>
      {filter(
        'day',
        'Day',
        'days',
        days.map(({ day }) => ({ value: day, label: day })),
      )}
      {filter('availability', 'Availability', 'kinds', AVAILABILITY_CHOICES)}
      {filter('duration', 'Duration', 'durations', DURATION_CHOICES)}
      {filter('teacher', 'Teacher', 'kinds', TEACHER_CHOICES)}
      {filter('organizer', 'Organizer', 'organizers', organizers)}
    </>
  );
}
