import { useEdition } from '#core/api/edition.ts';
import { FilterMenu } from '#ui/menu/filter-menu.tsx';
import {
  AVAILABILITY_CHOICES,
  type Choice,
  DURATION_CHOICES,
  TEACHER_CHOICES,
} from '../schedule/event-filters.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/use-schedule.ts';
import styles from './schedule-filters.module.css';

export interface FilterChoicesProps {
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
  organizers: readonly Choice[];
}

/** The filters of which several choices can be taken. */
export function FilterChoices({ view, onChangeView, organizers }: FilterChoicesProps) {
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
      className={`grow shrinks ${styles.filter}`}
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
