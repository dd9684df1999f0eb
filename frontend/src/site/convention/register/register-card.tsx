import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '#core/api/generated.ts';
import { PendingView } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { OfferPanel } from '#ui/line/offer-panel.tsx';
import { InLineForBadges } from './line/in-line.tsx';
import { useBadgeWait } from './line/use-badge-wait.ts';
import { OwnRegistrationCard } from './own/own-registration-card.tsx';
import styles from './register-card.module.css';
import { Registration } from './registration.tsx';

/** The form to register, or for signed-in users their registration. By the link of a mail, a place in line for badges. */
export function RegisterCard({ user }: { user: User | null }) {
  return (
    <section className={`card shrinks full clips ${styles.card}`} aria-labelledby="register-heading">
      <Content user={user} />
    </section>
  );
}

function Content({ user }: { user: User | null }) {
  const [search, setSearch] = useSearchParams();
  const line = search.get('line');
  const { wait, isOver, isLoading, isError, retry, loadedAt } = useBadgeWait(line);
  const [hasLeft, setLeft] = useState(false);
  const endLink = () => setSearch({}, { replace: true, preventScrollReset: true });
  const leave = () => {
    setLeft(true);
    endLink();
  };

  if (isLoading) return <PendingView />;
  if (isError) {
    return (
      <div className={styles.body}>
        <h2 id="register-heading">Your place in line</h2>
        <LoadFailure title="Your place in line could not be loaded" onRetry={retry} />
      </div>
    );
  }
  if (line && wait?.place) {
    const { place } = wait;
    return <InLineForBadges line={line} wait={{ ...wait, place }} loadedAt={loadedAt} onLeft={leave} />;
  }
  const kept = line && wait ? { line, email: wait.email } : undefined;
  return (
    <>
      <StatusRegion>
        {(isOver || hasLeft) && (
          <div className={styles.above}>
            <Notice
              tone="info"
              title={hasLeft ? 'You left the line' : 'You are not in line any more'}
              takesFocus={hasLeft}
            >
              {isOver && 'You have registered, or left, or the time to register was over twice.'}
            </Notice>
          </div>
        )}
      </StatusRegion>
      {wait?.keptUntil && (
        <div className={styles.above}>
          <OfferPanel keptUntil={wait.keptUntil} />
        </div>
      )}
      {user && (!kept || user.email === kept.email) ? (
        <OwnRegistrationCard user={user} />
      ) : (
        <Registration kept={kept} onSent={endLink} />
      )}
    </>
  );
}
