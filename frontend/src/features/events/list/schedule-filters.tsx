import { useId, useState } from 'react';
import { useLaterCode } from '#ui/feedback/use-later-code.ts';
import { FiltersButton } from '#ui/form/filters-button.tsx';
import { SearchField } from '#ui/form/search-field.tsx';
import { useSearchText } from '#ui/form/use-search-text.ts';
import { TABLE_FROM } from '../schedule/columns.ts';
import { activeFilters, type Choice, NO_FILTERS } from '../schedule/event-filters.ts';
import type { ChangeScheduleView, ScheduleView } from '../schedule/schedule-view.ts';
import { loadFilterChoices } from './desk-code.ts';
import styles from './schedule-filters.module.css';

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
  const isShown = !isPhone || isUnfolded;
  // Phones ask for it when the button is pressed.
  const code = useLaterCode(loadFilterChoices, isShown ? 'filters' : null);
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
        <FiltersButton
          active={active}
          isUnfolded={isUnfolded}
          controls={filtersId}
          onToggle={() => setUnfolded(!isUnfolded)}
          className={styles.unfold}
        />
      )}
      <div id={filtersId} className={styles.choices} hidden={!isShown}>
        {isShown && code && (
          <code.FilterChoices
            view={view}
            onChangeView={onChangeView}
            organizers={organizers}
            width={width}
            onReset={() => {
              setGame('');
              onChangeView({ ...NO_FILTERS, page: 1 });
            }}
          />
        )}
      </div>
    </div>
  );
}
