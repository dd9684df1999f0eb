import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { Field } from '#ui/form/field.tsx';
import { type Columns, FIELDS, type FieldName, type Subject, type Table } from './columns.ts';
import styles from './import.module.css';

/** In no column. */
const NONE = -1;

interface ColumnFieldsProps {
  subject: Subject;
  table: Table;
  columns: Columns;
  hasTitles: boolean;
  onColumns: (columns: Columns) => void;
  onTitles: (hasTitles: boolean) => void;
}

/** Which column of the table holds what. */
export function ColumnFields({ subject, table, columns, hasTitles, onColumns, onTitles }: ColumnFieldsProps) {
  const id = useId();
  const options = [
    { value: NONE, label: 'not in the file' },
    ...table.titles.map((title, value) => ({ value, label: `${title}${example(table, value)}` })),
  ];
  return (
    <fieldset className={styles.columns} aria-labelledby={id}>
      <h3 id={id}>Columns</h3>
      <Checkbox checked={hasTitles} onChange={({ target }) => onTitles(target.checked)}>
        The first line holds headings
      </Checkbox>
      <div className={styles.fields}>
        {Object.entries(FIELDS[subject]).map(([name, { label }]) => (
          <Field key={name} label={label}>
            {(control) => (
              <Select
                {...control}
                options={options}
                value={columns[name as FieldName] ?? NONE}
                onChange={(place: number) =>
                  onColumns({ ...columns, [name]: place === NONE ? undefined : place })
                }
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

/** ': Dana Whitfield', what the first line says there. */
function example({ rows }: Table, place: number): string {
  const cell = rows.find((row) => row[place]?.trim())?.[place]?.trim();
  return cell ? `: ${cell}` : '';
}
