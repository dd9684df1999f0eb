import { useId, useState } from 'react';
import type { User } from '#core/api/generated.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { FiltersButton, SearchField, SortChoice } from '#ui/list/list-controls.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { COLUMNS } from '../schedule/columns.ts';
import {
  countEventFilters,
  NO_EVENT_FILTERS,
  SEATS_CHOICES,
  type SeatsWanted,
} from '../schedule/event-filters.ts';
import { FilterChoices, type FilterChoicesProps } from './filter-choices.tsx';
import { FilterToggles } from './filter-toggles.tsx';
import styles from './phone-filters.module.css';

const SORT_CHOICES = COLUMNS.filter(({ from }) => from !== undefined).map(({ key, title }) => ({
  value: key,
  label: `Sort by ${title}`,
}));

interface PhoneFiltersProps extends FilterChoicesProps {
  user: User | null;
}

/** One line of chips, with the search and all other filters behind its first two, so that the list begins high. */
export function PhoneFilters({ view, onChangeView, organizers, user }: PhoneFiltersProps) {
  const [isSearching, setSearching] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const searchId = useId();
  const filtersId = useId();
  const [game, setGame] = useSearchText(view.game, (text) =>
    onChangeView({ game: text, page: 1 }, { replace: true }),
  );
  const showsSearch = isSearching || game !== '';
  return (
    <div className="grid gap-8">
      <FilterToggles view={view} onChangeView={onChangeView} user={user}>
        <button
          type="button"
          className="btn btn-icon rigid"
          aria-label="Search"
          aria-expanded={showsSearch}
          aria-controls={searchId}
          onClick={() => {
            setGame('');
            setSearching(!showsSearch);
          }}
        >
          <Icon name="search" />
        </button>
        <FiltersButton
          active={countEventFilters({ ...view, game: '' })}
          isUnfolded={isUnfolded}
          controls={filtersId}
          onToggle={() => setUnfolded(!isUnfolded)}
          className="rigid"
          isShort
        />
      </FilterToggles>
      <div id={searchId} hidden={!showsSearch} ref={isSearching ? focusField : undefined}>
        <SearchField label="Game name" placeholder="Game name" text={game} onChange={setGame} />
      </div>
      <div id={filtersId} className={`grid gap-8 anchor ${styles.choices}`} hidden={!isUnfolded}>
        <FilterChoices view={view} onChangeView={onChangeView} organizers={organizers} />
        <span className="select across">
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
        <div className="across">
          <SortChoice
            sort={view.sort}
            order={view.order}
            choices={SORT_CHOICES}
            onSort={(sort) => onChangeView({ sort, order: 'asc', page: 1 })}
            onOrder={(order) => onChangeView({ order, page: 1 })}
          />
        </div>
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
      </div>
    </div>
  );
}

function focusField(place: HTMLElement | null): void {
  place?.querySelector('input')?.focus();
}
