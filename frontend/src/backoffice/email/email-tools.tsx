import { Outlet, useLocation, useOutletContext } from 'react-router';
import { FailureBanner } from '#antd/failure-banner.tsx';
import { type PageTab, PageTabs } from '#ui/menu/page-tabs.tsx';
import { PasswordProvider } from './typed-password.tsx';

/** The frame of the administrator's e-mail tools: their links, and the typed password, which all of them share. */
export function EmailTools({ tabs }: { tabs: readonly PageTab[] }) {
  // A page whose code is still loading tells the shell so through it.
  const shell = useOutletContext();
  const { pathname } = useLocation();
  return (
    <PasswordProvider>
      <div className="page">
        <div className="page-head">
          <h1>E-mail Tools</h1>
        </div>
        <PageTabs label="E-mail tools" tabs={tabs} />
        {/* What failed on one page is not said on the next. */}
        <FailureBanner key={pathname} loadFailure={null} onRetry={() => undefined}>
          <Outlet context={shell} />
        </FailureBanner>
      </div>
    </PasswordProvider>
  );
}
