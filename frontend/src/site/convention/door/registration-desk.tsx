import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  type ChangeView,
  choicePart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#core/address/use-url-view.ts';
import { fresh } from '#core/api/freshness.ts';
import { type RegistrationEntry, useListRegistrationsQuery } from '#core/api/generated.ts';
import { LONGEST_SEARCH, useSearchText } from '#core/edit/use-search-text.ts';
import { count } from '#core/text/count-text.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { SearchField } from '#ui/list/list-controls.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './registration-desk.module.css';
import { RegistrationRows } from './registration-rows.tsx';

/** What is looked for, which the field of the door shares. */
export const DESK_SEARCH = { search: textPart(LONGEST_SEARCH), page: pagePart };
const PARTS = {
  ...DESK_SEARCH,
  /** '' for all, or only those that are paid, or that are not. */
  paid: choicePart(['', 'yes', 'no'], ''),
};

type DeskView = UrlView<typeof PARTS>;
type ChangeDeskView = ChangeView<DeskView>;

/** What the registration desk shows. */
function useDeskView() {
  return useUrlView(PARTS);
}

export const PAGE_SIZE = 25;
const PAID = { '': undefined, yes: true, no: false };

interface RegistrationDeskProps {
  /** For who helps at the door: checking in and marking paid alone. The door's field says what is looked for. */
  isAtTheDoor?: boolean;
  /** Takes a registration as it is after a change. */
  onChanged?: (entry: RegistrationEntry) => void;
}

/** The registrations: find somebody, mark them here, mark them paid. */
export function RegistrationDesk({ isAtTheDoor = false, onChanged }: RegistrationDeskProps) {
  const [view, changeView] = useDeskView();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const query = useListRegistrationsQuery(
    { search: view.search || undefined, paid: PAID[view.paid], page: view.page, limit: PAGE_SIZE },
    fresh('listRegistrations'),
  );
  const registrations = listed(query, PAGE_SIZE);
  const { items, total } = registrations;
  const turnTo = useCallback(
    (page: number, options?: { replace: boolean }) => changeView({ page }, options),
    [changeView],
  );

  return (
    <section className={`card stack gap-16 pad-24 ${styles.desk}`} aria-labelledby="registrations">
      <div className={`row spread gap-16 wrap ${styles.deskHead}`}>
        <div>
          <h2 id="registrations" ref={heading} tabIndex={-1} className={styles.heading}>
            Registrations
          </h2>
          <p className="small muted">
            {items ? `${count(total, 'registration')}${isFiltered(view) ? ' found' : ''}` : ' '}
          </p>
        </div>
        {!isAtTheDoor && <DeskLinks />}
      </div>
      <div className={`grid gap-8 ${styles.tools}`} data-without-search={isAtTheDoor}>
        {!isAtTheDoor && (
          <DeskSearch
            search={view.search}
            onChangeView={changeView}
            isFound={!registrations.isStale && items !== undefined}
            onEnter={() => list.current?.querySelector<HTMLElement>('[role="group"] button')?.focus()}
          />
        )}
        <PaymentFilter paid={view.paid} onChangeView={changeView} />
      </div>
      <div ref={list}>
        <PagedList
          list={registrations}
          page={view.page}
          onTurn={turnTo}
          noun="registration"
          failure="The registrations did not load"
          isPolled
          empty={
            <EmptyState>
              <p>{isFiltered(view) ? 'Nobody found. Try another search.' : 'Nobody has registered yet.'}</p>
            </EmptyState>
          }
        >
          {(rows) => (
            <RegistrationRows
              items={rows}
              isAtTheDoor={isAtTheDoor}
              onChanged={onChanged}
              onRemoved={() => heading.current?.focus()}
            />
          )}
        </PagedList>
      </div>
    </section>
  );
}

function DeskLinks() {
  return (
    <div className="cluster gap-8">
      <Link className="btn" to="/door">
        <Icon name="check" />
        Door
      </Link>
      <Link className="btn" to="/door/badges">
        <Icon name="print" />
        Badges
      </Link>
      <Link className="btn" to="/emailer">
        <Icon name="mail" />
        E-mail Tools
      </Link>
      <Link className="btn" to="/system">
        System
      </Link>
      <ExportButton path="/api/registrations.csv" />
    </div>
  );
}

interface DeskSearchProps {
  search: string;
  onChangeView: ChangeDeskView;
  /** The list is of what stands in the address. */
  isFound: boolean;
  /** Goes to the first of them. */
  onEnter: () => void;
}

/** Enter goes to what is found, once it is. */
function DeskSearch({ search, onChangeView, isFound, onEnter }: DeskSearchProps) {
  const [text, setText] = useSearchText(search, (next) =>
    onChangeView({ search: next, page: 1 }, { replace: true }),
  );
  const [entered, setEntered] = useState<string>();
  const goToFound = useEffectEvent(onEnter);
  const isThere = entered !== undefined && entered === search && isFound;
  useEffect(() => {
    if (!isThere) return;
    goToFound();
    setEntered(undefined);
  }, [isThere]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setEntered(text);
      }}
    >
      <SearchField
        label="Search registrations"
        placeholder="Name or email"
        text={text}
        onChange={(next) => {
          setText(next);
          setEntered(undefined);
        }}
      />
    </form>
  );
}

interface PaymentFilterProps {
  paid: DeskView['paid'];
  onChangeView: ChangeDeskView;
}

function PaymentFilter({ paid, onChangeView }: PaymentFilterProps) {
  return (
    <div className="select">
      <select
        className="input"
        aria-label="Payment"
        value={paid}
        onChange={(event) => onChangeView({ paid: event.target.value as DeskView['paid'], page: 1 })}
      >
        <option value="">All</option>
        <option value="yes">Paid</option>
        <option value="no">Not paid</option>
      </select>
    </div>
  );
}

function isFiltered({ search, paid }: DeskView): boolean {
  return search !== '' || paid !== '';
}
