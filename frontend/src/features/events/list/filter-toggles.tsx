import { useEdition } from '#api/edition.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { useScreen } from '#ui/screen.ts';
import { type Choice, SUITS_CHOICES } from '../schedule/event-filters.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/use-schedule.ts';
import styles from './filter-toggles.module.css';

interface FilterTogglesProps {
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
}

/** The filters that stand open: what is good for beginners or children; on phones, whose filters are folded, also the days. */
export function FilterToggles({ view, onChangeView }: FilterTogglesProps) {
  const { days = [] } = useEdition();
  const { isPhone } = useScreen();
  const toggles = (part: 'day' | 'suits', choices: readonly Choice[]) =>
    choices.map(({ value, label }) => {
      const isChosen = view[part].includes(value);
      const toggle = () =>
        onChangeView((current) => {
          const others = current[part].filter((each) => each !== value);
          return { [part]: isChosen ? others : [...others, value], page: 1 };
        });
      return (
        <button
          key={value}
          type="button"
          className={`btn ${styles.toggle}`}
          aria-pressed={isChosen}
          onClick={toggle}
        >
          {isChosen && <Icon name="check" />}
          {label}
        </button>
      );
    });
  return (
    <div className={styles.toggles}>
      {isPhone &&
        toggles(
          'day',
          days.map(({ day }) => ({ value: day, label: day })),
        )}
      {toggles('suits', SUITS_CHOICES)}
    </div>
  );
}
