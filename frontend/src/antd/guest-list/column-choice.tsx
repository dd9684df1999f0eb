import { Checkbox } from 'antd';
import { numeral } from '#core/text/count-text.ts';
import { Choice } from '../form/choice.tsx';
import styles from './column-choice.module.css';
import { type Columns, FIELDS, firstLineOf, LABELS, type Purpose, withField } from './recognise/columns.ts';
import type { TableView } from './recognise/table-text.ts';
import type { FieldName } from './recognise/titles.ts';

/** A column that nothing is read from. */
const LEFT_OUT = '';
/** Columns without anything in them are not worth a look, and address books write many. */
const isFilled = ({ sample }: TableView, place: number) => sample.some((row) => row[place]?.trim());

interface ColumnChoiceProps {
  purpose: Purpose;
  table: TableView;
  onColumns: (columns: Columns) => void;
  /** Where the first line may be taken for a person, or a person for titles. */
  onTitles?: (hasTitles: boolean) => void;
}

/** Which column of a table holds what, above its first lines. */
export function ColumnChoice({ purpose, table, onColumns, onTitles }: ColumnChoiceProps) {
  const { titles, sample, columns, total, hasTitles } = table;
  const fieldAt = (place: number) => FIELDS[purpose].find((field) => columns[field] === place);
  const shown = titles.flatMap((_, place) => (isFilled(table, place) || fieldAt(place) ? place : []));
  const options = [
    ...FIELDS[purpose].map((value) => ({ value: value as string, label: LABELS[value] })),
    { value: LEFT_OUT, label: 'Leave out' },
  ];
  return (
    <div className="grid gap-8 shrinks">
      {onTitles && (
        <Checkbox checked={hasTitles} onChange={({ target }) => onTitles(target.checked)}>
          The first line holds headings
        </Checkbox>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well */}
      <section className={`round raised ${styles.scroll}`} aria-label="Columns" tabIndex={0}>
        <table className={`full ${styles.table}`} aria-label="First lines">
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                <span className="visually-hidden">Line</span>
              </th>
              {shown.map((place) => (
                <th key={place} scope="col">
                  <span className={`block small-type muted nowrap clips ${styles.title}`}>
                    {titles[place]}
                  </span>
                  <Choice
                    aria-label={titles[place]}
                    className={styles.select}
                    popupMatchSelectWidth={false}
                    options={options}
                    value={fieldAt(place) ?? LEFT_OUT}
                    onChange={(field: string) =>
                      onColumns(withField(columns, place, (field || undefined) as FieldName | undefined))
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else that tells them apart
              <tr key={index}>
                <th scope="row" className={styles.number}>
                  {firstLineOf({ hasTitles }) + index}
                </th>
                {shown.map((place) => (
                  <td key={place} className={fieldAt(place) ? undefined : styles.leftOut}>
                    {row[place]?.trim() || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="small muted">
        {`${sample.length} of ${numeral(total)} ${total === 1 ? 'line' : 'lines'}.`}
        {purpose !== 'suppressions' && ' A name may come from two columns, an e-mail from one.'}
      </p>
    </div>
  );
}
