import type { User } from '#api/generated.ts';
import { BeforeYouCome } from './before-you-come.tsx';
import { Hero } from './hero/hero.tsx';
import { RegisterCard } from './register-card.tsx';
import styles from './register-page.module.css';

/** The convention's face: what it is, and the card to register on, leaning over the table's edge. */
export function RegisterPage({ user }: { user: User | null }) {
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.table}>
          <div className="felt">
            <div className="page">
              <Hero />
            </div>
          </div>
          <div className="rail" />
        </div>
        <div className={`page ${styles.seat}`}>
          <RegisterCard user={user} />
        </div>
      </div>
      <BeforeYouCome />
    </>
  );
}
