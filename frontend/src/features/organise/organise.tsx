import { Outlet, useLocation, useOutletContext } from 'react-router';
import { FailureBanner } from '#antd/failure-banner.tsx';
import { useEdition } from '#api/edition.ts';
import { type PageTab, PageTabs } from '#ui/menu/page-tabs.tsx';
import { dayRange } from '#ui/text/date-text.ts';

/** The frame of the pages about the convention as a whole. */
export function Organise({ tabs }: { tabs: readonly PageTab[] }) {
  // A page whose code is still loading tells the shell so through it.
  const shell = useOutletContext();
  const { pathname } = useLocation();
  const { productName, days } = useEdition();
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Organise</h1>
          <p>{`${productName}, ${dayRange(days)}`}</p>
        </div>
      </div>
      <PageTabs label="Organise" tabs={tabs} />
      {/* What failed on one page is not said on the next. */}
      <FailureBanner key={pathname} loadFailure={null} onRetry={() => undefined}>
        <Outlet context={shell} />
      </FailureBanner>
    </div>
  );
}
