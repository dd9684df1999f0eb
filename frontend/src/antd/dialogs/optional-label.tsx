import styles from './form-dialog.module.css';

export function OptionalLabel({ text }: { text: string }) {
  return (
    <>
      {text}&nbsp;<span className={styles.optional}>(optional)</span>
    </>
  );
}
