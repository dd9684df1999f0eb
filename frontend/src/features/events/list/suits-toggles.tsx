import { Icon } from '#ui/pieces/icon.tsx';
import { SUITS_CHOICES } from '../schedule/event-filters.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/use-schedule.ts';
import styles from './suits-toggles.module.css';

interface SuitsTogglesProps {
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
}

/** Shows only what is good for beginners, for children, or for both. */
export function SuitsToggles({ view, onChangeView }: SuitsTogglesProps) {
  return SUITS_CHOICES.map(({ value, label }) => {
    const isChosen = view.suits.includes(value);
    const toggle = () =>
      onChangeView(({ suits }) => ({
        suits: isChosen ? suits.filter((each) => each !== value) : [...suits, value],
        page: 1,
      }));
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
}
