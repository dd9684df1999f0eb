import type { ReactNode } from 'react';
import { useGetConventionQuery } from '../../api/generated.ts';
import styles from './welcome-page.module.css';

/** The convention's face: what it is, when it is, and the first step. */
export function WelcomePage({ children }: { children: ReactNode }) {
  const { data: edition } = useGetConventionQuery();
  return (
    <>
      <section className={`felt ${styles.hero}`}>
        <div className={`page ${styles.columns}`}>
          <div>
            <h1 className={styles.title}>Two days, one long table. Take a seat.</h1>
            {edition && (
              <p className={styles.lead}>
                {edition.productName} is a tabletop gaming convention you go to in person. Join a scheduled
                game, start your own, or bring a box and fly a flag.
              </p>
            )}
            <p className={styles.actions}>{children}</p>
          </div>
          {edition && (
            <dl className={styles.days}>
              {edition.days.map((day) => (
                <div key={day.date}>
                  <dt>
                    {day.day}, {day.monthDay}
                  </dt>
                  <dd>
                    {day.startTime} – {day.endTime}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </section>
      <div className="rail" />
    </>
  );
}
