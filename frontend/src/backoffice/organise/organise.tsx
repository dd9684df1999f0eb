import { Outlet, useLocation, useOutletContext } from 'react-router';
import { FailureBanner } from '#antd/failure-banner.tsx';
import { useEdition } from '#core/api/edition.ts';
import { dayRange, monthDay } from '#core/text/date-text.ts';
import { type PageTab, PageTabs } from '#ui/menu/page-tabs.tsx';
import { EDITION } from './edition/edition-values.ts';
import { useChosenEdition } from './edition/use-chosen-edition.ts';

/** The frame of the pages about the convention as a whole. */
export function Organise({ tabs }: { tabs: readonly PageTab[] }) {
  // A page whose code is still loading tells the shell so through it.
  const shell = useOutletContext();
  const { pathname, search } = useLocation();
  const shown = useEdition();
  const { edition } = useChosenEdition();
  const { productName } = edition ?? shown;
  const days = edition ? [edition.firstDay, edition.secondDay].map(dayOf) : shown.days;
  const named = new URLSearchParams(search).get(EDITION);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Organise</h1>
          <p>{`${productName}, ${dayRange(days)}`}</p>
        </div>
      </div>
      <PageTabs
        label="Organise"
        tabs={tabs}
        search={named ? `?${new URLSearchParams({ [EDITION]: named })}` : ''}
      />
      {/* What failed on one page is not said on the next. */}
      <FailureBanner key={pathname} loadFailure={null} onRetry={() => undefined}>
        <Outlet context={shell} />
      </FailureBanner>
    </div>
  );
}

function dayOf(date: string) {
  return { date, monthDay: monthDay(date) };
}
