import { lazy, Suspense, useEffect, useRef } from 'react';
import { LoginLink } from '#core/address/login-link.tsx';
import type { User } from '#core/api/generated.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Browse } from './browse/browse.tsx';
import { useForSaleAddress } from './for-sale-address.ts';
import { FORM_TITLES, type FormMode } from './form-mode.ts';

const ListingWizard = lazy(() => import('./wizard/listing-wizard.tsx'));

/** /forsale: the list of games for sale, or the form to create or edit a listing. */
export function ForSalePage({ user }: { user: User | null }) {
  const { mode } = useForSaleAddress();
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  // After switching between list and form, the focus goes to the heading.
  useEffect(() => {
    if (mode === shown.current) return;
    shown.current = mode;
    if (document.activeElement === document.body)
      view.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [mode]);
  return <div ref={view}>{mode ? <FormPage mode={mode} user={user} /> : <Browse user={user} />}</div>;
}

function FormPage({ mode, user }: { mode: FormMode; user: User | null }) {
  const { item, close, toList } = useForSaleAddress();
  return (
    <div className="page">
      <div className="page-head">
        <h1 tabIndex={-1}>{FORM_TITLES[mode]}</h1>
      </div>
      {user ? (
        <Suspense fallback={<PendingView />}>
          <ListingWizard listingId={mode === 'edit' ? item : null} onSaved={toList} onCancel={close} />
        </Suspense>
      ) : (
        <Notice tone="info" title="Please log in to list a game.">
          <LoginLink>Login</LoginLink>
        </Notice>
      )}
    </div>
  );
}
