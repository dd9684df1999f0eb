import styles from './flag.module.css';

const CLOTHS = { yellow: 'M5 2.5 18 7 5 11.5z', green: 'M5 2.5h13l-2.8 4.2L18 11H5z' };

/** The flag on a table: yellow asks for a teacher, green for players. */
export function Flag({ colour }: { colour: keyof typeof CLOTHS }) {
  return (
    <svg className={`rigid ${styles.flag}`} viewBox="0 0 20 20" aria-hidden="true">
      <path className={styles[colour]} d={CLOTHS[colour]} />
      <path className={styles.pole} d="M4.5 1.5V18M1.5 18.5h6" />
    </svg>
  );
}

/** The same with text. */
export function FlagTag({ colour, children }: { colour: 'yellow' | 'green'; children: string }) {
  return <span className={`inline-row nowrap ${styles.tag} ${styles[`${colour}Tag`]}`}>{children}</span>;
}
