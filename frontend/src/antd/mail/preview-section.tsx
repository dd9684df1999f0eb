import { Button, Grid } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './preview-section.module.css';

interface PreviewSectionProps {
  className?: string;
  /** Stands beside the title while the preview is open. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A titled place for the preview of a mail; on phones it folds away behind a button. */
export function PreviewSection({ className = '', extra, children }: PreviewSectionProps) {
  const { sm: isWiderThanPhone } = Grid.useBreakpoint();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isUnfolded || Boolean(isWiderThanPhone);
  return (
    <section className={`${styles.section} ${className}`} aria-label="Mail preview">
      <div className={styles.title}>
        <h3>Mail preview</h3>
        {isOpen && extra}
        {!isWiderThanPhone && (
          <Button aria-expanded={isOpen} onClick={() => setUnfolded(!isUnfolded)}>
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        )}
      </div>
      {isOpen && children}
    </section>
  );
}
