import type { ReactNode, RefObject } from 'react';
import styles from './system.module.css';

interface SwitchCardProps {
  /** The state, as a sentence. */
  title: string;
  /** Something is held or stopped: the card says so by its colour as well. */
  isUnusual: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  text: string;
  /** Its buttons. */
  children: ReactNode;
}

/** The state of something that can be switched, with the way to the other state. */
export function SwitchCard({ title, isUnusual, heading, text, children }: SwitchCardProps) {
  return (
    <section
      className={`card row spread wrap ${styles.switch} ${isUnusual ? styles.unusual : ''}`}
      aria-label={title}
    >
      <div role="status">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className="cluster gap-8">{children}</div>
    </section>
  );
}
