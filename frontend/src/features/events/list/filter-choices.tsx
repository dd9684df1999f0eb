import { Button } from 'antd';
import { AntdProvider } from '#antd/antd-provider.tsx';
import { ColumnMenu } from '#antd/table/column-menu.tsx';
import { FilterSelect } from '#antd/table/filter-select.tsx';
import { SortChoice } from '#antd/table/sort-choice.tsx';
import { useEdition } from '#api/edition.ts';
import { COLUMNS, isVisible, TABLE_FROM, toggleColumn } from '../schedule/columns.ts';
import {
  AVAILABILITY_CHOICES,
  type Choice,
  DURATION_CHOICES,
  TEACHER_CHOICES,
} from '../schedule/event-filters.ts';
import type { EventSort } from '../schedule/event-sort.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/schedule-view.ts';
import styles from './schedule-filters.module.css';

const SORT_CHOICES = COLUMNS.filter(({ from }) => from !== undefined).map(({ key, title }) => ({
  value: key,
  label: `Sort by ${title}`,
}));

interface PartProps {
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
}

interface FilterChoicesProps extends PartProps {
  organizers: readonly Choice[];
  /** Of the window, in px. */
  width: number;
  onReset: () => void;
}

/** What the schedule is filtered by, Reset, and the choice of columns, or of the order where there are none. */
export function FilterChoices({ view, onChangeView, organizers, width, onReset }: FilterChoicesProps) {
  const isPhone = width < TABLE_FROM;
  return (
    <AntdProvider>
      <Choices view={view} onChangeView={onChangeView} organizers={organizers} />
      {isPhone && <Order view={view} onChangeView={onChangeView} />}
      <Button type="text" onClick={onReset}>
        Reset
      </Button>
      {!isPhone && <Columns view={view} onChangeView={onChangeView} width={width} />}
    </AntdProvider>
  );
}

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
  return (
    <div className={styles.order}>
      <SortChoice
        sort={view.sort}
        order={view.order}
        choices={SORT_CHOICES}
        onChange={(change) => onChangeView({ ...change, page: 1 })}
      />
    </div>
  );
}

function Columns({ view, onChangeView, width }: PartProps & { width: number }) {
  return (
    <div className={styles.columns}>
      <ColumnMenu
        columns={COLUMNS.map((column) => ({ ...column, isVisible: isVisible(column, width, view) }))}
        onToggle={(key) =>
          onChangeView((current) => toggleColumn(key as EventSort, width, current), { replace: true })
        }
      />
    </div>
  );
}
