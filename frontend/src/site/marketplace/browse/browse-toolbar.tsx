import { useId, useState } from 'react';
import type { User } from '#core/api/generated.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { FiltersButton, SearchField } from '#ui/list/list-controls.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './browse.module.css';
import { type BrowseView, type ChangeBrowseView, countListingFilters, STAFF_FILTERS } from './browse-view.ts';
import { ListingFilters } from './listing-filters.tsx';

interface BrowseToolbarProps {
  view: BrowseView;
  onChangeView: ChangeBrowseView;
  user: User | null;
}

/** Search, filters behind their button, and the choice of cards or rows. */
export function BrowseToolbar({ view, onChangeView, user }: BrowseToolbarProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const filtersId = useId();
  const [search, setSearch] = useSearchText(view.search, (text) =>
    onChangeView({ search: text, page: 1 }, { replace: true }),
  );
  const active = countListingFilters(view);
  return (
    <>
      <div className="cluster gap-10">
        <div className={styles.search}>
          <SearchField label="Search games" placeholder="Search games" text={search} onChange={setSearch} />
        </div>
        {/* The desk leads here with one: what the badge does not count is seen, and taken away. */}
        {STAFF_FILTERS.map(
          ({ part, label }) =>
            view[part] && (
              <button
                key={part}
                type="button"
                className={`btn ${styles.alone}`}
                aria-pressed
                onClick={() => onChangeView({ [part]: '', page: 1 })}
              >
                <Icon name="check" />
                {label}
              </button>
            ),
        )}
        <FiltersButton
          active={active}
          isUnfolded={isUnfolded}
          controls={filtersId}
          onToggle={() => setUnfolded(!isUnfolded)}
          className={styles.filters}
        />
        <fieldset className={`flex to-end sunken ${styles.views}`}>
          <legend className="visually-hidden">Show as</legend>
          {(['grid', 'list'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view.view === each}
              onClick={() => onChangeView({ view: each })}
            >
              <Icon name={each} />
              {each === 'grid' ? 'Grid' : 'List'}
            </button>
          ))}
        </fieldset>
      </div>
      <div id={filtersId} hidden={!isUnfolded}>
        {isUnfolded && <ListingFilters view={view} onChangeView={onChangeView} user={user} />}
      </div>
    </>
  );
}
