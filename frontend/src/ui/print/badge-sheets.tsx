import type { ReactNode } from 'react';
import type { Badge } from '#core/api/generated.ts';
import { Icon } from '../pieces/icon.tsx';
import { Written } from '../text/written.tsx';
import styles from './badge-sheets.module.css';
import { QrCode } from './qr-code.tsx';
import { nameSize, sheetPages } from './sheet-pages.ts';

interface BadgeSheetsProps {
  badges: readonly Badge[];
  /** Stand at the head of each badge. */
  title: string;
  dates: string;
  /** The days that a badge is for, as boxes; none on name cards. */
  days?: readonly string[];
  /** Line below a name. */
  noteOn: (badge: Badge) => string;
}

/** Sheets to be printed and cut: eight of 90 by 60 mm each, on A4 as on Letter. The last places are blank. */
export function BadgeSheets({ badges, title, dates, days = [], noteOn }: BadgeSheetsProps) {
  const head = (
    <p className={`flex baseline spread ${styles.head}`}>
      <span>{title}</span>
      <span className={styles.dates}>{dates}</span>
    </p>
  );
  return (
    // A sheet is wider than a phone; a keyboard scrolls it only where it can be focused.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.sheets} aria-label="Sheets" tabIndex={0}>
      {sheetPages(badges).map((places, sheet) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no other name
        <ul key={sheet} className={`grid anchor ${styles.sheet}`} aria-label={`Sheet ${sheet + 1}`}>
          {places.map((badge, place) => (
            <li key={badge?.id ?? place} className={styles.badge}>
              {head}
              {badge ? (
                <>
                  <Written className={`${styles.name} ${styles[nameSize(badge.name)]}`}>{badge.name}</Written>
                  <Foot days={days} note={noteOn(badge)}>
                    <QrCode text={badge.badgeLink} label={`Code of ${badge.name}`} className={styles.code} />
                  </Foot>
                </>
              ) : (
                <>
                  <p className={styles.blank}>Name</p>
                  <Foot days={days} note="">
                    <p className={`grid rigid centred all-middle ${styles.noCode}`}>
                      Add this guest at the desk
                    </p>
                  </Foot>
                </>
              )}
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

function Foot({ days, note, children }: { days: readonly string[]; note: string; children: ReactNode }) {
  return (
    <div className={`flex spread at-bottom ${styles.foot}`}>
      <div>
        {note && <p className={styles.note}>{note}</p>}
        {days.length > 0 && (
          <p className={styles.days}>
            {days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

interface SheetsHeadProps {
  title: string;
  /** What is printed, in a sentence. */
  children: ReactNode;
  back: ReactNode;
}

/** What stands above the sheets on the screen, and is not printed. */
export function SheetsHead({ title, children, back }: SheetsHeadProps) {
  return (
    <div className={`page-head ${styles.tools}`}>
      <div>
        <h1>{title}</h1>
        <p>{children}</p>
        <p className="small muted">Print at 100 %, without margins, and cut at the marks.</p>
      </div>
      <div className="link-row">
        {back}
        <button type="button" className="btn btn-primary" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      </div>
    </div>
  );
}
