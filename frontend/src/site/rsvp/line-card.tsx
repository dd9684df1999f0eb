import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './line.module.css';

interface LineCardProps {
  title: string;
  /** It takes the place of the card whose button was pressed. */
  takesFocus: boolean;
  children: ReactNode;
}

/** A card about the line for seats. */
export function LineCard({ title, takesFocus, children }: LineCardProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={`card grid above-8 ${styles.card}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
