import { useCallback } from 'react';
import { Choice } from '#antd/form/choice.tsx';
import { choicePart, pagePart, textPart, useUrlView } from '#core/address/use-url-view.ts';
import { fresh } from '#core/api/freshness.ts';
import { type AuditKind, useListAuditQuery } from '#core/api/staff.ts';
import { LONGEST_SEARCH, useSearchText } from '#core/edit/use-search-text.ts';
import { useScreen } from '#core/screen.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import listCard from '#ui/list/list-card.module.css';
import { SearchField } from '#ui/list/list-controls.tsx';
import { listed, PagedList } from '#ui/list/paged-list.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './audit.module.css';
import { AuditCards, AuditTable } from './audit-rows.tsx';
import { AllEditions } from './edition/edition-links.tsx';

const PAGE_SIZE = 50;

const KINDS: Record<AuditKind, string> = {
  edition: 'Edition',
  export: 'Downloads',
  gameday: 'Gamedays',
  mail: 'Mail',
  marketplace: 'Games for sale',
  refusal: 'Refused',
  registration: 'Registrations',
  schedule: 'Events',
  'sign-in': 'Sign-ins',
  staff: 'Who helps',
  system: 'System',
};
const KIND_NAMES = Object.keys(KINDS) as AuditKind[];
const KIND_OPTIONS = [
  { value: '' as const, label: 'All actions' },
  ...KIND_NAMES.map((value) => ({ value, label: KINDS[value] })),
];
const PERIODS = [
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '365', label: 'Last year' },
  { value: '', label: 'All the time' },
] as const;

const PARTS = {
  search: textPart(LONGEST_SEARCH),
  /** '' for all. */
  kind: choicePart(['', ...KIND_NAMES], ''),
  days: choicePart(
    PERIODS.map(({ value }) => value),
    '7',
  ),
  page: pagePart,
};

/** /organise/audit: who did what, when and from where. */
export function AuditPage() {
  const [view, changeView] = useUrlView(PARTS);
  const { search, kind, days, page } = view;
  const { isWide } = useScreen();
  const [text, setText] = useSearchText(search, (next) =>
    changeView({ search: next, page: 1 }, { replace: true }),
  );
  const filter = {
    search: search || undefined,
    kind: kind || undefined,
    days: days ? (Number(days) as 1 | 7 | 30 | 365) : undefined,
  };
  // Whatever staff do adds to it, so it is read anew each time one comes back to it.
  const query = useListAuditQuery({ ...filter, page, limit: PAGE_SIZE }, fresh('listAudit'));
  const turnTo = useCallback(
    (next: number, options?: { replace: boolean }) => changeView({ page: next }, options),
    [changeView],
  );
  const Rows = isWide ? AuditTable : AuditCards;
  return (
    <>
      <AllEditions text="This is what was done in all editions." />
      <section className={`card ${listCard.list}`} aria-label="Audit trail">
        <div className={`grid gap-8 ${styles.tools}`}>
          <SearchField
            label="Search the audit trail"
            placeholder="Name, address or thing"
            text={text}
            onChange={setText}
          />
          <Choice
            aria-label="Actions"
            value={kind}
            options={KIND_OPTIONS}
            onChange={(next) => changeView({ kind: next, page: 1 })}
          />
          <Choice
            aria-label="Period"
            value={days}
            options={[...PERIODS]}
            onChange={(next) => changeView({ days: next, page: 1 })}
          />
          <button
            type="button"
            className="btn"
            aria-busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            <Icon name="retry" />
            {query.isFetching ? 'Refreshing...' : 'Refresh'}
          </button>
          <ExportButton path={`/api/organise/audit.csv?${queryText(filter)}`} label="Download CSV" />
        </div>
        <PagedList
          list={listed(query, PAGE_SIZE)}
          page={page}
          onTurn={turnTo}
          noun="entry"
          plural="entries"
          failure="The audit trail did not load"
          isPolled={false}
          empty={
            <EmptyState>
              <p>Nothing found.</p>
              <p className="small">Try another search, or a longer time.</p>
            </EmptyState>
          }
        >
          {(items) => <Rows items={items} />}
        </PagedList>
        <p className={`small muted ${styles.note}`}>Nobody can change or delete an entry.</p>
      </section>
    </>
  );
}

function queryText(filter: Record<string, string | number | undefined>): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(given).toString();
}
