import { Button, Select } from 'antd';
import { useId, useState } from 'react';
import { ColumnMenu } from '../../../antd/table/column-menu.tsx';
import { FilterSelect } from '../../../antd/table/filter-select.tsx';
import { useEdition } from '../../../api/edition.ts';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { useSearchText } from '../../../ui/form/use-search-text.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { COLUMNS, isVisible, TABLE_FROM, toggleColumn } from '../schedule/columns.ts';
import {
  AVAILABILITY_CHOICES,
  activeFilters,
  type Choice,
  DURATION_CHOICES,
  NO_FILTERS,
  TEACHER_CHOICES,
} from '../schedule/event-filters.ts';
import type { EventSort } from '../schedule/event-sort.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/schedule-view.ts';
import styles from './schedule-filters.module.css';

const SORT_CHOICES = COLUMNS.filter(({ from }) => from !== undefined).map(({ key, title }) => ({
  value: key,
  label: `Sort by ${title}`,
}));

interface ScheduleFiltersProps {
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
  organizers: readonly Choice[];
  /** Of the window, in px. */
  width: number;
}

/** The filters above the list, Reset and the choice of columns; on phones behind one button, with the order. */
export function ScheduleFilters({ view, onChangeView, organizers, width }: ScheduleFiltersProps) {
  const isPhone = width < TABLE_FROM;
  const [isUnfolded, setUnfolded] = useState(false);
  const filtersId = useId();
  const [game, setGame] = useSearchText(view.game, (text) =>
    onChangeView({ game: text, page: 1 }, { replace: true }),
  );
  const active = activeFilters({ ...view, game: '' });
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchField label="Game name" placeholder="Game name" text={game} onChange={setGame} />
      </div>
      {isPhone && (
        <Button
          className={styles.unfold}
          icon={<Icon name="filter" />}
          aria-expanded={isUnfolded}
          aria-controls={filtersId}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          Filters
          {active > 0 && <span className={styles.bubble}>{active}</span>}
        </Button>
      )}
      <div id={filtersId} className={styles.choices} hidden={isPhone && !isUnfolded}>
        <Choices view={view} onChangeView={onChangeView} organizers={organizers} />
        {isPhone && <Order view={view} onChangeView={onChangeView} />}
        <Button
          type="text"
          onClick={() => {
            setGame('');
            onChangeView({ ...NO_FILTERS, page: 1 });
          }}
        >
          Reset
        </Button>
        {!isPhone && <Columns view={view} onChangeView={onChangeView} width={width} />}
      </div>
    </div>
  );
}

type PartProps = Pick<ScheduleFiltersProps, 'view' | 'onChangeView'>;

function Choices({ view, onChangeView, organizers }: PartProps & { organizers: readonly Choice[] }) {
  const { days = [] } = useEdition();
  const filter = (
    part: 'day' | 'availability' | 'duration' | 'teacher' | 'organizer',
    label: string,
    plural: string,
    choices: readonly Choice[],
  ) => (
    <FilterSelect
      label={label}
      plural={plural}
      choices={choices}
      chosen={view[part]}
      onChoose={(chosen) => onChangeView({ [part]: chosen, page: 1 })}
      isSearched={part === 'organizer'}
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

/** What the head of the table does on wider screens. */
function Order({ view, onChangeView }: PartProps) {
  const isDescending = view.order === 'desc';
  return (
    <div className={styles.order}>
      <Select<EventSort>
        aria-label="Sort by"
        value={view.sort}
        options={SORT_CHOICES}
        onChange={(sort) => onChangeView({ sort, order: 'asc', page: 1 })}
      />
      <Button
        aria-label={isDescending ? 'Descending; sort ascending' : 'Ascending; sort descending'}
        icon={<span aria-hidden="true">{isDescending ? '▼' : '▲'}</span>}
        onClick={() => onChangeView({ order: isDescending ? 'asc' : 'desc', page: 1 })}
      />
    </div>
  );
}

function Columns({ view, onChangeView, width }: PartProps & { width: number }) {
  return (
    <div className={styles.columns}>
      <ColumnMenu
        columns={COLUMNS.map((column) => ({ ...column, isVisible: isVisible(column, width, view) }))}
        onToggle={(key) => onChangeView(toggleColumn(key as EventSort, width, view), { replace: true })}
      />
    </div>
  );
}
