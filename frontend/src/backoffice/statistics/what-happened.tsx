import { Link } from 'react-router';
import { textPart, useUrlView } from '#core/address/use-url-view.ts';
import {
  type CountedEdition,
  useGetGamedayStatisticsQuery,
  useGetStatisticsQuery,
  useListCountedEditionsQuery,
} from '#core/api/staff.ts';
import { longDate, monthOf } from '#core/text/date-text.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Section } from './section.tsx';
import styles from './statistics.module.css';

/** As long as the key of an edition. */
const KEY = textPart(7);
const PARTS = { edition: KEY, compare: KEY };

interface WhatHappenedProps {
  /** Whose numbers: all, for the administrator, or those of gamedays. */
  of: 'all' | 'gamedays';
}

const CALLS = {
  all: { useStatistics: useGetStatisticsQuery, path: '/api/organise/statistics' },
  gamedays: { useStatistics: useGetGamedayStatisticsQuery, path: '/api/statistics' },
} as const;

/** What happened in an edition, as numbers that name nobody, beside another one if one is chosen. */
export function WhatHappened({ of }: WhatHappenedProps) {
  const [view, changeView] = useUrlView(PARTS);
  const { data: editions, isError, refetch } = useListCountedEditionsQuery();
  const chosen = editions?.find(({ key }) => key === view.edition) ?? editions?.[0];
  const compared = editions?.find(({ key }) => key === view.compare && key !== chosen?.key);
  if (!editions) {
    return isError ? (
      <LoadFailure title="The editions did not load" onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={6} />
    );
  }
  if (!chosen) return <p className="muted">There are no numbers yet.</p>;
  return (
    <>
      <div className={`cluster gap-12 ${styles.tools}`}>
        <EditionChoice
          label="Edition"
          value={chosen.key}
          editions={editions}
          onChange={(edition) => changeView({ edition })}
        />
        <EditionChoice
          label="Compare with"
          value={compared?.key ?? ''}
          none="None"
          editions={editions.filter(({ key }) => key !== chosen.key)}
          onChange={(compare) => changeView({ compare })}
        />
        <div className={`link-row to-end ${styles.actions}`}>
          <button type="button" className="btn" onClick={() => window.print()}>
            <Icon name="print" />
            Print
          </button>
          <ExportButton path={`${CALLS[of].path}/${chosen.key}/numbers.csv`} label="Download CSV" />
        </div>
      </div>
      <p className="small muted below-16">
        {stateOf(chosen)} Numbers of people are rounded to multiples of five, so that nobody is told apart;
        all other numbers are exact.
      </p>
      <Sections of={of} chosen={chosen.key} compared={compared?.key} />
    </>
  );
}

interface SectionsProps extends WhatHappenedProps {
  chosen: string;
  compared: string | undefined;
}

function Sections({ of, chosen, compared }: SectionsProps) {
  const { useStatistics } = CALLS[of];
  const { currentData: shown, isError, refetch } = useStatistics(chosen);
  const {
    currentData: earlier,
    isError: isEarlierLost,
    refetch: refetchEarlier,
  } = useStatistics(compared ?? '', { skip: compared === undefined });
  if ((isError && !shown) || (isEarlierLost && !earlier)) {
    const retry = () => {
      void refetch();
      if (compared !== undefined) void refetchEarlier();
    };
    return <LoadFailure title="The numbers did not load" onRetry={retry} />;
  }
  if (!shown || (compared !== undefined && !earlier)) return <ListSkeleton rows={6} />;
  const names = [chosen, ...(compared === undefined ? [] : [compared])].map(monthOf);
  return shown.sections.map((section) => (
    <Section
      key={section.title}
      section={section}
      earlier={
        compared === undefined ? undefined : earlier?.sections.find(({ title }) => title === section.title)
      }
      names={names}
    />
  ));
}

interface EditionChoiceProps {
  label: string;
  value: string;
  /** What is said for no edition, where that can be chosen. */
  none?: string;
  editions: readonly CountedEdition[];
  onChange: (key: string) => void;
}

function EditionChoice({ label, value, none, editions, onChange }: EditionChoiceProps) {
  return (
    <label className={`grid gap-4 strong label-type ${styles.choice}`}>
      <span>{label}</span>
      <span className="select">
        <select className="input" value={value} onChange={({ target }) => onChange(target.value)}>
          {none && <option value="">{none}</option>}
          {editions.map(({ key }) => (
            <option key={key} value={key}>
              {monthOf(key)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

function stateOf({ countedAt }: CountedEdition): string {
  return countedAt === null
    ? 'These are the numbers of this moment.'
    : `Counted on ${longDate(countedAt.slice(0, 10))}; the numbers stay as they were then.`;
}

/** /gameday-management/what-happened: what organisers see of an edition. */
export function GamedayNumbersPage() {
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>What Happened</h1>
          <p>Invitations, answers and seats of the gamedays of an edition</p>
        </div>
        <Link className={`btn to-end ${styles.actions}`} to="/gameday-management">
          Back to the gamedays
        </Link>
      </div>
      <WhatHappened of="gamedays" />
    </div>
  );
}

/** /organise/what-happened: the numbers of an edition, below the heading of the frame. */
export function WhatHappenedPage() {
  return <WhatHappened of="all" />;
}
