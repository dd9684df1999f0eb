import { Fragment, type RefObject, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useSession } from '#api/session.ts';
import { LoadingView } from '#ui/feedback/loading-view.tsx';
import { usePending } from '#ui/feedback/use-pending.ts';
import { usePageArrival } from './use-page-arrival.ts';

/** The page in its main landmark, replaced by a placeholder while the next page takes longer to load (spec §9). */
export function PageOutlet({ content }: { content: RefObject<HTMLElement | null> }) {
  const [firstLoad, setFirstLoad] = useState(false);
  const navigating = useNavigation().state === 'loading';
  const pending = usePending(firstLoad || navigating, 1000, 500);
  const { owner } = useSession();
  usePageArrival(content);
  return (
    <main id="content" ref={content} tabIndex={-1}>
      {pending && <LoadingView />}
      <div hidden={pending}>
        <Fragment key={owner}>
          <Outlet context={setFirstLoad} />
        </Fragment>
      </div>
      <ScrollRestoration />
    </main>
  );
}
