import type { ContentVariable } from '#core/api/staff.ts';
import styles from './places.module.css';

const VARIABLE = /\{\{\s*([^{}\n]{1,60}?)\s*\}\}/g;

/** The text with what its variables stand for; unknown ones stay as they are written. */
export function filled(text: string, variables: readonly ContentVariable[]): string {
  const values = new Map(variables.map(({ name, value }) => [name, value]));
  return text.replace(VARIABLE, (written, name: string) => values.get(name) ?? written);
}

/** What may be written for facts of the edition, so that they are never out of date. */
export function Variables({ variables }: { variables: readonly ContentVariable[] }) {
  return (
    <details className={styles.variables}>
      <summary>Facts that fill themselves in</summary>
      <dl>
        {variables.map(({ name, meaning, value }) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{value ? `${meaning}: ${value}` : meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
