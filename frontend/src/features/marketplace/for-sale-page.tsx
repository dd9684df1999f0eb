import { lazy, Suspense } from 'react';
import type { User } from '../../api/generated.ts';
import { LoginLink } from '../../ui/address/login-link.tsx';
import { PendingView } from '../../ui/feedback/loading-view.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Browse } from './browse/browse.tsx';
import { useForSaleAddress } from './for-sale-address.ts';
import { FORM_TITLES, type FormMode } from './form-mode.ts';

const ListingForm = lazy(() => import('./listing-form.tsx'));

/** Games for Sale: the list with what opens above it, or one of the two forms (spec §2). */
export function ForSalePage({ user }: { user: User | null }) {
  const { mode } = useForSaleAddress();
  return mode ? <FormPage mode={mode} user={user} /> : <Browse user={user} />;
}

function FormPage({ mode, user }: { mode: FormMode; user: User | null }) {
  const { item, close, toList } = useForSaleAddress();
  return (
    <div className="page">
      <div className="page-head">
        <h1>{FORM_TITLES[mode]}</h1>
      </div>
      {user ? (
        <Suspense fallback={<PendingView />}>
          <ListingForm listingId={mode === 'edit' ? item : null} onSaved={toList} onCancel={close} />
        </Suspense>
      ) : (
        <Notice tone="info" title="Please log in to list a game.">
          <LoginLink>Login</LoginLink>
        </Notice>
      )}
    </div>
  );
}
