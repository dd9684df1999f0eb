import styles from './form-dialog.module.css';

/** The label of a field that may be left as it is. */
export function OptionalLabel({ text }: { text: string }) {
  return (
    <>
      {text}&nbsp;<span className={styles.optional}>(optional)</span>
    </>
  );
}
