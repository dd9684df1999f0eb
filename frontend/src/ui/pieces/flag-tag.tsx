import styles from './flag-tag.module.css';

/** A table flag with its words: the yellow pennant asks for a teacher, the green swallowtail for players. */
export function FlagTag({ colour, children }: { colour: 'yellow' | 'green'; children: string }) {
  return <span className={`${styles.flag} ${styles[colour]}`}>{children}</span>;
}
