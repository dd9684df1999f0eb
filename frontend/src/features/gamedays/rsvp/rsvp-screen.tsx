import type { ReactNode } from 'react';
import { PlaceCard } from './place-card.tsx';
import styles from './rsvp.module.css';

interface RsvpScreenProps {
  caption: string;
  title: string;
  children: ReactNode;
}

/** A reply page with one message in place of the form: full, invalid, not loaded. */
export function RsvpScreen({ caption, title, children }: RsvpScreenProps) {
  return (
    <>
      <PlaceCard caption={caption}>{title}</PlaceCard>
      <div className={`page page-guest ${styles.screen}`}>{children}</div>
    </>
  );
}

export function FullScreen({ children }: { children?: ReactNode }) {
  return (
    <RsvpScreen caption="Every seat is taken" title="Gameday is Full">
      {/* Said aloud, because it may take the place of a form that was just sent. */}
      <p role="status">This gameday has reached capacity and is no longer accepting RSVPs.</p>
      {children}
    </RsvpScreen>
  );
}

/** The outline of the page while its gameday or invitation loads. */
export function LoadingScreen() {
  return (
    <div role="status">
      <div className={`felt ${styles.table}`}>
        <div className={styles.place}>
          <p className={styles.caption}>Loading...</p>
          <span className={`skeleton ${styles.nameSkeleton}`} />
        </div>
      </div>
      <div className="rail" />
      <div className={`page page-guest ${styles.screen}`}>
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    </div>
  );
}

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <RsvpScreen caption="Gameday" title="One moment">
      <p role="alert">{text}</p>
      <p>
        <button type="button" className="btn" onClick={onRetry}>
          Retry
        </button>
      </p>
    </RsvpScreen>
  );
}
