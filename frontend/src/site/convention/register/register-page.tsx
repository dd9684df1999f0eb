import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import type { Edition, User } from '#core/api/generated.ts';
import { weekdayAfter } from '#core/text/date-text.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { Hero } from './hero.tsx';
import { RegisterCard } from './register-card.tsx';
import styles from './register-page.module.css';

/** The convention's face: what it is, and the card to register on, leaning over the table's edge. */
export function RegisterPage({ user }: { user: User | null }) {
  return (
    <>
      <div className={`grid ${styles.stage}`}>
        <div className={styles.table}>
          <div className="felt">
            <div className="page">
              <Hero />
            </div>
          </div>
          <div className="rail" />
        </div>
        <div className={`page flex top at-end ${styles.seat}`}>
          <RegisterCard user={user} />
        </div>
      </div>
      <BeforeYouCome />
    </>
  );
}

function BeforeYouCome() {
  const edition = useEdition();
  return (
    <section className={`page ${styles.facts}`} aria-labelledby="before-heading">
      <h2 id="before-heading">Before you come</h2>
      <ul>
        <Fact mark={<Flag colour="yellow" />} title="Yellow flag">
          A teacher is wanted at this table.
        </Fact>
        <Fact mark={<Flag colour="green" />} title="Green flag">
          Players are wanted. Sit down.
        </Fact>
        <Fact mark={<Mark name="box" />} title="Bring your games">
          No game library is provided.
        </Fact>
        <Fact mark={<Mark name="person" />} title="Kids are welcome">
          9 and under are free, with a parent beside them. From 10 on, a badge.
        </Fact>
        <Fact mark={<Mark name="cup" />} title="Food and drink">
          Sold on site, both days.
        </Fact>
        <LastFact edition={edition} />
      </ul>
      <p className="small muted">
        More answers in the <Link to="/faq">FAQ</Link>.
      </p>
    </section>
  );
}

/** The day after the last one is free of anything, whatever weekday the edition ends on. */
function LastFact({ edition }: { edition: Edition }) {
  const last = edition.days.at(-1);
  if (!last) return null;
  return (
    <Fact mark={<Mark name="calendar" />} title={`Nothing on ${weekdayAfter(last.date)}`}>
      The last game ends {last.day} at {last.endTime}.
    </Fact>
  );
}

function Fact({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) {
  return (
    <li>
      {mark}
      <div>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

function Mark({ name }: { name: IconName }) {
  return (
    <span className={`grid rigid accent all-middle ${styles.mark}`}>
      <Icon name={name} />
    </span>
  );
}
