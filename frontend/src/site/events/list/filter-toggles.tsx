import { type ReactNode, useState } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { User } from '#core/api/generated.ts';
import { useScreen } from '#core/screen.ts';
import { count } from '#core/text/count-text.ts';
import { useIsOn } from '#core/use-is-on.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { type Choice, PART_CHOICES, SUITS_CHOICES, seatsFor } from '../schedule/event-filters.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/use-schedule.ts';
import styles from './filter-toggles.module.css';

interface FilterTogglesProps {
  view: ScheduleView;
  onChangeView: ChangeScheduleView;
  user: User | null;
  /** Stands before the filters in the same line. */
  children?: ReactNode;
}

interface Toggle {
  key: string;
  label: string;
  isChosen: boolean;
  /** What a press changes. */
  change: (current: ScheduleView) => Partial<ScheduleView>;
}

/**
 * The filters that stand open: what is good for beginners or children; on phones, whose filters are folded, one line that
 * also has the days, their parts, seats, what is full and, while the convention is on, what can be joined now; what is set when
 * the page opens comes first, as the end of the line is out of sight. What an address asks for stands here on every screen.
 */
export function FilterToggles({ view, onChangeView, user, children }: FilterTogglesProps) {
  const { days = [] } = useEdition();
  const isOn = useIsOn();
  const { isPhone } = useScreen();
  const listed = (part: 'day' | 'part' | 'suits' | 'availability', { value, label }: Choice): Toggle => ({
    key: `${part} ${value}`,
    label,
    isChosen: view[part].includes(value),
    change: (current) => {
      const others = current[part].filter((each) => each !== value);
      return { [part]: current[part].includes(value) ? others : [...others, value] };
    },
  });
  const seats = view.seats || seatsFor(user);
  const parts = PART_CHOICES.map((choice) => listed('part', choice));
  const seated: Toggle = {
    key: 'seats',
    label: count(Number(seats), 'seat'),
    isChosen: view.seats !== '',
    change: (current) => ({ seats: current.seats ? '' : seats }),
  };
  /** The desk leads here with it. */
  const tableless: Toggle = {
    key: 'tables',
    label: 'Without a table',
    isChosen: view.tables === 'none',
    change: () => ({ tables: '' }),
  };
  const now: Toggle = {
    key: 'now',
    label: 'Now',
    isChosen: view.when === 'now',
    change: (current) => ({ when: current.when ? '' : 'now' }),
  };
  const suits = SUITS_CHOICES.map((choice) => listed('suits', choice));
  const chosen = (some: Toggle[]) => some.filter(({ isChosen }) => isChosen);
  const toggles = isPhone
    ? [
        ...chosen([tableless]),
        ...days.map(({ day }) => listed('day', { value: day, label: day })),
        ...parts,
        seated,
        ...suits,
        listed('availability', { value: 'open', label: 'Hide full' }),
        ...(isOn ? [now] : chosen([now])),
      ]
    : [...chosen([tableless, ...parts, seated, now]), ...suits];
  const [first] = useState(() => new Set(isPhone ? chosen(toggles).map(({ key }) => key) : []));
  const inLine = [
    ...toggles.filter(({ key }) => first.has(key)),
    ...toggles.filter(({ key }) => !first.has(key)),
  ];
  return (
    <div className={`cluster gap-8 ${styles.toggles}`}>
      {children}
      {inLine.map(({ key, label, isChosen, change }) => (
        <button
          key={key}
          type="button"
          className={`btn small-type nowrap ${styles.toggle}`}
          aria-pressed={isChosen}
          onClick={({ currentTarget }) => {
            onChangeView((current) => ({ ...change(current), page: 1 }));
            // The line moves on, so that the next ones are in sight.
            if (isPhone && !isChosen) currentTarget.scrollIntoView({ block: 'nearest', inline: 'start' });
          }}
        >
          {isChosen && <Icon name="check" />}
          {label}
        </button>
      ))}
    </div>
  );
}
