import { type ReactNode, useState } from 'react';
import { useOptimisticValue } from '#core/address/use-url-view.ts';
import type { User } from '#core/api/generated.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { Field } from '#ui/form/field.tsx';
import { CONDITIONS, STATUSES } from '../listing/listing-words.ts';
import {
  type BrowseView,
  type ChangeBrowseView,
  MINE,
  NO_LISTING_FILTERS,
  priceIn,
  STAFF_FILTERS,
} from './browse-view.ts';
import styles from './listing-filters.module.css';

interface ListingFiltersProps {
  view: BrowseView;
  onChangeView: ChangeBrowseView;
  user: User | null;
}

/** The filters of the games for sale; each is applied at once. */
export function ListingFilters({ view, onChangeView, user }: ListingFiltersProps) {
  const change = (part: Partial<BrowseView>) => onChangeView({ ...part, page: 1 });
  const type: TextFilterProps['onChange'] = (part, options) => onChangeView({ ...part, page: 1 }, options);
  // A new key drops input that was not applied yet.
  const [resets, setResets] = useState(0);
  const isMine = view.seller === MINE;
  return (
    <section className={`card cluster above-12 at-bottom ${styles.filters}`} aria-label="Filters">
      <div className={`cluster spread shrinks ${styles.first}`}>
        <fieldset>
          <legend>Condition</legend>
          <div className="cluster gap-8">
            {CONDITIONS.map((condition) => (
              <Chip
                key={condition}
                isChecked={view.condition.includes(condition)}
                onToggle={(isChecked) =>
                  onChangeView((current) => {
                    const others = current.condition.filter((each) => each !== condition);
                    return { condition: isChecked ? [...others, condition] : others, page: 1 };
                  })
                }
              >
                {condition}
              </Chip>
            ))}
          </div>
        </fieldset>
        {user && (
          <fieldset>
            <legend>Show only</legend>
            <div className="cluster gap-8">
              <Chip isChecked={isMine} onToggle={(isChecked) => change({ seller: isChecked ? MINE : '' })}>
                My Listings
              </Chip>
              {user.roles.includes('administrator') &&
                STAFF_FILTERS.map(({ part, label }) => (
                  <Chip
                    key={part}
                    isChecked={view[part] === 'true'}
                    onToggle={(isChecked) => change({ [part]: isChecked ? 'true' : '' })}
                  >
                    {label}
                  </Chip>
                ))}
            </div>
          </fieldset>
        )}
      </div>
      <fieldset className={styles.prices}>
        <legend>Price</legend>
        <div key={resets}>
          <TextFilter label="Minimum price" placeholder="Min" view={view} part="minPrice" onChange={type} />
          <span aria-hidden="true">–</span>
          <TextFilter label="Maximum price" placeholder="Max" view={view} part="maxPrice" onChange={type} />
        </div>
      </fieldset>
      <div className={styles.field}>
        <Field label="Status">
          {({ id }) => (
            <span className="select">
              <select
                id={id}
                className="input"
                value={view.status}
                onChange={({ target }) => change({ status: target.value as BrowseView['status'] })}
              >
                <option value="">Any</option>
                {STATUSES.map((status) => (
                  <option key={status}>{status}</option>
                ))}
              </select>
            </span>
          )}
        </Field>
      </div>
      <div key={`location-${resets}`} className={styles.field}>
        <Field label="Pickup location">
          {({ id }) => (
            <TextFilter id={id} placeholder="Anywhere" view={view} part="location" onChange={type} />
          )}
        </Field>
      </div>
      {user && !isMine && (
        <div key={`seller-${resets}`} className={styles.field}>
          <Field label="Seller">
            {({ id }) => (
              <TextFilter id={id} placeholder="Anybody" view={view} part="seller" onChange={type} />
            )}
          </Field>
        </div>
      )}
      <button
        type="button"
        className="btn btn-text to-end"
        onClick={() => {
          setResets(resets + 1);
          change(NO_LISTING_FILTERS);
        }}
      >
        Reset
      </button>
    </section>
  );
}

interface ChipProps {
  isChecked: boolean;
  onToggle: (isChecked: boolean) => void;
  children: ReactNode;
}

function Chip({ isChecked, onToggle, children }: ChipProps) {
  const [shown, press] = useOptimisticValue(isChecked, onToggle);
  return (
    <label className={`inline-row gap-8 round raised ${styles.chip}`}>
      <input type="checkbox" checked={shown} onChange={({ target }) => press(target.checked)} />
      {children}
    </label>
  );
}

interface TextFilterProps {
  id?: string;
  /** Where no label names it by its id. */
  label?: string;
  placeholder: string;
  view: BrowseView;
  part: 'minPrice' | 'maxPrice' | 'location' | 'seller';
  onChange: (part: Partial<BrowseView>, options: { replace: boolean }) => void;
}

/** A text filter, debounced. */
function TextFilter({ id, label, placeholder, view, part, onChange }: TextFilterProps) {
  // One history entry for a filter, so that Back removes all of it.
  const [text, setText] = useSearchText(view[part], (next) =>
    onChange({ [part]: next }, { replace: view[part] !== '' }),
  );
  const isPrice = part === 'minPrice' || part === 'maxPrice';
  return (
    <input
      id={id}
      className="input"
      aria-label={label}
      placeholder={placeholder}
      inputMode={isPrice ? 'decimal' : undefined}
      maxLength={isPrice ? 12 : 200}
      aria-invalid={isPrice && text.trim() !== '' && priceIn(text) === undefined ? true : undefined}
      autoComplete="off"
      value={text}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
